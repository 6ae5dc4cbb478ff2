import "./procedure.css";
import "./procedure-print.css";
import "../components/button.css";
import { data, isRouteErrorResponse } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { CONTACT_GUIDANCE } from "../../content/contact-guidance.ts";
import { IMPORTANT_NOTICE } from "../../content/notices.ts";
import { findProcedure } from "../../domain/catalogue.ts";
import { safeWebAddress, siteName } from "../../domain/web-address.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { paths, procedurePath } from "../paths.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/procedure.page";
import { ProcedureAside } from "./procedure-aside.tsx";
import { ProcedureBody } from "./procedure-body.tsx";
import { ProcedureFacts } from "./procedure-facts.tsx";
import { ProcedureHead } from "./procedure-head.tsx";
import { ProcedureNotFound } from "./procedure-not-found.tsx";
import { RelatedProcedures } from "./related-procedures.tsx";
import { usePageAddress } from "./use-page-address.ts";
import { viewProcedure } from "./view-procedure.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	const language = context.get(languageContext);
	const procedure = findProcedure(catalogue, params.id);
	if (!procedure) throw data(null, { status: 404 });
	return {
		procedure: viewProcedure(catalogue, procedure, language),
		guidance: CONTACT_GUIDANCE[language],
		notice: IMPORTANT_NOTICE[language],
	};
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	if (!loaderData) return pageMeta({ title: textOf(matches).text("procedure.notFound") });
	const { name, lead } = loaderData.procedure;
	return pageMeta({ title: name, description: lead?.text });
}

export default function ProcedurePage({ loaderData }: Route.ComponentProps) {
	const { procedure, guidance, notice } = loaderData;
	return (
		<article className="page procedure">
			<ProcedureHead procedure={procedure} />
			<div className="procedure-columns">
				<ProcedureFacts procedure={procedure} />
				<OfficialLink address={procedure.enlace} />
				<ProcedureBody procedure={procedure} />
				<ProcedureAside procedure={procedure} guidance={guidance} notice={notice} />
			</div>
			<RelatedProcedures procedure={procedure} />
			<PrintedFrom path={procedurePath(procedure.id)} />
		</article>
	);
}

/** On paper only: where the sheet comes from, to look it up again. */
function PrintedFrom({ path }: { path: string }) {
	const { text } = useText();
	const address = usePageAddress(path);
	return <p className="procedure-origin">{text("procedure.printedFrom", { product: BRAND.product, address })}</p>;
}

/** The official page, named by its site (trust.md A48); 'Enlace no disponible' where there is none to follow safely. */
function OfficialLink({ address }: { address: string | null }) {
	const { text } = useText();
	const safe = safeWebAddress(address);
	return (
		<p className="procedure-official">
			<ExternalLink address={address} className="button" kind="primary">
				<span>{text("procedure.official", { site: safe ? siteName(safe) : "" })}</span>
			</ExternalLink>
		</p>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { text } = useText();
	if (isRouteErrorResponse(error) && error.status === 404) return <ProcedureNotFound />;
	// The specification gives failure the same title; only a catalogue that was read can say that a procedure is gone.
	return (
		<LoadFailure
			title={text("procedure.notFound")}
			message={text("procedure.failed")}
			explanation={text("procedure.failedBody")}
			back={{ to: paths.catalogue, label: text("procedure.back") }}
		/>
	);
}
