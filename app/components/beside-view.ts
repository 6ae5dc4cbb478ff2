import { experiencesIn } from "../../content/published-experiences.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import type { Found } from "../../domain/search/found.ts";

/** A page that a search leads to and that is no procedure. */
export interface BesideView {
	kind: "experience" | "institution";
	id: string;
	name: string;
	description: string | null;
	/** How long the whole way of an experience takes. */
	duration: string | null;
}

/** What is drawn of an experience, in the language of the page, or of an institution; null when there is no such experience. */
export function viewBeside(
	catalogue: Catalogue,
	found: Extract<Found, { kind: BesideView["kind"] }>,
	language: Language,
): BesideView | null {
	if (found.kind === "institution") {
		const { id, name, full_name, description } = found.institution;
		return { kind: "institution", id, name: name ?? id, description: full_name ?? description, duration: null };
	}
	const experience = experiencesIn(catalogue, language).find(({ id }) => id === found.id);
	if (!experience) return null;
	const { id, nombre, descripcion, duracion_estimada } = experience;
	return { kind: "experience", id, name: nombre, description: descripcion, duration: duracion_estimada };
}
