import { SHORTCUTS } from "../../content/accessibility-page.ts";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";

/** The first links in Tab order on every page: to the content, then to the four places of the shortcuts (cases A01, K10). */
export function SkipLinks() {
	const { text } = useText();
	return (
		<>
			<a className="skip-link" href="#contenido">
				{text("layout.skipToContent")}
			</a>
			<nav className="skip-places screen-only" aria-label={text("layout.quickAccess")}>
				{SHORTCUTS.map(({ name, to }) => (
					<Link key={to} className="skip-link" to={to}>
						{text("layout.goTo", { place: text(`nav.${name}`) })}
					</Link>
				))}
			</nav>
		</>
	);
}
