import { setTimeout as pause } from "node:timers/promises";

/** CSS pixels of the window, or from its upper left corner. */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** The named keys that a walk presses. */
export type Key = "Enter" | "Escape" | "Tab";

/** One person with one empty browser profile and one page. */
export interface Visitor {
	/** Goes to an address and waits until the page has loaded. */
	open(url: string): Promise<void>;
	/** Runs a function in the page, by its text: it may use its arguments and the page, nothing else. */
	run<Arguments extends readonly unknown[], Answer>(
		work: (...parameters: Arguments) => Answer,
		...parameters: Arguments
	): Promise<Answer>;
	press(point: Point): Promise<void>;
	type(text: string): Promise<void>;
	key(name: Key): Promise<void>;
	back(): Promise<void>;
	resize(size: Size): Promise<void>;
	/** What the page threw or wrote to the console as an error since it was asked last. */
	takeTrouble(): Promise<string[]>;
	close(): Promise<void>;
}

/** A real browser that new people can be asked from. */
export interface Browser {
	/** Its own number, such as 153.8.0. */
	version: string;
	visit(size: Size): Promise<Visitor>;
	close(): Promise<void>;
}

/** The text of a call that answers JSON, for drivers to send into the page. */
export function writeCall(work: (...parameters: never[]) => unknown, parameters: readonly unknown[]): string {
	return `JSON.stringify({ answer: (${work})(${parameters.map((each) => JSON.stringify(each) ?? "undefined").join(", ")}) })`;
}

/** Reads what such a call answered. */
export function readAnswer<Answer>(json: unknown): Answer {
	if (typeof json !== "string") throw new Error(`The page answered no JSON: ${String(json)}`);
	const { answer }: { answer: Answer } = JSON.parse(json);
	return answer;
}

const LOADS_WITHIN_MS = 30_000;

/**
 * Waits until the page has loaded with all that it names; a page that is being left, as which `ventanillaLeft` may mark it,
 * cannot answer yet.
 */
export async function waitUntilLoaded(visitor: Pick<Visitor, "run">): Promise<void> {
	const until = performance.now() + LOADS_WITHIN_MS;
	while (performance.now() < until) {
		const state = await visitor
			.run(() => ("ventanillaLeft" in window ? "" : `${document.readyState} ${location.protocol}`))
			.catch(() => "");
		if (state.startsWith("complete") && !state.endsWith("about:")) return;
		await pause(25);
	}
	throw new Error("The page did not finish to load");
}

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
