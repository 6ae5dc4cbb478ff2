// Short names for what the boot script says often: every letter of it is in every page.

export const root = document.documentElement;
export const { dataset } = root;

/** Somebody pays for every byte, and has said so. */
export const isSaving = navigator.connection?.saveData === true;

export function find<Found extends Element = HTMLElement>(selector: string): Found | null {
	return document.querySelector<Found>(selector);
}

/** The element around the target of an event that matches a selector, itself included; null where there is none. */
export function closest<Found extends Element = HTMLElement>(
	target: EventTarget | null,
	selector: string,
): Found | null {
	return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Listens on the window, where everything on the page has had its turn; with `isFirst` before everything on the page. */
export function on<Type extends keyof WindowEventMap>(
	type: Type | (string & {}),
	act: (event: WindowEventMap[Type]) => void,
	isFirst?: boolean,
): void {
	addEventListener(type, act as EventListener, isFirst);
}

/** Acts so many milliseconds after everything of the page is there. */
export function afterLoad(milliseconds: number, act: () => void): void {
	on("load", () => setTimeout(act, milliseconds));
}
