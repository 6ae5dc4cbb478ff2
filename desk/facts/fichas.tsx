import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { type OfficialFicha, officialFichaSchema } from "../../domain/official/ficha.ts";
import { nameColumn, spellValue } from "../drafts/column-names.ts";
import { isProvable } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

/** Where a release brings the official catalogue, relative to the working directory. */
const FOLDER = "data/official";

let reading: Promise<ReadonlyMap<string, readonly OfficialFicha[]>> | undefined;

/** The official fichas that describe a procedure: by its number, or as somebody matched them; none without the files. */
export async function listFichasOf({
	id,
	ficha,
}: {
	id: string;
	ficha: string | null;
}): Promise<readonly OfficialFicha[]> {
	reading ??= readFichas().catch((error) => {
		reading = undefined;
		throw error;
	});
	const fichas = await reading;
	const named = ficha === null ? [] : (fichas.get(`ficha ${ficha}`) ?? []);
	return [...new Map([...named, ...(fichas.get(id) ?? [])].map((each) => [each.ficha, each])).values()];
}

async function readFichas(): Promise<ReadonlyMap<string, readonly OfficialFicha[]>> {
	if (!existsSync(`${FOLDER}/fichas.json`)) return new Map();
	const [all, matching] = await Promise.all([
		readFile(`${FOLDER}/fichas.json`, "utf8"),
		readFile(`${FOLDER}/matching.json`, "utf8"),
	]);
	const fichas = z.array(officialFichaSchema).parse(JSON.parse(all));
	const matched = z.record(z.string(), z.string()).parse(JSON.parse(matching));
	const found = new Map<string, OfficialFicha[]>();
	for (const each of fichas) {
		found.set(`ficha ${each.ficha}`, [each]);
		const procedure = matched[each.ficha];
		if (procedure !== undefined) found.set(procedure, [...(found.get(procedure) ?? []), each]);
	}
	return found;
}

/** What a ficha says of a column of a procedure; null where it says nothing. */
function fichaValue(ficha: OfficialFicha, column: string): unknown {
	const said: Readonly<Record<string, unknown>> = {
		description: ficha.plain,
		type: ficha.type,
		user_type: ficha.users,
		costo: ficha.amount,
		costo_nota: ficha.cost_note,
		codigo_moneda: ficha.currency,
		duration: ficha.time,
		requirements: ficha.papers,
		steps: ficha.steps,
		respaldo_legal: ficha.law,
		enlace: ficha.url,
		documento_obtenible: ficha.gets,
		category: ficha.category,
		duda: ficha.doubt,
	};
	const value = said[column] ?? null;
	return Array.isArray(value) && value.length === 0 ? null : value;
}

/** The columns of which a ficha can say anything. */
function isInFicha(column: string): boolean {
	return ADOPTED.includes(column);
}
const ADOPTED: readonly string[] = [
	...["description", "type", "user_type", "costo", "costo_nota", "codigo_moneda", "duration", "requirements", "steps"],
	...["respaldo_legal", "enlace", "documento_obtenible"],
];

/**
 * Takes over what a ficha says of one column: the value, with the ficha's address as its source and `today` (a calendar date) as
 * the day on which it was read. An amount brings its currency along. The content itself where the ficha says nothing.
 */
export function adoptFicha(
	content: RecordContent,
	ficha: OfficialFicha,
	{ column, today }: { column: string; today: string },
): RecordContent {
	const value = fichaValue(ficha, column);
	const [row] = content.procedures ?? [];
	if (!row || value === null || !isInFicha(column)) return content;
	const sources = Array.isArray(row.sources) ? row.sources : [];
	const adopted: RecordRow = {
		...row,
		[column]: value,
		...(column === "costo" && { codigo_moneda: ficha.currency }),
		...(column === "type" && { is_digital: value === "digital" }),
		sources: sources.includes(ficha.catalogue_url) ? sources : [...sources, ficha.catalogue_url],
	};
	if (!isProvable(column)) return { ...content, procedures: [adopted] };
	const fact = {
		...{ procedure_id: row.id, field: column, source: ficha.catalogue_url, published: null, read: today },
		...{ status: "confirmado", note: null, other_value: null, other_source: null, other_published: null },
	};
	const others = (content.procedure_facts ?? []).filter(({ field }) => field !== column);
	return { ...content, procedures: [adopted], procedure_facts: [...others, fact] };
}

interface FichaProps {
	ficha: OfficialFicha;
	columns: readonly string[];
	row: RecordRow;
	language: DeskLanguage;
}

/** What an official ficha says of a part of the form, each value with a button that takes it over. */
export function FichaCard({ ficha, columns, row, language }: FichaProps) {
	const t = FACT_TEXTS[language];
	const told = columns.filter((column) => isInFicha(column) && column !== "codigo_moneda");
	if (told.length === 0) return null;
	return (
		<aside className="card">
			<h3>
				{t.ficha} {ficha.ficha}
			</h3>
			<p>
				<a href={ficha.catalogue_url} target="_blank" rel="noopener noreferrer">
					{t.openFicha}
				</a>
			</p>
			{told.map((column) => {
				const value = fichaValue(ficha, column);
				const isSame = JSON.stringify(value) === JSON.stringify(row[column]);
				const name = nameColumn(column, language);
				return (
					<div key={column} className="stack">
						<strong>{name}</strong>
						<span className="marked" lang="es">
							{value === null ? <span className="quiet">{t.fichaSays}</span> : spellAmount(column, value, ficha)}
						</span>
						{isSame && <span className="badge">{t.adopted}</span>}
						{value !== null && (
							<p>
								<button
									type="submit"
									className="button"
									name="accion"
									value={`adoptar.${column}.${ficha.ficha}`}
									aria-label={`${t.adoptWhat} ${name}`}
								>
									{t.adopt}
								</button>
							</p>
						)}
					</div>
				);
			})}
		</aside>
	);

	function spellAmount(column: string, value: unknown, { currency }: OfficialFicha): string {
		return column === "costo" ? `${currency} ${String(value)}` : spellValue(value, language);
	}
}
