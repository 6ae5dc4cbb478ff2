import type { CataloguedProcedure } from "../domain/catalogue/catalogue.ts";
import { isVariant, procedureName } from "../domain/catalogue/procedure.ts";
import { weighNames } from "../domain/official/match-fichas.ts";
import type { Finding } from "./findings.ts";

/** What a phone shows of one requirement in three lines. */
const LONGEST_REQUIREMENT = 120;

const UNIT =
	/\b(?:segundos?|minutos?|min|horas?|días?|dias?|semanas?|quincenas?|mes(?:es)?|bimestres?|trimestres?|semestres?|años?)\b/i;
/** Says nothing: neither how long nor on what it depends. */
const VAGUE = /^(?:variable|varía|depende|indefinid[oa]|no aplica|n\/?a)\.?$/i;

/** What is done in nearly every procedure, with nothing said of it. */
const GENERIC_STEP = new RegExp(
	[
		"(?:haz|realiza|efectúa|cancela) (?:el|tu|un) pago(?: correspondiente| que (?:te )?toca| requerido)?",
		"paga(?: (?:el|la|los|las|tu) (?:costo|monto|valor|arancel|tarifa|tasa|trámite|derechos?|cuota|boleta|arbitrio|multa)s?)?(?: correspondientes?| que (?:te )?toca)?",
		"(?:reúne|junta|prepara|ten) (?:los|tus) (?:documentos|papeles|requisitos)(?: (?:necesarios|requeridos|que piden|que te piden))?",
		"(?:presenta|entrega|lleva|envía|manda|adjunta|sube|carga) (?:los|tus|la|tu|el) (?:documentos|papeles|requisitos|documentación|expediente|solicitud|formulario)",
		"(?:llena|completa) (?:el|la|los|tu|tus) (?:formulario|solicitud|datos)(?: que (?:te )?pide)?",
		"(?:espera|aguarda)(?: (?:la|el|tu) (?:resolución|respuesta|revisión|aviso|aprobación|verificación|autorización|trámite))?",
		"(?:recibe|recoge|retira|descarga|obtén) (?:el|la|tu|los|tus) (?:documentos?|certificado|constancia|resolución|respuesta|licencia|carné|título)",
		"(?:acude|ve|preséntate) (?:a la oficina|a la institución|a la ventanilla)",
	]
		.map((pattern) => `(?:${pattern})`)
		.join("|"),
	"i",
);

/** Papers that stand for a requirement of their own. */
const PAPER =
	/\b(?:DPI|NIT|RTU|pasaporte|boleta|recibo|constancia|certificación|certificado|copia|fotocopia|formulario|carta|factura|fotos?|fotografías?|solvencia|patente|acta|título|planos?|comprobante|declaración|licencia|memorial|timbres?|carné|contrato|escritura|partida)\b/gi;
const MOST_PAPERS = 3;

/** Words that leave a citizen without what to bring, what to do or how long to wait. */
export function findWording({ id, duration, requirements, steps }: CataloguedProcedure): Finding[] {
	const at = (kind: Finding["kind"], field: string, message: string): Finding => ({
		...{ kind, table: "procedures", id, field, message },
	});
	return [
		...(duration !== null && hasBareNumber(duration) ? [at("duracion-sin-unidad", "duration", duration)] : []),
		...(duration !== null && VAGUE.test(duration.trim()) ? [at("duracion-vaga", "duration", duration)] : []),
		...requirements.flatMap((requirement, position) => [
			...(requirement.length > LONGEST_REQUIREMENT
				? [at("requisito-largo", `requirements.${position + 1}`, `${requirement.length} letras: ${requirement}`)]
				: []),
			...(isGlued(requirement) ? [at("lista-pegada", `requirements.${position + 1}`, requirement)] : []),
		]),
		...steps.flatMap((step, position) =>
			isGenericStep(step) ? [at("paso-generico", `steps.${position + 1}`, step)] : [],
		),
	];
}

/** A number of nothing, as in "De 3 a 5"; one in quotation marks is told as what a ficha says. */
function hasBareNumber(duration: string): boolean {
	return /\d/.test(duration.replace(/«[^»]*»/g, "")) && !UNIT.test(duration);
}

/** Whether a step says only what every procedure asks for; with an amount, an office or an address it says more. */
function isGenericStep(step: string): boolean {
	const said = step.trim().replace(/[.!]+$/, "");
	return GENERIC_STEP.exec(said)?.[0].length === said.length;
}

/** Several entries in one: joined by semicolons, or as many papers as only a list names. */
function isGlued(requirement: string): boolean {
	const outside = requirement.replace(/\([^)]*\)/g, "");
	if (outside.includes(";")) return true;
	const parts = outside.split(/,| y | e | más /);
	return parts.filter((part) => part.search(PAPER) >= 0).length >= MOST_PAPERS;
}

/** From here on two names of one institution most often mean one procedure; tried over the catalogue of November 2026. */
const NEARLY_EQUAL = 0.86;

/** Pairs of one institution whose names are nearly the same; variants that stand on one page on purpose are none. */
export function findDuplicates(procedures: readonly CataloguedProcedure[]): Finding[] {
	const likeness = weighNames(procedures.map(procedureName));
	const own = Map.groupBy(
		procedures.filter((procedure) => !isVariant(procedure)),
		({ institution_id }) => institution_id,
	);
	return [...own.values()].flatMap((siblings) =>
		siblings.flatMap((one, position) =>
			siblings
				.slice(position + 1)
				.filter((other) => likeness.compare(procedureName(one), procedureName(other)) >= NEARLY_EQUAL)
				.map((other) => ({
					...{ kind: "duplicado" as const, table: "procedures" as const, id: one.id, field: "name" },
					message: `«${procedureName(one)}» y «${procedureName(other)}» (${other.id})`,
				})),
		),
	);
}
