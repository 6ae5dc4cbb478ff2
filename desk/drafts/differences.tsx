import { diffArrays } from "diff";
import { Fragment } from "react";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { DraftSaving } from "../../database/desk/drafts.server.ts";
import { listPathChanges, shortenTables } from "../../domain/desk/pieces.ts";
import { type ContentChange, listContentChanges, parseRecordName, type RecordName } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { readEditionDocument } from "../../domain/site-documents/edition.ts";
import { readSearchExamples } from "../../domain/site-documents/search-examples.ts";
import { OBSERVATORY_TEXTS } from "../observatory/texts.ts";
import { SEVERITY_TEXTS } from "../texts/texts.ts";
import { namePlace, spellValue } from "./column-names.ts";
import { DRAFT_TEXTS } from "./texts.ts";

/**
 * What somebody who reviews reads of a closed edition: its words and its sums. Its method and the figures of every
 * procedure are told by the comparison on its own page. Undefined for any other document.
 */
function tellEdition(document: unknown) {
	const edition = readEditionDocument(document);
	if (!edition) return undefined;
	const { name, note, date, rows } = edition;
	const { evaluated, scored, average, highest } = edition.totals;
	const totals = { evaluated, scored, average, ...(highest && { highest: { average: highest.average } }) };
	return { name, remark: note, date, totals, rows: rows.length };
}

const TEXTS = {
	es: { same: "No cambia nada.", gone: "Antes", new: "Ahora", tab: "se abre en otra pestaña" },
	en: { same: "Nothing changes.", gone: "Before", new: "Now", tab: "opens in another tab" },
} as const satisfies ByDeskLanguage<Record<string, string>>;

/** A run of words that stayed, went or came. */
interface MarkedWords {
	kind: "same" | "gone" | "new";
	text: string;
}

/** Most words and blanks that may differ; texts further apart are shown whole, before and after. */
const MOST_EDITS = 800;
/** Columns that only say which row it is. */
const NAMING = ["id", "position", "field"];

/** What differs between two versions of any record, word by word: what goes is struck out, what comes is marked. */
export function Differences({ changes, language }: { changes: readonly ContentChange[]; language: DeskLanguage }) {
	const t = TEXTS[language];
	const lines = changes.filter(({ field }) => !NAMING.includes(field)).flatMap(expand);
	if (lines.length === 0) return <p className="quiet">{t.same}</p>;
	return (
		<dl className="differences" lang="es">
			{lines.map(({ table, row, field, before, after }) => (
				<div key={`${table} ${row} ${field}`}>
					<dt>{namePlace({ table, row, field }, language)}</dt>
					<dd>
						{field.endsWith(".logo.image") ? (
							<Picture name={after} />
						) : (
							<Marked
								before={nameChoice(field, before, language)}
								after={nameChoice(field, after, language)}
								{...{ language }}
							/>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The logo that a draft puts in; a dash where it takes one away. */
function Picture({ name }: { name: unknown }) {
	return typeof name === "string" ? <img src={`/textos/logo/${name}`} alt="Logo" /> : "—";
}

/** One of a few choices in the words of its form. */
function nameChoice(field: string, value: unknown, language: DeskLanguage): unknown {
	if (field === "completamente_en_linea") {
		const shares: Readonly<Record<string, string>> = OBSERVATORY_TEXTS[language].shares;
		return shares[String(value)] ?? value;
	}
	if (field !== "site.severity" || (value !== "info" && value !== "warning")) return value;
	return SEVERITY_TEXTS[value][language];
}

/** A document is told by the paths within it, everything else by its column. */
function expand(change: ContentChange): ContentChange[] {
	if (change.table !== "site_documents" || change.field !== "content") return [change];
	return listPathChanges(tell(change.before), tell(change.after)).map(({ path, before, after }) => {
		return { ...change, field: path, before, after };
	});
}

function tell(document: unknown): unknown {
	return tellEdition(document) ?? tellExamples(document) ?? shortenTables(document);
}

/** Examples as a text for each page: one that goes moves no other. Undefined for any other document. */
function tellExamples(document: unknown) {
	const examples = readSearchExamples(document);
	if (!examples) return undefined;
	const inLines = (lists: Readonly<Record<string, readonly string[]>>) =>
		Object.fromEntries(Object.entries(lists).map(([id, said]) => [id, said.join("\n")]));
	return { pages: inLines(examples.pages), elsewhere: inLines(examples.elsewhere) };
}

interface MarkedProps {
	before: unknown;
	after: unknown;
	language: DeskLanguage;
}

/**
 * One value before and after in one text, in which a screen reader hears what went and what came; where little stays,
 * the two stand below each other.
 */
export function Marked({ before, after, language }: MarkedProps) {
	const t = TEXTS[language];
	const runs = listRuns(before, after, language);
	return (
		<span className="marked" data-whole={runs.every(({ kind }) => kind !== "same") || undefined}>
			{runs.map(({ kind, text }, position) => {
				if (kind === "same") return text;
				const Mark = kind === "gone" ? "del" : "ins";
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
					<Fragment key={position}>
						<span className="visually-hidden"> {t[kind]}: </span>
						<Mark>
							<Linked text={text} tab={t.tab} />
						</Mark>
					</Fragment>
				);
			})}
		</span>
	);
}

/** A text; an address alone leads there, so that whoever reviews opens the source with one press. */
function Linked({ text, tab }: { text: string; tab: string }) {
	if (!/^https?:\/\/\S+$/.test(text)) return text;
	return (
		<a href={text} target="_blank" rel="noopener noreferrer">
			{text}
			<span className="visually-hidden"> ({tab})</span>
		</a>
	);
}

/** A value that was or is not there is all new, or all gone. */
function listRuns(before: unknown, after: unknown, language: DeskLanguage): MarkedWords[] {
	const [was, is] = [spellValue(before, language), spellValue(after, language)];
	if (was === is) return [{ kind: "same", text: is }];
	const isWords = [before, after].every((value) => typeof value === "string" || Array.isArray(value));
	if (isWords && !isNothing(before) && !isNothing(after)) {
		const runs = markWords(was, is);
		if (runs && isReadable(runs)) return runs;
	}
	return [
		...(isNothing(before) ? [] : [{ kind: "gone" as const, text: was }]),
		...(isNothing(after) && !isNothing(before) ? [] : [{ kind: "new" as const, text: is }]),
	];
}

/** What was changed between two texts, word by word, addresses whole; undefined where they are too far apart. */
function markWords(before: string, after: string): MarkedWords[] | undefined {
	const [was, is] = [before, after].map((text) => text.match(/\s+|\S+/g) ?? []);
	const runs = diffArrays(was ?? [], is ?? [], { maxEditLength: MOST_EDITS });
	return runs?.map(({ added, removed, value }) => ({
		kind: added ? "new" : removed ? "gone" : "same",
		text: value.join(""),
	}));
}

/** Whether most of the longer text stayed, so that the words that went and came do not lie in shreds. */
function isReadable(runs: readonly MarkedWords[]): boolean {
	const lengthOf = (kind: MarkedWords["kind"]) =>
		runs.filter((run) => run.kind === kind).reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0);
	return lengthOf("same") >= Math.max(lengthOf("gone"), lengthOf("new"));
}

function isNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

interface RescueProps {
	record: RecordName;
	typed: DraftSaving;
	isOwn: boolean;
	language: DeskLanguage;
}

/** What was typed into a draft that is no longer open, and how to go on with it. */
export function RescuePage({ record, typed, isOwn, language }: RescueProps) {
	const t = DRAFT_TEXTS[language];
	const kind = parseRecordName(record)?.kind ?? "procedure";
	return (
		<>
			<p>{isOwn ? t.goneWhy : t.goneOther}</p>
			<form method="post" action="/borradores/rescatar" className="stack">
				<input type="hidden" name="registro" value={record} />
				<TypedFields typed={typed} />
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.goneOn}
					</button>
				</p>
			</form>
			<Differences changes={listContentChanges(kind, {}, typed.content)} language={language} />
		</>
	);
}

/** What was typed, to be sent on. */
export function TypedFields({ typed }: { typed: DraftSaving }) {
	return (
		<>
			<input type="hidden" name="lo-mio" value={JSON.stringify(typed.content)} />
			<input type="hidden" name="nota" value={typed.changeNote} />
			<input type="hidden" name="revisar" value={typed.due ?? ""} />
		</>
	);
}
