import type { ReactNode } from "react";
import { CHANGE_TEXTS, type ChangeTexts } from "../../content/change-texts.ts";
import { fill } from "../../content/fill.ts";
import {
	findDifference,
	isToldAlike,
	listChangedFacts,
	type ToldDifference,
	type ToldFact,
} from "../../domain/facts/told-facts.ts";
import { type Entry, entryKey, type FactsSaid, findEntry, keepFacts } from "../folder/folder.ts";
import { changeFolder, type KeepingState, readKeptFolder } from "../folder/kept-folder.ts";
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

/** Milliseconds of a day; a clock that is off by less is nobody's fault. */
const DAY = 86_400_000;
/** Nobody saved anything before this was written. */
const FIRST_DAY = Date.UTC(2026, 10, 1);

/** Which facts of a saved procedure differ from how somebody last knew them, in what that person can see; none where nothing was kept. */
export function listNews({ facts }: Entry, now: FactsSaid): ToldFact[] {
	if (!facts) return [];
	const changed = listChangedFacts(facts.prints, now.prints);
	// In another language the words always differ.
	if (facts.language !== now.language) return changed;
	return changed.filter((fact) => !isToldAlike(fact, facts.told[fact], now.told[fact]));
}

/** Keeps the facts where nothing is to be told: they were never kept, or differ in what nobody sees. */
export function keepQuietly(entry: Entry, now: FactsSaid): void {
	const isOpen = entry.facts?.prints !== now.prints && listNews(entry, now).length === 0;
	// Another tab may have taken it out, or begun the folder of somebody else.
	const { folder } = readKeptFolder();
	if (isOpen && findEntry(folder, entryKey(entry))) acceptFacts(entry, now);
}

/** Keeps the facts as they are now: who pressed "Entendido" knows them. */
export function acceptFacts(entry: Entry, { prints, language, told }: FactsSaid): KeepingState {
	return changeFolder(keepFacts(entryKey(entry), { prints, language, told, seenAt: Date.now() }));
}

/** When the facts were last known and whether that was by saving them; null where the clock of the device cannot be right. */
export function readSeenAt({ facts, savedAt }: Entry, today = Date.now()): { day: string; isSaved: boolean } | null {
	const seenAt = facts?.seenAt ?? 0;
	if (seenAt < FIRST_DAY || seenAt > today + DAY) return null;
	return { day: new Date(seenAt).toISOString(), isSaved: seenAt - savedAt < DAY };
}
