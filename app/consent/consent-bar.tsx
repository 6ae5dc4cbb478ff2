import "./consent-bar.css";
import { useEffect, useLayoutEffect, useRef } from "react";
import { CONSENT } from "../../content/consent.ts";
import { Button } from "../components/button.tsx";
import { useText } from "../use-text.ts";
import { ConsentLinks } from "./consent-links.tsx";
import type { ConsentChoice } from "./consent-record.ts";
import { ConsentSettings } from "./consent-settings.tsx";

interface ConsentBarProps {
	view: "simple" | "settings";
	onConfigure(): void;
	onCancel(): void;
	onChoice(choice: ConsentChoice): void;
}

/** The bar at the foot of the window: never modal, and it takes the focus only when the citizen opens the settings. */
export function ConsentBar({ view, onConfigure, onCancel, onChoice }: ConsentBarProps) {
	const { text, language } = useText();
	const bar = useRef<HTMLElement>(null);
	const configure = useRef<HTMLButtonElement>(null);
	const shownBefore = useRef<ConsentBarProps["view"]>(undefined);
	const cameFrom = useRef<Element | null>(null);
	const { simple, kinds, law } = CONSENT[language];

	useEffect(() => {
		if (view === "simple" && shownBefore.current === "settings") configure.current?.focus();
		shownBefore.current = view;
	}, [view]);

	// When the bar goes with the focus inside, the focus goes back to where it came from.
	useLayoutEffect(() => {
		const element = bar.current;
		return () => {
			if (!element?.contains(document.activeElement)) return;
			const isThere = cameFrom.current?.isConnected ?? false;
			const target = isThere ? cameFrom.current : document.getElementById("contenido");
			if (target instanceof HTMLElement) target.focus({ preventScroll: true });
		};
	}, []);

	function rememberOrigin({ relatedTarget }: React.FocusEvent) {
		if (relatedTarget && !bar.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
	}

	return (
		<section ref={bar} className="consent" aria-label={text("consent.label")} onFocus={rememberOrigin}>
			{view === "settings" ? (
				<ConsentSettings onCancel={onCancel} onChoice={onChoice} />
			) : (
				<div className="page consent-simple">
					<div className="consent-words">
						<h2>{simple.title}</h2>
						<p>
							{simple.text} <span className="consent-more">{kinds}</span>
						</p>
						<p className="consent-more">{law}</p>
					</div>
					<div className="consent-actions">
						<Button onClick={() => onChoice(ALL)}>{text("consent.acceptAll")}</Button>
						<Button onClick={() => onChoice(NECESSARY_ONLY)}>{text("consent.rejectAll")}</Button>
						<Button ref={configure} onClick={onConfigure}>
							{text("consent.configure")}
						</Button>
					</div>
					<ConsentLinks />
				</div>
			)}
		</section>
	);
}

const ALL: ConsentChoice = { analytics: true, marketing: true, functional: true };
const NECESSARY_ONLY: ConsentChoice = { analytics: false, marketing: false, functional: false };
