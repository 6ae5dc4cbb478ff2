import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isRow, type UntrustedRow } from "../domain/fields/fields.ts";
import type { FactProblem } from "./fact-files.ts";
import { date, IN_SPANISH, recordId, text } from "./rules.ts";

const FILE = "institution-gaps.json";
/** In one place alone a page may just not have been found. */
const FEWEST_PLACES = 2;

/** What people need to reach an institution, and how the report names it. */
const GAP_FIELDS = { phone: "teléfono", working_hours: "horario", address: "dirección" } as const;
type GapField = keyof typeof GAP_FIELDS;
const NAMES = ["phone", "working_hours", "address"] as const satisfies readonly GapField[];

/** Something about an institution that somebody looked for and that no page says. */
const gapSchema = z.strictObject({
	institution: recordId,
	field: z.enum(NAMES),
	/** Addresses of pages, or the words of a search. */
	looked_at: z
		.array(text)
		.refine(
			(places) => new Set(places).size >= FEWEST_PLACES,
			`hacen falta al menos ${FEWEST_PLACES} lugares distintos`,
		),
	/** The day of the search. */
	read: date,
});
type Gap = z.infer<typeof gapSchema>;

/** Reads the file of the gaps, not trusted further; a directory without it has none. */
export function readGaps(directory: string): unknown {
	const path = join(directory, FILE);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

/** Lists every mistake in the gaps: form, an institution that there is not, a field that is known, a gap twice, a day to come. */
export function checkGaps(content: unknown, institutions: unknown, today: string): FactProblem[] {
	if (!Array.isArray(content)) return [{ file: FILE, id: "-", field: "-", message: "tiene que ser una lista" }];
	const known = rowsById(institutions);
	const seen = new Set<string>();
	return content.flatMap((entry: unknown, position) => {
		const result = gapSchema.safeParse(entry, IN_SPANISH);
		const problem = (field: string, message: string, id = `#${position + 1}`) => ({ file: FILE, id, field, message });
		if (!result.success)
			return result.error.issues.map(({ path, message }) => problem(path.map(String).join(".") || "-", message));
		const { institution, field, read } = result.data;
		const key = `${institution} ${field}`;
		const row = known.get(institution);
		const isTwice = seen.has(key);
		seen.add(key);
		return [
			...(row ? [] : [problem("institution", `no hay una institución "${institution}"`, institution)]),
			...(row && isKnown(row, field) ? [problem(field, "ya se sabe: quítalo de aquí", institution)] : []),
			...(isTwice ? [problem(field, "está dos veces", institution)] : []),
			...(read > today ? [problem("read", "está en el futuro", institution)] : []),
		];
	});
}

/** By field of how many institutions it is known, of how many it was looked for in vain, and of which nobody looked. */
export function writeGaps(content: unknown, institutions: unknown): string {
	const gaps = z.array(z.unknown()).catch([]).parse(content).flatMap(readGap);
	const rows = [...rowsById(institutions)];
	const lines = NAMES.map((field) => {
		const missing = rows.filter(([, row]) => !isKnown(row, field)).map(([id]) => id);
		const lookedFor = new Set(gaps.flatMap((gap) => (gap.field === field ? gap.institution : [])));
		const untouched = missing.filter((id) => !lookedFor.has(id));
		const inVain = missing.length - untouched.length;
		const which = untouched.length === 0 ? "" : ` (${untouched.join(", ")})`;
		const known = `${rows.length - missing.length} con dato`;
		return `  ${GAP_FIELDS[field]}: ${known}, ${inVain} buscadas y no se publica, ${untouched.length} sin buscar${which}`;
	});
	return [`INSTITUCIONES (${rows.length})`, ...lines].join("\n");
}

function readGap(entry: unknown): Gap[] {
	const result = gapSchema.safeParse(entry);
	return result.success ? [result.data] : [];
}

function isKnown(row: UntrustedRow, field: GapField): boolean {
	return typeof row[field] === "string" && row[field].trim() !== "";
}

function rowsById(institutions: unknown): Map<string, UntrustedRow> {
	const rows = z.array(z.unknown()).catch([]).parse(institutions).filter(isRow);
	return new Map(rows.map((row) => [String(row.id), row]));
}
