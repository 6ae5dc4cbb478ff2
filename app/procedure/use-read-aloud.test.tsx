// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mountHook } from "../../tests/mount.tsx";
import { useReadAloud } from "./use-read-aloud.ts";

interface Voice {
	lang: string;
	localService: boolean;
}

class Utterance {
	voice: Voice | null = null;
	lang = "";
	onend: (() => void) | null = null;
	onerror: (() => void) | null = null;
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

const speech = { voices: [] as Voice[], spoken: [] as Utterance[] };
const OWN = { lang: "es-MX", localService: true };
const OF_THE_MAKER = { lang: "es-GT", localService: false };

beforeEach(() => {
	// After the page has gone, which still tells the voice to stop.
	onTestFinished(() => {
		vi.unstubAllGlobals();
		document.body.replaceChildren();
	});
	speech.voices = [OWN];
	speech.spoken = [];
	vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
	vi.stubGlobal("speechSynthesis", {
		...{ getVoices: () => speech.voices, speak: (each: Utterance) => speech.spoken.push(each) },
		...{ addEventListener() {}, removeEventListener() {} },
		cancel: () => speech.spoken.splice(0),
	});
	document.body.innerHTML = '<h1 data-read>Licencia</h1><p data-read>Pagas <span lang="en">online</span></p>';
});
async function listen() {
	const mounted = await mountHook(useReadAloud);
	await act(async () => mounted.now().start("[data-read]"));
	return mounted;
}

test("a procedure is read by a voice of the device, until its last word", async () => {
	const { now } = await listen();
	expect(speech.spoken.map(({ text, voice }) => [text, voice])).toEqual([["Licencia", OWN]]);
	expect(now().isReading).toBe(true);
	await act(async () => speech.spoken.at(-1)?.onend?.());
	expect(now().isReading).toBe(false);
});

test("what a citizen reads is never sent to the maker of the browser: voices of the network are not used (C99)", async () => {
	speech.voices = [OF_THE_MAKER];
	const { now } = await listen();
	expect(now().isAvailable).toBe(false);
	expect(speech.spoken).toEqual([]);
});

test("the voice falls silent when its listener goes to another page", async () => {
	const { unmount } = await listen();
	expect(speech.spoken).toHaveLength(1);
	await unmount();
	expect(speech.spoken).toEqual([]);
});
