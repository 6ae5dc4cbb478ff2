import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import type { Reply } from "../../domain/assistant/reply.ts";

/** A question as people ask it, with what the assistant should understand; rated by hand before the code existed. */
export interface RatedQuestion {
	text: string;
	/** What is asked about; null when the question names no field. */
	field: AskedField | null;
	/** Any of these procedures is right. */
	procedures: readonly string[];
	/** True when the question fits several procedures, so that the assistant must ask which one. */
	isBroad?: boolean;
	/** The procedure talked about before, for a follow-up question. */
	about?: string;
	/** What was asked before, in short. */
	before?: string;
	/** What is said instead of an answer about one procedure or a choice of several. */
	kind?: Exclude<Reply["kind"], "answer" | "which" | "blank">;
	/** Who must be told of: the institution that is asked about, or that helps. */
	institution?: string;
	/** The guide that must be offered. Without one, none may be. */
	guide?: string;
}

const PASSPORTS = ["pasaporte-primera-vez", "renovacion-pasaporte", "pasaporte-menores", "reposicion-pasaporte"];
const ID_CARDS = ["dpi-primera-vez", "renovacion-dpi", "reposicion-dpi"];

/** Questions that `domain/assistant*.ts` may be tuned with. */
export const TUNING_QUESTIONS: readonly RatedQuestion[] = [
	{ text: "¿Cuánto cuesta el pasaporte?", field: "cost", procedures: PASSPORTS, isBroad: true },
	{ text: "cuanto vale renovar el pasaporte", field: "cost", procedures: ["renovacion-pasaporte"] },
	{ text: "qué necesito para sacar el DPI por primera vez", field: "requirements", procedures: ["dpi-primera-vez"] },
	{ text: "requisitos dpi", field: "requirements", procedures: ID_CARDS, isBroad: true },
	{ text: "perdi mi dpi que hago", field: "steps", procedures: ["reposicion-dpi"] },
	{ text: "cuánto tarda el NIT", field: "duration", procedures: ["inscripcion-nit"] },
	{ text: "como saco el nit", field: "steps", procedures: ["inscripcion-nit"] },
	{
		text: "¿Los antecedentes penales se pueden sacar por internet?",
		field: "online",
		procedures: ["antecedentes-penales"],
	},
	{ text: "donde saco los antecedentes policiacos", field: "place", procedures: ["antecedentes-policiacos"] },
	{
		text: "cuanto cobran por los antecedentes",
		field: "cost",
		procedures: ["antecedentes-penales", "antecedentes-policiacos"],
		isBroad: true,
	},
	{ text: "precio de la partida de nacimiento", field: "cost", procedures: ["certificado-nacimiento"] },
	{ text: "qué papeles piden para la licencia sanitaria", field: "requirements", procedures: ["licencia-sanitaria"] },
	{ text: "es gratis el empadronamiento?", field: "cost", procedures: ["empadronamiento"] },
	{ text: "pasos para registrar una marca", field: "steps", procedures: ["registro-marca"] },
	{ text: "¿En cuántos días entregan la solvencia fiscal?", field: "duration", procedures: ["solvencia-fiscal"] },
	{ text: "qué ley respalda el registro de marca", field: "law", procedures: ["registro-marca"] },
	{ text: "base legal de la inscripción al NIT", field: "law", procedures: ["inscripcion-nit"] },
	{ text: "que documento me dan al sacar el nit", field: "document", procedures: ["inscripcion-nit"] },
	{ text: "link del boleto de ornato", field: "link", procedures: ["boleto-de-ornato"] },
	{ text: "pagina oficial para el certificado de defuncion", field: "link", procedures: ["certificado-defuncion"] },
	{ text: "cuanto se paga de boleto de ornato", field: "cost", procedures: ["boleto-de-ornato"] },
	{ text: "quien puede pedir la apostilla", field: "audience", procedures: ["apostilla-documentos"] },
	{
		text: "cuándo fue la última actualización de la ficha de renovar licencia de conducir",
		field: "updated",
		procedures: ["licencia-conducir-renovacion"],
	},
	{
		text: "hola, cuanto cuesta renovar la licencia de conducir?",
		field: "cost",
		procedures: ["licencia-conducir-renovacion"],
	},
	{ text: "que institucion da la licencia ambiental", field: "place", procedures: ["licencia-ambiental"] },
	{ text: "inscribir a un recien nacido requisitos", field: "requirements", procedures: ["inscripcion-nacimiento"] },
	{ text: "boleto de ornato", field: null, procedures: ["boleto-de-ornato"] },
	{
		text: "horario para la certificación registral de un inmueble",
		field: "hours",
		procedures: ["certificacion-registral-inmueble"],
	},
	{ text: "telefono para la queja de consumidor", field: "phone", procedures: ["queja-consumidor"] },
	{ text: "¿y cuánto cuesta?", field: "cost", procedures: ["renovacion-dpi"], about: "renovacion-dpi" },
	{ text: "y los requisitos?", field: "requirements", procedures: ["registro-marca"], about: "registro-marca" },
	{ text: "dónde queda", field: "place", procedures: ["inscripcion-nit"], about: "inscripcion-nit" },
	{ text: "¿se puede en línea?", field: "online", procedures: ["solvencia-fiscal"], about: "solvencia-fiscal" },
	{
		text: "¿es para personas o empresas? ¿quién puede hacerlo?",
		field: "audience",
		procedures: ["codigo-exportador"],
		about: "codigo-exportador",
	},
	{ text: "how much does it cost to renew a passport", field: "cost", procedures: ["renovacion-pasaporte"] },
	{ text: "requirements for a birth certificate", field: "requirements", procedures: ["certificado-nacimiento"] },
];
