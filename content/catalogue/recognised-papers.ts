import type { NeededPaper, PapersByProcedure, ProcedurePapers } from "../../domain/experience/experience.ts";
import { foldText } from "../../domain/text/text.ts";
import { PAPERS_BY_PROCEDURE } from "./papers.ts";

/** With how many copies a line asks for a paper, whose it is where that is who asks, and in what form. */
const ENDING = [
	"(?: original)?(?: y vigente| vigente)?(?:,? (?:y )?en buen estado)?",
	"(?: de quien (?:lo )?(?:solicita|pide|compra|recoge)(?: la inscripcion)?| de la persona (?:interesada|propietaria)| del? (?:propietario|titular|solicitante)(?: o (?:del )?(?:representante|titular)(?: legal)?)?)?",
	"(?:,? \\(?original y (?:foto)?copia(?: simple| legalizada)?\\)?|,? y (?:foto)?copia(?: simple| legalizada)?)?",
	"(?: (?:digitalizado|(?:escaneado )?(?:por|de) ambos lados(?:, en pdf| en una sola pagina)?))?",
	"(?:,? \\(?(?:o )?pasaporte si eres extranjero\\)?)?",
].join("");
const COPY_OF = "(?:(?:foto)?copia (?:simple |legalizada )?(?:de |del )(?:su |tu )?|tu )?";

const line = (words: string) => new RegExp(`^${COPY_OF}(?:${words})${ENDING}$`);

/**
 * Requirements of records whose papers nobody has written down yet (`data/procedure-papers.json`), which say a paper and nothing
 * else. A line with a condition, or about somebody else's paper, is none of them.
 */
const LINES: readonly (readonly [pattern: RegExp, papers: readonly string[]])[] = [
	[line("dpi|dpi o pasaporte|documento personal de identificacion(?: \\(dpi\\))?"), ["dpi"]],
	[/^correo(?: electronico)?$/, ["correo"]],
	[line("(?:constancia de |numero de )?nit"), ["nit"]],
	[/^nit y rtu actualizados$/, ["nit", "rtu"]],
	[line("(?:constancia de )?rtu(?: digital)?(?: actualizado| al dia)?(?: y ratificado)?"), ["rtu"]],
	[/^(?:usuario (?:activo )?en la )?agencia virtual(?: activa)?(?: de la sat)?$/, ["agencia-virtual"]],
	[/^agencia virtual y datos actualizados en el rtu$/, ["agencia-virtual", "rtu"]],
	[line("certificado de nacimiento(?: del renap)?(?: reciente)?"), ["certificado-nacimiento"]],
	[line("boleto de ornato(?: del ano)?"), ["boleto-ornato"]],
	[line("solvencia municipal"), ["solvencia-municipal"]],
	[line("(?:constancia de carencia de |carencia de )?antecedentes penales(?: vigentes)?"), ["antecedentes-penales"]],
	[
		/^(?:certificaciones vigentes de )?(?:carencia de )?antecedentes penales y polici(?:al|ac)[eo]s(?: vigentes)?$/,
		["antecedentes-penales", "antecedentes-policiacos"],
	],
	[line("certificacion del registro general de la propiedad"), ["certificacion-inmueble"]],
	[line("fotografia(?:s)? (?:reciente )?tamano cedula"), ["foto"]],
];

/** What a procedure gives whose papers nobody has written down, or beside what is written. */
const ALSO_GIVEN: ReadonlyMap<string, readonly string[]> = new Map([
	["dpi-primera-vez", ["dpi"]],
	["renovacion-dpi", ["dpi"]],
	["reposicion-dpi", ["dpi"]],
	["antecedentes-penales", ["antecedentes-penales"]],
	["antecedentes-policiacos", ["antecedentes-policiacos"]],
]);

interface Recorded {
	id: string;
	requirements: readonly string[];
}

/** What these procedures ask for and give: as somebody wrote it down, else as far as their requirements name a paper. */
export function papersOf(procedures: readonly Recorded[]): PapersByProcedure {
	return new Map(procedures.map((procedure) => [procedure.id, readPapers(procedure)]));
}

/** Whether somebody has written down what a procedure asks for and gives. */
export function isPapersRead(id: string): boolean {
	return PAPERS_BY_PROCEDURE.has(id);
}

/** Whether it is known which paper of a plan a procedure gives. */
export function isGivingKnown(id: string): boolean {
	return isPapersRead(id) || ALSO_GIVEN.has(id);
}

/** Requirements of which it is not known which paper they ask for; none of a procedure whose papers somebody has written down. */
export function listUnread({ id, requirements }: Recorded): string[] {
	return isPapersRead(id) ? [] : requirements.filter((each) => recognise(each).length === 0);
}

/** Procedures that give a paper, those that somebody has written down first. */
export function listGiversOf(paper: string): string[] {
	const written = [...PAPERS_BY_PROCEDURE].flatMap(([id, { gives }]) => (gives.includes(paper) ? id : []));
	const others = [...ALSO_GIVEN].flatMap(([id, gives]) => (gives.includes(paper) ? id : []));
	return [...new Set([...written, ...others])];
}

function readPapers({ id, requirements }: Recorded): ProcedurePapers {
	const written = PAPERS_BY_PROCEDURE.get(id);
	const also = ALSO_GIVEN.get(id) ?? [];
	if (written) return { gives: [...written.gives, ...also], needs: written.needs };
	return { gives: also, needs: requirements.flatMap(recognise) };
}

function recognise(requirement: string): NeededPaper[] {
	const folded = foldText(requirement).replace(/\.$/, "");
	const [, papers = []] = LINES.find(([pattern]) => pattern.test(folded)) ?? [];
	return papers.map((paper) => ({ paper, onlyFor: null, line: requirement }));
}
