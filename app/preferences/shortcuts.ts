import { useEffect, useSyncExternalStore } from "react";
import { SHORTCUTS } from "../../content/shortcuts.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { useNavigate } from "../address/navigate.ts";
import { readStoredText, writeStoredText } from "../browser-store.ts";

/** What the browser keeps once a citizen has switched the shortcuts off. */
const OFF = "off";
const listeners = new Set<() => void>();
/** For browsers that refuse to store anything: the choice then lasts as long as the page. */
let isOffHere = false;

/** Alt and a digit of the top row lead to the four places of `SHORTCUTS`, without disturbing who is typing (case K10). */
export function useShortcuts(): void {
	const navigate = useNavigate();
	useEffect(() => {
		function onKeyUp(event: KeyboardEvent) {
			const place = findShortcut(event);
			if (place && !hasStoredOff()) void navigate(place);
		}
		addEventListener("keyup", onKeyUp);
		return () => removeEventListener("keyup", onKeyUp);
	}, [navigate]);
}

/** Whether the shortcuts are on, and a function to switch them. The server says on: who switched them off gets it put right at once. */
export function useShortcutsSwitch(): [boolean, (isOn: boolean) => void] {
	const isOn = useSyncExternalStore(
		subscribe,
		() => !hasStoredOff(),
		() => true,
	);
	return [isOn, store];
}

/** Where the released key leads; undefined for everything that may be typing, such as AltGr or Alt+164 for ñ. */
function findShortcut(event: KeyboardEvent): string | undefined {
	const { altKey, ctrlKey, metaKey, shiftKey } = event;
	if (!altKey || ctrlKey || metaKey || shiftKey || event.getModifierState("AltGraph")) return undefined;
	if (event.defaultPrevented || event.isComposing || isWriting(event.target) || isDialogOpen()) return undefined;
	return SHORTCUTS.find(({ code }) => code === event.code)?.to;
}

function isWriting(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}

/** A detail of the observatory may be all that a page has: that one lies over nothing. */
function isDialogOpen(): boolean {
	return document.querySelector("dialog[open]:not([data-page])") !== null;
}

function store(isOn: boolean): void {
	isOffHere = !isOn;
	// Where storage is blocked or full, `isOffHere` alone carries the choice.
	writeStoredText(STORAGE_KEYS.shortcuts, isOn ? null : OFF);
	for (const listener of listeners) listener();
}

function hasStoredOff(): boolean {
	return isOffHere || readStoredText(STORAGE_KEYS.shortcuts) === OFF;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
