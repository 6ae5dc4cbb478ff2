import { data, isRouteErrorResponse } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { isTranslated } from "../../content/catalogue/translations.ts";
import { findProcedure } from "../../domain/catalogue/catalogue.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { ProcedureCard } from "../components/cards.tsx";
import { DataText } from "../components/facts.tsx";
import type { OffersView } from "../components/found-view.ts";
import { viewOffers } from "../components/found-view.ts";
import { Button, ExternalButton, ExternalLink, Link, LinksOut } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { Message, Offers } from "../components/message.tsx";
import { PrintedFrom } from "../components/printed-from.tsx";
import { SearchBox } from "../components/search-box.tsx";
import {
	feedContext,
	languageContext,
	linkedDataContext,
	originContext,
	readCatalogue,
	refusedFormContext,
} from "../context.ts";
import { NO_STORE_NO_INDEX } from "../document/answer.server.ts";
import { writePageData } from "../document/linked-data.server.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf, translatorFor, useText } from "../words/text.ts";
import type { Route } from "./+types/procedure.page";
import { Origin, OriginsOf } from "./origin.tsx";
import { listPictureTags, pictureAddress } from "./picture-address.ts";
import { answerPostedTerm } from "./posted-term.server.ts";
import type { AnsweredTerm } from "./price-and-terms.tsx";
import { ProcedureBody } from "./procedure-body.tsx";
import { ProcedureFoot } from "./procedure-foot.tsx";
import { ProcedureHead } from "./procedure-head.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { viewProcedure, viewSolvedReports } from "./procedure-view.ts";
import { TranslationOfPage } from "./said-text.tsx";

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
	// Without its own address a portal has no feeds.
	if (full) context.set(feedContext, dataAddresses.procedure.to({ file: `${view.id}.atom` }));
	const isInEnglish = !asked.isSpanish && isTranslated(procedure, "en");
	// For the links to both languages (layout/head.tsx); without an English text nothing is said.
	return {
		procedure: { ...view, full, solved },
		...(isInEnglish && { isInEnglish }),
		...(context.get(refusedFormContext) && { isRefused: true }),
	};
}

/** Answers the form that asks for a last day, for a browser without scripts; nothing of it is kept. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
	const posted = await answerPostedTerm({ request, url }, context, params.id);
	if (!posted) return null;
	const { term, typed, answer } = posted;
	if (answer.fault !== undefined) context.set(refusedFormContext, true);
	const answered: AnsweredTerm = { position: term.position, typed, answer };
	return data(answered, { status: answer.fault === undefined ? 200 : 422, headers: NO_STORE_NO_INDEX });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
	if (!loaderData) return pageMeta({ title: textOf(matches).text("procedure.notFound") });
	const { id, name, lead, full } = loaderData.procedure;
	const title = loaderData.isRefused ? textOf(matches).text("report.errorPrefix", { title: name }) : name;
	const picture = full && new URL(keepLanguage(pictureAddress.to({ id }), location), full.address).href;
	const { product } = BRAND;
	return [
		...pageMeta({ title, description: lead }),
		...(picture ? listPictureTags(picture, `${name} · ${product}`) : []),
	];
}

export default function ProcedurePage({ loaderData: { procedure }, actionData }: Route.ComponentProps) {
	return (
		<TranslationOfPage value={procedure.translation}>
			<article className="page procedure printed-sheet">
				<LinksOut>
					<OriginsOf value={procedure.id}>
						<ProcedureHead procedure={procedure} address={procedure.full?.address} />
						<div className="procedure-columns">
							<OfficialLink procedure={procedure} />
							<ProcedureBody procedure={procedure} answered={actionData ?? undefined} />
							<ProcedureAside procedure={procedure} />
						</div>
						<RelatedProcedures procedure={procedure} />
						<ProcedureFoot procedure={procedure} solved={procedure.solved} />
						<PrintedFrom path={addresses.procedure.to({ id: procedure.id })} full={procedure.full} />
					</OriginsOf>
				</LinksOut>
			</article>
		</TranslationOfPage>
	);
}

/** The official page, named by its site (case A48); 'Enlace no disponible' where there is none to follow safely. */
function OfficialLink({ procedure: { enlace, origins } }: { procedure: ProcedureView }) {
	const { text } = useText();
	const safe = safeWebAddress(enlace);
	return (
		<p className="procedure-official">
			<ExternalButton address={enlace} kind="primary">
				<span>{text("procedure.official", { site: safe ? siteName(safe) : "" })}</span>
			</ExternalButton>
			<Origin of={origins.enlace} fact={safe && "enlace"} />
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

/** The catalogue was read and has no such procedure: what its address may mean, a search and the way back. */
function ProcedureNotFound({ offers }: { offers: OffersView | null }) {
	const { text } = useText();
	return (
		<Message title={text("procedure.notFound")} icon="circle-help">
			<p className="lead">{text("procedure.notFoundBody")}</p>
			<Offers of={offers} />
			<SearchBox />
			<p className="message-actions">
				<Button kind="primary" to={addresses.catalogue.to()}>
					<Icon name="arrow-left" />
					{text("procedure.back")}
				</Button>
			</p>
		</Message>
	);
}

/** Beside the procedure: its institution, the notice, and what to ask before going. */
function ProcedureAside({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { institution, guidance, notice } = procedure;
	const website = safeWebAddress(institution?.website ?? null);
	return (
		<aside className="procedure-aside further-down" aria-label={text("institution.contact")}>
			{institution && (
				<section className="panel">
					<h2>
						<Link to={addresses.institution.to({ id: institution.id })}>
							<DataText>{institution.name}</DataText>
						</Link>
					</h2>
					{website && (
						<p className="procedure-website">
							<ExternalLink address={website}>{siteName(website)}</ExternalLink>
						</p>
					)}
				</section>
			)}
			<section className="panel" data-kind="notice">
				<h2>
					<Icon name="info" />
					{notice.title}
				</h2>
				<p>{notice.text}</p>
			</section>
			<section className="panel screen-only">
				<h2>{guidance.title}</h2>
				<p>{guidance.text}</p>
				<ul className="panel-points">
					{guidance.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</section>
		</aside>
	);
}

/** A few procedures that whoever needs this one may need too, and the ways to all of its institution and category. */
function RelatedProcedures({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { related, institution, category } = procedure;
	if (related.length === 0) return null;
	return (
		<section className="procedure-related further-down screen-only" aria-labelledby="relacionados">
			<h2 id="relacionados">{text("procedure.related")}</h2>
			<ul className="procedure-list">
				{related.map((other) => (
					<li key={other.id}>
						<ProcedureCard procedure={other} />
					</li>
				))}
			</ul>
			<p className="procedure-related-all">
				{institution && (
					<Link to={addresses.institution.to({ id: institution.id })}>{text("procedure.allOfInstitution")}</Link>
				)}
				{category && (
					<Link to={addresses.catalogue.to({ category: category.id })}>{text("procedure.allOfCategory")}</Link>
				)}
			</p>
		</section>
	);
}
