import type { ComponentType } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CONSENT } from "../../content/consent.ts";
import { addresses } from "../address/addresses.ts";
import { Button, Link } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import { CONSENT_LEFT, readConsent, watchConsent, watchConsentSettings } from "./consent-record.ts";

const STATUS_ID = "dock-status";
const fetchSettings = () => import("./consent-settings.tsx").then((module) => module.ConsentSettings);

/**
 * The bar at the foot of the window (specification, section 4): never modal, and it takes the focus only when the citizen
 * opens the settings. It stands in the HTML of every page; the boot script shows it while no decision is stored and
 * answers its two choices (app/boot/bars.ts).
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
					<Settings links={<ConsentLinks />} onCancel={cancel} onSaved={() => setOpen(false)} />
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

/** The pages that explain the choice at length. */
function ConsentLinks() {
	const { text } = useText();
	return (
		<p className="consent-links">
			{`${text("consent.readMore")} `}
			<Link to={addresses.about.to()}>{text("consent.about")}</Link>{" "}
			<Link to={addresses.privacy.to()}>{text("consent.privacy")}</Link>{" "}
			<Link to={addresses.terms.to()}>{text("consent.terms")}</Link>
		</p>
	);
}

/**
 * A component that is fetched when it is first needed; null until it is here. Where it cannot be had (offline, blocked),
 * `onFailed` is called: it is fetched again when it is needed again.
 */
function useLazyPart<Props>(
	fetchPart: () => Promise<ComponentType<Props>>,
	isNeeded: boolean,
	onFailed: () => void,
): ComponentType<Props> | null {
	const [fetched, setFetched] = useState<{ Part: ComponentType<Props> } | null>(null);
	const fail = useEffectEvent(onFailed);
	useEffect(() => {
		if (!isNeeded) return;
		fetchPart().then(
			(Part) => setFetched({ Part }),
			() => fail(),
		);
	}, [isNeeded, fetchPart]);
	return fetched?.Part ?? null;
}
