import { foldText } from "./text.ts";

/** A guided experience: the procedures that together reach one goal (specification, section 3). */
export interface Experience {
	/** "exp-001" to "exp-008". */
	id: string;
	nombre: string;
	descripcion: string;
	/** Icon of the set in `app/icons/icon-names.ts`; unknown names have a default. */
	icon: string;
	/** Key of a gradient in the styles. */
	color: string;
	categoria: string;
	/** Text such as "35 a 45 días". */
	duracion_estimada: string;
	/** Ids of the procedures, in the order in which to do them. */
	ids_procedures: readonly string[];
	/** Recommended steps that are no procedure; may be empty. */
	pasos_adicionales: readonly string[];
}

/** Experiences whose name, description or category contains the text, accents and case aside; all when it is blank. */
export function searchExperiences(experiences: readonly Experience[], text: string): Experience[] {
	const wanted = foldText(text);
	return experiences.filter(({ nombre, descripcion, categoria }) =>
		[nombre, descripcion, categoria].some((field) => foldText(field).includes(wanted)),
	);
}

/** The experience with this id; undefined when there is none. */
export function findExperience(experiences: readonly Experience[], id: string): Experience | undefined {
	return experiences.find((experience) => experience.id === id);
}
