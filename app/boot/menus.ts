import { HAS_POPOVER, OPEN_MENU } from "../components/on-top.ts";
import { closest, find, on } from "./dom.ts";
import { forgetDialogs } from "./scripts-on-intent.ts";

/** Links that lead to a menu, or out of it: without scripts it is open while the address names it (app/styles/base.css). */
const OPENERS = "[data-menu]";

/**
 * The menus of the masthead open over the page, as popovers where the browser has them. Escape,
 * a press beside the menu and leaving it with the keyboard close it.
 */
export function openMenus(): void {
	/** The menu that was open when the press began: where it is a popover, the browser has closed it before the click. */
	let pressed: Element | null = null;
	on(
		"pointerdown",
		() => {
			pressed = find(OPEN_MENU);
		},
		true,
	);
	on("click", (event) => {
		const open = find(OPEN_MENU);
		const opener = closest<HTMLAnchorElement>(event.target, OPENERS);
		const menu = opener?.hash ? find(opener.hash) : null;
		if (opener) event.preventDefault();
		if (open && (opener || !open.contains(event.target as Node))) setOpen(open, false);
		if (menu && menu !== (open ?? pressed)) setOpen(menu, true);
		pressed = null;
	});
	on("keydown", (event) => {
		const { key, target, defaultPrevented } = event;
		pressed = null;
		const opener = closest(target, OPENERS);
		const open = find(OPEN_MENU);
		// A link that became a button is pressed with the space bar too. Popovers have an Escape of their own.
		if (key === " " && opener && !defaultPrevented) {
			event.preventDefault();
			opener.click();
		} else if (key === "Escape" && open && !HAS_POPOVER) {
			setOpen(open, false);
			openerOf(open)?.focus();
		}
	});
	on("focusin", ({ target, relatedTarget }) => {
		const open = find(OPEN_MENU);
		if (open?.contains(relatedTarget as Node) && !open.contains(target as Node)) setOpen(open, false);
	});
	on("toggle", ({ target }) => tell(closest(target, "[popover]")), true);
	on("DOMContentLoaded", () => document.querySelectorAll<HTMLElement>("[popover]").forEach(tell));
}

function setOpen(menu: HTMLElement, isOpen: boolean): void {
	if (HAS_POPOVER) menu.togglePopover(isOpen);
	else {
		menu.toggleAttribute("data-open", isOpen);
		tell(menu);
	}
}

function openerOf(menu: Element): HTMLElement | null {
	return find(`${OPENERS}[href="#${menu.id}"]`);
}

/** What opens a menu says whether it is open. Only with scripts: in the HTML it would be wrong once the menu is the target. */
function tell(menu: HTMLElement | null): void {
	const opener = menu && openerOf(menu);
	opener?.setAttribute("aria-expanded", String(menu?.matches(OPEN_MENU)));
	opener?.setAttribute("aria-controls", menu?.id ?? "");
}

/**
 * Opens and closes the dialog of the search as long as React does not: what is typed meanwhile stands in its box, a phone
 * shows its keyboard at once, and Enter leads to the catalogue. React asks for what it finds there when it comes.
 */
export function openSearchEarly(): void {
	on("click", (event) => {
		const dialog = find<HTMLDialogElement>(".search-dialog");
		if (closest(event.target, ".search-dialog button")) dialog?.close();
		if (event.defaultPrevented || !closest(event.target, ".search-opener")) return;
		event.preventDefault();
		forgetDialogs();
		dialog?.showModal();
	});
}
