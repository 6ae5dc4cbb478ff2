import { useCallback, useEffect, useState } from "react";

interface ReadAloud {
	/** Null until known; true when the device itself can read the page. */
	isAvailable: boolean | null;
	isReading: boolean;
	/** Reads the elements that `selector` finds, each in its own language. */
	start(selector: string): void;
	stop(): void;
}

/**
 * Reads the page aloud with the voices of the device. Voices that a browser fetches from its maker would send the
 * text there, so they are never used (case C99).
 */
export function useReadAloud(): ReadAloud {
	const [isAvailable, setAvailable] = useState<boolean | null>(null);
	const [isReading, setReading] = useState(false);

	useEffect(() => {
		if (!("speechSynthesis" in window)) {
			setAvailable(false);
			return;
		}
		const look = () => setAvailable(findVoice("es") !== undefined);
		look();
		speechSynthesis.addEventListener("voiceschanged", look);
		return () => {
			speechSynthesis.removeEventListener("voiceschanged", look);
			speechSynthesis.cancel();
		};
	}, []);

	const stop = useCallback(() => {
		speechSynthesis.cancel();
		setReading(false);
	}, []);

	const start = useCallback((selector: string) => {
		speechSynthesis.cancel();
		const utterances = [...document.querySelectorAll<HTMLElement>(selector)].flatMap(readElement);
		const last = utterances.at(-1);
		if (!last) return;
		for (const utterance of utterances) utterance.onerror = () => setReading(false);
		last.onend = () => setReading(false);
		setReading(true);
		for (const utterance of utterances) speechSynthesis.speak(utterance);
	}, []);

	return { isAvailable, isReading, start, stop };
}

function readElement(element: HTMLElement): SpeechSynthesisUtterance[] {
	const words = element.textContent.trim();
	const marked = element.querySelector<HTMLElement>("[lang]") ?? element.closest<HTMLElement>("[lang]");
	const voice = findVoice(marked?.lang ?? "es");
	if (!words || !voice) return [];
	const utterance = new SpeechSynthesisUtterance(words);
	utterance.voice = voice;
	utterance.lang = voice.lang;
	return [utterance];
}

/** A voice of the device for a language; the one of Guatemala or Latin America before others. */
function findVoice(language: string): SpeechSynthesisVoice | undefined {
	const voices = speechSynthesis.getVoices().filter((voice) => voice.localService && voice.lang.startsWith(language));
	return (
		["GT", "MX", "US", "419"].map((place) => voices.find(({ lang }) => lang.endsWith(place))).find(Boolean) ?? voices[0]
	);
}
