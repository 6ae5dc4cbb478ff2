import { Suspense } from "react";
import { data } from "react-router";
import { addresses } from "../../addresses.ts";
import { languageContext, readCatalogue } from "../../context.ts";
import { pageMeta } from "../../page-meta.ts";
import { textOf } from "../../use-text.ts";
import { ObservatoryFailure } from "../observatory-failure.tsx";
import { useObservatoryPath } from "../observatory-path.ts";
import { servedPart } from "../served-part.ts";
import type { Route } from "./+types/evaluation.page";
import type { EvaluationView } from "./evaluation-view.ts";
import { viewEvaluation } from "./evaluation-view.ts";
import { UnknownEvaluation } from "./unknown-evaluation.tsx";
import { useWayOut } from "./use-way-out.ts";

const NO_DETAIL = { detail: null, isUnknown: false };

/** Its code comes with the data of a first detail. The styles are the page's, so that the server writes them. */
const fetchDialog = () => import("./evaluation-dialog.tsx").then((module) => module.EvaluationDialog);
const EvaluationDialog = import.meta.env.SSR
	? await fetchDialog()
	: servedPart(fetchDialog, addresses.observatory.read(location).detail !== null);

/** The evaluation that `?detalle=` names: over the observatory's table, or without it. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { detail } = addresses.observatory.read(url);
	if (!detail) return data(NO_DETAIL);
	const evaluation = viewEvaluation(readCatalogue(context).catalogue, detail, context.get(languageContext));
	if (!evaluation) return data({ detail: null, isUnknown: true }, { status: 404 });
	return data({ detail: evaluation, isUnknown: false });
}

/** Closing a detail needs no data of its own; the page asks for its table where it has none. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
	if (!addresses.observatory.read(url).detail) return NO_DETAIL;
	// Whoever draws it asks for the code again, and for the page of the server where it cannot be had.
	const [loaded] = await Promise.all([serverLoader(), fetchDialog().catch(() => undefined)]);
	return loaded;
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const name = loaderData?.detail?.name;
	const description = text("observatory.lead");
	if (name) return pageMeta({ title: text("observatory.detail.title", { name }), description });
	if (loaderData?.isUnknown) return pageMeta({ title: text("observatory.detail.notFoundTitle") });
	const { compared } = addresses.observatory.read(location);
	return compared !== null
		? pageMeta({ title: text("observatory.compare.title"), description: text("observatory.compare.lead") })
		: pageMeta({ title: text("observatory.title"), description });
}

export default function EvaluationPage({ loaderData: { detail, isUnknown } }: Route.ComponentProps) {
	const closedPath = useObservatoryPath()({});
	if (isUnknown) return <UnknownEvaluation tablePath={`${closedPath}#tabla`} />;
	if (!detail) return null;
	return <ShownDetail key={detail.id} evaluation={detail} closedPath={closedPath} />;
}

function ShownDetail({ evaluation, closedPath }: { evaluation: EvaluationView; closedPath: string }) {
	const wayOut = useWayOut(closedPath);
	return (
		<Suspense>
			<EvaluationDialog key={String(wayOut.isOverTable)} {...{ evaluation, closedPath }} {...wayOut} />
		</Suspense>
	);
}

export function ErrorBoundary() {
	return <ObservatoryFailure />;
}
