import type { RecordRow } from "../../domain/desk/record.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { PROCEDURE_FACT_FIELDS } from "../../domain/facts/procedure-fact.ts";
import { nameColumn } from "../drafts/column-names.ts";
import type { FormAround } from "./column-input.tsx";
import { ColumnInput } from "./column-input.tsx";
import { FACT_TEXTS } from "./texts.ts";

const MAIN = ["source", "read", "status"] as const;
const MORE = ["published", "note", "other_value", "other_source"] as const;

interface FactProps {
	field: ProvableField;
	/** Undefined where nobody noted any. */
	fact: RecordRow | undefined;
	around: FormAround;
}

/** Where a value comes from: page, day read and status, and on demand what else is known. */
export function FactFields({ field, fact, around }: FactProps) {
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
