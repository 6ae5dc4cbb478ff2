import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { INSTITUTION_CARDS } from "../../content/catalogue/institution-cards.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { countByCategory, findProcedureNamed, listProceduresOf } from "../../domain/catalogue/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import { countByType } from "../../domain/observatory/observatory-summary.ts";
import { readTelephone } from "../../domain/text/contact.ts";
import { foldText } from "../../domain/text/text.ts";
import { viewExperienceCard } from "../components/experience-card-view.ts";
import { viewProcedureCard } from "../components/procedure-card-view.ts";

/** The procedures that home puts first, by their exact names (specification, section 2). */
const FEATURED_NAMES = [
	"Inscripción al NIT",
	"Licencia sanitaria",
	"Constitución de empresa o comerciante individual",
] as const;
const EXPERIENCES_ON_HOME = 3;

export type HomeView = ReturnType<typeof viewHome>;

/** Everything that home draws of the catalogue. */
export function viewHome(catalogue: Catalogue, language: Language) {
	return {
		procedures: catalogue.procedures.length,
		institutions: catalogue.institutions.length,
		/** Categories that have procedures. */
		activeCategories: countByCategory(catalogue).size,
		online: countByType(catalogue.observatory),
		/** The featured procedures that the catalogue has, in their order. */
		featured: FEATURED_NAMES.flatMap((name) => findProcedureNamed(catalogue, name) ?? []).map((procedure) =>
			viewProcedureCard(procedure, language),
		),
		/** The first guided experiences, each with the number of its procedures that the catalogue really has. */
		experiences: experiencesIn(catalogue, language)
			.slice(0, EXPERIENCES_ON_HOME)
			.map((experience) => viewExperienceCard(catalogue, experience, language)),
		institutionCards: viewInstitutionCards(catalogue, language),
	};
}

/** The eight institution cards in one language, each with the number of procedures under its institution's name. */
function viewInstitutionCards(catalogue: Catalogue, language: Language) {
	return INSTITUTION_CARDS.map(({ acronym, topic, text, phone }) => ({
		acronym,
		expansion: findExpansion(catalogue, acronym),
		topic: topic[language],
		text: text[language],
		phone: phone && {
			address: readTelephone(phone.number)?.address ?? null,
			number: phone.number,
			note: phone.note?.[language] ?? null,
		},
		procedures: countProceduresOfName(catalogue, acronym),
	}));
}

function findExpansion(catalogue: Catalogue, acronym: string): string | null {
	return catalogue.institutions.find(({ name }) => name === acronym)?.full_name ?? null;
}

function countProceduresOfName(catalogue: Catalogue, name: string): number {
	return catalogue.institutions
		.filter((institution) => institution.name !== null && foldText(institution.name) === foldText(name))
		.reduce((sum, institution) => sum + listProceduresOf(catalogue, institution.id).length, 0);
}
