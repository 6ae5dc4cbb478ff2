import "./navigation.css";
import { useRef } from "react";
import { NavLink } from "react-router";
import { Icon } from "../components/icon.tsx";
import type { TextKey } from "../dictionary.ts";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import { SocialLinks } from "./social-links.tsx";
import { useExpandedState } from "./use-expanded-state.ts";

const ENTRIES: readonly { to: string; label: TextKey }[] = [
	{ to: paths.home, label: "nav.home" },
	{ to: paths.catalogue, label: "nav.catalog" },
	{ to: paths.institutions, label: "nav.institutions" },
	{ to: paths.experiences, label: "nav.experiences" },
	{ to: paths.observatory, label: "nav.observatory" },
	{ to: paths.help, label: "nav.help" },
];

/**
 * The six entries. On a wide screen they stand in the masthead; on a small one the same list is a
 * popover, which the browser opens, closes with Escape and hides from the keyboard without scripts.
 */
export function Navigation() {
	const { text } = useText();
	const menu = useRef<HTMLElement>(null);
	useExpandedState(menu);

	function close() {
		if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
	}

	return (
		<nav ref={menu} id="menu" className="navigation" popover="auto" aria-label={text("nav.main")}>
			<button type="button" className="button navigation-close" popoverTarget="menu" popoverTargetAction="hide">
				<Icon name="x" />
				{text("nav.closeMenu")}
			</button>
			<ul>
				{ENTRIES.map(({ to, label }) => (
					<li key={to}>
						<NavLink to={to} end={to === paths.home} onClick={close}>
							{text(label)}
						</NavLink>
					</li>
				))}
			</ul>
			<SocialLinks />
		</nav>
	);
}
