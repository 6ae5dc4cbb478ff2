import { DISPLAY_FIELD, DISPLAY_KEY } from "../../domain/display.ts";
import { LANGUAGE_FIELD, LANGUAGE_KEY } from "../../domain/language.ts";
import { readStoredText } from "../browser-store.ts";
import { ON_TOP } from "../components/on-top.ts";
import { PAGE_START, type PageStart, readBlock, SCRIPTS_FAILED, SCRIPTS_READY } from "../page-start.ts";
import { say } from "./dock.ts";
import { afterLoad, closest, dataset, find, isSaving, on } from "./dom.ts";

/** What somebody who looks at it, or touches it, is about to use. What the boot script answers itself needs no more. */
const CONTROLS = "button:not([data-boot]),input,select,textarea,summary,label,[data-held]";
/** Only scripts answer these as they should: plain buttons, and links and forms that do less by themselves. */
const HELD = "[data-held]:not(form),button[type=button]:not([data-boot])";
/** Milliseconds after load in which nobody did anything. */
const LONG_IDLE = 20_000;
/** Milliseconds that a press waits for scripts before it does what it does without them. */
const PATIENCE = 10_000;

const DISPLAY_COOKIE = new RegExp(`\\b${DISPLAY_KEY}=([^;]*)`);

/** Buttons have a name and a value too. */
interface HeldControl extends HTMLElement {
	name?: string;
	value?: string;
}

/** What was pressed before scripts answer, in its order, and how to do it again. */
const held = new Map<HTMLElement, () => void>();
/** Presses are held back while scripts may still come. */
let isHolding = true;
let isStarted = false;

/**
 * Starts the scripts of the page on the first sign that somebody is about to use what needs them, at once where this
 * browser keeps something that the page has to show, and otherwise only after a long rest on a good line. What is pressed
 * before they answer is done as soon as they do, once.
 */
export function startScriptsOnIntent(): void {
	for (const type of ["pointerover", "pointerdown", "focusin"])
		on(type, ({ target }) => closest(target, CONTROLS) && startScripts());
	// A touch that scrolls ends in no click, and a link leads on without any script.
	on("click", ({ target }) => closest(target, "a[href],[data-boot]") ?? startScripts());
	holdPresses();
	on(SCRIPTS_READY, () => {
		isHolding = false;
		dataset.scripts = "ready";
		replay();
	});
	on(SCRIPTS_FAILED, letGo);
	whenParsed(() => isWantedAtOnce() && startScripts());
	afterLoad(LONG_IDLE, () => isGoodLine() && startScripts());
}

/** Fetches and starts the scripts of the page, once. */
export function startScripts(): void {
	if (isStarted) return;
	isStarted = true;
	whenParsed(() => bringModules().catch(letGo));
}

function holdPresses(): void {
	on(
		"click",
		(event) => {
			const control = closest(event.target, HELD);
			// With these a link opens elsewhere.
			if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) hold(event, control, () => control.click());
		},
		true,
	);
	on(
		"submit",
		(event) => {
			const form = closest<HTMLFormElement>(event.target, "form[data-held]");
			if (form) hold(event, form, () => form.requestSubmit(event.submitter));
		},
		true,
	);
	// What scripts make a button of a link, the space bar presses too; Escape presses what closes a part of the page.
	on("keydown", (event) => {
		startScripts();
		const link =
			event.key === " "
				? closest(event.target, "a[data-held]")
				: event.key === "Escape" && !find(ON_TOP) && find("[data-escape]");
		if (link) hold(event, link, () => link.click());
	});
	// The shortcuts of the portal are Alt and a digit.
	on(
		"keyup",
		(event) => {
			const place = closest(event.target, "*");
			if (place && event.altKey && /^Digit/.test(event.code) && !event.getModifierState("AltGraph"))
				hold(event, place, () => place.dispatchEvent(new KeyboardEvent("keyup", event)));
		},
		true,
	);
}

/** Of the presses that open a dialog only the last one counts. */
export function forgetDialogs(): void {
	for (const control of held.keys()) if (opensDialog(control)) forget(control);
}

function opensDialog({ dataset: { held: kind } }: HTMLElement): boolean {
	return kind === "dialog";
}

/** What was pressed and waits is not wanted any more. */
export function forget(control: HTMLElement | null): void {
	if (control && held.delete(control)) delete control.dataset.waiting;
}

function hold(event: Event, control: HeldControl, act: () => void): void {
	if (!isHolding) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	// How the page looks is shown at once: half a second after the press nothing may move any more.
	if (control.name === DISPLAY_FIELD) dataset.display = control.value;
	if (opensDialog(control)) forgetDialogs();
	// What is pressed again is done last.
	forget(control);
	held.set(control, act);
	control.dataset.waiting = "";
	startScripts();
	// Another press of it has a patience of its own.
	setTimeout(() => held.get(control) === act && letGo(), PATIENCE);
}

function replay(): void {
	for (const [control, act] of held) {
		forget(control);
		act();
	}
}

/**
 * Scripts do not come: that is said, what was pressed does what it does without them, and the next press tries again. Where
 * the page was changed too much for them, none does.
 */
function letGo(): void {
	const isRefused = dataset.scripts === "refused";
	isStarted = isRefused;
	isHolding = false;
	if (held.size > 0) say("failed");
	replay();
	isHolding = !isRefused;
}

/**
 * The page is to show what this browser keeps, such as a draft or ticked boxes (`data-starts-scripts` names the key), or only
 * scripts finish it (`data-starts-scripts` is empty).
 */
function isWantedAtOnce(): boolean {
	const { language = "" } = dataset;
	const [, display = ""] = DISPLAY_COOKIE.exec(document.cookie) ?? [];
	return (
		// An address that names a language was meant so.
		(!location.search.includes(`${LANGUAGE_FIELD}=`) && (readStoredText(LANGUAGE_KEY) ?? language) !== language) ||
		display.replaceAll(".", " ") !== (dataset.display ?? "") ||
		[...document.querySelectorAll<HTMLElement>("[data-starts-scripts]")].some(
			({ dataset: { startsScripts: key } }) => !key || readStoredText(key) !== null,
		)
	);
}

/** Unknown counts as bad: data is paid for. */
function isGoodLine(): boolean {
	const line = navigator.connection;
	return line?.effectiveType === "4g" && !isSaving && line.downlink >= 2;
}

/** Scripts need the whole document. */
function whenParsed(act: () => void): void {
	if (document.readyState === "loading") on("DOMContentLoaded", act);
	else act();
}

/**
 * Brings the modules of a page: all are fetched side by side and evaluated one after the other, each in a task of its own,
 * so that none of them holds up a slow phone for long. Then React takes the page over.
 */
async function bringModules(): Promise<void> {
	const page = readBlock<PageStart>(PAGE_START);
	// A document of unknown shape starts its scripts by itself.
	if (!page) return;
	const { files, skipped } = page;
	// By this the router finds the map again, which no HTML may have.
	document.querySelector("script[type=importmap]")?.setAttribute("rr-importmap", "");
	// The words are asked for by what takes the page over, which comes last.
	const words = `/locales/${document.documentElement.dataset.language}.json?v=${__DICTIONARY_VERSION__}`;
	add({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: words });
	for (const href of files) add({ rel: "modulepreload", href });
	// What React brings later may use any rule (app/take-over/whole-sheet.ts).
	for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]"))
		add({ rel: "preload", as: "style", href });
	for (const href of skipped) add({ rel: "modulepreload", media: "not all", href });
	for (const file of files) {
		await import(/* @vite-ignore */ file);
		await new Promise((done) => setTimeout(done));
	}
	await window.takeOver?.();
}

function add(link: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement("link"), link));
}
