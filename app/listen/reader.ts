import type { Passage } from "./passages.ts";

/** How fast a voice speaks; 1 is its usual speed. */
export const SPEEDS = { slow: 0.75, normal: 1, fast: 1.3 } as const;
export type Speed = keyof typeof SPEEDS;

export interface SpokenPassage extends Passage {
	voice: SpeechSynthesisVoice;
}

interface ReaderEvents {
	/** A sentence begins. */
	onPassage(passage: SpokenPassage): void;
	/** The last sentence was read, or the voice failed. */
	onEnd(): void;
}

export interface Reader {
	play(): void;
	/** The sentence begins anew afterwards: on Android a voice that pauses never goes on. */
	pause(): void;
	setSpeed(speed: Speed): void;
}

/** Reads sentences one after another. `pause` also falls silent for good. */
export function createReader(passages: readonly SpokenPassage[], first: Speed, events: ReaderEvents): Reader {
	let position = 0;
	let speed = first;
	// Kept here as well, because some browsers forget an utterance that nobody holds, and never say that it ended.
	let spoken: SpeechSynthesisUtterance | null = null;

	function play(): void {
		pause();
		const passage = passages[position];
		if (!passage) {
			events.onEnd();
			return;
		}
		const utterance = new SpeechSynthesisUtterance(passage.words);
		utterance.voice = passage.voice;
		utterance.lang = passage.voice.lang;
		utterance.rate = SPEEDS[speed];
		// A cancelled utterance tells of its end too.
		utterance.onend = () => {
			if (spoken !== utterance) return;
			position += 1;
			play();
		};
		utterance.onerror = () => {
			if (spoken === utterance) events.onEnd();
		};
		spoken = utterance;
		events.onPassage(passage);
		speechSynthesis.speak(utterance);
	}

	function pause(): void {
		spoken = null;
		speechSynthesis.cancel();
	}

	return {
		play,
		pause,
		setSpeed(chosen) {
			speed = chosen;
			if (spoken) play();
		},
	};
}

/** Latin America's Spanish before Spain's, Guatemala's first. */
const PLACES = ["GT", "MX", "US", "419"];
/** Some browsers name their voices only after a moment. */
const PATIENCE_MS = 1500;

/** The voices of the device. Those that a browser fetches from its maker would send the text there (case C99). */
export async function listOwnVoices(): Promise<SpeechSynthesisVoice[]> {
	if (!("speechSynthesis" in window)) return [];
	if (speechSynthesis.getVoices().length === 0) {
		await new Promise((resolve) => {
			speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
			setTimeout(resolve, PATIENCE_MS);
		});
	}
	return speechSynthesis.getVoices().filter(({ localService }) => localService);
}

/** The voice for a language; undefined where the device has none. */
export function findVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
	const able = voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === language.slice(0, 2));
	return PLACES.map((place) => able.find(({ lang }) => lang.endsWith(place))).find(Boolean) ?? able[0];
}
