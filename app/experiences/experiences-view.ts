import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import type { TitledText } from "../../content/text-shapes.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { findExperience, searchExperiences } from "../../domain/experience.ts";
import type { Holder } from "../../domain/experience-way.ts";
import type { Language } from "../../domain/language.ts";
import type { ExperienceCardView } from "../components/experience-card-view.ts";
import { viewExperienceCard } from "../components/experience-card-view.ts";
import type { ExperienceView } from "./experience-view.ts";
import { viewExperience } from "./experience-view.ts";

/** What the address of the experiences asks for. */
interface Asked {
	text: string;
	/** Id of the chosen experience; null shows the grid. */
	experience: string | null;
	/** In whose name the business is. */
	holder: Holder;
}

/** The grid, one experience in place of it, or the message that none has this id. `text` is for the link back to the grid. */
export type ExperiencesView =
	| { shows: "grid"; text: string; total: number; found: readonly ExperienceCardView[] }
	| { shows: "detail"; text: string; experience: ExperienceView; notice: TitledText }
	| { shows: "unknown"; text: string };

export function viewExperiences(catalogue: Catalogue, language: Language, asked: Asked): ExperiencesView {
	const { text, experience, holder } = asked;
	const experiences = experiencesIn(catalogue, language);
	if (experience === null) {
		const found = searchExperiences(experiences, text).map((each) => viewExperienceCard(catalogue, each, language));
		return { shows: "grid", text, total: experiences.length, found };
	}
	const chosen = findExperience(experiences, experience);
	if (!chosen) return { shows: "unknown", text };
	const estimate = findExperience(experiencesIn(catalogue, "es"), experience)?.duracion_estimada ?? "";
	return {
		shows: "detail",
		text,
		experience: viewExperience(catalogue, chosen, { holder, estimate, language }),
		notice: readSiteTexts(catalogue.documents).experienceNotice[language],
	};
}
