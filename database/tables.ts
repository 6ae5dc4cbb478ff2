import type { ColumnType, GeneratedAlways } from "kysely";
import { BESIDE_TABLES, MAIN_TABLES } from "../domain/catalogue/catalogue.ts";
import { INSTITUTION_FIELDS } from "../domain/catalogue/institution.ts";
import { PROCEDURE_FIELDS } from "../domain/catalogue/procedure-fields.ts";
import { LISTED_PLACE_FIELDS } from "../domain/facts/details.ts";
import { PROCEDURE_FEE_FIELDS } from "../domain/facts/procedure-cost.ts";
import { PROCEDURE_FACT_FIELDS } from "../domain/facts/procedure-fact.ts";
import { PROCEDURE_TERM_FIELDS } from "../domain/facts/procedure-term.ts";
import type { Field, Fields, ValueOf } from "../domain/fields/fields.ts";
import { FIGURE_FIELDS, INDICATOR_FIELDS } from "../domain/observatory/observatory-record.ts";
import { OFFICE_FIELDS } from "../domain/offices/office.ts";
import { PROBLEM_REPORT_FIELDS } from "../domain/report/report.ts";

/** The fields of each table (specification, section 3, and our own); a test holds the SQL of both engines in step. */
export const TABLE_FIELDS = {
	procedures: PROCEDURE_FIELDS,
	institutions: INSTITUTION_FIELDS,
	observatory: { ...FIGURE_FIELDS, ...INDICATOR_FIELDS },
	procedure_facts: PROCEDURE_FACT_FIELDS,
	procedure_fees: PROCEDURE_FEE_FIELDS,
	procedure_places: LISTED_PLACE_FIELDS,
	procedure_terms: PROCEDURE_TERM_FIELDS,
	offices: OFFICE_FIELDS,
	problem_reports: PROBLEM_REPORT_FIELDS,
};

/** The tables that the catalogue is read from. */
export const CATALOGUE_TABLES = [...MAIN_TABLES, ...BESIDE_TABLES] as const;

/** The types of every table, from which Kysely checks our SQL. */
export interface Tables {
	procedures: TableOf<typeof TABLE_FIELDS.procedures>;
	institutions: TableOf<typeof TABLE_FIELDS.institutions>;
	observatory: TableOf<typeof TABLE_FIELDS.observatory>;
	procedure_facts: DetailTableOf<typeof TABLE_FIELDS.procedure_facts>;
	procedure_fees: DetailTableOf<typeof TABLE_FIELDS.procedure_fees>;
	procedure_places: DetailTableOf<typeof TABLE_FIELDS.procedure_places>;
	procedure_terms: DetailTableOf<typeof TABLE_FIELDS.procedure_terms>;
	offices: TableOf<typeof TABLE_FIELDS.offices>;
	problem_reports: ProblemReportTable;
	site_documents: SiteDocumentTable;
	/** SQLite only; PostgreSQL answers it by a function. */
	catalogue_mark: { id: number; changes: number };
}

/** What the desk publishes beside the catalogue: an id and a JSON text. */
export interface SiteDocumentTable {
	id: string;
	content: string;
}

/** A row as it is written. */
export type StoredRow<List extends Fields> = { [Name in keyof List]: StoredValue<List[Name]> };

/** A value read from a table is unknown until `readFields` has checked it; a value written to it is typed. */
type TableOf<List extends Fields> = {
	[Name in keyof List]: ColumnType<unknown, StoredValue<List[Name]>, StoredValue<List[Name]>>;
};

/** A row that the table names by itself, after its procedure and its field or position. */
type DetailTableOf<List extends Fields> = TableOf<List> & { id: GeneratedAlways<string> };

/** A list is JSON text in SQLite, `text[]` in PostgreSQL; a flag is 0 or 1 in SQLite, `boolean` in PostgreSQL. */
type StoredValue<Each extends Field> = Each["kind"] extends "list"
	? string | readonly string[]
	: Each["kind"] extends "flag"
		? number | boolean
		: ValueOf<Each>;

/** A report and what the table keeps about it. */
export interface ProblemReportTable extends TableOf<typeof TABLE_FIELDS.problem_reports> {
	id: GeneratedAlways<number>;
	created_at: GeneratedAlways<string>;
	/** When it was closed. Contact data may be kept only for a limited time after it. */
	closed_at: ColumnType<string | null, never, string>;
	/** When its sender had the name and the e-mail erased; both are empty from then on. */
	contact_erased_at: ColumnType<string | null, never, string>;
}
