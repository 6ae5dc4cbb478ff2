import { useRef } from "react";
import { useText } from "../../use-text.ts";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { listenTo, useListening } from "./listening.ts";

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
