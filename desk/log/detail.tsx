import { formatMoment } from "../../app/words/format.ts";
import type { ContentChange } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { Differences } from "../drafts/differences.tsx";
import { nameDetail } from "./detail-names.ts";
import { LOG_TEXTS } from "./texts.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** What was before and after, field by field where both are made of fields, and whatever else an entry tells. */
export function Detail({ detail, language }: { detail: unknown; language: Language }) {
	if (!isFields(detail)) return null;
	const { before, after, ...rest } = detail;
	const changes = "before" in detail || "after" in detail ? listChanges(before, after, language) : [];
	const told = Object.entries(rest);
	if (changes.length + told.length === 0) return null;
	const t = LOG_TEXTS[language];
	return (
		<dl className="typed">
			{changes.map(({ field, was, is }) => (
				<div key={`= ${field}`}>
					<dt>{field ? nameDetail(field, language) : t.changed}</dt>
					<dd>
						{was !== "" && <del>{was}</del>} {is !== "" && <ins>{is}</ins>}
					</dd>
				</div>
			))}
			{told.map(([name, value]) => (
				<div key={name}>
					<dt>{nameDetail(name, language)}</dt>
					<dd>
						{isContentChanges(value) ? <Differences changes={value} language={language} /> : spell(value, language)}
					</dd>
				</div>
			))}
		</dl>
	);
}

interface Change {
	field: string;
	was: string;
	is: string;
}

function listChanges(before: unknown, after: unknown, language: Language): Change[] {
	if (!isFields(before) && !isFields(after))
		return [{ field: "", was: spell(before, language), is: spell(after, language) }];
	const was = isFields(before) ? before : {};
	const is = isFields(after) ? after : {};
	return [...new Set([...Object.keys(was), ...Object.keys(is)])]
		.map((field) => ({ field, was: spell(was[field], language), is: spell(is[field], language) }))
		.filter((change) => change.was !== change.is);
}

function spell(value: unknown, language: Language): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") return JSON.stringify(value, null, 1);
	return MOMENT.test(value) ? formatMoment(value, language) : value;
}

/** What a publication changed, as `publishRecord` writes it down. */
function isContentChanges(value: unknown): value is ContentChange[] {
	return Array.isArray(value) && value.every((each) => isFields(each) && "table" in each && "field" in each);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
