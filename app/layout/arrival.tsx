import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusPlace, isKeepingPlace } from "../address/navigate.ts";
import { hideMenu, OPEN_MENU } from "../components/on-top.ts";

/** Address of the link that led away from a page, by the key of that page in the history. */
const linksUsed = new Map<string, string>();

/**
 * What happens when a citizen arrives at another page without a reload: the page scrolls to the top
 * (smoothly when going forward, as the specification asks; Back restores its place at once) and the
 * focus moves to the heading, so that a screen reader says where they are. After Back it moves to the link that was used,
 * as it does where pages are loaded. On the same page it goes to the list that was turned, and to the heading when what was
 * pressed has left. It must stand before ScrollRestoration, whose own effect scrolls under the attribute that is set here.
 */
export function Arrival() {
	const { pathname, search, hash, state, key } = useLocation();
	const kind = useNavigationType();
	const wasFiltered = isKeepingPlace(state);
	// The state stays with the entry of the history: whoever comes back to it may come from another screen.
	const keepsPlace = wasFiltered && kind !== "POP";
	const previous = useRef(pathname);
	const here = useRef(key);
	const address = pathname + search;
	const shown = useRef(address);
	/** What had the focus when something was pressed, and whether it turns the pages of a list. */
	const pressed = useRef<{ control: Element; turns: boolean } | null>(null);

	useEffect(() => {
		here.current = key;
	}, [key]);

	useEffect(() => {
		function onClick({ target }: MouseEvent) {
			const link = target instanceof Element ? target.closest("main a[href]")?.getAttribute("href") : null;
			if (link) linksUsed.set(here.current, link);
			else linksUsed.delete(here.current);
			// Whoever sends a form with Enter presses its button.
			const control = document.activeElement;
			pressed.current = control && { control, turns: control.matches(".pager *") };
		}
		// Before React takes the citizen to the next page.
		addEventListener("click", onClick, { capture: true });
		return () => removeEventListener("click", onClick, { capture: true });
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
	useEffect(() => {
		const { control, turns } = pressed.current ?? {};
		pressed.current = null;
		if (!control || kind === "POP" || (previous.current !== pathname && !keepsPlace)) return;
		const now = document.activeElement;
		if (now === document.body ? !control.isConnected : turns && now === control) focusPlace(findNamed(hash));
	}, [key]);

	// Back out of an open menu or dialog leaves no page behind it that changes unseen. What was typed in it stays.
	useLayoutEffect(() => {
		if (shown.current === address) return;
		shown.current = address;
		if (kind === "POP") closeWhatIsOnTop();
	}, [address, kind]);

	useLayoutEffect(() => {
		if (previous.current === pathname || keepsPlace) return;
		document.documentElement.dataset.arrival = kind === "POP" ? "back" : "forward";
	}, [pathname, kind, keepsPlace]);

	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		const hasPlace = document.activeElement !== document.body;
		if (keepsPlace || (wasFiltered && hasPlace)) return;
		const link = kind === "POP" ? findLink(linksUsed.get(key)) : undefined;
		link?.focus({ preventScroll: true });
		if (!link) focusPlace(findNamed(hash));
		if (kind === "POP") return;
		// The attribute is needed only while the scroll begins; later scrolls must not be smooth.
		const frame = requestAnimationFrame(() => delete document.documentElement.dataset.arrival);
		return () => cancelAnimationFrame(frame);
	}, [pathname, kind, keepsPlace, wasFiltered, key, hash]);

	return null;
}

/** What the address names, as the browser itself goes to it where a page is loaded. */
function findNamed(hash: string): HTMLElement | undefined {
	return document.getElementById(hash.slice(1)) ?? undefined;
}

function findLink(address: string | undefined): HTMLAnchorElement | undefined {
	const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
	return address === undefined ? undefined : [...links].find((link) => link.getAttribute("href") === address);
}

function closeWhatIsOnTop(): void {
	// What stands in the content belongs to its address.
	for (const dialog of document.querySelectorAll<HTMLDialogElement>("body > :not(main) dialog")) dialog.close();
	for (const menu of document.querySelectorAll<HTMLElement>(OPEN_MENU)) hideMenu(menu);
}
