import { useEffect, useState } from "react";
import type { CopyTexts } from "../../content/copy-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { Language } from "../../domain/language.ts";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { formatDate, formatNumber } from "../words/format.ts";
import { CHECKED, WHOLE } from "./copy-index.ts";
import { type CopyView, useCopy } from "./use-copy.ts";

interface KeepOfferProps {
	texts: CopyTexts;
	language: Language;
}

/** Keeps the whole catalogue on this device with one press, says how old it is, brings it up to date, and takes it away. */
export function KeepOffer({ texts, language }: KeepOfferProps) {
	const { view, ask, keep, drop } = useCopy();
	const { step, state, index, told } = view;
	const size = (scope: typeof CHECKED | typeof WHOLE) => saySize(view.costs[scope], language);
	const number = (count: number) => formatNumber(count, language);
	const isReady = step === "ready";
	return (
		<section className="panel copy-offer screen-only" id="sin-senal" aria-labelledby="sin-senal-titulo">
			<h2 id="sin-senal-titulo">{texts.title}</h2>
			{!state && <p>{texts.lead}</p>}
			{state && (
				<p>
					{fill(countForm(texts.kept, state.procedures), {
						count: number(state.procedures),
						date: formatDate(state.readAt, language),
					})}
				</p>
			)}
			<p role="status">{sayStatus(view, texts, () => size(state?.scope ?? WHOLE))}</p>
			{step === "keeping" && <progress aria-label={texts.keeping} max={1} value={view.done} />}
			{!state && isReady && index && (
				<>
					<p className="message-actions">
						<Button kind="primary" onClick={() => void keep(WHOLE)}>
							<Icon name="download" />
							{fill(texts.keepWhole, { size: size(WHOLE) })}
						</Button>
						{index.procedures.checked < index.procedures.whole && (
							<Button onClick={() => void keep(CHECKED)}>
								{fill(texts.keepChecked, { count: number(index.procedures.checked), size: size(CHECKED) })}
							</Button>
						)}
					</p>
					<p className="copy-hint">
						{fill(countForm(texts.whole, index.procedures.whole), { count: number(index.procedures.whole) })}
					</p>
				</>
			)}
			{!state && isReady && !index && told !== "forbidden" && (
				<p className="message-actions">
					<Button onClick={() => void ask()}>{texts.lookForChanges}</Button>
				</p>
			)}
			{state && isReady && (
				<p className="message-actions">
					{index && told !== "noChanges" ? (
						<Button kind="primary" onClick={() => void keep(state.scope)}>
							{fill(texts.update, { size: size(state.scope) })}
						</Button>
					) : (
						<Button onClick={() => void ask()}>{texts.lookForChanges}</Button>
					)}
					{index && state.scope === CHECKED && (
						<Button onClick={() => void keep(WHOLE)}>{fill(texts.more, { size: size(WHOLE) })}</Button>
					)}
					<Button onClick={() => void drop()}>
						<Icon name="trash-2" />
						{texts.drop}
					</Button>
				</p>
			)}
			<InstallOffer texts={texts} />
		</section>
	);
}

function sayStatus({ step, told, state, index }: CopyView, texts: CopyTexts, size: () => string): string {
	if (step === "keeping") return texts.keeping;
	if (step === "asking") return texts.asking;
	if (told === null) return step === "ready" && !state && !index ? texts.saving : "";
	switch (told) {
		case "changes":
			return fill(texts.changes, { size: size() });
		case "dropped":
		case "lost":
		case "noAnswer":
		case "noChanges":
			return texts[told];
		default:
			return [texts.failures[told], state ? texts.stays : ""].join(" ").trim();
	}
}

/** So many bytes as people say them. */
function saySize(bytes: number, language: Language): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1000));
	return `${formatNumber(kilobytes > 100 ? Math.round(kilobytes / 10) * 10 : kilobytes, language)} kB`;
}

// The browser offers it once, often before the page is drawn.
if (typeof window === "object")
	addEventListener("beforeinstallprompt", (event) => {
		window.installOffer = event as typeof window.installOffer;
	});

/** Installs the portal where the browser offers it, and only then. */
function InstallOffer({ texts }: { texts: CopyTexts }) {
	const [offer, setOffer] = useState(() => window.installOffer);

	useEffect(() => {
		const note = () => setOffer(window.installOffer);
		addEventListener("beforeinstallprompt", note);
		return () => removeEventListener("beforeinstallprompt", note);
	}, []);

	async function install() {
		await offer?.prompt().catch(() => undefined);
		// A browser shows it once.
		window.installOffer = undefined;
		setOffer(undefined);
	}

	if (!offer) return null;
	return (
		<p className="message-actions">
			<Button onClick={() => void install()}>{texts.install}</Button>
			<span className="copy-hint">{texts.installHint}</span>
		</p>
	);
}
