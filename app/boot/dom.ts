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

/** What somebody does who goes on with a page: touches it, moves over it, presses a key. */
const SIGNS = ["pointerdown", "pointermove", "scroll", "keydown"];
/** Milliseconds after a first sign. Who presses a link at once goes on, and nothing stands in the way of the next page. */
const REST = 1_000;

/** Acts once, when the page is there, somebody has begun to use it, and then stays a moment. */
export function onceInUse(act: () => void): void {
	afterLoad(0, () => {
		const begin = () => {
			for (const type of SIGNS) removeEventListener(type, begin);
			setTimeout(act, REST);
		};
		for (const type of SIGNS) on(type, begin);
	});
}

/** Acts so many milliseconds after everything of the page is there. */
export function afterLoad(milliseconds: number, act: () => void): void {
	on("load", () => setTimeout(act, milliseconds));
}

/** Acts once, when the first element that matches comes into view; at once where the engine cannot say. */
export function onceSeen(selector: string, act: () => void): void {
	on("DOMContentLoaded", () => {
		const element = find(selector);
		if (!element || !("IntersectionObserver" in window)) return act();
		new IntersectionObserver(([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			act();
		}).observe(element);
	});
}

export function bringScript(address: string): void {
	document.head.append(Object.assign(document.createElement("script"), { src: address }));
}
