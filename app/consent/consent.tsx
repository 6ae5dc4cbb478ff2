import { useEffect, useState } from "react";
import { useLazyPart } from "../components/use-lazy-part.ts";
import { useText } from "../use-text.ts";
import type { ConsentChoice } from "./consent-record.ts";
import { readConsent, saveConsent, watchConsent, watchConsentSettings } from "./consent-record.ts";

/** The views of the bar (specification, section 4). */
export type ConsentView = "simple" | "settings" | "dismissed";

/** Milliseconds that 'Preferencias guardadas' stays in sight. */
const SAVED_TIME = 6000;

const fetchBar = () => import("./consent-bar.tsx").then((module) => module.ConsentBar);

/** Begins to fetch the bar while the page still starts, if it will be needed. */
export function fetchBarEarly(): void {
	// If this fails, the bar itself fetches it again.
	if (!readConsent()) fetchBar().catch(() => null);
}

/**
 * Shows the consent bar while no decision is stored, and its settings on request. Visitors without
 * scripts are not asked, because nothing is stored for them.
 */
export function Consent() {
	const { text } = useText();
	const [view, setView] = useState<ConsentView>("dismissed");
	const [isSaved, setSaved] = useState(false);
	const Bar = useLazyPart(fetchBar, view !== "dismissed");

	useEffect(() => {
		const follow = () => setView(readConsent() ? "dismissed" : "simple");
		follow();
		const stopFollowing = watchConsent(follow);
		const stopListening = watchConsentSettings(() => setView("settings"));
		return () => {
			stopFollowing();
			stopListening();
		};
	}, []);

	useEffect(() => {
		if (!isSaved) return;
		const timer = setTimeout(() => setSaved(false), SAVED_TIME);
		return () => clearTimeout(timer);
	}, [isSaved]);

	function choose(choice: ConsentChoice) {
		saveConsent(choice);
		setView("dismissed");
		setSaved(true);
	}

	return (
		<>
			{(isSaved || view !== "dismissed") && (
				<p className="dock-status" aria-live="polite">
					{isSaved ? text("consent.saved") : ""}
				</p>
			)}
			{view !== "dismissed" && Bar && (
				<Bar
					view={view}
					onConfigure={() => setView("settings")}
					onCancel={() => setView(readConsent() ? "dismissed" : "simple")}
					onChoice={choose}
				/>
			)}
		</>
	);
}
