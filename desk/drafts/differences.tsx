import type { ByLanguage } from "../../content/by-language.ts";
import { listPathChanges } from "../../domain/desk/list-paths.ts";
import type { MarkedWords } from "../../domain/desk/mark-words.ts";
import { markWords } from "../../domain/desk/mark-words.ts";
import type { ContentChange } from "../../domain/desk/record.ts";
import { shortenTables } from "../../domain/desk/shorten-tables.ts";
import type { Language } from "../../domain/language.ts";
import { namePlace } from "./column-names.ts";
import { spellValue } from "./spell-value.ts";

const TEXTS = {
	es: { where: "Qué", change: "Cómo cambia", same: "No cambia nada." },
	en: { where: "What", change: "How it changes", same: "Nothing changes." },
} as const satisfies ByLanguage<Record<string, string>>;

/** Columns that only say which row it is. */
const NAMING = ["id", "position", "field"];

/** What differs between two versions of any record, word by word: what goes is struck out, what comes is marked. */
export function Differences({ changes, language }: { changes: readonly ContentChange[]; language: Language }) {
	const t = TEXTS[language];
	const lines = changes.filter(({ field }) => !NAMING.includes(field)).flatMap(expand);
	if (lines.length === 0) return <p className="quiet">{t.same}</p>;
	return (
		<dl className="differences" lang="es">
			{lines.map(({ table, row, field, before, after }) => (
				<div key={`${table} ${row} ${field}`}>
					<dt>{namePlace({ table, row, field }, language)}</dt>
					<dd>
						<Marked before={before} after={after} language={language} />
					</dd>
				</div>
			))}
		</dl>
	);
}

/** A document is told by the paths within it, everything else by its column. */
function expand(change: ContentChange): ContentChange[] {
	if (change.table !== "site_documents" || change.field !== "content") return [change];
	return listPathChanges(shortenTables(change.before), shortenTables(change.after)).map(({ path, before, after }) => {
		return { ...change, field: path, before, after };
	});
}

interface MarkedProps {
	before: unknown;
	after: unknown;
	language: Language;
}

/** One value before and after in one text. */
export function Marked({ before, after, language }: MarkedProps) {
	const runs = listRuns(before, after, language);
	return (
		<span className="marked">
			{runs.map(({ kind, text }, position) => {
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
				if (kind === "gone") return <del key={position}>{text}</del>;
				// biome-ignore lint/suspicious/noArrayIndexKey: as above.
				if (kind === "new") return <ins key={position}>{text}</ins>;
				return text;
			})}
		</span>
	);
}

/** A value that was or is not there is all new, or all gone. */
function listRuns(before: unknown, after: unknown, language: Language): MarkedWords[] {
	const [was, is] = [spellValue(before, language), spellValue(after, language)];
	if (was === is) return [{ kind: "same", text: is }];
	const isWords = [before, after].every((value) => typeof value === "string" || Array.isArray(value));
	if (isWords && !isNothing(before) && !isNothing(after)) return markWords(was, is);
	return [
		...(isNothing(before) ? [] : [{ kind: "gone" as const, text: was }]),
		...(isNothing(after) && !isNothing(before) ? [] : [{ kind: "new" as const, text: is }]),
	];
}

function isNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
