import "../components/button.css";
import "./home.css";
import { Link, redirect } from "react-router";
import { ExperienceCard } from "../components/experience-card.tsx";
import { Icon } from "../components/icon.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { experiencesPath, paths, searchPath } from "../paths.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/home.page";
import { CategoriesButton } from "./categories-button.tsx";
import { FeaturedTickets } from "./featured-tickets.tsx";
import { Hero } from "./hero.tsx";
import {
	countActiveCategories,
	countOnlineShares,
	listFeatured,
	listFirstExperiences,
	listInstitutionCards,
} from "./home-facts.ts";
import { InstitutionCards } from "./institution-cards.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
	// Without scripts the search arrives here: a text goes on to the catalogue, a blank one stays and is told so.
	const typed = new URL(request.url).searchParams.get("search");
	if (typed?.trim()) throw redirect(searchPath(typed.trim()));

	const { catalogue } = readCatalogue(context);
	const language = context.get(languageContext);
	return {
		isBlankSearch: typed !== null,
		procedures: catalogue.procedures.length,
		institutions: catalogue.institutions.length,
		activeCategories: countActiveCategories(catalogue),
		online: countOnlineShares(catalogue),
		featured: listFeatured(catalogue),
		experiences: listFirstExperiences(catalogue, language),
		institutionCards: listInstitutionCards(catalogue, language),
	};
}

export function meta({ matches }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text("home.title"), description: text("home.description") });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	return (
		<>
			<Hero facts={loaderData} />
			<section className="home-band" aria-labelledby="destacados">
				<div className="page">
					<div className="home-band-head">
						<h2 id="destacados">{text("home.featured")}</h2>
						<Link to={paths.catalogue}>{text("home.seeAllProcedures")}</Link>
					</div>
					<FeaturedTickets procedures={loaderData.featured} />
				</div>
			</section>
			<section className="home-band" data-tone="deep" aria-labelledby="experiencias">
				<div className="page">
					<div className="home-band-head">
						<h2 id="experiencias">{text("home.experiences")}</h2>
						<Link to={paths.experiences}>{text("home.seeAllExperiences")}</Link>
					</div>
					<ul className="experience-list">
						{loaderData.experiences.map((experience) => (
							<li key={experience.id}>
								<ExperienceCard experience={experience} to={experiencesPath({ experience: experience.id })} />
							</li>
						))}
					</ul>
				</div>
			</section>
			<section className="home-band" aria-labelledby="instituciones">
				<div className="page">
					<CategoriesButton active={loaderData.activeCategories} procedures={loaderData.procedures} />
					<div className="home-band-head">
						<h2 id="instituciones">{text("home.institutions")}</h2>
						<Link to={paths.institutions}>{text("home.seeAllInstitutions")}</Link>
					</div>
					<InstitutionCards cards={loaderData.institutionCards} />
					<p className="home-explore">
						<Link className="button" data-kind="main" to={paths.catalogue}>
							{text("home.exploreAll")} <Icon name="arrow-right" />
						</Link>
					</p>
				</div>
			</section>
		</>
	);
}
