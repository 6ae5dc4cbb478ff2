import type { ReactNode } from "react";
import { CHANGE_TEXTS, type ChangeTexts } from "../../content/change-texts.ts";
import { fill } from "../../content/fill.ts";
import { findDifference, type ToldDifference, type ToldFact } from "../../domain/facts/told-facts.ts";
import type { Entry, FactsSaid } from "../folder/folder.ts";
import { readSeenAt } from "../folder/kept-facts.ts";
import { Icon } from "../icons/icon.tsx";
import { formatDay } from "../words/format.ts";
import { useText } from "../words/text.ts";
import { Button } from "./link.tsx";

interface FactChangesProps {
	entry: Entry;
	/** Null where only its page can say what changed. */
	now: FactsSaid | null;
	facts: readonly ToldFact[];
	onAccept: () => void;
}

/** Letters that stand beside each other; longer texts are opened. */
const ROOM = 240;

/** What changed in a saved procedure, fact by fact, before and now; "Entendido" keeps it as it is. */
export function FactChanges({ entry, now, facts, onAccept }: FactChangesProps) {
	const { language } = useText();
	const texts = CHANGE_TEXTS[language];
	const seen = readSeenAt(entry);
	const since = seen
		? fill(texts.since[seen.isSaved ? "saved" : "seen"], { day: formatDay(seen.day, language) })
		: texts.since.undated;
	return (
		<section className="panel" data-kind="notice" aria-label={since}>
			<p>
				<Icon name="triangle-alert" /> <strong>{since}.</strong> {now === null && texts.elsewhere}
			</p>
			{now && (
				<>
					<ul className="panel-points">
						{facts.map((fact) => (
							<li key={fact}>
								<FactChange fact={fact} entry={entry} now={now} texts={texts} />
							</li>
						))}
					</ul>
					<p className="message-actions screen-only">
						<Button onClick={onAccept}>
							{texts.accept}
							<span className="visually-hidden">
								: <span lang={entry.language}>{entry.name}</span>
							</span>
						</Button>
					</p>
				</>
			)}
		</section>
	);
}

interface FactChangeProps {
	fact: ToldFact;
	entry: Entry;
	now: FactsSaid;
	texts: ChangeTexts;
}

function FactChange({ fact, entry: { facts }, now, texts }: FactChangeProps) {
	const { language } = useText();
	const before = facts?.told[fact] ?? [];
	const after = now.told[fact];
	const difference = findDifference(fact, { before, now: after, areComparable: facts?.language === now.language });
	const isLong = [...before, ...after].length > 1 && lengthOf(difference) > ROOM;
	const langs = { before: facts?.language, removed: facts?.language, now: now.language, added: now.language };
	const parts = difference.map(({ word, lines }) => {
		const lang = langs[word] === language ? undefined : langs[word];
		const unknown = word === "before" ? texts.unknownBefore : texts.unknownNow;
		return (
			<Part key={word} label={texts[word]} isLong={isLong}>
				{lines.length === 0 ? unknown : <Lines lines={lines} lang={lang} isLong={isLong} />}
			</Part>
		);
	});
	return (
		<>
			<strong>{texts.facts[fact]}.</strong>{" "}
			{isLong ? (
				<>
					{texts.long}
					<details>
						<summary>
							{texts.more}
							<span className="visually-hidden">: {texts.facts[fact]}</span>
						</summary>
						{parts}
					</details>
				</>
			) : (
				parts
			)}
		</>
	);
}

function Part({ label, isLong, children }: { label: string; isLong: boolean; children: ReactNode }) {
	if (isLong) {
		return (
			<>
				<p>{label}</p>
				{children}
			</>
		);
	}
	return (
		<span>
			{label} {children}.{" "}
		</span>
	);
}

function Lines({ lines, lang, isLong }: { lines: readonly string[]; lang: string | undefined; isLong: boolean }) {
	if (isLong) {
		return (
			<ul lang={lang}>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		);
	}
	return <span lang={lang}>{lines.map((line) => line.replace(/\.$/, "")).join("; ")}</span>;
}

function lengthOf(difference: ToldDifference): number {
	return difference.flatMap(({ lines }) => lines).join("").length;
}
