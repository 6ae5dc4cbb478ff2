import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { within } from "./line.ts";
import { Person, type Service } from "./person.ts";
import { PHONE, type Task } from "./tasks.ts";
import type { Translator } from "./translator.ts";
import type { Browser } from "./visitor.ts";

/** A walk that takes longer hangs; the slowest opens ten pages in a browser of 2021. */
const WALKED_WITHIN_MS = 60_000;
const CLOSES_WITHIN_MS = 5_000;
/** What engines say about headers and rules that they do not know, and Firefox about files of a page that was left: the digest is that of nothing. */
const HARMLESS = [
	/Permissions-Policy/,
	/speculation rules/i,
	/Found a 'popover' attribute/,
	/favicon\.ico/,
	/computed hash is .OLBgp1GsljhM2TJ/,
];
/** React could not take the page over: it is counted, and the page must be usable all the same. */
const FAILED_HYDRATION = /Minified React error #(\d+)|hydrat|could not be taken over/i;

export interface Outcome {
	sentence: string;
	/** Not promised to this engine. */
	isLeftOut: boolean;
	/** Why it failed. */
	fault?: string;
	/** Names of the ways in which React could not take a page over. */
	failedHydrations: readonly string[];
	milliseconds: number;
}

interface Walk {
	browser: Browser;
	task: Task;
	origin: string;
	/** What the engine is given, of which `readService` asks it. */
	service: Service;
	translator?: Translator;
	/** Every key of the dictionaries, none of which is ever to be read. */
	keys: ReadonlySet<string>;
}

/** What an engine says that it was given. */
export async function readService(browser: Browser, origin: string): Promise<Service> {
	const visitor = await browser.visit(PHONE);
	try {
		const person = new Person({ visitor, origin });
		await person.open("/ayuda");
		return person.service;
	} finally {
		await visitor.close();
	}
}

/** One person does one task in one engine. Never throws: what went wrong is the outcome. */
export async function walkTask({ browser, task, origin, service, translator, keys }: Walk): Promise<Outcome> {
	const { sentence } = task;
	if (task.promise === "whole" && service === "plain")
		return { sentence, isLeftOut: true, failedHydrations: [], milliseconds: 0 };
	const began = performance.now();
	const said: string[] = [];
	let fault: string | undefined;
	try {
		const visitor = await browser.visit(PHONE);
		try {
			const person = new Person({ visitor, origin, translator });
			if (!task.isNew) await person.keep(settled());
			// What the browser says about showing a page that is no page is none of the portal's.
			await visitor.takeTrouble();
			await within(WALKED_WITHIN_MS, "the end of the walk", walk(person, task, keys));
			said.push(...(await visitor.takeTrouble()));
		} catch (error) {
			said.push(...(await visitor.takeTrouble().catch(() => [])));
			throw error;
		} finally {
			await within(CLOSES_WITHIN_MS, "the browser to close", visitor.close()).catch(() => {});
		}
	} catch (error) {
		fault = error instanceof Error ? error.message : String(error);
	}
	const trouble = said.filter(
		(line) => ![...HARMLESS, ...(task.allowed ? [task.allowed] : [])].some((one) => one.test(line)),
	);
	const failedHydrations = trouble.filter((line) => FAILED_HYDRATION.test(line)).map(nameFailure);
	const errors = trouble.filter((line) => !FAILED_HYDRATION.test(line));
	fault = fault && errors[0] ? `${fault}; ${errors[0]}` : (fault ?? errors[0]);
	// Where nobody translates, nothing keeps React from taking the page over.
	if (!translator) fault ??= failedHydrations[0];
	return {
		sentence,
		isLeftOut: false,
		fault,
		failedHydrations,
		milliseconds: performance.now() - began,
	};
}

async function walk(person: Person, task: Task, keys: ReadonlySet<string>): Promise<void> {
	await task.walk(person);
	const shown = await person.listKeyNames(keys);
	if (shown.length > 0) throw new Error(`key names are on the screen: ${shown.slice(0, 3).join(", ")}`);
	const lost = await person.listLostTranslations();
	if (lost.length > 0) throw new Error(`${lost.length} translated texts are Spanish again, such as «${lost[0]}»`);
}

function nameFailure(line: string): string {
	const [, number] = /React error #(\d+)/.exec(line) ?? [];
	return number ? `React error ${number}` : line.slice(0, 120);
}

/** What a visitor of yesterday left: an answer about cookies, and the promo of today seen. */
function settled(): Record<string, string> {
	const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Guatemala" });
	const consent = { necessary: true, analytics: false, marketing: false, functional: false };
	return {
		[STORAGE_KEYS.consent]: JSON.stringify({ ...consent, timestamp: new Date().toISOString() }),
		[STORAGE_KEYS.promoSeen]: "true",
		[STORAGE_KEYS.promoDay]: today,
	};
}

const DICTIONARY = join(import.meta.dirname, "../../public/locales/es.json");

/** Every name of a text, such as nav.home, which a page shows where it lacks the text. */
export function listTextKeys(): ReadonlySet<string> {
	const dictionary: unknown = JSON.parse(readFileSync(DICTIONARY, "utf8"));
	return new Set(listBelow(dictionary, ""));
}

function listBelow(branch: unknown, path: string): string[] {
	if (typeof branch !== "object" || branch === null) return [path];
	const below = Object.entries(branch).flatMap(([key, value]) => listBelow(value, path ? `${path}.${key}` : key));
	return path ? [path, ...below] : below;
}
