import { PAPERS_BY_PROCEDURE } from "../../content/papers.ts";
import { planIn } from "../../content/published-experiences.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Experience } from "../../domain/experience.ts";
import type { ExperienceStep } from "../../domain/experience-plan.ts";
import { listExperienceSteps, sumTime } from "../../domain/experience-plan.ts";
import type { Holder } from "../../domain/experience-way.ts";
import type { Language } from "../../domain/language.ts";
import { sayOnCard } from "./experience-figures.ts";
import { iconByName } from "./icon-by-name.ts";
import type { IconName } from "./icon-names.ts";

/** The few fields that the card of an experience shows; words already in the language of the page. */
export interface ExperienceCardView {
	id: string;
	nombre: string;
	descripcion: string;
	icon: IconName;
	color: string;
	categoria: string;
	duracion_estimada: string;
	/** What its procedures say of their time; null when none does. */
	time: string | null;
	/** Procedures that the catalogue really has. */
	count: number;
}

/** Reduces an experience to what its card shows. */
export function viewExperienceCard(
	catalogue: Catalogue,
	experience: Experience,
	language: Language,
): ExperienceCardView {
	const { id, nombre, descripcion, icon, color, categoria, duracion_estimada } = experience;
	const steps = listStepsFor(catalogue, experience, "persona");
	return {
		...{ id, nombre, descripcion, icon: iconByName(icon), color, categoria, duracion_estimada },
		time: sayOnCard(sumTime(steps), language),
		count: steps.filter(({ procedure }) => procedure).length,
	};
}

/** The procedures of an experience for one holder, in order, by what the portal knows of their papers. */
export function listStepsFor(catalogue: Catalogue, experience: Experience, holder: Holder): ExperienceStep[] {
	return listExperienceSteps(catalogue, experience, {
		plan: planIn(catalogue, experience.id),
		papers: PAPERS_BY_PROCEDURE,
		holder,
	});
}
