import type { ByLanguage } from "../text-shapes.ts";

/** What each category of `domain/catalogue/category.ts` is about, by its id, in everyday words: people search over them. */
export const CATEGORY_DESCRIPTIONS: Readonly<Record<string, ByLanguage<string>>> = {
	"comunicaciones-y-transporte": {
		es: "Carros, motos, licencia de conducir, multas, buses, teléfonos y correo.",
		en: "Cars, motorcycles, driving licence, fines, buses, telephones and post.",
	},
	"inscripciones-y-registros": {
		es: "Tu DPI, tu NIT y las partidas de nacimiento, matrimonio y defunción.",
		en: "Your ID card (DPI), your tax number (NIT) and birth, marriage and death certificates.",
	},
	economia: {
		es: "Abrir un negocio, registrar una marca, importar y exportar.",
		en: "Open a business, register a brand, import and export.",
	},
	educacion: {
		es: "Escuela, universidad, becas, cursos y títulos.",
		en: "School, university, scholarships, courses and degrees.",
	},
	trabajo: {
		es: "Contratos, IGSS, planillas y permisos para trabajar.",
		en: "Contracts, social security (IGSS), payrolls and work permits.",
	},
	"medio-ambiente": {
		es: "Bosques, madera, reservas y permisos para cuidar el ambiente.",
		en: "Forests, timber, reserves and permits to care for the environment.",
	},
	"servicios-de-migracion": {
		es: "Pasaporte, visa, residencia y salida de niñas y niños del país.",
		en: "Passport, visa, residence and children leaving the country.",
	},
	"territorio-vivienda-e-infraestructura": {
		es: "Comprar o construir tu casa, terrenos y papeles de propiedad.",
		en: "Buy or build your house, land and property papers.",
	},
	salud: {
		es: "Clínicas, farmacias y permisos para vender comida.",
		en: "Clinics, pharmacies, medicines and permits to sell food.",
	},
	justicia: {
		es: "Pon una denuncia, pide una pensión o saca tus antecedentes penales.",
		en: "Report a crime, ask for child support or get your criminal record.",
	},
	seguridad: {
		es: "Antecedentes de la policía, armas y cómo buscar a alguien que no aparece.",
		en: "Police records, firearms and how to look for somebody who is missing.",
	},
	"relaciones-exteriores": {
		es: "Papeles que valen fuera del país y ayuda a quien vive lejos.",
		en: "Papers that are valid abroad and help for those who live far away.",
	},
	"manejo-de-animales-y-vegetales": {
		es: "Plantas y animales: permisos para vender, traer o llevar lo que da el campo.",
		en: "Plants, animals and farm food: permits to sell, bring in or send out.",
	},
	energia: {
		es: "Gas, petróleo, combustible y minas.",
		en: "Gas, oil, fuel and mines.",
	},
	"participacion-ciudadana": {
		es: "Votar, pedir datos al Estado y la probidad de quien trabaja en él.",
		en: "Voting, asking for public information and the honesty of public servants.",
	},
	"mediacion-y-dialogo": {
		es: "Arreglar un pleito sin juicio y quejas de quien compra.",
		en: "Settle a dispute without a trial, and complaints of those who buy.",
	},
};
