import { addresses } from "../address/addresses.ts";
import type { ListPart } from "../address/list-part.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { DataText, DigitalBadge } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { EmptyState } from "../components/message.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import { ListSearch } from "../components/search-box.tsx";
import { readCatalogue } from "../context.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import { formatNumber } from "../words/format.ts";
import type { PluralKey } from "../words/text.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/institutions.page";
import { ContactList } from "./contact-list.tsx";
import { type InstitutionCardView, viewInstitutions } from "./institutions-view.ts";

export function loader({ context, url }: Route.LoaderArgs) {
	return viewInstitutions(readCatalogue(context).catalogue, addresses.institutions.read(url));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = text("institutions.title");
	const searched = loaderData?.text ? `${loaderData.text} · ${title}` : title;
	return pageMeta({
		title: titleOfPage(searched, loaderData?.place, text),
		description: text("institutions.lead"),
	});
}

export default function InstitutionsPage({ loaderData }: Route.ComponentProps) {
	const { text, count, language } = useText();
	const { place } = loaderData;
	const institutions = loaderData.institutions;
	const to = (page: ListPart) => `${addresses.institutions.to({ text: loaderData.text, page })}#lista`;
	return (
		<>
			<PageHead
				title={text("institutions.title")}
				lead={text("institutions.lead")}
				above={<Breadcrumb current={text("institutions.title")} />}
			/>
			<div className="page institutions">
				<InstitutionCounters counters={loaderData} />
				<p>
					<Link className="lone-link" to={addresses.offices.to()}>
						<Icon name="map-pin" /> {text("office.byDepartment")}
					</Link>
				</p>
				<ListSearch
					id={BOX_ID}
					action={addresses.institutions.to()}
					label={text("institutions.searchLabel")}
					placeholder={text("institutions.placeholder")}
					searched={loaderData.text}
					addressOf={(text) => addresses.institutions.to({ text })}
				/>
				<section className="institutions-results" aria-labelledby="lista">
					<h2 id="lista" className="visually-hidden">
						{text("institutions.results")}
					</h2>
					<div className="institutions-count">
						<p role="status">{count("institutions.found", place.found)}</p>
						{place.pages > 1 && (
							<p aria-live="polite">
								{text("institutions.place", {
									first: formatNumber(place.from + 1, language),
									last: formatNumber(place.to, language),
								})}
							</p>
						)}
						<WholeListLink place={place} to={to} />
					</div>
					{institutions.length > 0 ? (
						<ul className="institution-list">
							{institutions.map((institution) => (
								<li key={institution.id}>
									<InstitutionCard institution={institution} />
								</li>
							))}
						</ul>
					) : (
						<EmptyState title={text("institutions.empty")} icon="landmark">
							{loaderData.text !== "" && <p>{text("institutions.emptyText", { text: loaderData.text })}</p>}
							<p>{text("institutions.emptyHint")}</p>
							<ClearSearch />
						</EmptyState>
					)}
					<Pager place={place} to={to} label={text("institutions.pages")} />
				</section>
			</div>
		</>
	);
}

export function ErrorBoundary() {
	const { text } = useText();
	return (
		<LoadFailure
			title={text("institutions.title")}
			message={`${text("institutions.errorLabel")} ${text("institutions.failed")}`}
			explanation={text("institutions.failedBody")}
			back={{ to: addresses.home.to(), label: text("failure.home") }}
		/>
	);
}

/** An institution in the list; the whole card opens its page, while phone, e-mail and address can be used on the spot. */
function InstitutionCard({ institution }: { institution: InstitutionCardView }) {
	const { text } = useText();
	const { id, name, full_name, description, is_digital_enabled, contact } = institution;
	return (
		<article className="institution-entry">
			<header>
				<h3>
					<Link to={addresses.institution.toAlias({ id })}>
						<DataText>{name}</DataText>
					</Link>
				</h3>
				{is_digital_enabled && <DigitalBadge label={text("institutions.digital")} />}
			</header>
			{full_name && full_name !== name && (
				<p className="institution-full-name">
					<DataText>{full_name}</DataText>
				</p>
			)}
			{description && (
				<p className="institution-description">
					<DataText>{description}</DataText>
				</p>
			)}
			<ContactList contact={contact} unknown="hidden" />
		</article>
	);
}

interface InstitutionCountersProps {
	counters: { total: number; withWebsite: number; digital: number };
}

/** How many institutions there are, how many have a website and how many attend digitally; read as "47 instituciones". */
function InstitutionCounters({ counters }: InstitutionCountersProps) {
	const { text, count, language } = useText();
	const rows: { number: number; label: PluralKey; icon: IconName }[] = [
		{ number: counters.total, label: "institutions.countTotal", icon: "landmark" },
		{ number: counters.withWebsite, label: "institutions.countWebsite", icon: "globe" },
		{ number: counters.digital, label: "institutions.countDigital", icon: "monitor-smartphone" },
	];
	return (
		<ul className="institution-counters" aria-label={text("institutions.counters")}>
			{rows.map(({ number, label, icon }) => (
				<li key={label}>
					<Icon name={icon} />
					<span>
						<strong>{formatNumber(number, language)}</strong> {count(label, number)}
					</span>
				</li>
			))}
		</ul>
	);
}

/** Id of the search box over the list. */
const BOX_ID = "institucion-texto";

/** Leads back to the whole list and, with scripts, puts the focus into the emptied box. */
function ClearSearch() {
	const { text } = useText();

	function clear() {
		const box = document.getElementById(BOX_ID);
		if (!(box instanceof HTMLInputElement)) return;
		box.value = "";
		box.focus();
	}

	return (
		<Form action={addresses.institutions.to()} preventScrollReset state={KEEPS_PLACE} onSubmit={clear}>
			<Button type="submit" kind="primary">
				{text("institutions.clear")}
			</Button>
		</Form>
	);
}
