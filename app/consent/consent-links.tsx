import { addresses } from "../addresses.ts";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";

/** The pages that explain the choice at length. */
export function ConsentLinks() {
	const { text } = useText();
	return (
		<p className="consent-links">
			{`${text("consent.readMore")} `}
			<Link to={addresses.about.to()}>{text("consent.about")}</Link>{" "}
			<Link to={addresses.privacy.to()}>{text("consent.privacy")}</Link>{" "}
			<Link to={addresses.terms.to()}>{text("consent.terms")}</Link>
		</p>
	);
}
