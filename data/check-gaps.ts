import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FactProblem } from "./fact-files.ts";
import { date, IN_SPANISH, recordId, text } from "./rules.ts";

/** In one place alone a page may just not have been found. */
const FEWEST_PLACES = 2;

/** What people need to reach an institution, and how the report names it. */
export const REACH_FIELDS = { phone: "teléfono", working_hours: "horario", address: "dirección" } as const;
/** What people need to know of a procedure; of the first four a fact says that nobody says it (`sin fuente`). */
export const ASKED_FIELDS = {
	...{ cost: "costo", time: "duración", law: "ley", papers: "requisitos" },
	...{ place: "lugar", hours: "horario", validity: "vigencia", deadline: "plazo" },
} as const;

/** What a gap is about, and what the records say of that. */
export interface GapSubject {
	file: "institution-gaps.json" | "procedure-gaps.json";
	/** Names of the fields in the report, by field. */
	fields: Readonly<Record<string, string>>;
	/** Of every record that may have a gap: whether the data answers the field. */
	isKnown: ReadonlyMap<string, (field: string) => boolean>;
}

/** Something that somebody looked for and that no page says. */
const gapSchema = z.strictObject({
	id: recordId,
	field: text,
	/** Addresses of pages, or the words of a search. */
	looked_at: z
		.array(text)
		.refine(
			(places) => new Set(places).size >= FEWEST_PLACES,
			`hacen falta al menos ${FEWEST_PLACES} lugares distintos`,
		),
	/** The day of the search. */
	read: date,
	/** Why it may be that there is nothing to say. */
	note: text.optional(),
});
type Gap = z.infer<typeof gapSchema>;

/** Reads a file of gaps, not trusted further; a directory without it has none. */
export function readGaps(directory: string, file: GapSubject["file"]): unknown {
	const path = join(directory, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

/** Lists every mistake in gaps: form, a record or a field that there is not, what is known, a gap twice, a day to come. */
export function checkGaps(content: unknown, { file, fields, isKnown }: GapSubject, today: string): FactProblem[] {
	if (!Array.isArray(content)) return [{ file, id: "-", field: "-", message: "tiene que ser una lista" }];
	const seen = new Set<string>();
	return content.flatMap((entry: unknown, position) => {
		const result = gapSchema.safeParse(entry, IN_SPANISH);
		const problem = (field: string, message: string, id = `#${position + 1}`) => ({ file, id, field, message });
		if (!result.success)
			return result.error.issues.map(({ path, message }) => problem(path.map(String).join(".") || "-", message));
		const { id, field, read } = result.data;
		const key = `${id} ${field}`;
		const answers = isKnown.get(id);
		const isTwice = seen.has(key);
		seen.add(key);
		return [
			...(answers ? [] : [problem("id", `no hay "${id}"`, id)]),
			...(field in fields ? [] : [problem("field", `no es un dato que se busque: "${field}"`, id)]),
			...(answers?.(field) ? [problem(field, "ya se sabe: quítalo de aquí", id)] : []),
			...(isTwice ? [problem(field, "está dos veces", id)] : []),
			...(read > today ? [problem("read", "está en el futuro", id)] : []),
		];
	});
}

/** By field of how many of these records it is known, of how many it was looked for in vain, and of which nobody looked. */
export function writeGaps(content: unknown, { fields, isKnown }: GapSubject, ids: readonly string[]): string {
	const gaps = z.array(z.unknown()).catch([]).parse(content).flatMap(readGap);
	const lookedFor = new Set(gaps.map(({ id, field }) => `${id} ${field}`));
	const lines = Object.entries(fields).map(([field, name]) => {
		const missing = ids.filter((id) => !isKnown.get(id)?.(field));
		const untouched = missing.filter((id) => !lookedFor.has(`${id} ${field}`));
		const inVain = missing.length - untouched.length;
		const which = untouched.length === 0 ? "" : ` (${untouched.join(", ")})`;
		const known = `${ids.length - missing.length} con dato`;
		return `  ${name}: ${known}, ${inVain} buscados y no se publica, ${untouched.length} sin buscar${which}`;
	});
	return lines.join("\n");
}

function readGap(entry: unknown): Gap[] {
	const result = gapSchema.safeParse(entry);
	return result.success ? [result.data] : [];
}
