import { useLocation } from "react-router";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { DEPARTMENT_IDS, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { ANYWHERE, DEPARTMENT_KEY } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import type { ListPart } from "../address/list-part.ts";
import { LinksOut } from "../components/external-link.tsx";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { EmptyState } from "../components/message.tsx";
import { OfficeList } from "../components/office-list.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import { languageContext, linkedDataContext, originContext, readCatalogue } from "../context.ts";
import { writeOfficesData } from "../document/linked-offices.server.ts";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/offices.page";
import { type OfficesView, viewOffices } from "./offices-view.ts";

export function loader({ context, url }: Route.LoaderArgs) {
	const asked = addresses.offices.read(url);
	const { catalogue } = readCatalogue(context);
	const view = viewOffices(catalogue, asked, context.get(languageContext));
	const shown = { offices: catalogue.offices, ids: view.groups.flatMap(({ offices }) => offices.map(({ id }) => id)) };
	context.set(linkedDataContext, writeOfficesData(shown, context.get(originContext) ?? ""));
	return view;
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
				{asked.department && <RememberDepartment department={asked.department} />}
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
	const { text, language } = useText();
	const spanish = language === "es" ? undefined : "es";
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
					name={DEPARTMENT_KEY}
					defaultValue={asked.department ?? ANYWHERE}
					autoComplete="off"
				>
					<option value={ANYWHERE}>{text("office.allDepartments")}</option>
					{DEPARTMENT_IDS.map((each) => (
						<option key={each} value={each} lang={spanish}>
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
						<option key={id} value={id} lang={spanish}>
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

/** Keeps the department of the list on this device, or forgets it; a whole page is sent and loaded, with scripts or without. */
function RememberDepartment({ department }: { department: DepartmentId }) {
	const { text } = useText();
	const { pathname, search } = useLocation();
	return (
		<form className="office-remember screen-only" method="post" action={addresses.near.to()}>
			<input type="hidden" name="volver" value={pathname + search} />
			<Button type="submit" name={DEPARTMENT_KEY} value={department}>
				{text("office.remember", { department: DEPARTMENTS[department] })}
			</Button>
			<Button type="submit" name={DEPARTMENT_KEY} value="">
				{text("office.forget")}
			</Button>
		</form>
	);
}
