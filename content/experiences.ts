import builtIn from "../data/experiences.json" with { type: "json" };
import type { Experience } from "../domain/experience.ts";
import type { Language } from "../domain/language.ts";
import type { ByLanguage } from "./by-language.ts";

type TranslatedFields = Pick<
	Experience,
	"nombre" | "descripcion" | "categoria" | "duracion_estimada" | "pasos_adicionales"
>;

/** English of `data/experiences.json`, by id; the Spanish and the procedures live only there. */
const ENGLISH: Readonly<Record<string, TranslatedFields>> = {
	"exp-001": {
		nombre: "Open a bakery",
		descripcion: "The procedures to open a bakery and sell food with everything in order.",
		categoria: "Business",
		duracion_estimada: "35 to 45 days, plus 85 days for the environmental evaluation",
		pasos_adicionales: [
			"Choose another VAT (IVA) regime if you sell more than a small taxpayer",
			"Set money aside for the notary",
			"If you make processed food, look at the licence for factories and storehouses",
			"Ask for the sign permit if you will put one up",
			"Have your complaints book authorised at DIACO",
			"Train your staff in food handling",
		],
	},
	"exp-002": {
		nombre: "Formalise a business",
		descripcion: "Go from selling on your own to a registered business that can issue invoices.",
		categoria: "Business",
		duracion_estimada: "10 to 15 days",
		pasos_adicionales: [
			"Open a bank account in the name of the business",
			"Have your complaints book authorised at DIACO",
		],
	},
	"exp-003": {
		nombre: "Export products",
		descripcion: "Register as an exporter and get the documents for your first shipment.",
		categoria: "Foreign trade",
		duracion_estimada: "5 to 10 days",
		pasos_adicionales: ["Check what the destination country requires", "Hire a customs agent"],
	},
	"exp-004": {
		nombre: "Hire employees",
		descripcion: "Register as an employer and register your staff as the law requires.",
		categoria: "Work",
		duracion_estimada: "7 to 10 days; 30 working days more if you make internal work rules",
		pasos_adicionales: [
			"Post the current minimum wage where everyone can see it",
			"File the employer’s yearly statistical report",
		],
	},
	"exp-005": {
		nombre: "Build a house",
		descripcion: "The permits to build your home on your own land.",
		categoria: "Housing",
		duracion_estimada: "35 to 40 days, plus 85 days for the environmental evaluation",
		pasos_adicionales: [
			"If you have a NIT already, confirm your RTU: they ask for an up-to-date one",
			"Hire a licensed professional for the plans",
			"Ask for the water and electricity connection",
		],
	},
	"exp-006": {
		nombre: "Study at the national university",
		descripcion: "The whole way to get into the University of San Carlos.",
		categoria: "Education",
		duracion_estimada: "Variable",
		pasos_adicionales: ["Apply for a scholarship if you need one", "Check the calendar of your faculty"],
	},
	"exp-007": {
		nombre: "Protect a brand",
		descripcion: "Register your brand and keep it: it is renewed every 10 years.",
		categoria: "Intellectual property",
		duracion_estimada: "30 days, plus 3 to 9 months to register; renewal every 10 years",
		pasos_adicionales: ["Publish the notice within the time given", "Write down the renewal date"],
	},
	"exp-008": {
		nombre: "Start a business with employees",
		descripcion: "Open your business and hire from day one.",
		categoria: "Business",
		duracion_estimada: "20 to 30 days",
		pasos_adicionales: [
			"Choose another VAT (IVA) regime if you sell more than a small taxpayer",
			"Have your complaints book authorised at DIACO",
			"Check whether you need a health or environmental licence",
		],
	},
};

/** Spanish is what the file itself says. */
const TRANSLATIONS: ByLanguage<Readonly<Record<string, TranslatedFields>>> = { es: {}, en: ENGLISH };

/** The guided experiences of the portal, in their own order; an untranslated one stays in Spanish. */
export function listExperiences(language: Language): Experience[] {
	return builtIn.map((experience) => ({ ...experience, ...TRANSLATIONS[language][experience.id] }));
}
