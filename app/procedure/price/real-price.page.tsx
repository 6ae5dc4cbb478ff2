import { data, isRouteErrorResponse } from "react-router";
import { calculateFee } from "../../../domain/fees/calculate-fee.ts";
import { keepLanguage } from "../../address/address-language.ts";
import { addresses } from "../../address/addresses.ts";
import { DataText } from "../../components/facts.tsx";
import { Button, Link, LinksOut } from "../../components/link.tsx";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Message } from "../../components/message.tsx";
import { Breadcrumb, PageHead } from "../../components/page-head.tsx";
import { PrintedFrom } from "../../components/printed-from.tsx";
import { SearchBox } from "../../components/search-box.tsx";
import { languageContext, readCatalogue } from "../../context.ts";
import { NO_STORE_NO_INDEX } from "../../document/answer.server.ts";
import { viewFullAddress } from "../../document/page-origin.server.ts";
import { Icon } from "../../icons/icon.tsx";
import { pageMeta } from "../../page-meta.ts";
import { textOf, useText } from "../../words/text.ts";
import { Origin, OriginsOf } from "../origin.tsx";
import { ProcedurePrice } from "../procedure-price.tsx";
import { Explained, SaidText, TranslationOfPage } from "../said-text.tsx";
import type { Route } from "./+types/real-price.page";
import { FeeCalculator } from "./fee-calculator.tsx";
import { Intermediaries, Others, Source } from "./intermediaries.tsx";
import { type RealPriceView, viewRealPrice } from "./real-price-view.ts";

/** What somebody earns or owns stays with whoever asked: no cache keeps the answer, and no search engine lists it. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const view = viewRealPrice(readCatalogue(context).catalogue, params.id, context.get(languageContext));
	if (!view) throw data(null, { status: 404 });
	const { figure, chosen } = addresses.realPrice.read(url);
	const { calculator } = view;
	const asked = calculator && figure !== null ? { typed: figure, chosen } : null;
	const isRefused =
		asked !== null && calculator && calculateFee(calculator, asked, calculator.year).fault !== undefined;
	const full = viewFullAddress(context, keepLanguage(addresses.realPrice.to({ id: view.id }), url));
	return data(
		{ view, asked, isRefused, full },
		figure === null && chosen === null ? {} : { headers: NO_STORE_NO_INDEX },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	if (!loaderData) return pageMeta({ title: `${text("procedure.cost")}: ${text("procedure.notFound")}` });
	const { view, isRefused } = loaderData;
	const title = isRefused ? text("report.errorPrefix", { title: view.title }) : view.title;
	return pageMeta({ title, description: view.texts.lead });
}

export default function RealPricePage({ loaderData: { view, asked, full } }: Route.ComponentProps) {
	const { id, name, texts, calculator } = view;
	const said = <SaidText isBrief>{name}</SaidText>;
	return (
		<TranslationOfPage value={view.translation}>
			<LinksOut>
				<OriginsOf value={id}>
					<article className="printed-sheet">
						<PageHead
							title={
								<>
									{texts.titleOf} {said}
								</>
							}
							lead={texts.lead}
							above={
								<Breadcrumb trail={[{ to: addresses.procedure.to({ id }), label: said }]} current={texts.current} />
							}
						/>
						<div className="page real-price">
							<div>
								{calculator && <FeeCalculator key={id} id={id} view={calculator} asked={asked} />}
								<OfficialPrice view={view} />
								<Others of={view.others} />
							</div>
							<div>
								<Intermediaries view={view} />
							</div>
						</div>
						<PrintedFrom path={addresses.realPrice.to({ id })} full={full} />
					</article>
				</OriginsOf>
			</LinksOut>
		</TranslationOfPage>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { text } = useText();
	const back = { to: addresses.catalogue.to(), label: text("procedure.back") };
	if (!isRouteErrorResponse(error) || error.status !== 404) {
		return (
			<LoadFailure title={text("failure.unavailableTitle")} explanation={text("procedure.failedBody")} back={back} />
		);
	}
	return (
		<Message title={text("procedure.notFound")} icon="circle-help">
			<p className="lead">{text("procedure.notFoundBody")}</p>
			<SearchBox />
			<p className="message-actions">
				<Button kind="primary" to={back.to}>
					<Icon name="arrow-left" />
					{back.label}
				</Button>
			</p>
		</Message>
	);
}

/** What the institution charges as the procedure's own page says it, and what comes beside it. */
function OfficialPrice({ view: { official, papers, texts } }: { view: RealPriceView }) {
	const { note, section, origin } = official;
	return (
		<>
			{section ? <ProcedurePrice section={section} /> : <OnlyPrice official={official} texts={texts} />}
			<section aria-labelledby="alrededor" data-read>
				<h2 id="alrededor">{texts.beside.title}</h2>
				{note && (
					<p>
						<Explained>{note}</Explained>
					</p>
				)}
				{section && <Origin of={origin} fact={note && "costo"} />}
				{papers.length > 0 && (
					<>
						<p>{texts.beside.papers}</p>
						<ul className="real-price-points">
							{papers.map(({ id, name, source }) => (
								<li key={id}>
									<Link className="lone-link" to={addresses.procedure.to({ id })}>
										<DataText>{name}</DataText>
									</Link>
									{source ? <Source of={source} /> : <small className="origin">{texts.beside.unknownPaper}</small>}
								</li>
							))}
						</ul>
					</>
				)}
				<p>{texts.beside.own}</p>
			</section>
		</>
	);
}

/** The record's own amount, where there is one payment and nothing to list. */
function OnlyPrice({ official: { cost, range, origin }, texts }: Pick<RealPriceView, "official" | "texts">) {
	const { text } = useText();
	return (
		<section aria-labelledby="pagos" data-read>
			<h2 id="pagos">{texts.official.title}</h2>
			<p className="real-price-amount">
				{cost ? (
					cost.isFree ? (
						text("procedure.costFree")
					) : (
						cost.amount
					)
				) : range ? (
					<DataText>{range}</DataText>
				) : (
					texts.official.ask
				)}
			</p>
			<Origin of={origin} fact={(cost || range) && "costo"} />
		</section>
	);
}
