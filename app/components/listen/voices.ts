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
