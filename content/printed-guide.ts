import { BRAND } from "./brand.ts";
import { CONTACT } from "./contact.ts";
import { HOW_TO_STEPS } from "./help.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { listQuestions } from "./questions.ts";

/** Questions of the help centre that someone with only the paper needs. */
const PRINTED_QUESTIONS = [
	"hacer-aqui",
	"cuenta",
	"tipos",
	"sin-costo",
	"que-llevar",
	"copias",
	"cuanto-tarda",
	"dias-habiles",
	"fuentes",
	"reportar",
];

/** The quick guide: the six steps and the questions that come up while reading a procedure. */
export function writeQuickGuide(): PrintedDocument {
	const questions = listQuestions("es").filter(({ id }) => PRINTED_QUESTIONS.includes(id));
	return {
		id: "guia-rapida",
		title: "Guía rápida del portal",
		introduction: `${BRAND.product} explica los trámites de Guatemala. Usarlo es gratis. Aquí no se hacen trámites: solo te decimos cómo se hacen.`,
		updatedOn: "2026-11-20",
		sections: [
			{
				title: "Seis pasos",
				steps: HOW_TO_STEPS.es.map(({ title, text }) => `${title}. ${text}`),
			},
			{
				title: "Lo que más nos preguntan",
				parts: questions.map(({ question, answer }) => ({ title: question, paragraphs: [answer] })),
			},
			{
				title: "Cómo escribirnos",
				points: [`Por escrito: ${CONTACT.writeUs.es}`, `Horario: ${BRAND.hours.es.toLowerCase()}`, BRAND.location],
			},
		],
	};
}
