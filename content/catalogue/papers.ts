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

/** English of the papers of `data/papers.json`. */
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
	tarjeta: "Debit or credit card, to pay online",
	"aporte-capital": "Receipt from the bank for the capital contribution",
	colegiado: "Certificate of active membership of your professional association",
	nomenclatura: "Municipal certificate of the street address (nomenclatura)",
	"inspeccion-finca": "Inspection certificate of the farm",
	"analisis-laboratorio": "Laboratory analysis",
	"certificado-tratamiento": "Treatment certificate",
	cites: "CITES certificate",
	"constancia-maquila": "Certificate of contract manufacturing (maquila)",
	"papeles-familia": "Certificates and DPI of your family",
	dictamenes: "Opinions on health, environment or from CONRED",
	equiparacion: "Recognition of studies",
	rtu: "Up-to-date RTU certificate",
	"agencia-virtual": "User account of the Agencia Virtual",
	"antecedentes-marca": "Result of the brand search",
	"antecedentes-penales": "Certificate of no criminal record (antecedentes penales)",
	"antecedentes-policiacos": "Police record certificate (antecedentes policiacos)",
	"certificacion-estudios": "Certificate of studies",
	"certificacion-inmueble": "Certificate of the property registry (Registro General de la Propiedad)",
	"certificado-fitosanitario": "Phytosanitary certificate",
	"certificado-inocuidad": "Food safety certificate",
	"certificado-nacimiento": "Birth certificate",
	"certificado-origen": "Certificate of origin",
	"codigo-exportador": "Exporter code",
	"cierre-pensum": "Certificate that you have finished your courses",
	"patente-empresa": "Business licence (patente de comercio de empresa)",
	"documento-exportacion": "Export document",
	"resolucion-ambiental": "Environmental resolution",
	facturas: "Electronic invoices",
	nit: "NIT (tax number)",
	"numero-patronal": "Employer number",
	"afiliacion-igss": "IGSS membership",
	"libro-salarios": "Authorised payroll book",
	"licencia-construccion": "Building permit",
	"licencia-sanitaria": "Health licence",
	"uso-suelo": "Land use permit",
	"patente-sociedad": "Company licence (patente de sociedad)",
	"nombramiento-inscrito": "Registered appointment of the legal representative",
	"afiliacion-iva": "VAT (IVA) registration",
	establecimiento: "Establishment registered with SAT",
	"planilla-electronica": "Electronic payroll",
	"contrato-registrado": "Certificate of the registered contract",
	"registro-exportador": "Entry in the register of exporters",
	"titulo-marca": "Title of the brand",
	"reglamento-aprobado": "Approved internal work rules",
	"titulo-renovado": "Renewed title",
	"solvencia-municipal": "Municipal clearance (solvencia municipal)",
	"tarjeta-manipulacion": "Food handling card",
	"tarjeta-salud": "Health card",
	"inscripcion-usac": "Certificate of enrolment at USAC",
	"orientacion-vocacional": "Number of your vocational guidance",
	"prueba-especifica": "Certificate of the specific test",
	"pruebas-basicas": "Certificate of the basic tests",
	"nombre-libre": "Name that nobody has registered",
	"movimiento-migratorio": "Certificate of migratory movement",
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
		{
			gives,
			needs: Object.entries<WrittenNeed[]>(needs).flatMap(([line, asked]) =>
				asked.flatMap((need) => readNeed(need, line)),
			),
		},
	]),
);

type WrittenNeed = string | { paper: string; only_for: string };

function readNeed(need: WrittenNeed, line: string): NeededPaper[] {
	if (typeof need === "string") return [{ paper: need, onlyFor: null, line }];
	return isCase(need.only_for) ? [{ paper: need.paper, onlyFor: need.only_for, line }] : [];
}
