import { isPlaceholderAddress } from "../../content/brand.ts";
import { addresses } from "../addresses.ts";
import { useAssociation } from "../use-association.ts";
import { useText } from "../use-text.ts";
import { Link } from "./link.tsx";

/** The association's e-mail; where nobody reads it that is said, and without one the report form stands in for it. */
export function MailAddress({ className }: { className?: string }) {
	const { text } = useText();
	const { email } = useAssociation();
	if (email === "") {
		return (
			<Link className={className} to={addresses.report.to()}>
				{text("contact.report")}
			</Link>
		);
	}
	return (
		<span>
			<a className={className} href={`mailto:${email}`}>
				{email}
			</a>
			{isPlaceholderAddress(email) && ` (${text("contact.placeholder")})`}
		</span>
	);
}
