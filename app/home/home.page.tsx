import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { ExperienceCard } from "../components/experience-card.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { redirect } from "../redirect.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/home.page";
import { CategoriesButton } from "./categories-button.tsx";
import { FeaturedTickets } from "./featured-tickets.tsx";
import { Hero } from "./hero.tsx";
import { viewHome } from "./home-view.ts";
import { InstitutionCards } from "./institution-cards.tsx";

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
