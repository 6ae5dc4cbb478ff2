import { createHash } from "node:crypto";
import type { DeskImport } from "../../database/desk/imports/desk-import.ts";
import { changeImport, findMapping, keepMapping } from "../../database/desk/imports/imports.server.ts";
import type { Mapping } from "../../database/transfer/mapping.ts";
import { suggestColumns } from "../../database/transfer/mapping.ts";
import type { TransferTable } from "../../database/transfer/transfer-tables.ts";
import { columnsOf, isTransferTable, KEYS, TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";
import type { ForeignSheet } from "../../database/transfer/open-file.server.ts";
import type { Language } from "../../domain/language.ts";
import { nameColumn } from "../drafts/column-names.ts";
import type { Answer, DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { textOf } from "../frame/desk-route.ts";
import { Faults, InputField, SelectField } from "../frame/fields.tsx";
import { findProgress } from "./import-runner.server.ts";
import { MAPPING_TEXTS } from "./mapping-texts.ts";
import { ROOM, titleOfImport } from "./room-page.tsx";
import { TABLE_WORDS } from "./table-words.ts";
import { TRANSFER_TEXTS } from "./texts.ts";

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

/** Takes the choice, or shows what it lacks; `go` reads the file with it. */
export async function answerMapping(
	ask: SignedAsk,
	given: DeskImport & { foreign: ForeignSheet },
	{ form, go }: { form: FormData; go: () => Promise<Answer> },
): Promise<Answer> {
	const { header } = given.foreign;
	const chosen = readChosen(form, header);
	const faults = listFaults(chosen, header, ask.language);
	if (faults.length > 0) return mappingPage(ask, given, { chosen, faults });
	const mapping: Mapping = {
		table: chosen.table,
		columns: Object.fromEntries(header.flatMap((name, at) => (chosen.columns[at] ? [[name, chosen.columns[at]]] : []))),
		constants: Object.fromEntries(chosen.constants),
		ignore: header.filter((_, at) => !chosen.columns[at]),
	};
	const t = TRANSFER_TEXTS[ask.language];
	const again = (text: string) => mappingPage(ask, given, { chosen, faults: [{ to: "tabla", text }], status: 409 });
	// The work that goes on reads the file as it was matched before.
	if (findProgress(given.id) !== undefined) return again(t.busy);
	const done = await ask.services.database.write(async (desk) => {
		const fresh = { mapping, state: "reading", look: null, trouble: null } as const;
		const changed = await changeImport(desk, { id: given.id, isAllowed: isForeign }, fresh);
		if (changed.outcome === "saved") await keepMapping(desk, nameHeader(header), mapping);
		return changed;
	});
	return done.outcome === "saved" ? go() : again(t.moved);
}

/** Whether its columns can still be matched. */
export function isForeign(found: DeskImport): found is DeskImport & { foreign: ForeignSheet } {
	return found.foreign !== null && ["reading", "columns", "looked"].includes(found.state);
}

/** The way to each column that nothing is chosen for, which in a wide file nobody finds among the others. */
function Unmatched({ header, chosen, language }: { header: readonly string[]; chosen: Chosen; language: Language }) {
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

function Samples({ foreign, at, language }: { foreign: ForeignSheet; at: number; language: Language }) {
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

function readChosen(form: FormData, header: readonly string[]): Chosen {
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

function listFaults(
	{ table, columns, constants }: Chosen,
	header: readonly string[],
	language: Language,
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

function nameField(name: string, language: Language): string {
	const words = nameColumn(name, language);
	return words === name ? name : `${words} (${name})`;
}

/** Equal for files whose columns have the same names in the same order. */
function nameHeader(header: readonly string[]): string {
	return createHash("sha256").update(JSON.stringify(header)).digest("hex").slice(0, 32);
}
