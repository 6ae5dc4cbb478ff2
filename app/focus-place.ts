/**
 * Moves the focus to a part of the page that takes none by itself, or to the heading of the screen, so that a screen reader
 * says where somebody is; nothing scrolls.
 */
export function focusPlace(place = document.querySelector<HTMLElement>("main h1")): void {
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
