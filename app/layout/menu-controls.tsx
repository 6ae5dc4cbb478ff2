import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { pressWithSpace } from "../components/press-with-space.ts";
import { useText } from "../use-text.ts";

/** A link that the boot script makes act as a button (app/boot/menus.ts). */
export const ACTS_AS_BUTTON = { role: "button", "data-menu": "" };

interface MenuOpenerProps {
	/** Id of the menu. */
	menu: string;
	className: string;
	/** Its name, where what it shows does not say it. */
	label?: string;
	children: ReactNode;
}

/** Opens and closes a menu of the strip: a link to it, so that it opens without scripts and in every browser. */
export function MenuOpener({ menu, className, label, children }: MenuOpenerProps) {
	return (
		<a href={`#${menu}`} className={className} aria-label={label} onKeyDown={pressWithSpace} {...ACTS_AS_BUTTON}>
			{children}
		</a>
	);
}

/** The way out of a menu that the address names (app/layout/masthead.css). */
export function MenuClose() {
	const { text } = useText();
	return (
		<Button className="menu-close" href="#" {...ACTS_AS_BUTTON}>
			<Icon name="x" />
			{text("nav.closeMenu")}
		</Button>
	);
}
