import type { Catalogue } from "../../domain/catalogue.ts";
import type { Experience } from "../../domain/experience.ts";
import { listExperienceSteps } from "../../domain/experience-plan.ts";
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
	/** Procedures that the catalogue really has. */
	count: number;
}

/** Reduces an experience to what its card shows. */
export function viewExperienceCard(catalogue: Catalogue, experience: Experience): ExperienceCardView {
	const { id, nombre, descripcion, icon, color, categoria, duracion_estimada } = experience;
	const count = listExperienceSteps(catalogue, experience).filter(({ procedure }) => procedure).length;
	return { id, nombre, descripcion, icon: iconByName(icon), color, categoria, duracion_estimada, count };
}
