import builtIn from "../../data/papers.json" with { type: "json" };
import byProcedure from "../../data/procedure-papers.json" with { type: "json" };
import {
	type NeededPaper,
	PAPER_CASES,
	PAPER_ORIGINS,
	type Paper,
	type PaperCase,
	type PaperOrigin,
	type PapersByProcedure,
} from "../../domain/experience/experience.ts";
import type { Language } from "../../domain/language.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** English of the papers of `data/papers.json` that whoever starts an experience should have at hand. */
const ENGLISH: Readonly<Record<string, string>> = {
	dpi: "Valid DPI, or your passport if you are a foreigner",
	correo: "E-mail address",
	"recibo-servicio": "Recent electricity, water or telephone bill",
	foto: "Passport-size photograph",
	"recibo-iusi": "Property tax (IUSI) receipt; if you rent, ask the owner for it",
	"documento-inmueble": "Deed or lease of the property",
	"datos-finca": "Registry numbers of the property (finca, folio, libro)",
	"papeles-trabajador": "DPI and NIT certificate of each employee",
	"contrato-trabajo": "Signed employment contract",
	"titulo-medio": "Secondary school diploma, or your certificate of completion",
	examenes: "VDRL, urine, stool and hepatitis A tests; ask at the health centre or a laboratory",
	"firma-legalizada": "Notary: certifies your signature",
	"escritura-sociedad": "Notary: deed of the company",
	nombramiento: "Notary: record naming the legal representative",
	planos: "Plans; an engineer or architect signs those of a building",
	"auxilio-abogado": "Lawyer: assists your application",
	"boleto-ornato": "This year’s boleto de ornato (municipal tax receipt)",
};

const NAMES: ByLanguage<Readonly<Record<string, string>>> = { es: {}, en: ENGLISH };

const isOrigin = (word: string): word is PaperOrigin => PAPER_ORIGINS.some((known) => known === word);
const isCase = (word: string): word is PaperCase => PAPER_CASES.some((known) => known === word);

/** Every paper by id, named in this language where somebody reads it. */
export function papersById(language: Language): ReadonlyMap<string, Paper> {
	return new Map(
		builtIn.flatMap(({ id, name, origin }) =>
			isOrigin(origin) ? [[id, { id, name: NAMES[language][id] ?? name, origin }] as const] : [],
		),
	);
}

/** What the procedures of the experiences ask for and give, by id of the procedure. */
export const PAPERS_BY_PROCEDURE: PapersByProcedure = new Map(
	Object.entries(byProcedure).map(([id, { gives, needs }]) => [
		id,
		{ gives, needs: Object.values<WrittenNeed[]>(needs).flat().flatMap(readNeed) },
	]),
);

type WrittenNeed = string | { paper: string; only_for: string };

function readNeed(need: WrittenNeed): NeededPaper[] {
	if (typeof need === "string") return [{ paper: need, onlyFor: null }];
	return isCase(need.only_for) ? [{ paper: need.paper, onlyFor: need.only_for }] : [];
}
