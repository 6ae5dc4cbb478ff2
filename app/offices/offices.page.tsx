import { DEPARTMENTS } from "../../domain/offices/departments.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import type { ListPart } from "../address/list-part.ts";
import { DataText } from "../components/facts.tsx";
import { Button, ExternalLink, LinksOut } from "../components/link.tsx";
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
import { OfficeFilter } from "./office-filter.tsx";
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
	const { department, municipality, procedure, institution } = loaderData?.asked ?? {};
	const place = [municipality?.name, department && DEPARTMENTS[department]];
	const parts = [procedure?.name, institution?.name, ...place, text("office.title")];
	return pageMeta({
		title: titleOfPage(parts.filter(Boolean).join(" · "), loaderData?.place, text),
		description: text("office.meta"),
	});
}

export default function OfficesPage({ loaderData }: Route.ComponentProps) {
	const { text, count } = useText();
	const { asked, groups, place, unknown, since, closed } = loaderData;
	const { department, municipality } = asked;
	const to = (page: ListPart) =>
		`${addresses.offices.to({
			department: department ?? ANYWHERE,
			municipality: municipality?.id ?? (department && ANYWHERE),
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
					<p className="screen-only" role="status">
						{count("office.found", place.found)}
					</p>
					<WholeListLink place={place} to={to} />
					{department && <NoneThere {...loaderData} department={DEPARTMENTS[department]} />}
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
						{groups.map(({ title, offices }) => (
							<section key={title} aria-label={title}>
								<h3 className="screen-only">
									<DataText>{title}</DataText>
								</h3>
								<OfficeList offices={offices} since={since} level={4} />
							</section>
						))}
						{closed.map(({ id, name, since, source }) => (
							<p key={id} className="office-none">
								<DataText>{name}</DataText>: {text("office.closedSince", { date: since ?? "" })}{" "}
								<ExternalLink address={source}>{siteName(safeWebAddress(source) ?? source)}</ExternalLink>
							</p>
						))}
					</LinksOut>
					<Pager place={place} to={to} label={text("office.pages")} />
					{unknown.length > 0 && (
						<p className="office-none screen-only">{text("office.unknownHere", { departments: unknown.join(", ") })}</p>
					)}
				</section>
			</div>
		</>
	);
}

type NoneThereProps = Pick<OfficesView, "asked" | "isHere" | "isInTown"> & { department: string };

/** That none is known where it was asked for, and whose come instead. */
function NoneThere({ asked: { municipality }, isHere, isInTown, department }: NoneThereProps) {
	const { text } = useText();
	if (!isHere) return <p className="office-none">{text("office.noneHere", { department })}</p>;
	if (!municipality || isInTown) return null;
	return <p className="office-none">{text("office.noneInTown", { name: municipality.name, department })}</p>;
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
