import { EXPERIENCE_TEXTS, START_NOTES } from "../../content/catalogue/experience-texts.ts";
import { experiencesIn, planIn } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE, papersById } from "../../content/catalogue/papers.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { findProcedure } from "../../domain/catalogue.ts";
import type { Experience } from "../../domain/experience.ts";
import { findExperience } from "../../domain/experience.ts";
import type { Holder } from "../../domain/experience-way.ts";
import { listNeeds, listWrittenWay } from "../../domain/experience-way.ts";
import type { Language } from "../../domain/language.ts";
import { procedureName } from "../../domain/procedure.ts";

/** What whoever begins should have done and have at hand. */
export interface StartView {
	title: string;
	/** The experience that comes before; null where none does. */
	after: { note: string; id: string; name: string } | null;
	/** Procedures that give a paper to begin with. */
	papers: readonly { note: string; id: string; name: string }[];
	atHand: { title: string; papers: readonly string[] };
}

interface Asked {
	holder: Holder;
	language: Language;
}

/** What the steps of an experience ask for and none of them gives. */
export function viewStart(catalogue: Catalogue, experience: Experience, { holder, language }: Asked): StartView {
	const plan = planIn(catalogue, experience.id);
	const texts = EXPERIENCE_TEXTS[language];
	const before = plan.after === null ? undefined : findExperience(experiencesIn(catalogue, language), plan.after);
	return {
		title: texts.before,
		after: before
			? {
					note: planIn(catalogue, before.id).isBusiness ? texts.after : texts.afterGuide,
					id: before.id,
					name: before.nombre,
				}
			: null,
		papers: plan.startsWith.map(({ procedure }) => {
			const found = findProcedure(catalogue, procedure);
			const note = START_NOTES[language][procedure] ?? texts.startNote;
			return { note, id: procedure, name: found ? procedureName(found) : procedure };
		}),
		atHand: { title: texts.atHand, papers: listAtHand(catalogue, experience, { holder, language }) },
	};
}

/** Names of the papers that nobody has to ask an office for, in the order in which the steps ask for them. */
function listAtHand(catalogue: Catalogue, experience: Experience, { holder, language }: Asked): string[] {
	const plan = planIn(catalogue, experience.id);
	const now = listWrittenWay(experience, plan, holder).filter((id) => !plan.later.includes(id));
	const given = new Set(now.flatMap((id) => PAPERS_BY_PROCEDURE.get(id)?.gives ?? []));
	const papers = papersById(language);
	const needed = new Set(
		now.flatMap((id) => listNeeds(PAPERS_BY_PROCEDURE, id, { isBusiness: plan.isBusiness, holder })),
	);
	return [...needed].flatMap((id) => {
		const paper = papers.get(id);
		return paper && paper.origin !== "tramite" && !given.has(id) ? paper.name : [];
	});
}
