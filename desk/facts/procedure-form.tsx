import { TABLE_FIELDS } from "../../database/tables.ts";
import type { RecordContent } from "../../domain/desk/record.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { OfficialFicha } from "../../domain/official/ficha.ts";
import type { FormAround } from "./column-input.tsx";
import { ColumnInput } from "./column-input.tsx";
import { FactFields } from "./fact-fields.tsx";
import { FichaCard } from "./ficha-card.tsx";
import { isProvable, PROCEDURE_GROUPS } from "./form-columns.ts";
import { RowFields } from "./row-fields.tsx";
import { FACT_TEXTS } from "./texts.ts";

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

/** Every column of an institution. */
export function InstitutionFields({ content, around }: Omit<ProcedureFormProps, "fichas">) {
	const [row = {}] = content.institutions ?? [];
	const fields: [string, Field][] = Object.entries(TABLE_FIELDS.institutions);
	return (
		<section className="stack form-part">
			<h2>{FACT_TEXTS[around.language].institutionData}</h2>
			{fields
				.filter(([column]) => column !== "id")
				.map(([column, field]) => (
					<ColumnInput key={column} {...{ prefix: "institutions", column, field, around }} value={row[column]} />
				))}
		</section>
	);
}
