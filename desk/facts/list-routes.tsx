import { formatShortDate } from "../../app/words/format.ts";
import { guatemalaToday } from "../../domain/days.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Language } from "../../domain/language.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { InputField, SelectField, TickField } from "../frame/fields.tsx";
import { FoundList, readSearchWords } from "../frame/lists.tsx";
import type { Doubt } from "./doubts.ts";
import { DOUBT_WORDS, DOUBTS } from "./doubts.ts";
import type { ListedProcedure, ProcedureFilter } from "./list-records.server.ts";
import { listInstitutionOptions, listInstitutions, listProcedures } from "./list-records.server.ts";
import { FACT_TEXTS } from "./texts.ts";

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

function ProcedureTable({ procedures, language }: { procedures: readonly ListedProcedure[]; language: Language }) {
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
