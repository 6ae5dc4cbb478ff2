import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Button } from "../components/button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { ExperienceCard } from "../components/experience-card.tsx";
import type { ExperienceCardView } from "../components/experience-card-view.ts";
import { ListSearch } from "../components/list-search.tsx";
import { PageHead } from "../components/page-head.tsx";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { useText } from "../use-text.ts";

interface ExperienceGridProps {
	text: string;
	total: number;
	found: readonly ExperienceCardView[];
}

/** All guided experiences, or those that a text finds. */
export function ExperienceGrid({ text: searched, total, found }: ExperienceGridProps) {
	const { text } = useText();
	const title = text("experiences.title");
	return (
		<>
			<PageHead title={title} lead={text("experiences.lead")} above={<Breadcrumb current={title} />} />
			<div className="page experiences">
				<ListSearch
					id="experiencias-texto"
					action={addresses.experiences.to()}
					label={text("experiences.searchLabel")}
					placeholder={text("experiences.searchPlaceholder")}
					searched={searched}
					addressOf={(typed) => addresses.experiences.to({ text: typed })}
				/>
				<section aria-labelledby="experiencias-halladas">
					<h2 id="experiencias-halladas" className="visually-hidden">
						{text("experiences.results")}
					</h2>
					<p className="experiences-count" role="status">
						{text("experiences.counter", { shown: found.length, total })}
					</p>
					{found.length > 0 ? (
						<ul className="experience-list">
							{found.map((experience) => (
								<li key={experience.id}>
									<ExperienceCard
										experience={experience}
										to={addresses.experiences.to({ text: searched, experience: experience.id })}
									/>
								</li>
							))}
						</ul>
					) : (
						<EmptyState title={text("experiences.empty")}>
							<p>{text("experiences.emptyHint", { text: searched })}</p>
							<Button kind="primary" to={addresses.experiences.to()} preventScrollReset state={KEEPS_PLACE}>
								{text("experiences.seeAll")}
							</Button>
						</EmptyState>
					)}
				</section>
			</div>
		</>
	);
}
