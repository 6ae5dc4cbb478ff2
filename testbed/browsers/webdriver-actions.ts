import type { Key, Point } from "./visitor.ts";

/** How WebDriver, old and new, writes keys that are no letters. */
export const KEYS: Record<Key, string> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

/** A press of the mouse, as WebDriver and WebDriver BiDi both write it. */
export function pressPoint({ x, y }: Point): readonly unknown[] {
	const actions = [
		{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
		{ type: "pointerDown", button: 0 },
		{ type: "pointerUp", button: 0 },
	];
	return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

/** Keys, pressed one after the other. */
export function pressKeys(keys: readonly string[]): readonly unknown[] {
	const actions = keys.flatMap((value) => [
		{ type: "keyDown", value },
		{ type: "keyUp", value },
	]);
	return [{ type: "key", id: "keyboard", actions }];
}
