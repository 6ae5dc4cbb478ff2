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
