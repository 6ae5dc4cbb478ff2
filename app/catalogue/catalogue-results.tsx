import { Form, Link, useNavigation } from "react-router";
import { EmptyState } from "../components/empty-state.tsx";
import type { ProcedureSummary } from "../components/procedure-card.tsx";
import { ProcedureCard } from "../components/procedure-card.tsx";
import { formatNumber } from "../format.ts";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { assistantPath, cataloguePath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

interface CatalogueResultsProps {
	results: {
		text: string;
		category: string | null;
		categoryName: string | null;
		total: number;
		found: number;
		page: number;
		pages: number;
		matches: readonly ProcedureSummary[];
		suggestions: readonly ProcedureSummary[];
	};
}

/** Counter, cards, what was probably meant, further pages; or the empty state. */
export function CatalogueResults({ results }: CatalogueResultsProps) {
	const { text, language } = useText();
	const { location } = useNavigation();
	const isFollowing = location?.pathname.startsWith(paths.catalogue) ?? false;
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
			{results.found === 0 && <NothingFound results={results} />}
			{results.matches.length > 0 && <CardList procedures={results.matches} />}
			{results.suggestions.length > 0 && (
				<>
					<h2 className="catalogue-suggestions">
						{results.matches.length > 0
							? text("catalogue.alsoPerhaps")
							: text("catalogue.onlyPerhaps", { text: results.text })}
					</h2>
					<CardList procedures={results.suggestions} />
				</>
			)}
			{results.pages > 1 && <Pages results={results} />}
		</section>
	);
}

function CardList({ procedures }: { procedures: readonly ProcedureSummary[] }) {
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

function NothingFound({ results }: CatalogueResultsProps) {
	const { text } = useText();
	return (
		<EmptyState title={text("catalogue.empty")}>
			<p>
				{results.text !== "" && text("catalogue.emptyText", { text: results.text })}{" "}
				{results.categoryName !== null && text("catalogue.emptyCategory", { category: results.categoryName })}
			</p>
			<p>{text("catalogue.emptyHint")}</p>
			<Form action={paths.catalogue} preventScrollReset state={KEEPS_PLACE}>
				<button type="submit" className="button" data-kind="primary">
					{text("catalogue.clearSearch")}
				</button>
			</Form>
			<Link to={paths.categories}>{text("catalogue.seeCategories")}</Link>
			{results.text !== "" && <Link to={assistantPath({ text: results.text })}>{text("catalogue.askAssistant")}</Link>}
		</EmptyState>
	);
}

function Pages({ results }: CatalogueResultsProps) {
	const { text } = useText();
	const { text: searched, category, page, pages } = results;
	return (
		<nav className="catalogue-pages" aria-label={text("catalogue.pages")}>
			{page > 1 && (
				<Link className="button" rel="prev" to={cataloguePath({ text: searched, category, page: page - 1 })}>
					{text("catalogue.previous")}
				</Link>
			)}
			<span>{text("catalogue.pageOf", { page, pages })}</span>
			{page < pages && (
				<Link className="button" rel="next" to={cataloguePath({ text: searched, category, page: page + 1 })}>
					{text("catalogue.next")}
				</Link>
			)}
		</nav>
	);
}
