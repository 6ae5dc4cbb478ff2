import { BRAND } from "../../content/brand.ts";
import { addresses } from "../address/addresses.ts";
import { Button, Link } from "../components/link.tsx";
import { Drawing, Icon, MARKS } from "../icons/icon.tsx";
import { SearchOverlay } from "../search/search-overlay.tsx";
import { useText } from "../words/text.ts";
import { ACTS_AS_BUTTON, LanguageMenu, ReadingMenu } from "./menus.tsx";
import { Navigation, SocialLinks } from "./navigation.tsx";
import { WovenBand } from "./woven-band.tsx";

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
					<Link className="strip-button folder-link" to={addresses.folder.to()}>
						<Icon name="file-check" />
						{text("nav.folder")}
					</Link>
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
			<WovenBand isFirst />
		</header>
	);
}

/** The portal's own mark. */
function Mark({ size }: { size: number }) {
	return <Drawing sprite={MARKS} name="ventanilla" viewBox="0 0 44 44" width={size} height={size} />;
}
