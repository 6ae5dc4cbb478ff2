import type { ExperienceFault } from "../../domain/experience/experience-faults.ts";

/** The words of the room of the guided experiences. */
export const EXPERIENCE_ROOM = {
	es: {
		title: "Experiencias",
		lead: "Las guías que el portal muestra, en su orden. Lo que cambias se ve cuando alguien lo publica.",
		guide: "Guía",
		steps: "Pasos",
		state: "Estado",
		builtIn: "Como viene en el portal",
		published: "Publicada por la mesa",
		hidden: "No se muestra",
		draft: "Tienes un borrador",
		add: "Agregar una guía",
		newName: "Nombre de la guía nueva",
		newHint: "De su nombre sale su dirección, que después no cambia.",
		newFault: "Escribe un nombre que no lleve ya otra guía.",
		begin: "Empezar",
		unknown: "No hay una guía en esta dirección.",
		back: "Todas las guías",
		history: "Historial",
		save: "Guardar borrador",
		submit: "Guardar y entregar",
		publish: "Publicar",
		discard: "Desechar borrador",
		note: "Qué cambiaste y por qué",
		spanish: "Textos en español",
		english: "Textos en inglés",
		englishHint: "Déjalos todos vacíos si nadie los ha traducido: se verá el español.",
		nombre: "Nombre",
		descripcion: "Descripción",
		categoria: "Categoría",
		duracion_estimada: "Tiempo estimado",
		pasos_adicionales: "Consejos, uno por línea",
		looks: "Cómo se ve",
		position: "Lugar en la lista",
		icon: "Ícono",
		color: "Color",
		isShown: "Se muestra en el portal",
		plan: "De qué depende",
		isBusiness: "Trata de un negocio",
		after: "Guía que viene antes",
		none: "Ninguna",
		estimateReason: "Por qué el tiempo estimado no es la suma de sus pasos",
		persona: "Pasos",
		sociedad: "Pasos de una sociedad",
		hasCompany: "Una sociedad sigue otros pasos",
		up: "Subir",
		down: "Bajar",
		first: "Al principio",
		last: "Al final",
		remove: "Quitar",
		optional: "Solo algunos lo necesitan",
		later: "Años después",
		apart: "El tiempo estimado lo nombra aparte",
		search: "Busca un trámite para agregarlo",
		searchButton: "Buscar",
		found: "Trámites encontrados",
		nothingFound: "Ningún trámite lleva estas palabras en su nombre. Prueba con menos.",
		addStep: "Agregar a los pasos",
		addCompany: "Agregar a los de una sociedad",
		startsWith: "Papeles con los que se empieza",
		startsWithHint: "Uno por línea: papel, espacio, trámite que lo da. Ejemplo: rtu actualizacion-rtu",
		faults: "Esto hay que arreglar antes de entregar",
		warnings: "Revisa esto",
		moved: "Otra ventana guardó este borrador antes. Aquí sigue lo que escribiste: si guardas otra vez, queda lo tuyo.",
		movedOther: "Lo que guardó la otra ventana",
		conflict:
			"Alguien publicó otra cosa mientras tanto. Mira lo publicado y, si lo tuyo sigue valiendo, guarda sobre eso.",
		rebase: "Guardar sobre lo publicado",
		ownDraft: "Tu borrador lo publica otra persona.",
		notSubmitted: "Antes hay que entregarlo.",
		gone: "El borrador ya no está abierto.",
		same: "No cambia nada de lo publicado.",
		waiting: "Esperan una segunda mirada",
		by: "Borrador de",
	},
	en: {
		title: "Guides",
		lead: "The guides that the portal shows, in their order. A change is seen once somebody publishes it.",
		guide: "Guide",
		steps: "Steps",
		state: "State",
		builtIn: "As the portal brings it",
		published: "Published by the desk",
		hidden: "Not shown",
		draft: "You have a draft",
		add: "Add a guide",
		newName: "Name of the new guide, in Spanish",
		newHint: "Its address comes from its name and does not change later.",
		newFault: "Write a name that no other guide has.",
		begin: "Begin",
		unknown: "There is no guide at this address.",
		back: "All guides",
		history: "History",
		save: "Save draft",
		submit: "Save and hand in",
		publish: "Publish",
		discard: "Discard draft",
		note: "What you changed and why",
		spanish: "Texts in Spanish",
		english: "Texts in English",
		englishHint: "Leave all of them empty if nobody translated them: Spanish is shown.",
		nombre: "Name",
		descripcion: "Description",
		categoria: "Category",
		duracion_estimada: "Estimated time",
		pasos_adicionales: "Advice, one per line",
		looks: "How it looks",
		position: "Place in the list",
		icon: "Icon",
		color: "Colour",
		isShown: "Shown on the portal",
		plan: "What it depends on",
		isBusiness: "It is about a business",
		after: "Guide that comes before",
		none: "None",
		estimateReason: "Why the estimated time is not the sum of its steps",
		persona: "Steps",
		sociedad: "Steps of a company",
		hasCompany: "A company takes other steps",
		up: "Up",
		down: "Down",
		first: "To the beginning",
		last: "To the end",
		remove: "Remove",
		optional: "Only some need it",
		later: "Years later",
		apart: "The estimate names it apart",
		search: "Search a procedure to add it",
		searchButton: "Search",
		found: "Procedures found",
		nothingFound: "No procedure has these words in its name. Try fewer.",
		addStep: "Add to the steps",
		addCompany: "Add to those of a company",
		startsWith: "Papers that it begins with",
		startsWithHint: "One per line: paper, blank, procedure that gives it. Example: rtu actualizacion-rtu",
		faults: "Mend this before handing it in",
		warnings: "Have a look at this",
		moved: "Another window saved this draft first. Here is still what you typed: save again and yours stays.",
		movedOther: "What the other window saved",
		conflict: "Somebody published something else meanwhile. Look at it and, if yours still holds, save over it.",
		rebase: "Save over what is published",
		ownDraft: "Somebody else publishes your draft.",
		notSubmitted: "It must be handed in first.",
		gone: "The draft is no longer open.",
		same: "Nothing published would change.",
		waiting: "Waiting for a second pair of eyes",
		by: "Draft by",
	},
} as const;
export type RoomTexts = (typeof EXPERIENCE_ROOM)[keyof typeof EXPERIENCE_ROOM];

interface FaultNames {
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
export function sayFault(fault: ExperienceFault, { procedure, experience, paper }: FaultNames): string {
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
