import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { ListSearch } from "../components/list-search.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import { readCatalogue } from "../context.ts";
import { formatNumber } from "../format.ts";
import type { ListPart } from "../list-part.ts";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/institutions.page";
import { BOX_ID, ClearSearch } from "./clear-search.tsx";
import { InstitutionCard } from "./institution-card.tsx";
import { InstitutionCounters } from "./institution-counters.tsx";
import { viewInstitutions } from "./institutions-view.ts";

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
