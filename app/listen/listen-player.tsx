import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LANGUAGES } from "../../domain/language.ts";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { Listening } from "./listen-button.tsx";
import { listenTo } from "./listen-button.tsx";
import { listPassages, markPassage } from "./passages.ts";
import type { Reader, Speed, SpokenPassage } from "./reader.ts";
import { createReader, findVoice, listOwnVoices, SPEEDS } from "./reader.ts";

const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** Holds for the visit: who needs it slow needs it on the next page too. */
let chosenSpeed: Speed = "normal";

type Step = "starting" | "reading" | "paused" | "mute";

/** Reads a part of the page aloud: pause, stop and speed stand at the foot of the window while it does. */
export function ListenPlayer({ listening }: { listening: Listening }) {
	const { text } = useText();
	const { pathname, search } = useLocation();
	const place = useRef(pathname + search);
	const box = useRef<HTMLElement>(null);
	const reader = useRef<Reader | null>(null);
	const [step, setStep] = useState<Step>("starting");
	const [missing, setMissing] = useState<readonly string[]>([]);
	const [speed, setSpeed] = useState(chosenSpeed);

	useEffect(() => {
		let isOver = false;
		async function begin() {
			const voices = await listOwnVoices();
			if (isOver) return;
			const passages = listPassages(listening.part);
			const spoken: SpokenPassage[] = passages.flatMap((passage) => {
				const voice = findVoice(voices, passage.language);
				return voice ? [{ ...passage, voice }] : [];
			});
			const unheard = passages.filter(({ language }) => !findVoice(voices, language));
			setMissing([...new Set(unheard.map(({ language }) => language))]);
			setStep(unheard.length > 0 && spoken.length === 0 ? "mute" : "reading");
			if (unheard.length > 0 && spoken.length === 0) return;
			reader.current = createReader(spoken, chosenSpeed, { onPassage, onEnd: end });
			reader.current.play();
		}
		// The browser itself goes on reading when its page is left.
		const fallSilent = () => reader.current?.pause();
		void begin();
		addEventListener("pagehide", fallSilent);
		return () => {
			isOver = true;
			removeEventListener("pagehide", fallSilent);
			fallSilent();
			reader.current = null;
			markPassage(null);
		};

		function onPassage({ range }: SpokenPassage) {
			if (range.startContainer.isConnected) markPassage(range);
			else end();
		}

		function end() {
			// The focus is not lost with the buttons of this bar.
			if (box.current?.contains(document.activeElement)) focusAfter(listening);
			listenTo(null);
		}
	}, [listening]);

	useEffect(() => {
		if (place.current !== pathname + search) listenTo(null);
	}, [pathname, search]);

	function stop() {
		focusAfter(listening);
		listenTo(null);
	}

	function pauseOrGoOn() {
		if (step === "paused") reader.current?.play();
		else reader.current?.pause();
		setStep(step === "paused" ? "reading" : "paused");
	}

	function changeSpeed({ target }: React.ChangeEvent<HTMLSelectElement>) {
		const chosen = SPEED_NAMES.find((name) => name === target.value) ?? "normal";
		chosenSpeed = chosen;
		setSpeed(chosen);
		reader.current?.setSpeed(chosen);
	}

	return (
		<section ref={box} className="listen-player" aria-label={text("listen.player")}>
			<div role="status">
				{LANGUAGES.filter((language) => missing.includes(language)).map((language) => (
					<p key={language}>{text(`listen.noVoice.${language}`)}</p>
				))}
				{step === "mute" && !("speechSynthesis" in window) && <p>{text("listen.unable")}</p>}
			</div>
			{step !== "mute" && (
				<Button onClick={pauseOrGoOn}>
					<Icon name={step === "paused" ? "play" : "pause"} />
					{text(step === "paused" ? "listen.goOn" : "listen.pause")}
				</Button>
			)}
			<Button onClick={stop}>
				<Icon name={step === "mute" ? "x" : "square"} />
				{text(step === "mute" ? "listen.close" : "listen.stop")}
			</Button>
			{step !== "mute" && (
				<select aria-label={text("listen.speed")} value={speed} onChange={changeSpeed}>
					{SPEED_NAMES.map((name) => (
						<option key={name} value={name}>
							{text(`listen.speeds.${name}`)}
						</option>
					))}
				</select>
			)}
		</section>
	);
}

/** Back to the button that asked for it, or to the part itself where that button is hidden by now. */
function focusAfter({ opener, part }: Listening): void {
	opener.focus();
	if (document.activeElement !== opener && part instanceof HTMLElement) part.focus({ preventScroll: true });
}
