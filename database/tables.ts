import type { ColumnType, GeneratedAlways } from "kysely";
import type { TextIndicator } from "../domain/observatory.ts";
import type { ProblemReport } from "../domain/report.ts";

/** Columns of the specification (section 3) and our extras; the one type source of the SQL we write. */
export interface Tables {
	procedures: ProcedureTable;
	institutions: InstitutionTable;
	observatory: ObservatoryTable;
	problem_reports: ProblemReportTable;
}

/** The tables that the catalogue is read from. */
export const CATALOGUE_TABLES = ["procedures", "institutions", "observatory"] as const;

/** A list of texts: JSON text in SQLite, `text[]` in PostgreSQL. */
export type ListColumn = ColumnType<unknown, string | readonly string[], never>;
/** A yes or no: 0 or 1 in SQLite, `boolean` in PostgreSQL. */
export type FlagColumn = ColumnType<unknown, number | boolean, never>;

export interface ProcedureTable {
	id: string;
	name: string | null;
	description: string | null;
	full_description: string | null;
	category: string | null;
	subcategory: string | null;
	type: string | null;
	duration: string | null;
	user_type: string | null;
	requirements: ListColumn;
	steps: ListColumn;
	costo: number | null;
	costo_nota: string | null;
	codigo_moneda: string;
	documento_obtenible: string | null;
	respaldo_legal: string | null;
	fecha_actualizado: string | null;
	enlace: string | null;
	is_digital: FlagColumn;
	institution_id: string | null;
	keywords: ListColumn;
	sources: ListColumn;
	confidence: string | null;
	needs_review: FlagColumn;
}

export interface InstitutionTable {
	id: string;
	name: string | null;
	full_name: string | null;
	description: string | null;
	services: ListColumn;
	phone: string | null;
	email: string | null;
	website: string | null;
	address: string | null;
	working_hours: string | null;
	is_digital_enabled: FlagColumn;
	sources: ListColumn;
}

export interface ObservatoryTable extends Record<TextIndicator, string | null> {
	id: string;
	tramite: string | null;
	evaluation_score: number | null;
	maturity_level: number | null;
	completamente_en_linea: number | null;
	num_pasos: number | null;
	num_requisitos: number | null;
}

export interface ProblemReportTable extends ProblemReport {
	id: GeneratedAlways<number>;
	created_at: GeneratedAlways<string>;
	/** When it left `pending` for good; contact data may be kept for a limited time after it. */
	closed_at: ColumnType<string | null, never, string>;
	/** When its sender had the name and the e-mail erased; both are empty from then on. */
	contact_erased_at: ColumnType<string | null, never, string>;
}
