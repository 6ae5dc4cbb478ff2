import { useEffect, useRef, useState } from "react";
import { CONSENT } from "../../content/consent.ts";
import { Button } from "../components/button.tsx";
import { useLazyPart } from "../components/use-lazy-part.ts";
import { useText } from "../use-text.ts";
import { ConsentLinks } from "./consent-links.tsx";
import { CONSENT_LEFT, readConsent, watchConsent, watchConsentSettings } from "./consent-record.ts";

const STATUS_ID = "dock-status";
const fetchSettings = () => import("./consent-settings.tsx").then((module) => module.ConsentSettings);

/**
 * The bar at the foot of the window (specification, section 4): never modal, and it takes the focus only when the citizen
 * opens the settings. It stands in the HTML of every page; the boot script shows it while no decision is stored and
 * answers its two choices (app/boot/consent-bar.ts).
 */
export function Consent() {
	const { text, language } = useText();
	const [isOpen, setOpen] = useState(false);
	const configure = useRef<HTMLButtonElement>(null);
	const wasShown = useRef(false);
	const Settings = useLazyPart(fetchSettings, isOpen, () => {
		setOpen(false);
		const status = document.getElementById(STATUS_ID);
		if (status) status.textContent = text("layout.scriptsFailed");
	});
	const isShown = isOpen && Settings !== null;
	const { simple, kinds, law } = CONSENT[language];

	useEffect(() => {
		const stopFollowing = watchConsent(() => setOpen(false));
		const stopListening = watchConsentSettings(() => setOpen(true));
		return () => {
			stopFollowing();
			stopListening();
		};
	}, []);

	// Back from the settings to the bar; where the bar goes too, the button is hidden and takes no focus.
	useEffect(() => {
		if (!isShown && wasShown.current && document.documentElement.dataset.consent) configure.current?.focus();
		wasShown.current = isShown;
	}, [isShown]);

	function cancel() {
		if (readConsent()) dispatchEvent(new Event(CONSENT_LEFT));
		setOpen(false);
	}

	return (
		<>
			<p
				id={STATUS_ID}
				className="dock-status"
				aria-live="polite"
				data-saved={text("consent.saved")}
				data-failed={text("layout.scriptsFailed")}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: empty for React, because the boot script writes into it
				dangerouslySetInnerHTML={{ __html: "" }}
			/>
			<section className="consent" aria-label={text("consent.label")} data-view={isShown ? "settings" : "simple"}>
				{isShown ? (
					<Settings onCancel={cancel} onSaved={() => setOpen(false)} />
				) : (
					<div className="page consent-simple">
						<div className="consent-words">
							<h2>{simple.title}</h2>
							<p>
								{simple.sentences.map((sentence) => (
									<span className="consent-sentence" key={sentence}>{`${sentence} `}</span>
								))}
								<span className="consent-more">{kinds}</span>
							</p>
							<p className="consent-more">{law}</p>
						</div>
						<div className="consent-actions">
							<Button data-boot name="consent" value="all">
								{text("consent.acceptAll")}
							</Button>
							<Button data-boot name="consent" value="necessary">
								{text("consent.rejectAll")}
							</Button>
							<Button ref={configure} onClick={() => setOpen(true)}>
								{text("consent.configure")}
							</Button>
						</div>
						<ConsentLinks />
					</div>
				)}
			</section>
		</>
	);
}
