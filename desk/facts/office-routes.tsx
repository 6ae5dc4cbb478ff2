import { sql } from "kysely";
import { formatShortDate } from "../../app/words/format.ts";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { readText } from "../../domain/fields/read-value.ts";
import { DEPARTMENT_NAMES } from "../../domain/offices/departments.ts";
import { compareNames, foldText } from "../../domain/text/text.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { InputField, SelectField } from "../frame/fields.tsx";
import { FoundList, readSearchWords } from "../frame/lists.tsx";
import { listInstitutionOptions } from "./list-routes.tsx";
import { FACT_TEXTS } from "./texts.ts";

interface ListedOffice {
	id: string;
	name: string;
	institution: string;
	department: string;
	municipality: string;
	/** The day on which its source was read. */
	read: string | null;
	isClosed: boolean;
}

interface OfficeFilter {
	text: string;
	/** Id of an institution, name of a department; empty for all. */
	institution: string;
	department: string;
}

/** The offices that match, by department, municipality and name. */
async function listOffices(desk: Desk, { text, institution, department }: OfficeFilter): Promise<ListedOffice[]> {
	const { rows } = await sql<UntrustedRow>`
		select o.id, o.name, o.department, o.municipality, o."read", o.closed_since, o.institution_id, i.name as institution
		from offices o left join institutions i on i.id = o.institution_id`.execute(desk);
	const wanted = foldText(text);
	const said = (value: unknown) => readText(value).value ?? "";
	return rows
		.filter((row) => institution === "" || row.institution_id === institution)
		.filter((row) => department === "" || row.department === department)
		.map((row) => ({
			id: String(row.id),
			name: said(row.name) || String(row.id),
			institution: said(row.institution),
			department: said(row.department),
			municipality: said(row.municipality),
			read: readText(row.read).value,
			isClosed: row.closed_since !== null,
		}))
		.filter((office) => [office.id, office.name, office.municipality].some((each) => foldText(each).includes(wanted)))
		.sort(
			(one, other) =>
				compareNames(one.department, other.department) ||
				compareNames(one.municipality, other.municipality) ||
				compareNames(one.name, other.name),
		);
}

/** The list of offices. */
export const OFFICE_LIST_ROUTES: readonly DeskRoute[] = [{ path: "/oficinas", needs: "read", get: showOffices }];

async function showOffices({ services, url, language, account }: SignedAsk): Promise<Answer> {
	const t = FACT_TEXTS[language];
	const read = (name: string) => readSearchWords(url, name);
	const filter = { text: read("texto"), institution: read("institucion"), department: read("departamento") };
	const { all, institutions } = await services.database.read(async (desk) => ({
		all: await listOffices(desk, filter),
		institutions: await listInstitutionOptions(desk),
	}));
	const everything = { value: "", label: t.all };
	return {
		title: t.offices,
		body: (
			<>
				{mayDo(account.role, "edit") && (
					<p>
						<a className="button" href="/oficinas/nueva">
							{t.newOffice}
						</a>
					</p>
				)}
				<form method="get" className="stack">
					<div className="columns">
						<InputField name="texto" type="search" label={t.search} value={filter.text} />
						<SelectField
							name="institucion"
							label={t.institution}
							value={filter.institution}
							options={[everything, ...institutions]}
						/>
						<SelectField
							name="departamento"
							label={t.department}
							value={filter.department}
							options={[everything, ...DEPARTMENT_NAMES.map((name) => ({ value: name, label: name }))]}
						/>
					</div>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.find}
						</button>
					</p>
				</form>
				<FoundList {...{ all, url, language, nothing: t.nothing }}>
					{(offices) => (
						<ul className="columns">
							{offices.map((office) => (
								<li key={office.id} className="card">
									<a href={`/oficinas/${encodeURIComponent(office.id)}`}>{office.name}</a>
									<span>{[office.municipality, office.department].filter(Boolean).join(", ")}</span>
									<span className="quiet">{office.institution}</span>
									{office.isClosed && (
										<span className="badge" data-kind="warning">
											{t.closed}
										</span>
									)}
									{office.read && (
										<span className="quiet">
											{t.lastRead} {formatShortDate(office.read, language)}
										</span>
									)}
								</li>
							))}
						</ul>
					)}
				</FoundList>
			</>
		),
	};
}
