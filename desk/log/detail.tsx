import type { Language } from "../../domain/language.ts";
import { LOG_TEXTS } from "./texts.ts";

/** What was before and after, field by field where both are made of fields, and whatever else an entry tells. */
export function Detail({ detail, language }: { detail: unknown; language: Language }) {
	if (!isFields(detail)) return null;
	const { before, after, ...rest } = detail;
	const changes = "before" in detail || "after" in detail ? listChanges(before, after) : [];
	const told = Object.entries(rest);
	if (changes.length + told.length === 0) return null;
	const t = LOG_TEXTS[language];
	return (
		<dl className="typed">
			{changes.map(({ field, was, is }) => (
				<div key={`= ${field}`}>
					<dt>{field || t.changed}</dt>
					<dd>
						{was !== "" && <del>{was}</del>} {is !== "" && <ins>{is}</ins>}
					</dd>
				</div>
			))}
			{told.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{spell(value)}</dd>
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

function listChanges(before: unknown, after: unknown): Change[] {
	if (!isFields(before) && !isFields(after)) return [{ field: "", was: spell(before), is: spell(after) }];
	const was = isFields(before) ? before : {};
	const is = isFields(after) ? after : {};
	return [...new Set([...Object.keys(was), ...Object.keys(is)])]
		.map((field) => ({ field, was: spell(was[field]), is: spell(is[field]) }))
		.filter((change) => change.was !== change.is);
}

function spell(value: unknown): string {
	if (value === undefined || value === null) return "";
	return typeof value === "string" ? value : JSON.stringify(value, null, 1);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
