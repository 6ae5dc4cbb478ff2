import { useNavigation } from "react-router";
import { addresses, besideAddress } from "../address/addresses.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { ProcedureCard } from "../components/cards.tsx";
import { DataText, Fact, KindBadge } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import type { BesideView, OfficialNamesView } from "../components/found-view.ts";
import { Button, ExternalLink, Link, LinksOut } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { SearchVerdict } from "../components/search-verdict.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";
import { SEARCH_BOX_ID } from "./catalogue-filters.tsx";
import type { CatalogueView } from "./catalogue-view.ts";
import { useMoreCards } from "./use-more-cards.ts";

interface CatalogueResultsProps {
	results: CatalogueView;
}

/** Counter, what is most probably meant, cards, what may be meant too, further pages; or the empty state. */
export function CatalogueResults({ results }: CatalogueResultsProps) {
	const { text } = useText();
	const { location } = useNavigation();
	const isFollowing = location !== undefined && addresses.catalogue.match(location.pathname) !== null;
	const { cards, place, added, step, onMore, list } = useMoreCards(results);
	const { matches, suggestions } = cards;
	const { likely, names } = results;
	const onlyNames = names && <OfficialNames names={names} />;
	const to = (page: ListPart) => addresses.catalogue.to({ ...results.asked, page });
	return (
		<section ref={list} aria-labelledby="resultados" aria-busy={isFollowing || step === "asking"}>
			<h2 id="resultados" className="visually-hidden">
				{text("catalogue.results")}
			</h2>
			<Counter place={place} total={results.total} added={added} />
			{place.found === 0 && likely.length === 0 && !names && <NothingFound results={results} />}
			{place.found > 0 && <SearchVerdict verdict={results.verdict} />}
			{likely.length > 0 && <Likely pages={likely} isDoubtful={results.verdict.isDoubtful} />}
			{matches.length > 0 && (
				<>
					{likely.length > 0 && <h2 className="catalogue-group">{text("catalogue.others")}</h2>}
					<CardList procedures={matches} />
				</>
			)}
			{results.isNameCloser && onlyNames}
			{suggestions.length > 0 && (
				<>
					<h2 className="catalogue-group">
						{text(results.isSaid || likely.length > 0 ? "catalogue.alsoPerhaps" : "catalogue.onlyPerhaps")}
					</h2>
					<CardList procedures={suggestions} />
				</>
			)}
			{!results.isNameCloser && onlyNames}
			<Pager
				place={place}
				to={to}
				label={text("catalogue.pages")}
				nextLabel={text(step === "asking" ? "loading.catalogue" : "catalogue.more")}
				onNext={onMore}
			/>
			<p className="catalogue-whole">
				<WholeListLink place={place} to={to} />
			</p>
			{step === "failed" && (
				<p className="catalogue-failed" role="alert">
					{text("catalogue.moreFailed")}
				</p>
			)}
		</section>
	);
}

/** How many cards are there, of how many, and which of the pages they are; what a press on "more" brought is said. */
function Counter({ place, total, added }: { place: ListPlace; total: number; added: number }) {
	const { text, count, language } = useText();
	const { from, to, found, pages } = place;
	const number = (value: number) => formatNumber(value, language);
	return (
		<p className="catalogue-count" role="status">
			<span>{text("catalogue.counter", { shown: number(to - from), total: number(total) })}</span>
			{pages > 1 && (
				<span className="catalogue-place">
					{text(found === total ? "catalogue.place" : "catalogue.placeFound", {
						first: number(from + 1),
						last: number(to),
						found: number(found),
					})}
				</span>
			)}
			{added > 0 && <span className="visually-hidden">{count("catalogue.added", added)}</span>}
		</p>
	);
}

function Likely({ pages, isDoubtful }: { pages: CatalogueView["likely"]; isDoubtful?: true | undefined }) {
	const { text } = useText();
	return (
		<section className="catalogue-likely" aria-labelledby="lo-mas-probable">
			<h2 id="lo-mas-probable">{text(isDoubtful ? "search.doubt" : "search.likely")}</h2>
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
		<EmptyState title={text(results.verdict.elsewhere ? "search.elsewhere" : "catalogue.empty")}>
			<SearchVerdict verdict={results.verdict} />
			{!results.verdict.elsewhere && (
				<>
					<p>
						{results.text !== "" && text("catalogue.emptyText", { text: results.text })}{" "}
						{results.categoryName !== null && text("catalogue.emptyCategory", { category: results.categoryName })}
					</p>
					<p>{text("catalogue.emptyHint")}</p>
				</>
			)}
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

/** An experience or an institution among the cards of procedures; no article, because what is counted are procedures. */
function BesideCard({ page }: { page: BesideView }) {
	const { kind, name, description, duration } = page;
	// Experiences are written in both languages; what institutions are called is Spanish.
	const say = (words: string) => (kind === "institution" ? <DataText>{words}</DataText> : words);
	return (
		<div className="procedure-card">
			<h3>
				<Link to={besideAddress(page)}>{say(name)}</Link>
			</h3>
			<KindBadge kind={kind} />
			{description && <p>{say(description)}</p>}
			{duration && (
				<dl>
					<Fact icon="clock" label="procedure.duration" isNameHidden>
						{duration}
					</Fact>
				</dl>
			)}
		</div>
	);
}

/** Procedures of which we only have the name: each leads out of the portal, to its ficha. */
function OfficialNames({ names: { heading, lead, website, named } }: { names: OfficialNamesView }) {
	return (
		<section aria-labelledby="solo-el-nombre">
			<h2 id="solo-el-nombre" className="catalogue-group">
				{heading}
			</h2>
			<p className="official-names-lead">{lead}</p>
			<LinksOut>
				<ul className="official-names">
					{named.map((each) => (
						<li key={each.number}>
							<h3>
								<ExternalLink address={each.address}>
									<DataText>{each.name}</DataText>
								</ExternalLink>
							</h3>
							<p>
								<DataText>{each.institution}</DataText>
							</p>
							<p className="official-names-where">{each.where}</p>
							{each.website && (
								<p className="official-names-where">
									{`${website} `}
									<ExternalLink address={each.website.address}>{each.website.site}</ExternalLink>
								</p>
							)}
						</li>
					))}
				</ul>
			</LinksOut>
		</section>
	);
}
