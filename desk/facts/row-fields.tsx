import { TABLE_FIELDS } from "../../database/tables.ts";
import type { RecordRow } from "../../domain/desk/record.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { FormAround } from "./column-input.tsx";
import { ColumnInput } from "./column-input.tsx";
import type { RowTable } from "./read-record-form.ts";
import { ROW_WORDS } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

interface RowsProps {
	table: RowTable;
	rows: readonly RecordRow[];
	around: FormAround;
}

/** Fees or places, each a group of fields; the buttons that add, move and remove save the form first. */
export function RowFields({ table, rows, around }: RowsProps) {
	const t = FACT_TEXTS[around.language];
	const word = ROW_WORDS[table];
	const one = table === "procedure_fees" ? t.fee : t.place;
	const fields: [string, Field][] = Object.entries(TABLE_FIELDS[table]).filter(
		([column]) => column !== "procedure_id" && column !== "position",
	);
	return (
		<div className="stack" id={word}>
			<h3>{table === "procedure_fees" ? t.fees : t.places}</h3>
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
