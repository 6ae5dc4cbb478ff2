import { useLocation } from "react-router";
import { listNetworks } from "../../content/brand.ts";
import { SHORTCUTS } from "../../content/shortcuts.ts";
import { addresses, canonicalPath } from "../address/addresses.ts";
import { Button, Link } from "../components/link.tsx";
import { closeMenu } from "../components/on-top.ts";
import { Drawing, Icon, MARKS } from "../icons/icon.tsx";
import { useAssociation } from "../root-data.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";
import { MenuClose } from "./menus.tsx";

const ENTRIES: readonly { to: string; label: TextKey }[] = [
	{ to: addresses.home.to(), label: "nav.home" },
	{ to: addresses.catalogue.to(), label: "nav.catalog" },
	{ to: addresses.institutions.to(), label: "nav.institutions" },
	{ to: addresses.experiences.to(), label: "nav.experiences" },
	{ to: addresses.observatory.to(), label: "nav.observatory" },
	{ to: addresses.help.to(), label: "nav.help" },
];

/**
 * The six entries. On a wide screen they stand in the masthead; on a small one the same list is a menu
 * (app/boot/menus.ts), which without scripts is open while the address names it.
 */
export function Navigation() {
	const { text } = useText();
	// An alias, such as /institutions, belongs to the same entry as its Spanish address.
	const here = canonicalPath(useLocation().pathname);

	function isUnder(to: string): boolean {
		return here === to || (to !== addresses.home.to() && here.startsWith(`${to}/`));
	}

	return (
		<div id="menu" className="navigation" popover="auto">
			<MenuClose />
			<nav aria-label={text("nav.main")}>
				<Button className="navigation-close" data-boot data-menu="">
					<Icon name="x" />
					{text("nav.closeMenu")}
				</Button>
				<ul>
					{ENTRIES.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} aria-current={isUnder(to) ? "page" : undefined} onClick={closeMenu}>
								{text(label)}
							</Link>
						</li>
					))}
				</ul>
				<SocialLinks />
			</nav>
		</div>
	);
}

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

/** The networks that the operator filled in, each under its own mark and name; nothing where there are none. */
export function SocialLinks() {
	const { text } = useText();
	const networks = listNetworks(useAssociation());
	if (networks.length === 0) return null;
	return (
		<ul className="social-links" aria-label={text("layout.socialNetworks")}>
			{networks.map(({ id, name, url, isPlaceholder }) => (
				<li key={id}>
					<a href={url} rel="noopener noreferrer" title={name}>
						<Drawing sprite={MARKS} name={id} viewBox="0 0 24 24" className="network" width="20" height="20" />
						<span className="visually-hidden">
							{text(isPlaceholder ? "layout.socialPlaceholder" : "layout.socialLink", { name })}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
