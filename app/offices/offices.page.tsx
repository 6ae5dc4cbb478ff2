import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { newestDay } from "../../domain/facts/details.ts";
import type { Language } from "../../domain/language.ts";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { ANYWHERE, DEPARTMENT_FIELD, DEPARTMENT_IDS, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { findOffices, HOME_COUNTRY, type Office } from "../../domain/offices/office.ts";
import { addresses } from "../address/addresses.ts";
import type { ListPart } from "../address/list-part.ts";
import { findPlace } from "../address/list-part.ts";
import { LinksOut } from "../components/external-link.tsx";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { EmptyState } from "../components/message.tsx";
import { OfficeList } from "../components/office-list.tsx";
import { viewOffice } from "../components/office-view.ts";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/offices.page";

export function loader({ context, url }: Route.LoaderArgs) {
	const asked = addresses.offices.read(url);
	return viewOffices(readCatalogue(context).catalogue, asked, context.get(languageContext));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const { department, procedure, institution } = loaderData?.asked ?? {};
	const parts = [procedure?.name, institution?.name, department && DEPARTMENTS[department], text("office.title")];
	return pageMeta({
		title: titleOfPage(parts.filter(Boolean).join(" · "), loaderData?.place, text),
		description: text("office.meta"),
	});
}

export default function OfficesPage({ loaderData }: Route.ComponentProps) {
	const { text, count } = useText();
	const { asked, groups, place, unknown, since } = loaderData;
	const to = (page: ListPart) =>
		`${addresses.offices.to({
			department: asked.department ?? ANYWHERE,
			institution: asked.institution?.id ?? null,
			procedure: asked.procedure?.id ?? null,
			page,
		})}#lista`;
	return (
		<>
			<PageHead
				title={text("office.title")}
				lead={text("office.lead")}
				above={<Breadcrumb current={text("office.title")} />}
			/>
			<div className="page offices">
				<OfficeFilter {...loaderData} />
				<section aria-labelledby="lista">
					<h2 id="lista" className="visually-hidden">
						{text("office.title")}
					</h2>
					<p role="status">{count("office.found", place.found)}</p>
					<WholeListLink place={place} to={to} />
					{asked.department && groups[0]?.kind !== "here" && (
						<p className="office-none">{text("office.noneHere", { department: DEPARTMENTS[asked.department] })}</p>
					)}
					{groups.length === 0 && (
						<EmptyState title={text("office.none")} icon="map-pin">
							<p>
								<Button kind="primary" to={addresses.offices.to({ department: ANYWHERE })}>
									{text("office.clear")}
								</Button>
							</p>
						</EmptyState>
					)}
					<LinksOut>
						{groups.map(({ kind, title, offices }) => (
							<section key={`${kind}-${title}`} aria-label={title}>
								<h3>
									<DataText>{title}</DataText>
								</h3>
								<OfficeList offices={offices} since={since} level={4} />
							</section>
						))}
					</LinksOut>
					<Pager place={place} to={to} label={text("office.pages")} />
					{unknown.length > 0 && (
						<p className="office-none">{text("office.unknownHere", { departments: unknown.join(", ") })}</p>
					)}
				</section>
			</div>
		</>
	);
}

export function ErrorBoundary() {
	const { text } = useText();
	return (
		<LoadFailure
			title={text("office.title")}
			message={text("failure.unavailableTitle")}
			explanation={text("institutions.failedBody")}
			back={{ to: addresses.home.to(), label: text("failure.home") }}
		/>
	);
}

/** Department and institution, sent as a question that can be shared; the procedure stays until it is taken away. */
function OfficeFilter({ asked, institutions }: OfficesView) {
	const { text } = useText();
	return (
		<Form className="office-filter screen-only" action={addresses.offices.to()}>
			{asked.procedure && (
				<p>
					<input type="hidden" name="tramite" value={asked.procedure.id} />
					<strong>
						<DataText>{text("office.forProcedure", { name: asked.procedure.name })}</DataText>
					</strong>{" "}
					<Link to={addresses.offices.to({ department: asked.department })}>{text("office.withoutProcedure")}</Link>
				</p>
			)}
			<div>
				<label htmlFor="oficina-departamento">{text("office.department")}</label>
				<select
					key={asked.department}
					id="oficina-departamento"
					name={DEPARTMENT_FIELD}
					defaultValue={asked.department ?? ANYWHERE}
					autoComplete="off"
				>
					<option value={ANYWHERE}>{text("office.allDepartments")}</option>
					{DEPARTMENT_IDS.map((each) => (
						<option key={each} value={each}>
							{DEPARTMENTS[each]}
						</option>
					))}
				</select>
			</div>
			<div>
				<label htmlFor="oficina-institucion">{text("office.institution")}</label>
				<select
					key={asked.institution?.id}
					id="oficina-institucion"
					name="institucion"
					defaultValue={asked.institution?.id ?? ""}
					autoComplete="off"
				>
					<option value="">{text("office.anyInstitution")}</option>
					{institutions.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</div>
			<Button type="submit" kind="primary">
				{text("office.filter")}
			</Button>
		</Form>
	);
}

/** Offices on one page. */
const PAGE_SIZE = 30;

type Asked = ReturnType<typeof addresses.offices.read>;
type OfficesView = ReturnType<typeof viewOffices>;

/** One page of the offices that were asked for, by department, and which departments have none that is known. */
function viewOffices(catalogue: Catalogue, asked: Asked, language: Language) {
	const department = asked.department === ANYWHERE ? null : asked.department;
	const procedure = asked.procedure === null ? undefined : findProcedure(catalogue, asked.procedure);
	const institution = asked.institution === null ? undefined : findInstitution(catalogue, asked.institution);
	const { here, near, elsewhere } = findOffices(catalogue.offices, {
		institution: asked.institution,
		procedure:
			asked.procedure === null ? null : { id: asked.procedure, institution: procedure?.institution_id ?? null },
		department,
		municipality: null,
	});
	const found = [
		...here.map((office) => ({ kind: "here" as const, office })),
		...near.map((office) => ({ kind: "near" as const, office })),
		...elsewhere.map((office) => ({ kind: "elsewhere" as const, office })),
	].toSorted((one, other) => rankOf(one) - rankOf(other));
	const place = findPlace(found.length, asked.page, PAGE_SIZE);
	const shown = found.slice(place.from, place.to);
	const groups = Map.groupBy(shown, ({ kind, office }) => `${kind} ${titleOf(office, language)}`);
	const own = new Set(catalogue.offices.map(({ institution_id }) => institution_id));
	return {
		asked: {
			department,
			procedure: procedure ? { id: procedure.id, name: procedureName(procedure) } : null,
			institution: institution ? { id: institution.id, name: institutionName(institution) } : null,
		},
		place,
		since: newestDay(shown.map(({ office }) => office.read)) ?? "",
		groups: [...groups.values()].map((entries) => ({
			kind: entries[0]?.kind ?? "here",
			title: entries[0] ? titleOf(entries[0].office, language) : "",
			offices: entries.map(({ office }) =>
				viewOffice(office, {
					language,
					procedure: asked.procedure,
					institution: institution ? undefined : findInstitution(catalogue, office.institution_id),
				}),
			),
		})),
		unknown: department === null ? listUnknown(here) : [],
		institutions: catalogue.institutions
			.filter(({ id }) => own.has(id))
			.map((each) => ({ id: each.id, name: institutionName(each) })),
	};
}

const KINDS = ["here", "near", "elsewhere"];

function rankOf({ kind }: { kind: string }): number {
	return KINDS.indexOf(kind);
}

function titleOf({ country, department }: Office, language: Language): string {
	if (country === HOME_COUNTRY) return department ?? "";
	return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
}

/** Departments of which none of these offices is. */
function listUnknown(offices: readonly Office[]): string[] {
	const known = new Set<string | null>(offices.map(({ department }) => department));
	const names: readonly string[] = DEPARTMENT_IDS.map((id: DepartmentId) => DEPARTMENTS[id]);
	return known.size === 0 ? [] : names.filter((name) => !known.has(name));
}
