import { BRAND } from "../../content/brand.ts";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Drawing, LOGO } from "../components/drawing.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { SearchOverlay } from "../search/search-overlay.tsx";
import { useText } from "../use-text.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { ACTS_AS_BUTTON } from "./menu-controls.tsx";
import { Navigation } from "./navigation.tsx";
import { ReadingMenu } from "./reading-menu.tsx";
import { SocialLinks } from "./social-links.tsx";

/** Top strip, brand, navigation, search and language: the head of every page. */
export function Masthead() {
	const { text, language } = useText();
	return (
		<header className="masthead screen-only">
			<div className="strip">
				<div className="page strip-row">
					<p className="strip-name" translate="no">
						<Mark size={20} />
						{BRAND.association}
					</p>
					<SocialLinks />
					<ReadingMenu />
					<LanguageMenu />
				</div>
			</div>
			<div className="page masthead-row">
				<Link className="brand" to={addresses.home.to()}>
					<Mark size={44} />
					<span>
						<span className="brand-name" translate="no">
							{BRAND.product}
						</span>
						<span className="brand-tagline">{BRAND.tagline[language]}</span>
					</span>
				</Link>

				<SearchOverlay />
				<Button className="menu-button" href="#menu" {...ACTS_AS_BUTTON}>
					<Icon name="menu" />
					{text("nav.menu")}
				</Button>

				<Navigation />
			</div>
			<div className="woven-band" />
		</header>
	);
}

/** The portal's own mark. */
function Mark({ size }: { size: number }) {
	return <Drawing sprite={LOGO} name="ventanilla" viewBox="0 0 44 44" width={size} height={size} />;
}
