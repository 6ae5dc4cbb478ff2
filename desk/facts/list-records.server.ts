import { sql } from "kysely";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { readFlag, readId, readText } from "../../domain/fields/read-value.ts";
import { compareNames, foldText } from "../../domain/text.ts";
import type { Option } from "../frame/fields.tsx";
import type { Doubt } from "./doubts.ts";
import { findDoubts } from "./doubts.ts";

export interface ListedProcedure {
	id: string;
	name: string;
	institution: string;
	isUnchecked: boolean;
	doubts: readonly Doubt[];
	/** The oldest day on which one of its confirmed facts was read; null where none was. */
	read: string | null;
}

export interface ProcedureFilter {
	text: string;
	/** Id of an institution; empty for all. */
	institution: string;
	doubt: Doubt | undefined;
	/** Whether official fichas that nobody checked are listed too. */
	hasFichas: boolean;
}

/** The procedures that match, by name. */
export async function listProcedures(desk: Desk, filter: ProcedureFilter, today: string): Promise<ListedProcedure[]> {
	const { rows } = await sql<UntrustedRow>`
		select p.id, p.name, p.nivel, p.needs_review, i.id as institution_id, i.name as institution
		from procedures p left join institutions i on i.id = p.institution_id`.execute(desk);
	const facts = await sql<UntrustedRow>`
		select procedure_id, status, "read" from procedure_facts`.execute(desk);
	const factsOf = Map.groupBy(facts.rows, ({ procedure_id }) => String(procedure_id));
	const wanted = foldText(filter.text);
	return rows
		.filter((row) => filter.hasFichas || row.nivel !== "ficha")
		.filter((row) => filter.institution === "" || String(row.institution_id) === filter.institution)
		.map((row) => {
			const id = readId(row.id).value ?? "";
			const own = (factsOf.get(id) ?? []).map(({ status, read }) => ({ status, read: readText(read).value }));
			const days = own.flatMap(({ status, read }) => (status === "confirmado" && read ? read : []));
			return {
				...{ id, name: readText(row.name).value ?? id, institution: readText(row.institution).value ?? "" },
				isUnchecked: row.nivel === "ficha",
				doubts: findDoubts(own, { needsReview: readFlag(row.needs_review).value, today }),
				read: days.sort()[0] ?? null,
			};
		})
		.filter(({ id, name }) => foldText(name).includes(wanted) || foldText(id).includes(wanted))
		.filter(({ doubts }) => filter.doubt === undefined || doubts.includes(filter.doubt))
		.sort((one, other) => compareNames(one.name, other.name));
}

export interface ListedInstitution {
	id: string;
	name: string;
	fullName: string;
	procedures: number;
}

/** The institutions whose name or id contains the text, by name. */
export async function listInstitutions(desk: Desk, text: string): Promise<ListedInstitution[]> {
	const { rows } = await sql<UntrustedRow>`
		select i.id, i.name, i.full_name, count(p.id) as procedures
		from institutions i left join procedures p on p.institution_id = i.id
		group by i.id, i.name, i.full_name`.execute(desk);
	const wanted = foldText(text);
	return rows
		.map((row) => {
			const id = readId(row.id).value ?? "";
			const fullName = readText(row.full_name).value ?? "";
			return { id, name: readText(row.name).value ?? id, fullName, procedures: Number(row.procedures) };
		})
		.filter(({ id, name, fullName }) => [id, name, fullName].some((each) => foldText(each).includes(wanted)))
		.sort((one, other) => compareNames(one.name, other.name));
}

/** All institutions as options of a choice. */
export async function listInstitutionOptions(desk: Desk): Promise<Option[]> {
	return (await listInstitutions(desk, "")).map(({ id, name }) => ({ value: id, label: name }));
}
