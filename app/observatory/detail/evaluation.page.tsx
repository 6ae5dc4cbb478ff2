import "./evaluation-dialog.css";
import "./indicator-list.css";
import { lazy, Suspense } from "react";
import { data, useLocation } from "react-router";
import { addresses } from "../../addresses.ts";
import { languageContext, readCatalogue } from "../../context.ts";
import { pageMeta } from "../../page-meta.ts";
import { textOf } from "../../use-text.ts";
import { ObservatoryFailure } from "../observatory-failure.tsx";
import type { Route } from "./+types/evaluation.page";
import type { EvaluationView } from "./evaluation-view.ts";
import { viewEvaluation } from "./evaluation-view.ts";
import { UnknownEvaluation } from "./unknown-evaluation.tsx";
import { useWayOut } from "./use-way-out.ts";

const NO_DETAIL = { evaluation: null, isUnknown: false };

/** Its code comes with the data of a first detail: most visitors open none. The styles are the page's, so that the server writes them. */
const fetchDialog = () => import("./evaluation-dialog.tsx");
const EvaluationDialog = import.meta.env.SSR
	? (await fetchDialog()).EvaluationDialog
	: lazy(async () => ({ default: (await fetchDialog()).EvaluationDialog }));

/** The evaluation that `?detalle=` names, beside the observatory's table. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { detail } = addresses.observatory.read(url);
	if (!detail) return data(NO_DETAIL);
	const evaluation = viewEvaluation(readCatalogue(context).catalogue, detail, context.get(languageContext));
	return data({ evaluation, isUnknown: evaluation === null }, { status: evaluation ? 200 : 404 });
}

/** Closing a detail needs no data, so the server is not asked. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
	if (!addresses.observatory.read(url).detail) return NO_DETAIL;
	const [loaded] = await Promise.all([serverLoader(), fetchDialog()]);
	return loaded;
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const name = loaderData?.evaluation?.name;
	const description = text("observatory.lead");
	if (name) return pageMeta({ title: text("observatory.detail.title", { name }), description });
	if (loaderData?.isUnknown) return pageMeta({ title: text("observatory.detail.notFoundTitle") });
	const { compared } = addresses.observatory.read(location);
	return compared !== null
		? pageMeta({ title: text("observatory.compare.title"), description: text("observatory.compare.lead") })
		: pageMeta({ title: text("observatory.title"), description });
}

export default function EvaluationPage({ loaderData: { evaluation, isUnknown } }: Route.ComponentProps) {
	const closedPath = addresses.observatory.to({ ...addresses.observatory.read(useLocation()), detail: null });
	if (isUnknown) return <UnknownEvaluation tablePath={`${closedPath}#tabla`} />;
	if (!evaluation) return null;
	return <ShownDetail key={evaluation.id} evaluation={evaluation} closedPath={closedPath} />;
}

function ShownDetail({ evaluation, closedPath }: { evaluation: EvaluationView; closedPath: string }) {
	const wayOut = useWayOut(evaluation.id, closedPath);
	return (
		<Suspense>
			<EvaluationDialog evaluation={evaluation} closedPath={closedPath} {...wayOut} />
		</Suspense>
	);
}

export function ErrorBoundary() {
	return <ObservatoryFailure />;
}
