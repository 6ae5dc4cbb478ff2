import type { MetaDescriptor } from "react-router";
import { data, isRouteErrorResponse } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { isTranslated } from "../../content/translations.ts";
import { findProcedure } from "../../domain/catalogue.ts";
import { safeWebAddress, siteName } from "../../domain/web-address.ts";
import { keepLanguage } from "../address-language.ts";
import { addresses } from "../addresses.ts";
import { ExternalButton, LinksOut } from "../components/external-link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { viewOffers } from "../components/offers-view.ts";
import { PrintedFrom } from "../components/printed-from.tsx";
import { languageContext, linkedDataContext, originContext, readCatalogue } from "../context.ts";
import { translatorFor } from "../dictionary.ts";
import { writePageData } from "../linked-data.server.ts";
import { pageMeta } from "../page-meta.ts";
import { viewFullAddress } from "../page-origin.server.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/procedure.page";
import { Origin } from "./origin.tsx";
import type { OriginView } from "./origin-view.ts";
import { pictureAddress } from "./picture/picture-address.ts";
import { ProcedureAside } from "./procedure-aside.tsx";
import { ProcedureBody } from "./procedure-body.tsx";
import { ProcedureFoot } from "./procedure-foot.tsx";
import { ProcedureHead } from "./procedure-head.tsx";
import { ProcedureNotFound } from "./procedure-not-found.tsx";
import { viewProcedure } from "./procedure-view.ts";
import { RelatedProcedures } from "./related-procedures.tsx";
import { TranslationOfPage } from "./said-text.tsx";
import { viewSolvedReports } from "./solved-reports.server.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	const language = context.get(languageContext);
	const asked = addresses.procedure.read(url);
	const view = viewProcedure(catalogue, params.id, { ...asked, language });
	const procedure = findProcedure(catalogue, params.id);
	if (!view || !procedure) throw data(viewOffers(context, url), { status: 404 });
	const { text } = translatorFor(language);
	const words = { home: text("nav.home"), catalogue: text("nav.catalog") };
	context.set(linkedDataContext, writePageData(procedure, context.get(originContext) ?? "", words));
	const solved = viewSolvedReports(catalogue, view.id, language);
	const full = viewFullAddress(context, keepLanguage(addresses.procedure.to({ id: view.id }), url));
	const isInEnglish = !asked.isSpanish && isTranslated(procedure, "en");
	// For the links to both languages (layout/canonical-link.tsx); without an English text nothing is said.
	return { procedure: { ...view, full, solved }, ...(isInEnglish && { isInEnglish }) };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
	if (!loaderData) return pageMeta({ title: textOf(matches).text("procedure.notFound") });
	const { id, name, lead, full } = loaderData.procedure;
	const picture = full && new URL(keepLanguage(pictureAddress.to({ id }), location), full.address).href;
	const { product } = BRAND;
	return [
		...pageMeta({ title: name, description: lead }),
		...(picture ? listPictureTags(picture, `${name} · ${product}`) : []),
	];
}

/** What a message shows beside the title: a picture with the same words in it. */
function listPictureTags(picture: string, words: string): MetaDescriptor[] {
	return [
		{ property: "og:image", content: picture },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: words },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

export default function ProcedurePage({ loaderData: { procedure } }: Route.ComponentProps) {
	return (
		<TranslationOfPage value={procedure.translation}>
			<article className="page procedure printed-sheet">
				<LinksOut>
					<ProcedureHead procedure={procedure} address={procedure.full?.address} />
					<div className="procedure-columns">
						<OfficialLink address={procedure.enlace} origin={procedure.origins.enlace} />
						<ProcedureBody procedure={procedure} />
						<ProcedureAside procedure={procedure} />
					</div>
					<RelatedProcedures procedure={procedure} />
					<ProcedureFoot procedure={procedure} solved={procedure.solved} />
					<PrintedFrom path={addresses.procedure.to({ id: procedure.id })} full={procedure.full} />
				</LinksOut>
			</article>
		</TranslationOfPage>
	);
}

/** The official page, named by its site (case A48); 'Enlace no disponible' where there is none to follow safely. */
function OfficialLink({ address, origin }: { address: string | null; origin: OriginView | undefined }) {
	const { text } = useText();
	const safe = safeWebAddress(address);
	return (
		<p className="procedure-official">
			<ExternalButton address={address} kind="primary">
				<span>{text("procedure.official", { site: safe ? siteName(safe) : "" })}</span>
			</ExternalButton>
			<Origin of={origin} />
		</p>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { text } = useText();
	if (isRouteErrorResponse(error) && error.status === 404) return <ProcedureNotFound offers={error.data} />;
	// The specification gives a failure the same title. Without a catalogue we do not know whether the procedure exists, so
	// this page does not say that it is missing.
	return (
		<LoadFailure
			title={text("procedure.notFound")}
			message={text("procedure.failed")}
			explanation={text("procedure.failedBody")}
			back={{ to: addresses.catalogue.to(), label: text("procedure.back") }}
		/>
	);
}
