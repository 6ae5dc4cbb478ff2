import type { Counted } from "../fill.ts";
import type { ByLanguage } from "../text-shapes.ts";

export interface PlanTexts {
	title: string;
	/** Of a plan that holds something. */
	titleOf: Counted;
	lead: string;
	leadEmpty: string;
	empty: { title: string; text: string; experiences: string; catalogue: string };
	/** In a tab that had another plan before. */
	last: { text: string; add: string };
	search: { label: string; placeholder: string; results: string; none: string; add: string; isIn: string };
	facts: { count: string; time: string; cost: string };
	/** What was wrong in the address, each as one line. */
	notices: { repeated: Counted; tooMany: Counted; unknown: string; unknownNameless: string; perhaps: string };
	/** Leads to what is printed or sent. */
	sheet: string;
	path: string;
	remove: string;
	unknownGiven: string;
	unknownGivenNameless: string;
	papers: {
		title: string;
		lead: string;
		atHand: string;
		missing: string;
		/** After a paper: who gives it outside the plan. */
		givenBy: string;
		add: string;
		fromPlan: string;
		comesFrom: string;
		askedBy: Counted;
		plain: Counted;
		certified: Counted;
		atLeast: string;
		others: string;
		othersLead: string;
		none: string;
	};
	validity: {
		title: string;
		/** `{{paper}}` is good for `{{term}}` and may be needed later. */
		sure: string;
		perhaps: string;
		unread: string;
		advice: string;
	};
	institutions: { title: string; steps: string; online: string; unknown: string };
	back: string;
}

/** The words of the plan; its loader says them, so no dictionary carries them. */
export const PLAN_TEXTS: ByLanguage<PlanTexts> = {
	es: {
		title: "Tu plan de trámites",
		titleOf: { one: "Tu plan: {{count}} trámite", other: "Tu plan: {{count}} trámites" },
		lead: "En qué orden hacerlos, qué papeles llevar, cuánto cuestan y cuánto tardan. La dirección de esta página guarda tu plan: puedes mandarla.",
		leadEmpty:
			"Junta los trámites que tienes que hacer. Te decimos en qué orden van, qué papeles piden y cuánto cuestan.",
		empty: {
			title: "Tu plan está vacío",
			text: "Busca un trámite arriba y añádelo. Caben hasta {{most}}.",
			experiences: "Ver planes ya hechos",
			catalogue: "Ver el catálogo",
		},
		last: { text: "Antes tenías un plan de {{count}}.", add: "Añadir este trámite a ese plan" },
		search: {
			label: "Añadir un trámite",
			placeholder: "Ej.: pasaporte, NIT",
			results: "Trámites que puedes añadir",
			none: "No se encontraron trámites para «{{text}}». Prueba con otra palabra.",
			add: "Añadir",
			isIn: "Ya está en tu plan",
		},
		facts: { count: "Cuántos trámites", time: "Tiempo", cost: "Costo" },
		notices: {
			repeated: {
				one: "Un trámite venía repetido: cuenta una vez.",
				other: "{{count}} venían repetidos: cada uno cuenta una vez.",
			},
			tooMany: {
				one: "En un plan caben {{most}} trámites: quedó fuera {{names}}.",
				other: "En un plan caben {{most}} trámites: quedaron fuera {{names}}.",
			},
			unknown: "«{{name}}» no está en el catálogo, o cambió de nombre. El resto del plan sigue aquí.",
			unknownNameless: "Una parte de la dirección no es de ningún trámite. El resto del plan sigue aquí.",
			perhaps: "Quizá es:",
		},
		sheet: "Hoja o mensaje de este plan",
		path: "Tus trámites, en orden",
		remove: "Quitar",
		unknownGiven: "No sabemos si otro trámite de tu plan pide lo que este da: {{given}}.",
		unknownGivenNameless: "No sabemos qué papel da este trámite.",
		papers: {
			title: "Papeles que llevar",
			lead: "Cada papel una vez, con los trámites que lo piden. Las copias son las que nombran las fichas.",
			atHand: "Ten a mano",
			missing: "Te falta sacarlos",
			givenBy: "Lo da: {{name}}.",
			add: "Añadirlo al plan",
			fromPlan: "Salen de tu plan",
			comesFrom: "te lo da el {{number}}",
			askedBy: { one: "lo pide el {{numbers}}", other: "lo piden {{numbers}}" },
			plain: { one: "{{count}} copia", other: "{{count}} copias" },
			certified: { one: "{{count}} copia legalizada", other: "{{count}} copias legalizadas" },
			atLeast: "al menos {{copies}}",
			others: "Además, cada ficha pide",
			othersLead: "Aún no hemos separado los papeles de estas fichas. Esto es lo que dicen:",
			none: "Las fichas de tu plan no dicen qué papeles piden.",
		},
		validity: {
			title: "Vencen pronto",
			sure: "{{paper}}: vale {{term}}. Si lo sacas al inicio, vence antes de que lo pida «{{name}}».",
			perhaps: "{{paper}}: vale {{term}}. Si lo sacas al inicio, puede vencer antes de que lo pida «{{name}}».",
			unread: "{{paper}}: vale {{term}}, y tu plan puede tardar más.",
			advice: "Sácalo cuando los demás pasos estén por terminar.",
		},
		institutions: {
			title: "A qué instituciones",
			steps: "Para:",
			online: "(en línea)",
			unknown: "Sin institución conocida",
		},
		back: "Ver el catálogo",
	},
	en: {
		title: "Your plan",
		titleOf: { one: "Your plan: {{count}} procedure", other: "Your plan: {{count}} procedures" },
		lead: "In which order to do them, which papers to take, what they cost and how long they take. The address of this page keeps your plan: you can send it.",
		leadEmpty:
			"Put together the procedures that you have to do. We tell you their order, their papers and what they cost.",
		empty: {
			title: "Your plan is empty",
			text: "Search for a procedure above and add it. There is room for {{most}}.",
			experiences: "See ready-made plans",
			catalogue: "See the catalogue",
		},
		last: { text: "Before, you had a plan of {{count}}.", add: "Add this procedure to that plan" },
		search: {
			label: "Add a procedure",
			placeholder: "E.g.: pasaporte, NIT",
			results: "Procedures that you can add",
			none: "No procedures found for “{{text}}”. Try another word.",
			add: "Add",
			isIn: "Already in your plan",
		},
		facts: { count: "How many procedures", time: "Time", cost: "Cost" },
		notices: {
			repeated: {
				one: "One procedure came twice: it counts once.",
				other: "{{count}} came more than once: each counts once.",
			},
			tooMany: {
				one: "A plan has room for {{most}} procedures: {{names}} was left out.",
				other: "A plan has room for {{most}} procedures: these were left out: {{names}}.",
			},
			unknown: "“{{name}}” is not in the catalogue, or has another name now. The rest of the plan is here.",
			unknownNameless: "A part of the address belongs to no procedure. The rest of the plan is here.",
			perhaps: "Perhaps it is:",
		},
		sheet: "Sheet or message of this plan",
		path: "Your procedures, in order",
		remove: "Remove",
		unknownGiven: "We do not know whether another procedure of your plan asks for what this one gives: {{given}}.",
		unknownGivenNameless: "We do not know which paper this procedure gives.",
		papers: {
			title: "Papers to take",
			lead: "Each paper once, with the procedures that ask for it. Copies are those that the records name.",
			atHand: "Have at hand",
			missing: "You still have to get",
			givenBy: "Given by: {{name}}.",
			add: "Add it to the plan",
			fromPlan: "Your plan gives you",
			comesFrom: "you get it from {{number}}",
			askedBy: { one: "asked for by {{numbers}}", other: "asked for by {{numbers}}" },
			plain: { one: "{{count}} copy", other: "{{count}} copies" },
			certified: { one: "{{count}} certified copy", other: "{{count}} certified copies" },
			atLeast: "at least {{copies}}",
			others: "Each record also asks for",
			othersLead: "We have not sorted the papers of these records yet. This is what they say:",
			none: "The records of your plan do not say which papers they ask for.",
		},
		validity: {
			title: "Valid for a short time",
			sure: "{{paper}}: valid for {{term}}. If you get it at the start, it ends before “{{name}}” asks for it.",
			perhaps: "{{paper}}: valid for {{term}}. If you get it at the start, it may end before “{{name}}” asks for it.",
			unread: "{{paper}}: valid for {{term}}, and your plan may take longer.",
			advice: "Get it when the other steps are about to end.",
		},
		institutions: {
			title: "At which institutions",
			steps: "For:",
			online: "(online)",
			unknown: "No institution known",
		},
		back: "See the catalogue",
	},
};
