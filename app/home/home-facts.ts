import { listExperiences } from "../../content/experiences.ts";
import { INSTITUTION_CARDS } from "../../content/institution-cards.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { countByCategory, findProcedureNamed, listProceduresOf } from "../../domain/catalogue.ts";
import { readTelephone } from "../../domain/contact.ts";
import type { Language } from "../../domain/language.ts";
import { ONLINE_SHARES } from "../../domain/observatory.ts";
import { foldText } from "../../domain/text.ts";
import { summarizeExperience } from "../components/experience-card.tsx";
import { summarizeProcedure } from "../components/procedure-card.tsx";

/** The procedures that home puts first, by their exact names (specification, section 2). */
const FEATURED_NAMES = [
	"Inscripción al NIT",
	"Licencia sanitaria",
	"Constitución de empresa o comerciante individual",
] as const;
const EXPERIENCES_ON_HOME = 3;

/** The featured procedures that the catalogue has, in their order. */
export function listFeatured(catalogue: Catalogue) {
	return FEATURED_NAMES.flatMap((name) => findProcedureNamed(catalogue, name) ?? []).map(summarizeProcedure);
}

/** The first guided experiences, each with the number of its procedures that the catalogue really has. */
export function listFirstExperiences(catalogue: Catalogue, language: Language) {
	return listExperiences(language)
		.slice(0, EXPERIENCES_ON_HOME)
		.map((experience) => summarizeExperience(catalogue, experience));
}

/** The eight institution cards in one language, each with the number of procedures under its institution's name. */
export function listInstitutionCards(catalogue: Catalogue, language: Language) {
	return INSTITUTION_CARDS.map(({ acronym, topic, text, phone }) => ({
		acronym,
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

function countProceduresOfName(catalogue: Catalogue, name: string): number {
	return catalogue.institutions
		.filter((institution) => institution.name !== null && foldText(institution.name) === foldText(name))
		.reduce((sum, institution) => sum + listProceduresOf(catalogue, institution.id).length, 0);
}

/** How many categories have procedures. */
export function countActiveCategories(catalogue: Catalogue): number {
	return countByCategory(catalogue).size;
}

/** How many evaluated procedures are done wholly, partly or not at all online. */
export function countOnlineShares(catalogue: Catalogue) {
	const [inPerson, mixed, digital] = ONLINE_SHARES.map(
		(share) => catalogue.observatory.filter((record) => record.completamente_en_linea === share).length,
	);
	return { digital: digital ?? 0, mixto: mixed ?? 0, presencial: inPerson ?? 0 };
}
