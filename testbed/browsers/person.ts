import { setTimeout as pause } from "node:timers/promises";
import { GONE, within } from "./line.ts";
import { chooseOption, listCovers, listLargeDrawings, look, measureOverflow, type Seen, type Wanted } from "./look.ts";
import { listLostTranslations, readings, type Translator, translatePage } from "./translator.ts";
import type { Key, Point, Size, Visitor } from "./visitor.ts";

const SEEN_WITHIN_MS = 8_000;
const LOOKS_AGAIN_MS = 60;
/** Engines lose a question now and then that comes while a page is being left: nobody waits for that answer. */
const ANSWERS_WITHIN_MS = 2_500;
const MOST_LOOKS = 20;
const STILL_LOOKS = 2;
/** Wide enough for an icon, and far from a screen. */
const LARGEST_ICON = 100;

/** Whether the engine was given scripts (docs/browsers.md). */
export type Service = "whole" | "plain";

interface PersonOptions {
	visitor: Visitor;
	origin: string;
	/** What translates each page that is opened, before the first touch. */
	translator?: Translator;
}

/** Somebody who walks through the portal by what is to be seen: throws, in words, when something is not. */
export class Person {
	readonly #visitor: Visitor;
	readonly #origin: string;
	readonly #translator: Translator | undefined;
	/** What the last page said that it is for this engine. */
	service: Service = "whole";

	constructor({ visitor, origin, translator }: PersonOptions) {
		this.#visitor = visitor;
		this.#origin = origin;
		this.#translator = translator;
	}

	/** Opens a page of the portal, and has it translated where this person's browser does so. */
	async open(path: string): Promise<void> {
		await this.#visitor.open(this.#origin + path);
		const engine = await this.#visitor.run(() => document.documentElement.dataset.engine ?? "");
		this.service = engine === "plain" ? "plain" : "whole";
		if (this.#translator) await this.#visitor.run(translatePage, this.#translator);
	}

	/** Keeps things under keys, as if by an earlier visit. */
	async keep(stored: Record<string, string>): Promise<void> {
		await this.#visitor.open(`${this.#origin}/robots.txt`);
		await this.#visitor.run((entries: Record<string, string>) => {
			for (const key of Object.keys(entries)) localStorage.setItem(key, entries[key] ?? "");
		}, stored);
	}

	/** Presses what has that name: link, button or summary, whichever it is in this engine. */
	async press(name: string, what: Exclude<Wanted["what"], "text"> = "control"): Promise<void> {
		await this.#visitor.press(await this.#findStill(what, name));
	}

	/** A person presses what stands still: a page that has just come may still go to its place. */
	async #findStill(what: Wanted["what"], name: string): Promise<Point> {
		let place = await this.find(what, name);
		for (let looks = 0, still = 0; looks < MOST_LOOKS && still < STILL_LOOKS; looks += 1) {
			await pause(LOOKS_AGAIN_MS);
			const next = await this.find(what, name);
			still = next.x === place.x && next.y === place.y ? still + 1 : 0;
			place = next;
		}
		return place;
	}

	/** Presses a field and types into it, then looks whether it took the words. */
	async fill(field: string, text: string): Promise<void> {
		await this.press(field, "field");
		await this.#visitor.type(text);
		await this.holds(field, text);
	}

	/** Waits until a field holds these words. */
	async holds(field: string, text: string): Promise<void> {
		await this.#until(`«${field}» holds «${text}»`, async () => {
			const seen = await this.#look("field", field);
			return "value" in seen && seen.value === text ? true : undefined;
		});
	}

	async choose(list: string, option: string): Promise<void> {
		await this.find("field", list);
		const fault = await this.#visitor.run(chooseOption, readings(list), readings(option));
		if (fault) throw new Error(fault);
	}

	type(text: string): Promise<void> {
		return this.#visitor.type(text);
	}

	key(name: Key): Promise<void> {
		return this.#visitor.key(name);
	}

	back(): Promise<void> {
		return this.#visitor.back();
	}

	resize(size: Size): Promise<void> {
		return this.#visitor.resize(size);
	}

	/** Waits until the words are to be read: shown, and covered by nothing. */
	async sees(text: string): Promise<void> {
		await this.find("text", text);
	}

	/** Waits until nothing of that name is to be seen. */
	async seesNo(text: string, what: Wanted["what"] = "text"): Promise<void> {
		await this.#until(`«${text}» is gone`, async () =>
			"missing" in (await this.#look(what, text)) ? true : undefined,
		);
	}

	async isThere(what: Wanted["what"], name: string): Promise<boolean> {
		return !("missing" in (await this.#look(what, name)));
	}

	/** Waits until a box is ticked, or is not. */
	async seesBox(name: string, isOn: boolean): Promise<void> {
		await this.#until(`«${name}» is ${isOn ? "ticked" : "not ticked"}`, async () => {
			const seen = await this.#look("box", name);
			return "isOn" in seen && seen.isOn === isOn ? true : undefined;
		});
	}

	/** Waits until the address of the page, without its origin, begins so. */
	async isAt(start: string): Promise<void> {
		await this.#until(`the address begins ${start}`, async () =>
			(await this.address()).startsWith(start) ? true : undefined,
		);
	}

	address(): Promise<string> {
		return this.#visitor.run(() => location.pathname + location.search + location.hash);
	}

	/** Waits for what a function in the page answers; undefined and false are no answer yet. */
	async watch(what: string, work: () => unknown): Promise<void> {
		await this.#until(what, async () => ((await this.#visitor.run(work)) ? true : undefined));
	}

	/** Nothing that keeps its place lies over a third of the window or more. */
	async isClear(): Promise<void> {
		const covers = await this.#visitor.run(listCovers);
		if (covers.length > 0) throw new Error(`over the page lies ${covers.join(", ")}`);
	}

	async isNotWider(): Promise<void> {
		const pixels = await this.#visitor.run(measureOverflow);
		if (pixels > 1) throw new Error(`${await this.address()} is ${pixels} px wider than the window`);
	}

	async hasSmallIcons(): Promise<void> {
		const large = await this.#visitor.run(listLargeDrawings, LARGEST_ICON);
		if (large.length > 0) throw new Error(`${large.length} icons are large: ${large.slice(0, 3).join("; ")}`);
	}

	/** The style sheets have reached the page: its masthead has a ground of its own and its menu no bullets. */
	async hasLooks(): Promise<void> {
		const looks = await this.#visitor.run(() => {
			const masthead = document.querySelector("body > header, body header");
			return masthead ? getComputedStyle(masthead.querySelector("div") || masthead).backgroundColor : "";
		});
		if (/^$|transparent|rgba\(0, 0, 0, 0\)/.test(looks)) throw new Error(`${await this.address()} has no looks`);
	}

	/** Words on the screen that are names of texts and no texts, such as nav.home. */
	async listKeyNames(keys: ReadonlySet<string>): Promise<string[]> {
		// biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, and the data of a page may name keys.
		const shown = await this.#visitor.run(() => document.body?.innerText || "");
		return (shown.match(/\b[a-z]\w*(?:\.\w+)+\b/g) ?? []).filter((word) => keys.has(word));
	}

	/** Waits a moment for translations to be back, and lists those that are not. */
	async listLostTranslations(): Promise<string[]> {
		let lost: string[] = [];
		for (let tries = 0; tries < 10; tries += 1) {
			lost = await this.#visitor.run(listLostTranslations);
			if (lost.length === 0) return [];
			await pause(LOOKS_AGAIN_MS);
		}
		return lost;
	}

	async find(what: Wanted["what"], name: string): Promise<Point> {
		let reason = "";
		const until = performance.now() + SEEN_WITHIN_MS;
		while (performance.now() < until) {
			const seen = await this.#look(what, name);
			if (!("missing" in seen)) return seen;
			reason = seen.missing;
			await pause(LOOKS_AGAIN_MS);
		}
		throw new Error(reason);
	}

	/** A page that is being left cannot be looked at. */
	async #look(what: Wanted["what"], name: string): Promise<Seen> {
		const looking = this.#visitor.run(look, { what, names: readings(name) });
		return within(ANSWERS_WITHIN_MS, "a look at the page", looking).catch((error: unknown) => {
			throwIfEnded(error);
			return { missing: `the page did not answer: ${error instanceof Error ? error.message : error}` };
		});
	}

	async #until(what: string, ask: () => Promise<true | undefined>): Promise<void> {
		const until = performance.now() + SEEN_WITHIN_MS;
		while (performance.now() < until) {
			if (await within(ANSWERS_WITHIN_MS, what, ask()).catch(throwIfEnded)) return;
			await pause(LOOKS_AGAIN_MS);
		}
		throw new Error(`waited in vain until ${what} (at ${await this.address().catch(() => "?")})`);
	}
}

/** Nobody need wait for a browser that is not there any more. */
function throwIfEnded(error: unknown): undefined {
	if (error instanceof Error && error.message === GONE) throw error;
}
