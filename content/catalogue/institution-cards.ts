import type { ByLanguage } from "../text-shapes.ts";

/** One of the eight institution cards of home. */
export interface FeaturedInstitution {
	/** Id of `data/institutions.json`. */
	id: string;
	/** Acronym: what the card's button searches for. */
	acronym: string;
	topic: ByLanguage<string>;
	text: ByLanguage<string>;
	/** As `data/institutions.json` gives it (a test compares them); null when no source states one. */
	phone: CardPhone | null;
}

export interface CardPhone {
	number: string;
	/** What the source adds, such as a second line. */
	note: ByLanguage<string> | null;
}

export const INSTITUTION_CARDS: readonly FeaturedInstitution[] = [
	{
		id: "maga",
		acronym: "MAGA",
		topic: { es: "Agricultura", en: "Agriculture" },
		text: {
			es: "Da permisos para plantas, animales y comida del campo.",
			en: "Gives permits for plants, animals and farm food.",
		},
		phone: { number: "2413-7000", note: null },
	},
	{
		id: "mineco",
		acronym: "MINECO",
		topic: { es: "Economía", en: "Economy" },
		text: {
			es: "Apoya a quien abre un negocio o vende fuera del país.",
			en: "Supports those who open a business or sell abroad.",
		},
		phone: { number: "2412-0200", note: null },
	},
	{
		id: "mineduc",
		acronym: "MINEDUC",
		topic: { es: "Educación", en: "Education" },
		text: {
			es: "Inscribe en la escuela y certifica lo que estudiaste.",
			en: "Enrols children in school and certifies what you studied.",
		},
		phone: { number: "2411-9595", note: { es: "quejas 1503", en: "complaints 1503" } },
	},
	{
		id: "mspas",
		acronym: "MSPAS",
		topic: { es: "Salud", en: "Health" },
		text: {
			es: "Cuida la salud y da licencias a quien vende comida.",
			en: "Looks after health and licenses those who sell food.",
		},
		phone: { number: "1517", note: { es: "línea de consultas", en: "information line" } },
	},
	{
		id: "mingob",
		acronym: "MINGOB",
		topic: { es: "Gobernación", en: "Interior" },
		text: {
			es: "Cuida la seguridad del país e inscribe iglesias y asociaciones.",
			en: "Looks after the country’s security and registers churches and associations.",
		},
		phone: { number: "2413-8888", note: null },
	},
	{
		id: "marn",
		acronym: "MARN",
		topic: { es: "Ambiente", en: "Environment" },
		text: {
			es: "Revisa que las obras y los negocios cuiden el ambiente.",
			en: "Checks that works and businesses care for the environment.",
		},
		phone: { number: "2423-0500", note: null },
	},
	{
		id: "mintrab",
		acronym: "MINTRAB",
		topic: { es: "Trabajo", en: "Labour" },
		text: {
			es: "Vigila las leyes de trabajo y lleva el registro de contratos.",
			en: "Watches over labour law and keeps the register of contracts.",
		},
		phone: { number: "2422-2500", note: { es: "denuncias 1511", en: "complaints 1511" } },
	},
	{
		id: "mem",
		acronym: "MEM",
		topic: { es: "Energía", en: "Energy" },
		text: {
			es: "Da permisos de gas, luz, minas y combustible.",
			en: "Gives permits for gas, power, mines and fuel.",
		},
		phone: { number: "2419-6464", note: null },
	},
];
