/** Safari 16 and Firefox 115 have no popovers, and refuse a selector that asks for them. */
export const HAS_POPOVER = "popover" in (globalThis.HTMLElement?.prototype ?? {});

/** A menu that is open: as a popover, or where there are none because the boot script opened it (app/boot/menus.ts). */
export const OPEN_MENU = HAS_POPOVER ? ":popover-open" : "[popover][data-open]";

/** What lies on top of the page, and has an Escape of its own. */
export const ON_TOP = `:modal,${OPEN_MENU}`;

/** Closes the menu around a control of it that was used. */
export function closeMenu({ currentTarget }: { currentTarget: Element }): void {
	const menu = currentTarget.closest<HTMLElement>(OPEN_MENU);
	if (menu) hideMenu(menu);
}

export function hideMenu(menu: HTMLElement): void {
	if (HAS_POPOVER) menu.hidePopover();
	else menu.removeAttribute("data-open");
}
