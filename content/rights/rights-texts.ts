import type { ByLanguage } from "../text-shapes.ts";
import type { Ground } from "./executive-branch.ts";

/** The fields of what somebody notes after a refusal, in the order of the form. */
export const NOTE_FIELDS = ["day", "time", "office", "window", "official", "asked", "reason"] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

/** What the pages of the rights say, beside the rights themselves. */
export interface RightsTexts {
	title: string;
	titleOf: string;
	lead: string;
	toProcedure: string;
	/** Once for each block of rights or letters. */
	review: { mark: string; why: string };
	standing: {
		title: string;
		ejecutivo: string;
		fuera: string;
		publica: string;
		unknown: string;
		noInstitution: string;
		any: string;
		grounds: Readonly<Record<Ground, string>>;
		source: string;
		ownRecord: string;
		scope: string;
	};
	executive: { title: string; lead: string };
	everywhere: { title: string; lead: string };
	say: string;
	article: string;
	articles: string;
	noArticle: string;
	explained: string;
	source: string;
	readOn: string;
	choose: { title: string; text: string; button: string };
	notes: {
		title: string;
		lead: string;
		withoutScripts: string;
		fields: Readonly<Record<NoteField, { label: string; hint: string | null }>>;
		kept: string;
		impossible: string;
		restored: string;
		erase: string;
		erased: string;
		tooLong: string;
		next: string;
		empty: string;
		toReport: string;
		reportLead: string;
		reportBusy: string;
		reportSee: string;
		reportReplace: string;
		reportLine: { where: string; window: string; asked: string; reason: string };
	};
	letters: { title: string; lead: string };
}

export const RIGHTS_TEXTS: ByLanguage<RightsTexts> = {
	es: {
		title: "Tus derechos en la ventanilla",
		titleOf: "Derechos: {{name}}",
		lead: "Qué puedes pedir, cómo decirlo y qué hacer si te dicen que no.",
		toProcedure: "Ver el trámite",
		review: {
			mark: "Revisión legal pendiente",
			why: "Leímos estas fuentes y lo contamos con nuestras palabras. Ningún abogado lo ha revisado todavía.",
		},
		standing: {
			title: "¿Cuáles valen aquí?",
			ejecutivo:
				"{{name}} es parte del Organismo Ejecutivo: {{ground}}. Aquí valen los derechos del Decreto 5-2021 y los de toda oficina pública.",
			fuera:
				"{{name}} no es parte del Organismo Ejecutivo: {{ground}}. El Decreto 5-2021 solo vale allí si su autoridad máxima lo decide, y eso no lo sabemos. Por eso no mostramos esos derechos. Valen los de toda oficina pública.",
			publica:
				"{{name}} es una institución pública. No hemos leído en una fuente si es parte del Organismo Ejecutivo. Por eso no mostramos los derechos del Decreto 5-2021. Valen los de toda oficina pública.",
			unknown:
				"No sabemos si {{name}} es una oficina del Estado. Por eso no mostramos derechos aquí. Pregunta allí mismo qué ley vale.",
			noInstitution: "No sabemos qué institución hace este trámite. Por eso no mostramos derechos aquí.",
			any: "Depende de la oficina. Busca tu trámite y te decimos cuáles valen.",
			grounds: {
				ministerio: "es un ministerio",
				secretaria: "es una secretaría de la Presidencia",
				dependencia: "depende de {{of}}",
				municipal: "es de una municipalidad",
				judicial: "es otro organismo del Estado",
				congreso: "trabaja por encargo del Congreso",
				autonoma: "es autónoma",
				descentralizada: "es descentralizada",
				aparte: "es una entidad descentralizada o autónoma",
				"sin-leer": "no lo hemos leído",
			},
			source: "Quién lo dice:",
			ownRecord: "La ficha de la institución en este portal",
			scope: "A quién obliga el Decreto 5-2021 (artículo 2):",
		},
		executive: {
			title: "En oficinas del Organismo Ejecutivo",
			lead: "En ministerios, secretarías de la Presidencia y lo que depende de ellos vale el Decreto 5-2021. Su nombre es Ley para la Simplificación de Requisitos y Trámites Administrativos.",
		},
		everywhere: { title: "En toda oficina pública", lead: "También en municipalidades y entidades autónomas." },
		say: "Puedes decir:",
		article: "artículo {{article}}",
		articles: "artículos {{article}}",
		noArticle: "falta confirmar el artículo",
		explained: "La fuente explica la ley. No es el texto de la ley.",
		source: "Fuente:",
		readOn: "Leímos las fuentes el {{day}}.",
		choose: {
			title: "Busca tu trámite",
			text: "En la página de cada trámite hay un enlace a los derechos que valen allí.",
			button: "Buscar un trámite",
		},
		notes: {
			title: "Si te dicen que no, anota esto",
			lead: "Anótalo el mismo día. Sirve para un reporte, una carta o una queja. Queda solo en este aparato.",
			withoutScripts:
				"Tu navegador no tiene JavaScript, así que aquí no se guarda nada. Imprime esta hoja y llénala a mano.",
			fields: {
				day: { label: "Fecha", hint: null },
				time: { label: "Hora", hint: null },
				office: { label: "Oficina", hint: "Cuál y dónde queda." },
				window: { label: "Ventanilla", hint: "Número o nombre." },
				official: { label: "Quién te atendió", hint: "Su nombre o su puesto. Pregúntalo con calma." },
				asked: { label: "Qué pediste y qué llevabas", hint: null },
				reason: { label: "Qué te dijeron", hint: "Con sus palabras. Si te pidieron algo más, escribe qué." },
			},
			kept: "Lo que escribes se guarda solo en este aparato.",
			impossible: "Tu navegador no deja guardar. Lo que escribes se pierde si cierras esta página.",
			restored: "Aquí está lo que habías escrito.",
			erase: "Borrar lo que anoté",
			erased: "Borrado.",
			tooLong: "Es muy largo. Resúmelo en menos de {{most}} letras; no se corta nada.",
			next: "Qué hacer con tus notas",
			empty: "Escribe primero qué te dijeron.",
			toReport: "Pasarlas a un reporte",
			reportLead:
				"Nos cuentas qué pasó para corregir la ficha. No pasamos el nombre de quien te atendió. Tú lo revisas antes de enviar.",
			reportBusy: "Ya tienes un reporte sin enviar.",
			reportSee: "Ver ese reporte",
			reportReplace: "Cambiarlo por estas notas",
			reportLine: {
				where: "Cuándo y dónde",
				window: "ventanilla {{window}}",
				asked: "Qué pedí",
				reason: "Qué me dijeron",
			},
		},
		letters: {
			title: "Cartas listas",
			lead: "Se llenan en tu aparato con lo que anotaste. Las copias, las envías o las imprimes.",
		},
	},
	en: {
		title: "Your rights at the window",
		titleOf: "Rights: {{name}}",
		lead: "What you may ask for, how to say it, and what to do when they say no.",
		toProcedure: "See the procedure",
		review: {
			mark: "Legal review pending",
			why: "We read these sources and tell them in our own words. No lawyer has checked it yet.",
		},
		standing: {
			title: "Which of them count here?",
			ejecutivo:
				"{{name}} is part of the executive branch: {{ground}}. The rights of Decree 5-2021 count here, and those of any public office.",
			fuera:
				"{{name}} is not part of the executive branch: {{ground}}. Decree 5-2021 only counts there if its head decides so, and we do not know that. So we do not show those rights. Those of any public office count.",
			publica:
				"{{name}} is a public institution. We have not read in a source whether it is part of the executive branch. So we do not show the rights of Decree 5-2021. Those of any public office count.",
			unknown:
				"We do not know whether {{name}} is an office of the State. So we show no rights here. Ask there which law counts.",
			noInstitution: "We do not know which institution does this procedure. So we show no rights here.",
			any: "It depends on the office. Look for your procedure and we tell you which of them count.",
			grounds: {
				ministerio: "it is a ministry",
				secretaria: "it is a secretariat of the Presidency",
				dependencia: "it belongs to {{of}}",
				municipal: "it belongs to a town hall",
				judicial: "it is another branch of the State",
				congreso: "it works for Congress",
				autonoma: "it is autonomous",
				descentralizada: "it is decentralised",
				aparte: "it is a decentralised or autonomous body",
				"sin-leer": "we have not read it",
			},
			source: "Who says so:",
			ownRecord: "The page of the institution in this portal",
			scope: "Whom Decree 5-2021 binds (article 2):",
		},
		executive: {
			title: "In offices of the executive branch",
			lead: "Decree 5-2021, the law that makes procedures simpler, counts in ministries, secretariats of the Presidency and what belongs to them.",
		},
		everywhere: { title: "In any public office", lead: "In town halls and autonomous bodies too." },
		say: "You may say:",
		article: "article {{article}}",
		articles: "articles {{article}}",
		noArticle: "the article is still to be confirmed",
		explained: "The source explains the law. It is not the text of the law.",
		source: "Source:",
		readOn: "We read the sources on {{day}}.",
		choose: {
			title: "Look for your procedure",
			text: "The page of each procedure has a link to the rights that count there.",
			button: "Look for a procedure",
		},
		notes: {
			title: "If they say no, write this down",
			lead: "Write it down the same day. It helps with a report, a letter or a complaint. It stays on this device.",
			withoutScripts:
				"Your browser has no JavaScript, so nothing is kept here. Print this sheet and fill it in by hand.",
			fields: {
				day: { label: "Date", hint: null },
				time: { label: "Time", hint: null },
				office: { label: "Office", hint: "Which one and where it is." },
				window: { label: "Window", hint: "Number or name." },
				official: { label: "Who attended you", hint: "Their name or their post. Ask calmly." },
				asked: { label: "What you asked for and what you had with you", hint: null },
				reason: { label: "What they told you", hint: "In their words. If they asked for something more, write what." },
			},
			kept: "What you write is kept on this device alone.",
			impossible: "Your browser keeps nothing. What you write is lost if you close this page.",
			restored: "Here is what you had written.",
			erase: "Erase what I noted",
			erased: "Erased.",
			tooLong: "It is very long. Say it in fewer than {{most}} letters; nothing is cut off.",
			next: "What to do with your notes",
			empty: "First write what they told you.",
			toReport: "Put them into a report",
			reportLead:
				"You tell us what happened, so that the page is put right. We leave out the name of who attended you. You check it before you send it.",
			reportBusy: "You already have a report that was not sent.",
			reportSee: "See that report",
			reportReplace: "Put these notes in its place",
			reportLine: {
				where: "When and where",
				window: "window {{window}}",
				asked: "What I asked for",
				reason: "What they told me",
			},
		},
		letters: {
			title: "Letters that are ready",
			lead: "They are filled in on your device with what you noted. You copy, send or print them. They are in Spanish, the language of the offices.",
		},
	},
};
