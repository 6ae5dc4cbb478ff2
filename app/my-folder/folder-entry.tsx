import { type ReactNode, useEffect, useRef, useState } from "react";
import { CHANGE_TEXTS } from "../../content/change-texts.ts";
import { fill } from "../../content/fill.ts";
import type { FolderTexts } from "../../content/folder-texts.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { addresses } from "../address/addresses.ts";
import { acceptFacts, FactChanges, listNews } from "../components/fact-changes.tsx";
import { Link } from "../components/link.tsx";
import {
	type Entry,
	type EntryKind,
	entryKey,
	type FactsSaid,
	LONGEST_NOTE,
	listDates,
	tickDone,
	writeNote,
} from "../folder/folder.ts";
import { changeFolder } from "../folder/kept-folder.ts";
import { keepTicks, type Ticks } from "../folder/kept-ticks.ts";
import { Icon } from "../icons/icon.tsx";
import { sayDate } from "./folder-dates.tsx";
import type { NameChange } from "./use-changes.ts";
import { useChange, useFolder, useTools } from "./use-folder.tsx";

interface FolderEntryProps {
	entry: Entry;
	/** What became of its name since it was saved, where somebody looked. */
	change: NameChange | undefined;
	/** What its facts are now, where they changed; null where only its page can say it. */
	now: FactsSaid | null | undefined;
	/** The buttons that move and remove it. */
	children: ReactNode;
}

/** One saved thing: how far it is, what it needs, its dates and a note. */
export function FolderEntry({ entry, change, now, children }: FolderEntryProps) {
	const { texts, language, madeOn, tell } = useTools();
	const { folder, ticks } = useFolder();
	const { kind, name, about, needs } = entry;
	const key = entryKey(entry);
	const article = useRef<HTMLElement>(null);
	const lang = entry.language === language ? undefined : entry.language;
	const ticked = listTicked(entry, ticks);
	const isReady = needs.length > 0 && ticked.length === needs.length;
	const dates = listDates(folder).filter((date) => date.about === key);
	const title = change?.kind === "renamed" ? change.name : name;
	return (
		<article ref={article} className="folder-entry panel">
			<header>
				<p className="folder-kind">
					{texts.kinds[kind]}
					{about && (
						<>
							{" · "}
							<span lang={lang}>{about}</span>
						</>
					)}
				</p>
				<h3>
					<Link to={entryAddress(entry)} lang={lang}>
						{title}
					</Link>
				</h3>
				<p className="folder-tools screen-only">{children}</p>
			</header>
			{change && (
				<p className="folder-changed">
					<Icon name="triangle-alert" />
					{sayNameChange(change, { name, words: texts.check })}
				</p>
			)}
			{change?.kind !== "gone" && <EntryNews entry={entry} now={now} onAccept={accept} />}
			{kind !== "oficina" && needs.length > 0 && (
				<>
					<div className="requirement-progress">
						<progress aria-hidden="true" value={ticked.length} max={needs.length} />
						<p>
							{fill(texts.progress[kind], { done: ticked.length, all: needs.length })}
							{isReady && `. ${texts.allReady}.`}
						</p>
					</div>
					<details>
						<summary>{texts.needs[kind]}</summary>
						<ul className="requirement-list" lang={lang}>
							{needs.map((need) => (
								<li key={need.key}>
									<label>
										<input
											type="checkbox"
											checked={ticked.includes(need.key)}
											onChange={({ target }) => tick(need.key, target.checked)}
										/>
										<span>{need.text}</span>
									</label>
								</li>
							))}
						</ul>
					</details>
				</>
			)}
			{dates.length > 0 && (
				<ul className="folder-own-dates">
					{dates.map((date) => (
						<li key={date.id}>
							<Icon name="calendar" />
							<span>
								<b>{date.what}</b>: {sayDate(date, { language, texts, madeOn, today: guatemalaToday() })}
							</span>
						</li>
					))}
				</ul>
			)}
			<Note key={key} entry={entry} />
		</article>
	);

	function accept() {
		if (!now) return;
		const words = CHANGE_TEXTS[language];
		tell(acceptFacts(entry, now) === "kept" ? fill(words.accepted, { name }) : words.failed);
		// The button that was pressed has gone.
		article.current?.querySelector<HTMLElement>("h3 a")?.focus();
	}

	function tick(need: string, isDone: boolean) {
		if (isWay(kind)) changeFolder(tickDone(key, need, isDone));
		else keepTicks(entry.id, [...(ticks[entry.id] ?? []).filter((each) => each !== need), ...(isDone ? [need] : [])]);
	}
}

/** What changed in a saved procedure; nothing where nothing did. */
function EntryNews({ entry, now, onAccept }: Pick<FolderEntryProps, "entry" | "now"> & { onAccept: () => void }) {
	if (now === undefined) return null;
	const facts = now === null ? [] : listNews(entry, now);
	if (now !== null && facts.length === 0) return null;
	return <FactChanges entry={entry} now={now} facts={facts} onAccept={onAccept} />;
}

function sayNameChange(change: NameChange, { name, words }: { name: string; words: FolderTexts["check"] }): string {
	if (change.kind === "gone") return words.gone;
	return change.kind === "partly" ? fill(words.partly, { names: change.names }) : fill(words.renamed, { name });
}

/** Milliseconds after the last key before a note is kept. */
const PAUSE = 300;

/** A note, kept while it is typed: also when the page is left in the middle of a word. */
function Note({ entry }: { entry: Entry }) {
	const { texts } = useTools();
	const change = useChange();
	const key = entryKey(entry);
	const [typed, setTyped] = useState<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef<(() => void) | null>(null);
	const id = `nota-${key.replace("/", "-")}`;

	useEffect(() => {
		const keepNow = () => latest.current?.();
		addEventListener("pagehide", keepNow);
		return () => {
			removeEventListener("pagehide", keepNow);
			keepNow();
		};
	}, []);

	function write(note: string) {
		setTyped(note);
		clearTimeout(timer.current);
		latest.current = () => {
			latest.current = null;
			clearTimeout(timer.current);
			change(writeNote(key, note));
			setTyped(null);
		};
		timer.current = setTimeout(() => latest.current?.(), PAUSE);
	}

	const shown = typed ?? entry.note;
	return (
		<div className="folder-note report-field" data-state={shown === "" ? "empty" : undefined}>
			<label htmlFor={id}>
				{texts.note}
				<span className="visually-hidden">: {entry.name}</span>
			</label>
			<textarea
				id={id}
				className="screen-only"
				rows={2}
				maxLength={LONGEST_NOTE}
				value={shown}
				onChange={({ target }) => write(target.value)}
			/>
			{/* A text area prints only as much as it shows. */}
			<p className="folder-paper">{shown}</p>
		</div>
	);
}

/** Where more is said of a saved thing. */
export function entryAddress({ kind, id, group, needs }: Entry): string {
	if (kind === "tramite") return addresses.procedure.to({ id });
	if (kind === "plan") return addresses.plan.to({ ids: needs.map(({ key }) => key) });
	if (kind === "experiencia") {
		return addresses.experiences.to({ experience: id, ...(group === "sociedad" && { holder: group }) });
	}
	const [institution = "", department = ""] = group.split(" ");
	return `${addresses.offices.to({ institution: institution || null, department: department || ANYWHERE })}#oficina-${id}`;
}

/** The keys of what it needs that are ticked. */
export function listTicked({ kind, id, needs, done }: Entry, ticks: Ticks): string[] {
	const ticked = isWay(kind) ? done : (ticks[id] ?? []);
	return needs.map(({ key }) => key).filter((key) => ticked.includes(key));
}

/** Whether it is made of procedures, which are done one after the other. */
export function isWay(kind: EntryKind): kind is "experiencia" | "plan" {
	return kind === "experiencia" || kind === "plan";
}
