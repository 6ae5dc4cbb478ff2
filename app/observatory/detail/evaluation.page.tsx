import { useEffect, useEffectEvent } from "react";
import { data, useLocation, useOutletContext } from "react-router";
import { addresses } from "../../address/addresses.ts";
import { KEEPS_PLACE, useNavigate } from "../../address/navigate.ts";
import { Button } from "../../components/link.tsx";
import { ON_TOP } from "../../components/on-top.ts";
import { servedPart } from "../../components/served-part.tsx";
import { languageContext, readCatalogue } from "../../context.ts";
import { Icon } from "../../icons/icon.tsx";
import { pageMeta } from "../../page-meta.ts";
import { textOf, useText } from "../../words/text.ts";
import { isFromPage, ObservatoryFailure, useObservatoryPath } from "../page-parts.tsx";
import type { Route } from "./+types/evaluation.page";
import type { EvaluationView } from "./evaluation-view.ts";
import { viewEvaluation } from "./evaluation-view.ts";

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
	return <EvaluationDialog key={String(wayOut.isOverTable)} {...{ evaluation, closedPath }} {...wayOut} />;
}

export function ErrorBoundary() {
	return <ObservatoryFailure />;
}

/** Stands where the detail would: the address names an evaluation that is not there. */
function UnknownEvaluation({ tablePath }: { tablePath: string }) {
	const { text } = useText();
	return (
		<section className="unknown-evaluation" aria-labelledby="sin-evaluacion" role="alert">
			<h2 id="sin-evaluacion">
				<Icon name="circle-help" /> {text("observatory.detail.notFoundTitle")}
			</h2>
			<p>{text("observatory.detail.notFound")}</p>
			<Button href={tablePath}>{text("observatory.table.title")}</Button>
		</section>
	);
}

/** Where a detail is shown, as the page of the observatory tells it. */
export interface DetailPlace {
	/** True where the table is on the page too; otherwise the detail is all that the page has. */
	isOverTable: boolean;
}

interface WayOut extends DetailPlace {
	/** Leads to the page without the detail. */
	leave: () => void;
}

/**
 * How a detail is left. Escape also closes one that is a page of its own, such as a shared link: no dialog is there to do so.
 */
function useWayOut(closedPath: string): WayOut {
	const navigate = useNavigate();
	const { state } = useLocation();
	const { isOverTable } = useOutletContext<DetailPlace>();

	function leave() {
		// When the table opened this detail, closing goes one step back, also when it was loaded again meanwhile; otherwise each
		// opened detail would add to the history.
		if (isFromPage(state)) void navigate(-1);
		else if (isOverTable) void navigate(closedPath, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
		else void navigate(closedPath, { replace: true });
	}

	const onKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
		// A key that is held would begin to load the table again and again.
		if (key === "Escape" && !repeat && !document.querySelector(ON_TOP)) leave();
	});

	useEffect(() => {
		if (isOverTable) return;
		const listener = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listener);
		return () => removeEventListener("keydown", listener);
	}, [isOverTable]);

	return { isOverTable, leave };
}
