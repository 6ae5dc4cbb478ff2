/** A link that looks like a button is pressed with the Space bar too, as everybody expects of a button; it never scrolls. */
export function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>): void {
	if (event.key !== " " || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
	event.preventDefault();
	// Held down, it is one press.
	if (!event.repeat) event.currentTarget.click();
}
