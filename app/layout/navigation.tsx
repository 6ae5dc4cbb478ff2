import "./navigation.css";
import { useRef } from "react";
import { useLocation } from "react-router";
import { addresses, canonicalPath } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { Kept } from "../components/kept.tsx";
import { Link } from "../components/link.tsx";
import type { TextKey } from "../dictionary.ts";
import { useRootData } from "../root-data.ts";
import { useText } from "../use-text.ts";
import { SocialLinks } from "./social-links.tsx";
import { useExpandedState } from "./use-expanded-state.ts";

const ENTRIES: readonly { to: string; label: TextKey }[] = [
	{ to: addresses.home.to(), label: "nav.home" },
	{ to: addresses.catalogue.to(), label: "nav.catalog" },
	{ to: addresses.institutions.to(), label: "nav.institutions" },
	{ to: addresses.experiences.to(), label: "nav.experiences" },
	{ to: addresses.observatory.to(), label: "nav.observatory" },
	{ to: addresses.help.to(), label: "nav.help" },
];

/**
 * The six entries. On a wide screen they stand in the masthead; on a small one the same list is a
 * popover, which the browser opens, closes with Escape and hides from the keyboard without scripts.
 */
export function Navigation() {
	const { text, language } = useText();
	const networks = useRootData()?.texts?.association?.networks;
	const menu = useRef<HTMLElement>(null);
	useExpandedState(menu);
	// An alias, such as /institutions, belongs to the same entry as its Spanish address.
	const here = canonicalPath(useLocation().pathname);

	function isUnder(to: string): boolean {
		return here === to || (to !== addresses.home.to() && here.startsWith(`${to}/`));
	}

	function close() {
		if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
	}

	return (
		<nav ref={menu} id="menu" className="navigation" popover="auto" aria-label={text("nav.main")}>
			<Kept by={["navigation", language, ENTRIES.map(({ to }) => isUnder(to)), networks]}>
				<Button className="navigation-close" popoverTarget="menu" popoverTargetAction="hide">
					<Icon name="x" />
					{text("nav.closeMenu")}
				</Button>
				<ul>
					{ENTRIES.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} aria-current={isUnder(to) ? "page" : undefined} onClick={close}>
								{text(label)}
							</Link>
						</li>
					))}
				</ul>
				<SocialLinks />
			</Kept>
		</nav>
	);
}
