import { sql } from "kysely";
import { formatShortDate } from "../../app/words/format.ts";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { isSaid } from "../../domain/facts/confidence.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { readFlag, readId, readText } from "../../domain/fields/read-value.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { compareNames, foldText } from "../../domain/text/text.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { InputField, type Option, SelectField, TickField } from "../frame/fields.tsx";
import { FoundList, readSearchWords } from "../frame/lists.tsx";
import { judgeRow } from "./published-facts.tsx";
import { DOUBT_WORDS, DOUBTS, type Doubt, FACT_TEXTS, findDoubts } from "./texts.ts";

interface ListedProcedure {
	id: string;
	name: string;
	institution: string;
	isUnchecked: boolean;
	doubts: readonly Doubt[];
	/** The oldest day on which one of its facts was read that a source says; null where none was. */
	read: string | null;
}

interface ProcedureFilter {
	text: string;
	/** Id of an institution; empty for all. */
	institution: string;
	doubt: Doubt | undefined;
	/** Whether official fichas that nobody checked are listed too. */
	hasFichas: boolean;
}

/** The procedures that match, by name. */
async function listProcedures(desk: Desk, filter: ProcedureFilter, today: string): Promise<ListedProcedure[]> {
	const { rows } = await sql<UntrustedRow>`
		select p.id, p.name, p.nivel, p.needs_review, i.id as institution_id, i.name as institution
		from procedures p left join institutions i on i.id = p.institution_id`.execute(desk);
	const facts = await desk.selectFrom("procedure_facts").selectAll().execute();
	const factsOf = Map.groupBy(
		facts.flatMap((row) => judgeRow(row, today) ?? []),
		({ procedure_id }) => procedure_id,
	);
	const wanted = foldText(filter.text);
	return rows
		.filter((row) => filter.hasFichas || row.nivel !== "ficha")
		.filter((row) => filter.institution === "" || String(row.institution_id) === filter.institution)
		.map((row) => {
			const id = readId(row.id).value ?? "";
			const own = factsOf.get(id) ?? [];
			const days = own.flatMap(({ status, read }) => (isSaid(status) && read ? read : []));
			return {
				...{ id, name: readText(row.name).value ?? id, institution: readText(row.institution).value ?? "" },
				isUnchecked: row.nivel === "ficha",
				doubts: findDoubts(own, readFlag(row.needs_review).value),
				read: days.sort()[0] ?? null,
			};
		})
		.filter(({ id, name }) => foldText(name).includes(wanted) || foldText(id).includes(wanted))
		.filter(({ doubts }) => filter.doubt === undefined || doubts.includes(filter.doubt))
		.sort((one, other) => compareNames(one.name, other.name));
}

interface ListedInstitution {
	id: string;
	name: string;
	fullName: string;
	procedures: number;
}

/** The institutions whose name or id contains the text, by name. */
async function listInstitutions(desk: Desk, text: string): Promise<ListedInstitution[]> {
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

/** The lists of procedures and institutions. */
export const RECORD_LIST_ROUTES: readonly DeskRoute[] = [
	{ path: "/tramites", needs: "read", get: showProcedures },
	{ path: "/instituciones", needs: "read", get: showInstitutions },
];

async function showProcedures({ services, url, language, account }: SignedAsk): Promise<Answer> {
	const t = FACT_TEXTS[language];
	const filter = readFilter(url);
	const { all, institutions } = await services.database.read(async (desk) => ({
		all: await listProcedures(desk, filter, guatemalaToday()),
		institutions: await listInstitutionOptions(desk),
	}));
	const doubts = DOUBTS.map((doubt) => ({ value: DOUBT_WORDS[doubt], label: t[doubt] }));
	return {
		title: t.procedures,
		body: (
			<>
				{mayDo(account.role, "edit") && (
					<p>
						<a className="button" href="/tramites/nuevo">
							{t.newProcedure}
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
							options={[{ value: "", label: t.all }, ...institutions]}
						/>
						<SelectField
							name="duda"
							label={t.doubt}
							value={filter.doubt ? DOUBT_WORDS[filter.doubt] : ""}
							options={[{ value: "", label: t.anyDoubt }, ...doubts]}
						/>
					</div>
					<TickField name="fichas" label={t.fichas} isTicked={filter.hasFichas} />
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.find}
						</button>
					</p>
				</form>
				<FoundList {...{ all, url, language, nothing: t.nothing }}>
					{(procedures) => <ProcedureTable {...{ procedures, language }} />}
				</FoundList>
			</>
		),
	};
}

function readFilter(url: URL): ProcedureFilter {
	const read = (name: string) => readSearchWords(url, name);
	return {
		text: read("texto"),
		institution: read("institucion"),
		doubt: DOUBTS.find((doubt: Doubt) => DOUBT_WORDS[doubt] === read("duda")),
		hasFichas: read("fichas") === "si",
	};
}

function ProcedureTable({ procedures, language }: { procedures: readonly ListedProcedure[]; language: DeskLanguage }) {
	const t = FACT_TEXTS[language];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table" tabIndex={0} aria-label={t.procedures}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.name}</th>
						<th scope="col">{t.institution}</th>
						<th scope="col">{t.state}</th>
						<th scope="col">{t.lastRead}</th>
					</tr>
				</thead>
				<tbody>
					{procedures.map(({ id, name, institution, doubts, isUnchecked, read }) => (
						<tr key={id}>
							<th scope="row">
								<a href={`/tramites/${encodeURIComponent(id)}`}>{name}</a>
							</th>
							<td>{institution}</td>
							<td>
								<span className="row">
									{isUnchecked && <span className="badge">{t.unchecked}</span>}
									{!isUnchecked &&
										doubts.map((doubt) => (
											<span key={doubt} className="badge" data-kind="warning">
												{t[doubt]}
											</span>
										))}
								</span>
							</td>
							<td className="day">{read ? formatShortDate(read, language) : t.never}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

async function showInstitutions({ services, url, language, account }: SignedAsk): Promise<Answer> {
	const t = FACT_TEXTS[language];
	const text = readSearchWords(url, "texto");
	const all = await services.database.read((desk) => listInstitutions(desk, text));
	return {
		title: t.institutions,
		body: (
			<>
				{mayDo(account.role, "edit") && (
					<p>
						<a className="button" href="/instituciones/nueva">
							{t.newInstitution}
						</a>
					</p>
				)}
				<form method="get" className="stack">
					<InputField name="texto" type="search" label={t.search} value={text} />
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.find}
						</button>
					</p>
				</form>
				<FoundList {...{ all, url, language, nothing: t.nothing }}>
					{(institutions) => (
						<ul className="columns">
							{institutions.map(({ id, name, fullName, procedures }) => (
								<li key={id} className="card">
									<a href={`/instituciones/${encodeURIComponent(id)}`}>{name}</a>
									<span>{fullName}</span>
									<span className="quiet">
										{procedures === 1 ? t.oneProcedure : `${procedures} ${t.procedures.toLowerCase()}`}
									</span>
								</li>
							))}
						</ul>
					)}
				</FoundList>
			</>
		),
	};
}
