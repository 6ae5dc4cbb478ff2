import "./navigation.css";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../components/icon.tsx";
import type { TextKey } from "../dictionary.ts";
import { canonicalPath, paths } from "../paths.ts";
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
	// An alias, such as /institutions, belongs to the same entry as its Spanish address.
	const here = canonicalPath(useLocation().pathname);

	function isUnder(to: string): boolean {
		return here === to || (to !== paths.home && here.startsWith(`${to}/`));
	}

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
						<Link to={to} aria-current={isUnder(to) ? "page" : undefined} onClick={close}>
							{text(label)}
						</Link>
					</li>
				))}
			</ul>
			<SocialLinks />
		</nav>
	);
}
