import { useRef, useSyncExternalStore } from "react";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";

interface ListenButtonProps {
	/** Selector of the part that is read: the nearest one around the button, or else the first on the page. */
	within: string;
	onPress?: (event: React.MouseEvent<HTMLButtonElement>) => void;
	/** Its name, where "Escuchar" alone would not say what. */
	children?: React.ReactNode;
}

/** Reads a part of the page aloud, and stops. Without scripts it is not shown; the voice is fetched when it is first pressed. */
export function ListenButton({ within, onPress, children }: ListenButtonProps) {
	const { text } = useText();
	const listening = useListening();
	const button = useRef<HTMLButtonElement>(null);
	const isReading = !!listening && listening.opener === button.current;

	function press(event: React.MouseEvent<HTMLButtonElement>) {
		const { currentTarget: opener } = event;
		const part = opener.closest(within) ?? document.querySelector(within);
		listenTo(isReading || !part ? null : { part, opener });
		permitVoice();
		onPress?.(event);
	}

	return (
		<Button ref={button} data-needs="scripts" onClick={press}>
			<Icon name={isReading ? "square" : "volume-2"} />
			{isReading ? text("listen.stop") : (children ?? text("listen.start"))}
		</Button>
	);
}

/** Safari lets a page speak only from a press, and what comes after the code was fetched is no longer one. Only to voices of the device. */
function permitVoice(): void {
	if (!("speechSynthesis" in window)) return;
	const voices = speechSynthesis.getVoices();
	if (voices.length === 0 || voices.some(({ localService }) => !localService)) return;
	speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}

/** What a citizen wants to hear, and the button that asked for it. */
export interface Listening {
	/** Everything visible in it is read. */
	part: Element;
	opener: HTMLButtonElement;
}

const listeners = new Set<() => void>();
let current: Listening | null = null;

/** What is being listened to; undefined until scripts run. */
export function useListening(): Listening | null | undefined {
	return useSyncExternalStore<Listening | null | undefined>(
		subscribe,
		() => current,
		() => undefined,
	);
}

/** Begins with another part, or with null ends. There is one voice, so the part before it falls silent. */
export function listenTo(listening: Listening | null): void {
	current = listening;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
