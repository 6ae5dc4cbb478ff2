import "./observatory.css";
import { data, Link, Outlet, redirect } from "react-router";
import { METHODOLOGY } from "../../content/methodology.ts";
import { listEvaluated } from "../../domain/evaluated.ts";
import { distributeScores, listBest, summarizeObservatory } from "../../domain/observatory-summary.ts";
import { countByFilter, readObservatoryView, selectEvaluated } from "../../domain/observatory-view.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import type { TablePage } from "../paths.ts";
import { comparisonPath, WHOLE_TABLE } from "../paths.ts";
import { useText } from "../use-text.ts";
import type { Route } from "./+types/observatory.page";
import { BestList } from "./best-list.tsx";
import { Comparison } from "./comparison.tsx";
import { readComparison } from "./comparison-reader.ts";
import { Downloads } from "./downloads.tsx";
import { EvaluationFilters } from "./evaluation-filters.tsx";
import { EvaluationTable } from "./evaluation-table.tsx";
import { MethodologyBox } from "./methodology-box.tsx";
import { readMethodology } from "./methodology-reader.ts";
import { ObservatoryFailure } from "./observatory-failure.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { summarizeEvaluated } from "./row.ts";
import { ScoreDistribution } from "./score-distribution.tsx";
import { ShareGroups } from "./share-groups.tsx";
import { readShareGroups } from "./share-groups-reader.ts";
import { SummaryCards } from "./summary-cards.tsx";

/** Rows on one page: 189 cards were 62,000 pixels of a phone; the whole table is one link away. */
const PAGE_SIZE = 50;
const BEST_LENGTH = 5;

export function loader({ context, request }: Route.LoaderArgs) {
	const { catalogue, readAt } = readCatalogue(context);
	const language = context.get(languageContext);
	const query = new URL(request.url).searchParams;
	const compared = query.get("comparar");
	const second = query.get("con");
	// The form without scripts sends two fields; their address is one list.
	if (second !== null) throw redirect(comparisonPath(readIds(compared, second)));
	if (compared !== null) {
		const comparison = readComparison(catalogue, readIds(...compared.split(",")), language);
		return data({ comparison, overview: null }, { status: comparison.isMissing ? 404 : 200 });
	}

	const evaluated = listEvaluated(catalogue);
	const view = readObservatoryView(query);
	const selected = selectEvaluated(evaluated, view);
	const pages = Math.max(1, Math.ceil(selected.length / PAGE_SIZE));
	const page = readTablePage(query.get("pagina"), pages);
	const first = page === WHOLE_TABLE ? 0 : (page - 1) * PAGE_SIZE;
	const last = page === WHOLE_TABLE ? selected.length : first + PAGE_SIZE;
	const overview = {
		readOn: readAt.toISOString(),
		summary: summarizeObservatory(evaluated),
		distribution: distributeScores(evaluated),
		best: listBest(evaluated, BEST_LENGTH).map(summarizeEvaluated),
		groups: readShareGroups(evaluated),
		caution: METHODOLOGY[language].caution,
		methodology: readMethodology(language),
		counts: countByFilter(evaluated),
		table: {
			view,
			page,
			pages,
			first,
			found: selected.length,
			total: evaluated.length,
			rows: selected.slice(first, last).map(summarizeEvaluated),
		},
	};
	return data({ comparison: null, overview });
}

function readIds(...values: readonly (string | null)[]): string[] {
	return values.flatMap((value) => (value ? [decodeId(value)] : []));
}

function decodeId(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		// Half an escape is no id of ours: looked for as it stands, it is simply not found.
		return value;
	}
}

function readTablePage(value: string | null, pages: number): TablePage {
	if (value === WHOLE_TABLE) return WHOLE_TABLE;
	const number = Number(value);
	return Number.isInteger(number) && number >= 1 ? Math.min(number, pages) : 1;
}

/** Opening or closing a detail changes nothing on this page, so its rows are not fetched again. */
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
	return isOnlyDetail && formAction === undefined ? false : defaultShouldRevalidate;
}

function withoutDetail(address: URL): string {
	const query = new URLSearchParams(address.search);
	query.delete("detalle");
	return `${address.pathname}?${query}`;
}

export default function ObservatoryPage({ loaderData: { comparison, overview } }: Route.ComponentProps) {
	const { text } = useText();
	if (comparison) return <Comparison comparison={comparison} />;
	const { table } = overview;
	return (
		<>
			<PageHead
				title={text("observatory.title")}
				lead={text("observatory.lead")}
				above={<Breadcrumb current={text("nav.observatory")} />}
			/>
			<div className="page observatory">
				<Outlet />
				<SummaryCards summary={overview.summary} />
				<p className="observatory-caution">{overview.caution}</p>
				<OnThisPage />
				<div className="observatory-pair">
					<ScoreDistribution bands={overview.distribution} />
					<BestList best={overview.best} view={table.view} page={table.page} />
				</div>
				<section className="observatory-table" id="tabla" aria-labelledby="tabla-titulo">
					<h2 id="tabla-titulo">{text("observatory.table.title")}</h2>
					<EvaluationFilters view={table.view} page={table.page} counts={overview.counts} />
					<EvaluationTable table={table} />
					<p className="observatory-actions">
						<Link className="button" to={comparisonPath()}>
							{text("observatory.compare.open")}
						</Link>
					</p>
				</section>
				<div className="observatory-pair" data-columns="even" id="como-se-hacen">
					<ShareGroups kind="category" groups={overview.groups.category} />
					<ShareGroups kind="institution" groups={overview.groups.institution} />
				</div>
				<MethodologyBox methodology={overview.methodology} />
				<Downloads readOn={overview.readOn} />
			</div>
		</>
	);
}

export function ErrorBoundary() {
	return <ObservatoryFailure />;
}
