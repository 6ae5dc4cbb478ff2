import type { ErrorResponse } from "react-router";
import { data, isRouteErrorResponse } from "react-router";
import { FEED_LINK } from "../../content/change-texts.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { DataText, DigitalBadge } from "../components/facts.tsx";
import { viewOffers } from "../components/found-view.ts";
import { Button, ExternalButton, Link, LinksOut, SourceList } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { Message, Offers } from "../components/message.tsx";
import { OfficeList } from "../components/office-list.tsx";
import type { NearOffices } from "../components/office-view.ts";
import { DetailWays } from "../components/page-head.tsx";
import { feedContext, languageContext, linkedDataContext, originContext, readCatalogue } from "../context.ts";
import { writeInstitutionData } from "../document/linked-offices.server.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/institution.page";
import { ContactList } from "./contact-list.tsx";
import { InstitutionProcedures } from "./institution-procedures.tsx";
import type { InstitutionView } from "./institutions-view.ts";
import { viewInstitution } from "./institutions-view.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const asked = { ...addresses.institution.read(url), language: context.get(languageContext) };
	const { catalogue } = readCatalogue(context);
	const view = viewInstitution(catalogue, params.id, asked);
	if (!view) throw data(viewOffers(context, url), { status: 404 });
	const shown = { offices: catalogue.offices, ids: view.offices.others.map(({ id }) => id) };
	context.set(linkedDataContext, writeInstitutionData(view.institution, shown, context.get(originContext) ?? ""));
	// Without its own address a portal has no feeds.
	if (context.get(originContext) === undefined) return { ...view, feed: null };
	const address = dataAddresses.institution.to({ file: `${view.institution.id}.atom` });
	context.set(feedContext, address);
	return { ...view, feed: { address, label: FEED_LINK[asked.language] } };
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
	const { institution, procedures, place, offices, feed } = loaderData;
	return (
		<article className="page institution">
			<InstitutionHead institution={institution} />
			<div className="institution-columns">
				<LinksOut>
					<InstitutionAside institution={institution} soughtInVain={loaderData.soughtInVain} />
					<InstitutionProfile institution={institution} />
					<InstitutionOffices id={institution.id} offices={offices} />
					<InstitutionProcedures id={institution.id} procedures={procedures} place={place} />
					<section className="institution-sources" aria-labelledby="fuentes">
						<h2 id="fuentes">{text("source.title")}</h2>
						<SourceList sources={institution.sources} />
						{feed && (
							<p className="screen-only">
								<a className="lone-link" href={feed.address}>
									{feed.label}
								</a>
							</p>
						)}
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

/** Ways back, name, full name and whether it attends digitally. */
function InstitutionHead({ institution }: { institution: InstitutionView["institution"] }) {
	const { text, language } = useText();
	const { name, full_name, is_digital_enabled } = institution;
	return (
		<header className="institution-head">
			<DetailWays
				back={{ to: addresses.institutions.to(), label: text("institution.back") }}
				trail={[{ to: addresses.institutions.to(), label: text("institutions.title") }]}
				current={<DataText>{name}</DataText>}
			/>
			{is_digital_enabled && <DigitalBadge label={text("institution.digital")} />}
			<h1>
				<DataText>{name}</DataText>
			</h1>
			{full_name && full_name !== name && (
				<p className="lead">
					<DataText>{full_name}</DataText>
				</p>
			)}
			{language !== "es" && <p className="institution-note">{text("layout.spanishOnly")}</p>}
		</header>
	);
}

/** What the institution does and, when the sources list them, its services. */
function InstitutionProfile({ institution }: { institution: InstitutionView["institution"] }) {
	const { text } = useText();
	const { description, services } = institution;
	return (
		<div className="institution-profile">
			<section aria-labelledby="descripcion">
				<h2 id="descripcion">{text("institution.about")}</h2>
				<p>{description ? <DataText>{description}</DataText> : text("unknown.text")}</p>
			</section>
			{services.length > 0 && (
				<section aria-labelledby="servicios">
					<h2 id="servicios">{text("institution.services")}</h2>
					<ul className="institution-services">
						{[...new Set(services)].map((service) => (
							<li key={service}>
								<DataText>{service}</DataText>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

/** Its offices, the nearest first once a department was chosen; nothing where none is known. */
function InstitutionOffices({ id, offices }: { id: string; offices: NearOffices }) {
	const { text, count } = useText();
	const { department, isHere, total, since, others } = offices;
	if (total === 0) return null;
	return (
		<section aria-labelledby="oficinas">
			<h2 id="oficinas">{text("office.title")}</h2>
			{department && !isHere && <p>{text("office.noneHere", { department: department.name })}</p>}
			<OfficeList offices={others} since={since} level={3} />
			<ul className="office-ways screen-only">
				{others.map((office) => (
					<li key={office.id}>
						<Link to={addresses.sheet.to({ office: office.id })}>
							{`${text("office.send")}: `}
							<DataText>{office.name}</DataText>
						</Link>
					</li>
				))}
			</ul>
			<p className="screen-only">
				<Link
					className="lone-link"
					to={addresses.offices.to({ institution: id, department: department?.id ?? ANYWHERE })}
				>
					<Icon name="map-pin" />{" "}
					{department || total <= 2 ? count("office.all", total) : text("office.chooseDepartment")}
				</Link>
			</p>
		</section>
	);
}

/** How to reach the institution; what no source states is named once. */
function InstitutionAside({ institution, soughtInVain }: Pick<InstitutionView, "institution" | "soughtInVain">) {
	const { text } = useText();
	return (
		<aside className="institution-aside" aria-labelledby="contacto">
			<section className="panel">
				<h2 id="contacto">{text("institution.contact")}</h2>
				<ContactList contact={institution} unknown="said" />
				{soughtInVain && <p className="unsaid">{soughtInVain}</p>}
			</section>
			{safeWebAddress(institution.website) !== null && (
				<p className="institution-visit screen-only">
					<ExternalButton address={institution.website} kind="primary">
						{text("institution.visit")}
					</ExternalButton>
				</p>
			)}
		</aside>
	);
}
