import { Form, Link, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { BesideCard } from "../components/beside-card.tsx";
import { Button } from "../components/button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { ProcedureCard } from "../components/procedure-card.tsx";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { formatNumber } from "../format.ts";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { useText } from "../use-text.ts";
import { SEARCH_BOX_ID } from "./catalogue-filters.tsx";
import type { CatalogueView } from "./catalogue-view.ts";

interface CatalogueResultsProps {
	results: CatalogueView;
}

/** Counter, what is most probably meant, cards, what may be meant too, further pages; or the empty state. */
export function CatalogueResults({ results }: CatalogueResultsProps) {
	const { text, language } = useText();
	const { location } = useNavigation();
	const isFollowing = location !== undefined && addresses.catalogue.match(location.pathname) !== null;
	return (
		<section aria-labelledby="resultados" aria-busy={isFollowing}>
			<h2 id="resultados" className="visually-hidden">
				{text("catalogue.results")}
			</h2>
			<p className="catalogue-count" role="status">
				{text("catalogue.counter", {
					shown: formatNumber(results.found, language),
					total: formatNumber(results.total, language),
				})}
			</p>
			{results.found === 0 && results.likely.length === 0 && <NothingFound results={results} />}
			{results.likely.length > 0 && <Likely pages={results.likely} />}
			{results.matches.length > 0 && (
				<>
					{results.likely.length > 0 && <h2 className="catalogue-group">{text("catalogue.others")}</h2>}
					<CardList procedures={results.matches} />
				</>
			)}
			{results.suggestions.length > 0 && (
				<>
					<h2 className="catalogue-group">
						{results.isSaid ? text("catalogue.alsoPerhaps") : text("catalogue.onlyPerhaps", { text: results.text })}
					</h2>
					<CardList procedures={results.suggestions} />
				</>
			)}
			{results.pages > 1 && <Pages results={results} />}
		</section>
	);
}

function Likely({ pages }: { pages: CatalogueView["likely"] }) {
	const { text } = useText();
	return (
		<section className="catalogue-likely" aria-labelledby="lo-mas-probable">
			<h2 id="lo-mas-probable">{text("search.likely")}</h2>
			<ul className="procedure-list">
				{pages.map((page) =>
					page.kind === "procedure" ? (
						<li key={page.procedure.id}>
							<ProcedureCard procedure={page.procedure} />
						</li>
					) : (
						<li key={`${page.kind} ${page.id}`}>
							<BesideCard page={page} />
						</li>
					),
				)}
			</ul>
		</section>
	);
}

function CardList({ procedures }: { procedures: readonly ProcedureCardView[] }) {
	return (
		<ul className="procedure-list">
			{procedures.map((procedure) => (
				<li key={procedure.id}>
					<ProcedureCard procedure={procedure} />
				</li>
			))}
		</ul>
	);
}

/** The button goes with the empty state: the focus goes on to where the next text is typed. */
function startAnew() {
	const box = document.getElementById(SEARCH_BOX_ID);
	if (!(box instanceof HTMLInputElement)) return;
	box.value = "";
	box.focus();
}

function NothingFound({ results }: CatalogueResultsProps) {
	const { text } = useText();
	return (
		<EmptyState title={text("catalogue.empty")}>
			<p>
				{results.text !== "" && text("catalogue.emptyText", { text: results.text })}{" "}
				{results.categoryName !== null && text("catalogue.emptyCategory", { category: results.categoryName })}
			</p>
			<p>{text("catalogue.emptyHint")}</p>
			<Form action={addresses.catalogue.to()} preventScrollReset state={KEEPS_PLACE} onSubmit={startAnew}>
				<Button type="submit" kind="primary">
					{text("catalogue.clearSearch")}
				</Button>
			</Form>
			<Link to={addresses.categories.to()}>{text("catalogue.seeCategories")}</Link>
			{results.text !== "" && (
				<Link to={addresses.assistant.to({ text: results.text })}>{text("catalogue.askAssistant")}</Link>
			)}
		</EmptyState>
	);
}

function Pages({ results }: CatalogueResultsProps) {
	const { text } = useText();
	const { asked, page, pages } = results;
	return (
		<nav className="catalogue-pages" aria-label={text("catalogue.pages")}>
			{page > 1 && (
				<Button rel="prev" to={addresses.catalogue.to({ ...asked, page: page - 1 })}>
					{text("catalogue.previous")}
				</Button>
			)}
			<span>{text("catalogue.pageOf", { page, pages })}</span>
			{page < pages && (
				<Button rel="next" to={addresses.catalogue.to({ ...asked, page: page + 1 })}>
					{text("catalogue.next")}
				</Button>
			)}
		</nav>
	);
}
