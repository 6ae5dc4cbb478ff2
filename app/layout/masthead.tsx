import { BRAND } from "../../content/brand.ts";
import { addresses } from "../address/addresses.ts";
import { Button, Link } from "../components/link.tsx";
import { Drawing, Icon, MARKS } from "../icons/icon.tsx";
import { SearchOverlay } from "../search/search-overlay.tsx";
import { useText } from "../words/text.ts";
import { ACTS_AS_BUTTON, LanguageMenu, ReadingMenu } from "./menus.tsx";
import { Navigation, SocialLinks } from "./navigation.tsx";
import band from "./woven-band.svg?raw";

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

/** What the file draws, without its frame; the server alone writes it, and React leaves it as it is. */
const lines = import.meta.env.SSR ? /<svg[^>]*>([\s\S]*)<\/svg>/.exec(band)?.[1] : undefined;

interface WovenBandProps {
	/** The first of a page holds the diamonds that the others repeat. */
	isFirst?: boolean;
}

/** Diamonds of a huipil: the portal's one ornament. It stands in the page, since a file of it would be fetched before a first visit is whole. */
export function WovenBand({ isFirst }: WovenBandProps) {
	const pattern = `<pattern id="tejido" x="50%" width="84" height="13" patternUnits="userSpaceOnUse">${lines}</pattern>`;
	const drawn = `${isFirst ? pattern : ""}<rect width="100%" height="13" fill="url(#tejido)"/>`;
	return (
		<svg
			className="woven-band"
			width="100%"
			height="13"
			aria-hidden="true"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: lines of our own file, which only the server writes
			dangerouslySetInnerHTML={{ __html: lines ? drawn : "" }}
		/>
	);
}
