import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import { type DeskImport, findMapping, nameHeader } from "../../database/desk/imports/imports.server.ts";
import type { Mapping } from "../../database/transfer/mapping.ts";
import { suggestColumns } from "../../database/transfer/mapping.ts";
import type { ForeignSheet } from "../../database/transfer/open-file.server.ts";
import type { TransferTable } from "../../database/transfer/transfer-tables.ts";
import { columnsOf, isTransferTable, KEYS, TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { nameColumn } from "../drafts/column-names.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { textOf } from "../frame/desk-route.ts";
import { Faults, InputField, SelectField } from "../frame/fields.tsx";
import { ROOM, TABLE_WORDS, titleOfImport } from "./import-parts.tsx";
import { TRANSFER_TEXTS } from "./texts.ts";

/** Words of the page on which somebody else's columns are matched to ours. */
export const MAPPING_TEXTS = {
	es: {
		mappingLead: "El archivo usa otros nombres. Di qué columna es cuál de las nuestras; lo que no elijas no se lee.",
		needed:
			"Tu archivo tiene nombres de columna que la mesa no conoce. Presiona «Emparejar columnas» y dile cuál es cuál; si ya lo hiciste con estos mismos nombres, vienen elegidas y solo confirmas. Si no es una tabla con sus nombres en la primera fila, deséchalo y sube otro.",
		unmatched: "Sin emparejar, no se leen:",
		backToImport: "Volver sin emparejar",
		mappingKept: "Así las emparejaste la última vez con estos mismos nombres. Revísalo.",
		whichTable: "Qué trae cada fila",
		chooseTable: "Ver las columnas de esta tabla",
		columnHint: "Ejemplo:",
		notRead: "No se lee",
		noColumn: "Ninguna",
		constants: "Lo mismo para todas las filas",
		constantsHint: "Para lo que el archivo no dice, como la institución.",
		constantField: "Columna nuestra",
		constantValue: "Lo que dice",
		mapIt: "Leer con estas columnas",
		mappingFaults: "Falta algo para leerlo",
		lacksKey: "Elige qué columna es «{name}»: sin ella no se sabe qué fila es.",
		twice: "«{name}» está elegida dos veces.",
		twiceNamed: "El archivo tiene dos columnas que se llaman «{name}»: cámbiale el nombre a una.",
	},
	en: {
		mappingLead: "The file uses other names. Say which column is which of ours; what you do not choose is not read.",
		needed:
			"Your file has names of columns that the desk does not know. Press “Match columns” and say which is which; if you did so before with these very names, they come chosen and you only confirm. If it is no table with its names in the first row, put it away and upload another one.",
		unmatched: "Not matched, not read:",
		backToImport: "Back without matching",
		mappingKept: "This is how you matched these very names the last time. Check it.",
		whichTable: "What each row is",
		chooseTable: "See the columns of this table",
		columnHint: "Example:",
		notRead: "Not read",
		noColumn: "None",
		constants: "The same for every row",
		constantsHint: "For what the file does not say, such as the institution.",
		constantField: "Column of ours",
		constantValue: "What it says",
		mapIt: "Read with these columns",
		mappingFaults: "Something is missing to read it",
		lacksKey: "Choose which column is “{name}”: without it nobody knows which row it is.",
		twice: "“{name}” is chosen twice.",
		twiceNamed: "The file has two columns named “{name}”: give one of them another name.",
	},
} as const satisfies ByDeskLanguage<Record<string, string>>;

/** How many cells may be the same for every row. */
const CONSTANTS = 3;
const LONGEST_SAMPLE = 80;

interface Chosen {
	table: TransferTable;
	/** Our column for each of theirs; empty for one that is not read. */
	columns: readonly string[];
	constants: readonly (readonly [field: string, value: string])[];
}

/** Asks which of somebody else's columns is which of ours. */
export async function mappingPage(
	ask: SignedAsk,
	given: DeskImport & { foreign: ForeignSheet },
	tried?: { chosen: Chosen; faults: readonly { to: string; text: string }[]; status?: 409 },
): Promise<DeskPage> {
	const { services, language, url } = ask;
	const t = TRANSFER_TEXTS[language];
	const m = MAPPING_TEXTS[language];
	const { foreign } = given;
	const known = await services.database.read((desk) => findMapping(desk, nameHeader(foreign.header)));
	const former = given.mapping ?? known;
	const asked = url.searchParams.get("tabla") ?? "";
	const table = tried?.chosen.table ?? (isTransferTable(asked) ? asked : (former?.table ?? foreign.table));
	const chosen = tried?.chosen ?? suggest(foreign, table, former?.table === table ? former : undefined);
	const ours = columnsOf(table).map((name) => ({ value: name, label: nameField(name, language) }));
	const options = [{ value: "", label: m.notRead }, ...ours];
	return {
		title: `${t.mappingTitle}: ${titleOfImport(given, language)}`,
		...(tried && { status: tried.status ?? 422 }),
		body: (
			<>
				{tried && <Faults title={m.mappingFaults} faults={tried.faults} />}
				<p>{m.mappingLead}</p>
				{!tried && former?.table === table && <p className="notice">{m.mappingKept}</p>}
				<form method="get" className="stack">
					<SelectField
						name="tabla"
						label={m.whichTable}
						value={table}
						options={TRANSFER_TABLES.map((each) => ({ value: each, label: TABLE_WORDS[language][each] }))}
					/>
					<p>
						<button type="submit" className="button">
							{m.chooseTable}
						</button>
					</p>
				</form>
				<Unmatched {...{ header: foreign.header, chosen, language }} />
				<form method="post" action={`${ROOM}/${given.id}/columnas`} className="stack">
					<input type="hidden" name="tabla" value={table} />
					<div className="columns">
						{foreign.header.map((name, at) => (
							<SelectField
								// biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and nothing moves.
								key={at}
								name={`columna.${at}`}
								label={name || `(${at + 1})`}
								hint={<Samples foreign={foreign} at={at} language={language} />}
								value={chosen.columns[at] ?? ""}
								options={options}
								fault={tried?.faults.find(({ to }) => to === `columna.${at}`)?.text}
							/>
						))}
					</div>
					<fieldset className="group">
						<legend>{m.constants}</legend>
						<p className="hint">{m.constantsHint}</p>
						{Array.from({ length: CONSTANTS }, (_, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
							<div key={at} className="columns">
								<SelectField
									name={`fijo.${at}.campo`}
									label={`${m.constantField} ${at + 1}`}
									value={chosen.constants[at]?.[0] ?? ""}
									options={[{ value: "", label: m.noColumn }, ...ours]}
								/>
								<InputField
									name={`fijo.${at}.valor`}
									label={`${m.constantValue} ${at + 1}`}
									value={chosen.constants[at]?.[1] ?? ""}
								/>
							</div>
						))}
					</fieldset>
					<p className="row">
						<button type="submit" className="button" data-kind="primary">
							{m.mapIt}
						</button>
						<a href={`${ROOM}/${given.id}`}>{m.backToImport}</a>
					</p>
				</form>
			</>
		),
	};
}

/** Whether its columns can still be matched. */
export function isForeign(found: DeskImport): found is DeskImport & { foreign: ForeignSheet } {
	return found.foreign !== null && ["reading", "columns", "looked"].includes(found.state);
}

/** The way to each column that nothing is chosen for, which in a wide file nobody finds among the others. */
function Unmatched({
	header,
	chosen,
	language,
}: {
	header: readonly string[];
	chosen: Chosen;
	language: DeskLanguage;
}) {
	const open = header.flatMap((name, at) => (chosen.columns[at] ? [] : [{ name: name || `(${at + 1})`, at }]));
	if (open.length === 0) return null;
	return (
		<div className="notice" data-kind="warning">
			<p>{MAPPING_TEXTS[language].unmatched}</p>
			<ul>
				{open.map(({ name, at }) => (
					<li key={at}>
						<a href={`#columna.${at}`}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function Samples({ foreign, at, language }: { foreign: ForeignSheet; at: number; language: DeskLanguage }) {
	const cells = foreign.samples.map((row) => (row[at] ?? "").trim()).filter(Boolean);
	if (cells.length === 0) return null;
	const told = cells.map((cell) => (cell.length > LONGEST_SAMPLE ? `${cell.slice(0, LONGEST_SAMPLE)}…` : cell));
	return `${MAPPING_TEXTS[language].columnHint} ${told.join(" · ")}`;
}

function suggest(foreign: ForeignSheet, table: TransferTable, former: Mapping | undefined): Chosen {
	const guessed = suggestColumns(table, foreign.header);
	const find = (name: string) => (former ? former.columns[name] : guessed.get(name)) ?? "";
	return { table, columns: foreign.header.map(find), constants: Object.entries(former?.constants ?? {}) };
}

export function readChosen(form: FormData, header: readonly string[]): Chosen {
	const word = textOf(form, "tabla");
	const table = isTransferTable(word) ? word : "procedures";
	const known = columnsOf(table);
	const read = (name: string) => known.find((each) => each === textOf(form, name)) ?? "";
	const constants = Array.from({ length: CONSTANTS }, (_, at) => {
		return [read(`fijo.${at}.campo`), textOf(form, `fijo.${at}.valor`)] as const;
	});
	return {
		table,
		columns: header.map((_, at) => read(`columna.${at}`)),
		constants: constants.filter(([field]) => field !== ""),
	};
}

export function listFaults(
	{ table, columns, constants }: Chosen,
	header: readonly string[],
	language: DeskLanguage,
): { to: string; text: string }[] {
	const m = MAPPING_TEXTS[language];
	const say = (words: string, name: string) => words.replace("{name}", name);
	const taken = [...columns, ...constants.map(([field]) => field)];
	const place = (at: number) => (at < columns.length ? `columna.${at}` : `fijo.${at - columns.length}.campo`);
	const keys = KEYS[table].filter((key) => !taken.includes(key));
	return [
		...keys.map((name) => ({ to: "columna.0", text: say(m.lacksKey, name) })),
		...taken.flatMap((name, at) =>
			name !== "" && taken.indexOf(name) < at ? [{ to: place(at), text: say(m.twice, nameField(name, language)) }] : [],
		),
		...header.flatMap((name, at) =>
			columns[at] && header.indexOf(name) !== header.lastIndexOf(name)
				? [{ to: `columna.${at}`, text: say(m.twiceNamed, name) }]
				: [],
		),
	];
}

function nameField(name: string, language: DeskLanguage): string {
	const words = nameColumn(name, language);
	return words === name ? name : `${words} (${name})`;
}
