import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type FeeRow, type FeeTable, rowsFor } from "../domain/fees/fee-table.ts";
import type { FactProblem } from "./fact-files.ts";
import { date, IN_SPANISH, recordId, text, webAddress } from "./rules.ts";

const FILE = "fee-tables.json";
/** The next figure after one is a centavo more, or a year. */
const STEP = { money: 0.01, year: 1 } as const;

const words = z.strictObject({ es: text, en: text });
const quetzales = z.number().min(0).multipleOf(0.01);
const feeTableSchema: z.ZodType<FeeTable> = z.strictObject({
	id: recordId,
	procedures: z.array(recordId).min(1),
	name: words,
	law: text,
	law_source: recordId.nullable(),
	decides: words,
	figure: z.strictObject({ kind: z.enum(["money", "year"]), label: words, hint: words }),
	question: words.nullable(),
	surcharge: words.nullable(),
	cases: z.array(z.strictObject({ id: recordId, label: words, surcharge: z.int().min(0), source: recordId })),
	rows: z
		.array(
			z.strictObject({
				cases: z.array(recordId).min(1).nullable(),
				from: z.number().nullable(),
				to: z.number().nullable(),
				fixed: quetzales,
				// Tenths, so that the largest figure times a rate is still a whole number that a computer knows.
				per_thousand: z.number().min(0).max(1000).multipleOf(0.1),
				most: quetzales.nullable(),
				told: words.nullable(),
				source: recordId,
				article: text.nullable(),
			}),
		)
		.min(1),
	installments: z.strictObject({ count: z.int().min(2), label: words }).nullable(),
	approximate: words.nullable(),
	notes: z.array(z.strictObject({ text: words, source: recordId })),
	sources: z.record(
		recordId,
		z.strictObject({ address: webAddress, title: text, published: date.nullable(), read: date }),
	),
});

/** The file of a directory, parsed from JSON and not trusted further. */
export function readFeeTableFile(directory: string): unknown {
	return JSON.parse(readFileSync(join(directory, FILE), "utf8"));
}

/** The tables of a file whose mistakes `checkFeeTables` has told; throws where there are any that keep it from being read. */
export function readFeeTables(content: unknown): readonly FeeTable[] {
	return z.array(feeTableSchema).parse(content);
}

/** Lists what is wrong with the tables of fees: their form, their pages, gaps between their lines, procedures that there are not. */
export function checkFeeTables(content: unknown, procedures: ReadonlySet<string>, today: string): FactProblem[] {
	const problems: FactProblem[] = [];
	const tell = (id: string, field: string, message: string) => problems.push({ file: FILE, id, field, message });
	if (!Array.isArray(content)) return [{ file: FILE, id: "-", field: "-", message: "tiene que ser una lista" }];
	const seen = new Set<string>();
	const priced = new Map<string, string>();
	for (const [position, entry] of content.entries()) {
		const { data: table, error } = feeTableSchema.safeParse(entry, IN_SPANISH);
		const name = z.object({ id: z.string() }).safeParse(entry).data?.id ?? `#${position + 1}`;
		for (const { path, message } of error?.issues ?? []) tell(name, path.join(".") || "-", message);
		if (seen.has(name)) tell(name, "id", "está dos veces");
		seen.add(name);
		if (!table) continue;
		for (const procedure of table.procedures) {
			if (!procedures.has(procedure)) tell(name, "procedures", `no hay un trámite "${procedure}"`);
			const other = priced.get(procedure);
			if (other) tell(name, "procedures", `"${procedure}" ya está en "${other}"`);
			priced.set(procedure, name);
		}
		for (const [field, message] of [...listSourceFlaws(table, today), ...listRowFlaws(table)])
			tell(name, field, message);
	}
	return problems;
}

type Flaw = readonly [field: string, message: string];

/** Pages that nothing names or that there are not, and days that do not fit. */
function listSourceFlaws({ rows, cases, notes, law_source, sources }: FeeTable, today: string): Flaw[] {
	const named = [...rows, ...cases, ...notes].map(({ source }) => source).concat(law_source ?? []);
	const unknown = [...new Set(named)].filter((key) => !(key in sources));
	return [
		...unknown.map((key): Flaw => ["sources", `no hay una fuente "${key}"`]),
		...Object.entries(sources).flatMap(([key, { published, read }]): Flaw[] => [
			...(named.includes(key) ? [] : ([[`sources.${key}`, "ninguna línea la usa"]] as const)),
			...(read > today ? ([[`sources.${key}.read`, "está en el futuro"]] as const) : []),
			...(published !== null && published > read
				? ([[`sources.${key}.published`, "es posterior a la lectura"]] as const)
				: []),
		]),
	];
}

/** Cases without a question, lines for a case that there is not, lines that say nothing, and figures of no line or of two. */
function listRowFlaws(table: FeeTable): Flaw[] {
	const { cases, question, surcharge, rows, figure } = table;
	const ids = cases.map(({ id }) => id);
	const strange = rows.flatMap((row) => row.cases ?? []).filter((id) => !ids.includes(id));
	const charges = cases.some((each) => each.surcharge > 0);
	return [
		...(new Set(ids).size < ids.length ? [["cases", "un caso está dos veces"] as const] : []),
		...(cases.length > 0 === (question !== null) ? [] : [["question", "los casos y su pregunta van juntos"] as const]),
		...(charges && surcharge === null ? [["surcharge", "falta cómo se llama el recargo"] as const] : []),
		...strange.map((id): Flaw => ["rows", `no hay un caso "${id}"`]),
		...rows.flatMap((row, at): Flaw[] => listFlawsOf(row).map((message) => [`rows.${at}`, message])),
		...(ids.length > 0 ? ids : [null]).flatMap((id): Flaw[] =>
			rowsFor(table, id)
				.slice(1)
				.flatMap((row, at): Flaw[] => {
					const before = rowsFor(table, id)[at]?.to ?? null;
					const next = before === null ? null : Math.round((before + STEP[figure.kind]) * 100);
					const isNext = row.from !== null && next === Math.round(row.from * 100);
					return isNext ? [] : [["rows", `la línea desde ${row.from} no sigue a la que llega hasta ${before}`]];
				}),
		),
	];
}

function listFlawsOf({ from, to, fixed, per_thousand, most, told }: FeeRow): string[] {
	const pays = fixed > 0 || per_thousand > 0;
	return [
		...(from !== null && to !== null && from > to ? ["va hacia atrás"] : []),
		...(told === null && !pays ? ["no dice qué se paga"] : []),
		...(told !== null && pays ? ["dice un monto y a la vez palabras en su lugar"] : []),
		...(most !== null && per_thousand === 0 ? ["tiene un tope sin nada que lo alcance"] : []),
	];
}
