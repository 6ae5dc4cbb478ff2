import { SEARCH_SUGGESTIONS } from "../../content/catalogue/search-suggestions.ts";
import { PROCEDURE_TYPES } from "../../domain/catalogue/procedure.ts";
import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { ExperienceCard } from "../components/cards.tsx";
import { Button, Link } from "../components/link.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/home.page";
import { FeaturedTickets, InstitutionCards } from "./home-cards.tsx";
import type { HomeView } from "./home-view.ts";
import { viewHome } from "./home-view.ts";

export function loader({ context, url }: Route.LoaderArgs) {
	const { text } = addresses.home.read(url);
	// Without scripts the search arrives here: a text is redirected to the catalogue, a blank one shows home with a hint.
	if (text) throw redirect(url, addresses.catalogue.to({ text }));
	const view = viewHome(readCatalogue(context).catalogue, context.get(languageContext));
	return { view, isBlankSearch: text !== null };
}

export function meta({ matches }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text("home.title"), description: text("home.description") });
}

export default function HomePage({ loaderData: { view, isBlankSearch } }: Route.ComponentProps) {
	const { text } = useText();
	return (
		<>
			<Hero view={view} isBlankSearch={isBlankSearch} />
			<section className="home-band further-down" aria-labelledby="destacados">
				<div className="page">
					<div className="home-band-head">
						<h2 id="destacados">{text("home.featured")}</h2>
						<Link to={addresses.catalogue.to()}>{text("home.seeAllProcedures")}</Link>
					</div>
					<FeaturedTickets procedures={view.featured} />
				</div>
			</section>
			<section className="home-band further-down" data-tone="deep" aria-labelledby="experiencias">
				<div className="page">
					<div className="home-band-head">
						<h2 id="experiencias">{text("home.experiences")}</h2>
						<Link to={addresses.experiences.to()}>{text("home.seeAllExperiences")}</Link>
					</div>
					<ul className="experience-list">
						{view.experiences.map((experience) => (
							<li key={experience.id}>
								<ExperienceCard experience={experience} to={addresses.experiences.to({ experience: experience.id })} />
							</li>
						))}
					</ul>
				</div>
			</section>
			<section className="home-band further-down" aria-labelledby="instituciones">
				<div className="page">
					<CategoriesButton active={view.activeCategories} procedures={view.procedures} />
					<div className="home-band-head">
						<h2 id="instituciones">{text("home.institutions")}</h2>
						<Link to={addresses.institutions.to()}>{text("home.seeAllInstitutions")}</Link>
					</div>
					<InstitutionCards cards={view.institutionCards} />
					<p className="home-explore">
						<Button kind="main" to={addresses.catalogue.to()}>
							{`${text("home.exploreAll")} `}
							<Icon name="arrow-right" />
						</Button>
					</p>
				</div>
			</section>
		</>
	);
}

/** The question, the search, examples of what to search for, and how digital the State is. */
function Hero({ view, isBlankSearch }: { view: HomeView; isBlankSearch: boolean }) {
	const { text, count } = useText();
	return (
		<div className="hero">
			<div className="page hero-columns">
				<div className="hero-search">
					<h1>{text("home.heading")}</h1>
					<p className="lead">
						{text("home.lead", {
							procedures: count("home.procedures", view.procedures),
							institutions: count("home.institutionCount", view.institutions),
						})}
					</p>
					<SearchBox wasBlank={isBlankSearch} />
					<nav className="hero-examples" aria-labelledby="ejemplos">
						<p id="ejemplos">{text("home.examples")}</p>
						<ul lang="es">
							{SEARCH_SUGGESTIONS.map((suggestion) => (
								<li key={suggestion}>
									<Link to={addresses.catalogue.to({ text: suggestion })}>{suggestion}</Link>
								</li>
							))}
						</ul>
					</nav>
					<p className="hero-ask">
						{`${text("home.ask")} `}
						<Link to={addresses.assistant.to()}>
							<Icon name="message-circle" /> {text("home.askLink")}
						</Link>
					</p>
				</div>
				<DigitalShare shares={view.online} />
			</div>
		</div>
	);
}

/** The large button to the categories, with how many are active and how many procedures there are. */
function CategoriesButton({ active, procedures }: { active: number; procedures: number }) {
	const { text, count } = useText();
	return (
		<Link className="categories-button" to={addresses.categories.to()}>
			<Icon name="layout-grid" />
			<span>
				<strong>{text("home.categories")}</strong>
				<span>
					{count("home.activeCategories", active)} · {count("home.proceduresInAll", procedures)}
				</span>
			</span>
			<Icon name="arrow-right" />
		</Link>
	);
}

/** How many of the evaluated procedures are done wholly online: a figure, a bar with its labels, and the source. */
function DigitalShare({ shares }: { shares: HomeView["online"] }) {
	const { text, count } = useText();
	const evaluated = PROCEDURE_TYPES.reduce((sum, way) => sum + shares[way], 0);
	const percentOf = (number: number) => Math.round((100 * number) / evaluated);
	return (
		<section className="digital-share further-down" aria-labelledby="que-tan-digital">
			<h2 id="que-tan-digital">{text("home.digital.title")}</h2>
			{evaluated === 0 ? (
				<p>{text("home.digital.none")}</p>
			) : (
				<>
					<p className="digital-share-figure">
						<strong>
							{percentOf(shares.digital)}
							<span>{text("home.digital.sign")}</span>
						</strong>{" "}
						{count("home.digital.ofEvaluated", evaluated)}
					</p>
					<svg
						className="digital-share-bar"
						aria-hidden="true"
						viewBox="0 0 100 4"
						width="300"
						height="14"
						preserveAspectRatio="none"
					>
						{PROCEDURE_TYPES.map((way, position) => (
							<rect
								key={way}
								data-way={way}
								x={
									(100 * PROCEDURE_TYPES.slice(0, position).reduce((sum, before) => sum + shares[before], 0)) /
									evaluated
								}
								width={(100 * shares[way]) / evaluated}
								height="4"
							/>
						))}
					</svg>
					<ul>
						{PROCEDURE_TYPES.map((way) => (
							<li key={way} data-way={way}>
								{text(`procedure.type.${way}`)} {percentOf(shares[way])}
								{text("home.digital.sign")}
							</li>
						))}
					</ul>
				</>
			)}
			<Link to={addresses.observatory.to()}>{text("home.digital.link")}</Link>
		</section>
	);
}
