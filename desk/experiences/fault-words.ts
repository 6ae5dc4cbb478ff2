import type { ExperienceFault } from "../../domain/experience-faults.ts";

interface Names {
	procedure(id: string): string;
	experience(id: string): string;
	paper(id: string): string;
}

const VERDICTS = {
	less: "dice menos tiempo que la suma de sus pasos",
	"perhaps-less": "quizá dice menos tiempo que la suma de sus pasos",
	more: "dice más tiempo que la suma de sus pasos",
} as const;

/** A fault in words for an editor. */
export function sayFault(fault: ExperienceFault, { procedure, experience, paper }: Names): string {
	switch (fault.kind) {
		case "unknown-procedure":
			return `No hay un trámite «${fault.procedure}» en el catálogo: quítalo o cámbialo.`;
		case "unknown-before":
			return `No hay una guía «${fault.experience}» que venga antes.`;
		case "circle":
			return `Va en círculo: ${[...fault.experiences, ...fault.experiences.slice(0, 1)].map(experience).join(" → viene después de → ")}.`;
		case "no-such-step":
			return `«${procedure(fault.procedure)}» está marcado y no es uno de los pasos.`;
		case "no-papers":
			return `Nadie ha anotado qué papeles pide y da «${procedure(fault.procedure)}»: no se puede revisar su orden.`;
		case "paper": {
			const way = fault.holder === "sociedad" ? " (para una sociedad)" : "";
			return fault.givenLaterBy === null
				? `Pide «${paper(fault.paper)}», que ningún paso da${way}.`
				: `Pide «${paper(fault.paper)}», que da después «${procedure(fault.givenLaterBy)}»: ponlo antes${way}.`;
		}
		case "estimate":
			return `El tiempo estimado ${VERDICTS[fault.verdict]}${fault.holder === "sociedad" ? " (para una sociedad)" : ""}.`;
		case "apart":
			return `El tiempo estimado no nombra el de «${procedure(fault.procedure)}».`;
	}
}

/** The step that a fault stands beside; null for the experience as a whole. */
export function stepOf(fault: ExperienceFault): string | null {
	if (fault.kind === "paper") return fault.step;
	return "procedure" in fault ? fault.procedure : null;
}
