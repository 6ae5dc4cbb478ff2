import { data, useLocation } from "react-router";
import { findEvaluated, listEvaluated } from "../../domain/evaluated.ts";
import { averageDimensions } from "../../domain/observatory-summary.ts";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import { textOf } from "../use-text.ts";
import type { Route } from "./+types/evaluation.page";
import { EvaluationDialog } from "./evaluation-dialog.tsx";
import { readEvaluation } from "./evaluation-reader.ts";
import { ObservatoryFailure } from "./observatory-failure.tsx";
import { UnknownEvaluation } from "./unknown-evaluation.tsx";

const NO_DETAIL = { evaluation: null, isUnknown: false };

/** The evaluation that `?detalle=` names, beside the observatory's table. */
export function loader({ context, request }: Route.LoaderArgs) {
	const id = new URL(request.url).searchParams.get("detalle");
	if (!id) return data(NO_DETAIL);
	const { catalogue } = readCatalogue(context);
	const evaluated = listEvaluated(catalogue);
	const found = findEvaluated(catalogue, id);
	const averages = averageDimensions(evaluated);
	if (!found || !averages) return data({ evaluation: null, isUnknown: true }, { status: 404 });
	return data({ evaluation: readEvaluation(found, averages, context.get(languageContext)), isUnknown: false });
}

/** Closing a detail asks the server nothing. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	return new URL(request.url).searchParams.get("detalle") ? serverLoader() : NO_DETAIL;
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const name = loaderData?.evaluation?.name;
	if (name) return pageMeta({ title: text("observatory.detail.title", { name }) });
	if (loaderData?.isUnknown) return pageMeta({ title: text("observatory.detail.notFoundTitle") });
	const isComparison = new URLSearchParams(location.search).has("comparar");
	return isComparison
		? pageMeta({ title: text("observatory.compare.title"), description: text("observatory.compare.lead") })
		: pageMeta({ title: text("observatory.title"), description: text("observatory.lead") });
}

export default function EvaluationPage({ loaderData: { evaluation, isUnknown } }: Route.ComponentProps) {
	const { search } = useLocation();
	const query = new URLSearchParams(search);
	query.delete("detalle");
	const closedPath = query.size > 0 ? `${paths.observatory}?${query}` : paths.observatory;
	if (isUnknown) return <UnknownEvaluation tablePath={`${closedPath}#tabla`} />;
	if (!evaluation) return null;
	return <EvaluationDialog key={evaluation.id} evaluation={evaluation} closedPath={closedPath} />;
}

export function ErrorBoundary() {
	return <ObservatoryFailure />;
}
