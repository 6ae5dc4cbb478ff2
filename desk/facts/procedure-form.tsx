import { TABLE_FIELDS } from "../../database/tables.ts";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import type { ListedTable } from "../../domain/facts/details.ts";
import { PROCEDURE_FACT_FIELDS, type ProvableField } from "../../domain/facts/procedure-fact.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { OfficialFicha } from "../../domain/official/ficha.ts";
import { nameColumn } from "../drafts/column-names.ts";
import { ColumnInput, type FormAround } from "./column-input.tsx";
import { FichaCard } from "./fichas.tsx";
import { isProvable, PROCEDURE_GROUPS, ROW_WORDS } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

const MAIN = ["source", "read", "status"] as const;
const MORE = ["published", "note", "other_value", "other_source", "other_published"] as const;

interface FactProps {
	field: ProvableField;
	/** Undefined where nobody noted any. */
	fact: RecordRow | undefined;
	around: FormAround;
}

/** Where a value comes from: page, day read and status, and on demand what else is known. */
function FactFields({ field, fact, around }: FactProps) {
	const t = FACT_TEXTS[around.language];
	const prefix = `datos.${field}`;
	const isOpen = MORE.some((column) => fact?.[column] || around.faults.has(`${prefix}.${column}`));
	return (
		<fieldset className="group" id={prefix}>
			<legend>
				{t.proof}: {nameColumn(field, around.language)}
			</legend>
			<p className="hint">{t.proofHint}</p>
			{MAIN.map((column) => (
				<FactInput key={column} {...{ prefix, column, fact, around }} />
			))}
			<details open={isOpen}>
				<summary>{MORE.map((column) => nameColumn(column, around.language)).join(", ")}</summary>
				<div className="stack">
					{MORE.map((column) => (
						<FactInput key={column} {...{ prefix, column, fact, around }} />
					))}
				</div>
			</details>
		</fieldset>
	);
}

interface FactInputProps {
	prefix: string;
	column: (typeof MAIN | typeof MORE)[number];
	fact: RecordRow | undefined;
	around: FormAround;
}

function FactInput({ prefix, column, fact, around }: FactInputProps) {
	return (
		<ColumnInput {...{ prefix, column, around }} field={PROCEDURE_FACT_FIELDS[column]} value={fact?.[column] ?? null} />
	);
}

interface RowsProps {
	table: ListedTable;
	rows: readonly RecordRow[];
	around: FormAround;
}

/** Rows of a list, each a group of fields; the buttons that add, move and remove save the form first. */
function RowFields({ table, rows, around }: RowsProps) {
	const t = FACT_TEXTS[around.language];
	const word = ROW_WORDS[table];
	const { one, all } = t.lists[table];
	const fields: [string, Field][] = Object.entries(TABLE_FIELDS[table]).filter(
		([column]) => column !== "procedure_id" && column !== "position",
	);
	return (
		<div className="stack" id={word}>
			<h3>{all}</h3>
			<input type="hidden" name={`${word}.cuantos`} value={rows.length} />
			{rows.map((row, at) => {
				const prefix = `${word}.${at + 1}`;
				const name = `${one} ${at + 1}`;
				return (
					<fieldset key={prefix} className="group" id={prefix}>
						<legend>{name}</legend>
						<div className="columns">
							{fields.map(([column, field]) => (
								<ColumnInput key={column} {...{ prefix, column, field, around }} value={row[column]} />
							))}
						</div>
						<p className="row">
							{at > 0 && <Press action={`${prefix}.subir`} label={t.up} what={name} />}
							{at < rows.length - 1 && <Press action={`${prefix}.bajar`} label={t.down} what={name} />}
							<Press action={`${prefix}.quitar`} label={t.remove} what={name} />
						</p>
					</fieldset>
				);
			})}
			<p>
				<Press action={`${word}.agregar`} label={t.add} what={one.toLowerCase()} isShown />
			</p>
		</div>
	);
}

interface PressProps {
	action: string;
	label: string;
	what: string;
	/** Whether the button says what it is about; it is read aloud in any case. */
	isShown?: boolean;
}

function Press({ action, label, what, isShown = false }: PressProps) {
	return (
		<button
			type="submit"
			className="button"
			name="accion"
			value={action}
			aria-label={isShown ? undefined : `${label}: ${what}`}
		>
			{isShown ? `${label} ${what}` : label}
		</button>
	);
}

interface ProcedureFormProps {
	content: RecordContent;
	fichas: readonly OfficialFicha[];
	around: FormAround;
}

/** Every column of a procedure in its part, with where it comes from and what the official ficha says beside it. */
export function ProcedureFields({ content, fichas, around }: ProcedureFormProps) {
	const t = FACT_TEXTS[around.language];
	const [row = {}] = content.procedures ?? [];
	const fields: Readonly<Record<string, Field>> = TABLE_FIELDS.procedures;
	const factOf = (field: string) => content.procedure_facts?.find((fact) => fact.field === field);
	return (
		<>
			<nav aria-label={t.groups}>
				<ul className="row">
					{PROCEDURE_GROUPS.map(({ id }) => (
						<li key={id}>
							<a className="link" href={`#parte-${id}`}>
								{t.group[id]}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{PROCEDURE_GROUPS.map(({ id, columns, alone, rows }) => {
				const proven = [...columns.filter(isProvable), ...(alone ? [alone] : [])];
				return (
					<section key={id} className="stack form-part" id={`parte-${id}`}>
						<h2>{t.group[id]}</h2>
						<div className="columns">
							<div className="stack">
								{columns.map((column) => {
									const field = fields[column];
									return (
										field && (
											<ColumnInput
												key={column}
												{...{ prefix: "procedures", column, field, around }}
												value={row[column]}
											/>
										)
									);
								})}
							</div>
							{proven.length > 0 && (
								<div className="stack">
									{proven.map((field) => (
										<FactFields key={field} {...{ field, around }} fact={factOf(field)} />
									))}
								</div>
							)}
							{fichas.map((ficha) => (
								<FichaCard key={ficha.ficha} {...{ ficha, columns, row }} language={around.language} />
							))}
						</div>
						{rows && <RowFields table={rows} rows={content[rows] ?? []} around={around} />}
					</section>
				);
			})}
		</>
	);
}

/** Records of one row: an institution, an office. */
type RowTableName = "institutions" | "offices";

/** Every column of such a record but its id. */
export function PlainFields({ content, around, table }: Omit<ProcedureFormProps, "fichas"> & { table: RowTableName }) {
	const [row = {}] = content[table] ?? [];
	const fields: [string, Field][] = Object.entries(TABLE_FIELDS[table]);
	const t = FACT_TEXTS[around.language];
	return (
		<section className="stack form-part">
			<h2>{table === "offices" ? t.officeData : t.institutionData}</h2>
			{fields
				.filter(([column]) => column !== "id")
				.map(([column, field]) => (
					<ColumnInput key={column} {...{ prefix: table, column, field, around }} value={row[column]} />
				))}
		</section>
	);
}
