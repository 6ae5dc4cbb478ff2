import type { RefObject } from "react";
import { type ComponentProps, useEffect, useRef } from "react";
import { data, Outlet } from "react-router";
import { EDITIONS_PAGE } from "../../content/publications/editions-page.ts";
import { listEditionIds } from "../../domain/observatory/editions.ts";
import { findEvaluated } from "../../domain/observatory/evaluated.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { focusPlace, redirect } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { type ServedPart, servedPart } from "../components/served-part.tsx";
import { languageContext, originContext, readCatalogue } from "../context.ts";
import { formatDay, formatMoment } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/observatory.page";
import { ScoreDistribution, ShareGroups } from "./charts.tsx";
import type { DetailPlace } from "./detail/evaluation.page.tsx";
import { viewComparison } from "./detail/evaluation-view.ts";
import type { Edition } from "./downloads.tsx";
import { Citation, Downloads } from "./downloads.tsx";
import { EvaluationFilters, EvaluationTable } from "./evaluation-table.tsx";
import { BestList, SummaryCards } from "./figures.tsx";
import { InstitutionRanking } from "./institution-ranking.tsx";
import { MethodologyBox } from "./methodology.tsx";
import type { ObservatoryView } from "./observatory-view.ts";
import { viewObservatory } from "./observatory-view.ts";
import { ObservatoryFailure, useObservatoryPath } from "./page-parts.tsx";

/** Characters of the catalogue's version that tell one edition of the data from another. */
const EDITION_LENGTH = 8;
const TABLE_ID = "tabla";

/** Few ask for one. The styles are the page's, so that the server writes them. */
const fetchComparison = () => import("./detail/comparison.tsx").then((module) => module.Comparison);
const Comparison: ServedPart<ComponentProps<Awaited<ReturnType<typeof fetchComparison>>>> = import.meta.env.SSR
	? await fetchComparison()
	: servedPart(fetchComparison, addresses.observatory.read(location).compared !== null);

export function loader({ context, url }: Route.LoaderArgs) {
	const { catalogue, readAt } = readCatalogue(context);
	const language = context.get(languageContext);
	const { compared, comparedWith, ...asked } = addresses.observatory.read(url);
	// Without scripts the form sends two fields; the page redirects to the address that has them as one list.
	if (comparedWith !== null) {
		throw redirect(url, addresses.observatory.to({ compared: [...(compared ?? []), ...comparedWith] }));
	}
	if (compared !== null) {
		const comparison = viewComparison(catalogue, compared, language);
		const status = comparison.isMissing ? 404 : 200;
		return data({ comparison, overview: null, detailed: null }, { status });
	}
	const detailed = asked.detail ? findEvaluated(catalogue, asked.detail) : undefined;
	if (detailed) return data({ comparison: null, overview: null, detailed: detailed.name });
	const edition: Edition = {
		readAt: formatMoment(readAt.toISOString(), language),
		readOn: formatDay(readAt.toISOString(), language),
		edition: catalogue.version.slice(0, EDITION_LENGTH),
		origin: context.get(originContext) ?? null,
	};
	const editions = listEditionIds(catalogue).length > 0 ? EDITIONS_PAGE[language].link : null;
	const overview = { ...viewObservatory(catalogue, asked, language), edition, editions };
	return data({ comparison: null, overview, detailed: null });
}

/**
 * Opening or closing a detail over the table changes nothing below it, so its rows are not fetched again. Whoever came to
 * a detail from elsewhere has no table yet, and gets it on leaving.
 */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formAction,
	defaultShouldRevalidate,
}: {
	currentUrl: URL;
	nextUrl: URL;
	formAction?: string;
	defaultShouldRevalidate: boolean;
}): boolean {
	const isOnlyDetail = currentUrl.href !== nextUrl.href && withoutDetail(currentUrl) === withoutDetail(nextUrl);
	const isTableHere = document.getElementById(TABLE_ID) !== null;
	return isOnlyDetail && isTableHere && formAction === undefined ? false : defaultShouldRevalidate;
}

function withoutDetail(address: URL): string {
	const asked = addresses.observatory.read(address);
	return `${address.pathname} ${keepLanguage(addresses.observatory.to({ ...asked, detail: null }), address)}`;
}

export default function ObservatoryPage({ loaderData: { comparison, overview, detailed } }: Route.ComponentProps) {
	const { text } = useText();
	const closedPath = useObservatoryPath()({});
	const shown = comparison?.chosen.join(" ") ?? detailed;
	const last = useRef(shown);
	const focus = <FocusOnChange shown={shown} last={last} />;
	if (comparison) return <Comparison comparison={comparison}>{focus}</Comparison>;
	const observatory = text("nav.observatory");
	const name = <DataText>{detailed}</DataText>;
	return (
		<>
			{detailed === null ? (
				<PageHead
					title={text("observatory.title")}
					lead={text("observatory.lead")}
					above={<Breadcrumb current={observatory} />}
				/>
			) : (
				<PageHead
					title={
						<>
							{`${text("observatory.detail.kicker")}: `}
							{name}
						</>
					}
					lead={text("observatory.lead")}
					above={<Breadcrumb trail={[{ to: addresses.observatory.to(), label: observatory }]} current={name} />}
				/>
			)}
			<div className="page observatory">
				<Outlet context={{ isOverTable: overview !== null } satisfies DetailPlace} />
				{overview ? <Overview overview={overview} /> : <WaysOn tablePath={closedPath} />}
			</div>
			{focus}
		</>
	);
}

/**
 * What the page shows changes under one path: when the link that was pressed leaves with it, the focus goes to the heading.
 * It stands beside what is shown, which may have to fetch its code first.
 */
function FocusOnChange({ shown, last }: { shown: string | null; last: RefObject<string | null> }) {
	useEffect(() => {
		if (last.current === shown) return;
		last.current = shown;
		if (document.activeElement === document.body) focusPlace();
	}, [shown, last]);
	return null;
}

/** What stands beneath the head, all of it but a detail. */
function Overview({ overview }: { overview: ObservatoryView & { edition: Edition; editions: string | null } }) {
	const { text } = useText();
	const { table } = overview;
	return (
		<>
			<SummaryCards summary={overview.summary} />
			<p className="observatory-caution">
				{overview.methodology.caution} {overview.methodology.coverage}
			</p>
			<OnThisPage editions={overview.editions} />
			<div className="observatory-pair">
				<ScoreDistribution bands={overview.distribution} />
				<BestList best={overview.best} />
			</div>
			<InstitutionRanking ranking={overview.ranking} />
			<div className="observatory-pair" data-columns="even" id="como-se-hacen">
				<ShareGroups kind="category" groups={overview.groups.category} />
				<ShareGroups kind="institution" groups={overview.groups.institution} />
			</div>
			<section className="observatory-table" id={TABLE_ID} aria-labelledby="tabla-titulo">
				<h2 id="tabla-titulo">{text("observatory.table.title")}</h2>
				<EvaluationFilters selection={table.selection} place={table.place} counts={table.counts} />
				<EvaluationTable table={table} />
				<p className="observatory-actions">
					<Button to={addresses.observatory.to({ compared: [] })}>{text("observatory.compare.open")}</Button>
				</p>
			</section>
			<MethodologyBox methodology={overview.methodology} />
			<Downloads readAt={overview.edition.readAt} />
			<Citation edition={overview.edition} />
		</>
	);
}

export function ErrorBoundary() {
	return <ObservatoryFailure />;
}

/** Links to the sections, so that nobody has to scroll past the long table; `editions` names the page of closed editions, null while there is none. */
function OnThisPage({ editions }: { editions: string | null }) {
	const { text } = useText();
	return (
		<nav className="on-this-page screen-only" aria-label={text("observatory.onPage")}>
			<ul>
				<li>
					<a href="#instituciones">{text("observatory.ranking.title")}</a>
				</li>
				<li>
					<a href="#como-se-hacen">{text("observatory.groups.category")}</a>
				</li>
				<li>
					<a href="#tabla">{text("observatory.table.title")}</a>
				</li>
				<li>
					<a href="#metodologia">{text("observatory.methodology.title")}</a>
				</li>
				<li>
					<a href="#descargas">{text("observatory.download.title")}</a>
				</li>
				<li>
					<a href="#citar">{text("observatory.cite.title")}</a>
				</li>
				<li>
					<Link to={addresses.observatory.to({ compared: [] })}>{text("observatory.compare.open")}</Link>
				</li>
				{editions && (
					<li>
						<Link to={addresses.editions.to()}>{editions}</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}

/** Below a detail that is the whole page: what else the observatory has, and how it evaluates. */
function WaysOn({ tablePath }: { tablePath: string }) {
	const { text } = useText();
	return (
		<p className="observatory-actions screen-only">
			<Button to={`${tablePath}#tabla`}>{text("observatory.table.title")}</Button>
			<Button to={`${addresses.observatory.to()}#metodologia`}>{text("observatory.methodology.title")}</Button>
		</p>
	);
}
