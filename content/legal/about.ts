import type { ContactWays } from "../brand.ts";
import { BRAND, CONTACT } from "../brand.ts";
import type { ByLanguage, TitledText } from "../text-shapes.ts";

export interface AboutText {
	title: string;
	introduction: string;
	mission: TitledText;
	vision: TitledText;
	valuesTitle: string;
	/** Four. */
	values: readonly TitledText[];
	workTitle: string;
	work: readonly string[];
	/** Leads to the page that says how sure we are. */
	quality: string;
	contact: TitledText;
}

/** Who we are, with how to reach the association. */
export function writeAbout(contact: ContactWays): ByLanguage<AboutText> {
	return {
		es: {
			title: "Acerca de",
			introduction: `${BRAND.product} es un proyecto de la ${BRAND.association}. No somos parte del Gobierno.`,
			mission: {
				title: "Misión",
				text: "Que cada persona en Guatemala sepa qué pide el Estado, por qué lo pide y cuánto cuesta, antes de salir de su casa.",
			},
			vision: {
				title: "Visión",
				text: "Un país donde hacer un trámite sea fácil, claro y justo, en la ciudad y en la aldea más lejana.",
			},
			valuesTitle: "Valores",
			values: [
				{ title: "Verdad", text: "Decimos de dónde sale cada dato. Si no lo sabemos, también lo decimos." },
				{ title: "Sencillez", text: "Hablamos claro, con frases cortas y sin palabras de oficina." },
				{
					title: "Para todas las personas",
					text: "Sirve en un teléfono barato, con poca señal y con ayudas técnicas.",
				},
				{ title: "Respeto", text: "No te seguimos, no te cobramos y no te hacemos perder tiempo." },
			],
			workTitle: "Qué hacemos",
			work: [
				"Juntamos en un solo lugar los trámites de muchas instituciones.",
				"Los explicamos paso a paso, con sus fuentes y su fecha.",
				"Medimos en el observatorio qué tan fácil y digital es cada trámite.",
				"Armamos guías para metas que piden varios trámites.",
				"Leemos tus reportes y corregimos lo que está mal.",
			],
			quality: "Mira qué tan seguros son los datos",
			contact: {
				title: "Contacto",
				text: `Si quieres ayudar, preguntar o corregir algo, ${contact.writeUs.es}.`,
			},
		},
		en: {
			title: "About",
			introduction: `${BRAND.product} is a project of ${BRAND.association}. We are not part of the government.`,
			mission: {
				title: "Mission",
				text: "That everyone in Guatemala knows what the State asks for, why it asks and what it costs, before leaving home.",
			},
			vision: {
				title: "Vision",
				text: "A country where a procedure is easy, clear and fair, in the city and in the most distant village.",
			},
			valuesTitle: "Values",
			values: [
				{ title: "Truth", text: "We say where each fact comes from. If we do not know, we say that too." },
				{ title: "Plainness", text: "We speak clearly, in short sentences and without office jargon." },
				{ title: "For everyone", text: "It works on a cheap phone, on a weak signal and with assistive technology." },
				{ title: "Respect", text: "We do not track you, charge you or waste your time." },
			],
			workTitle: "What we do",
			work: [
				"We bring the procedures of many institutions together in one place.",
				"We explain them step by step, with their sources and their date.",
				"In the observatory we measure how easy and digital each procedure is.",
				"We make guides for goals that need several procedures.",
				"We read your reports and correct what is wrong.",
			],
			quality: "See how sure the data is",
			contact: {
				title: "Contact",
				text: `If you want to help, ask or correct something, ${contact.writeUs.en}.`,
			},
		},
	};
}

export const ABOUT = writeAbout(CONTACT);
