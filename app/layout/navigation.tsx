import { useLocation } from "react-router";
import { addresses, canonicalPath } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { closeMenu } from "../components/on-top.ts";
import type { TextKey } from "../dictionary.ts";
import { useText } from "../use-text.ts";
import { MenuClose } from "./menu-controls.tsx";
import { SocialLinks } from "./social-links.tsx";

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
