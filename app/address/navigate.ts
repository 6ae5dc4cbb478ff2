import { useCallback } from "react";
import type { NavigateOptions } from "react-router";
import { redirect as redirectTo, useLocation, useNavigate as useRouterNavigate } from "react-router";
import { keepLanguage } from "./address-language.ts";

/** Leads to an address of the portal, in the language that the address of this page names; or so many steps back. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => Promise<void> {
	const navigate = useRouterNavigate();
	const { search } = useLocation();
	return useCallback(
		async (to, options) => {
			await (typeof to === "number" ? navigate(to) : navigate(keepLanguage(to, { search }), options));
		},
		[navigate, search],
	);
}

/** How a page writes the addresses that it leads to: in the language that its own address names, if it names one. */
export function useKeptLanguage(): (to: string) => string {
	const location = useLocation();
	return (to) => keepLanguage(to, location);
}

/** Leads on from what was asked to another address of the portal, in the language that the asked one names. */
export function redirect(asked: { readonly search: string }, to: string, init?: number | ResponseInit): Response {
	return redirectTo(keepLanguage(to, asked), init);
}

/** Location state of a navigation that only filters the same screen: focus and scroll position stay. */
export const KEEPS_PLACE = { keepsPlace: true };

/** Tells whether the state of a location is that of such a navigation. */
export function isKeepingPlace(state: unknown): boolean {
	return typeof state === "object" && state !== null && "keepsPlace" in state;
}

/**
 * Moves the focus to a part of the page that takes none by itself, or to the heading of the screen, so that a screen reader
 * says where somebody is; nothing scrolls.
 */
export function focusPlace(place = document.querySelector<HTMLElement>("main h1")): void {
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
