import type { ErrorResponse } from "react-router";
import { data, isRouteErrorResponse } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { LinksOut } from "../components/external-link.tsx";
import { Icon } from "../components/icon.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { Message, Offers } from "../components/message.tsx";
import { viewOffers } from "../components/offers-view.ts";
import { SourceList } from "../components/source-list.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/institution.page";
import { InstitutionAside } from "./institution-aside.tsx";
import { InstitutionHead } from "./institution-head.tsx";
import { InstitutionProcedures } from "./institution-procedures.tsx";
import { InstitutionProfile } from "./institution-profile.tsx";
import { viewInstitution } from "./institution-view.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { page } = addresses.institution.read(url);
	const asked = { page, language: context.get(languageContext) };
	const view = viewInstitution(readCatalogue(context).catalogue, params.id, asked);
	if (!view) throw data(viewOffers(context, url), { status: 404 });
	return view;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
	const { text } = textOf(matches);
	if (!loaderData) return pageMeta({ title: text(isMissing(error) ? "institution.notFound" : "institution.failed") });
	const { name, full_name, description } = loaderData.institution;
	const title = full_name && full_name !== name ? `${name}, ${full_name}` : name;
	return pageMeta({ title: titleOfPage(title, loaderData.place, text), description });
}

export default function InstitutionPage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const { institution, procedures, place } = loaderData;
	return (
		<article className="page institution">
			<InstitutionHead institution={institution} />
			<div className="institution-columns">
				<LinksOut>
					<InstitutionAside institution={institution} />
					<InstitutionProfile institution={institution} />
					<InstitutionProcedures id={institution.id} procedures={procedures} place={place} />
					<section className="institution-sources" aria-labelledby="fuentes">
						<h2 id="fuentes">{text("source.title")}</h2>
						<SourceList sources={institution.sources} />
					</section>
				</LinksOut>
			</div>
		</article>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { text } = useText();
	const back = { to: addresses.institutions.to(), label: text("institution.back") };
	if (!isMissing(error)) {
		return (
			<LoadFailure
				title={text("institution.failed")}
				message={text("failure.unavailableTitle")}
				explanation={text("institutions.failedBody")}
				back={back}
			/>
		);
	}
	return (
		<Message title={text("institution.notFound")} icon="circle-help">
			<p className="lead">{text("institution.notFoundBody")}</p>
			<Offers of={error.data} />
			<p className="message-actions">
				<Button kind="primary" to={back.to}>
					<Icon name="arrow-left" />
					{back.label}
				</Button>
			</p>
		</Message>
	);
}

function isMissing(error: unknown): error is ErrorResponse {
	return isRouteErrorResponse(error) && error.status === 404;
}
