import { Link } from "react-router";
import { BRAND, isPlaceholderAddress } from "../../content/brand.ts";
import { addresses } from "../addresses.ts";
import { useText } from "../use-text.ts";

/** The association's e-mail; where nobody reads it that is said, and without one the report form stands in for it. */
export function MailAddress({ className }: { className?: string }) {
	const { text } = useText();
	if (BRAND.email === "") {
		return (
			<Link className={className} to={addresses.report.to()}>
				{text("contact.report")}
			</Link>
		);
	}
	return (
		<span>
			<a className={className} href={`mailto:${BRAND.email}`}>
				{BRAND.email}
			</a>
			{isPlaceholderAddress(BRAND.email) && ` (${text("contact.placeholder")})`}
		</span>
	);
}
