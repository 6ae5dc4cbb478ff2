import type { FactProblem } from "./fact-files.ts";

/** What an editor should look at; the words say it as a task. */
const FINDING_KINDS = {
	"enlace-portada": "El enlace lleva solo a la portada de un sitio",
	"fuente-portada": "Una fuente es solo la portada de un sitio",
	"alta-sin-oficial": "Verificación alta sin fuente oficial",
	"costo-sin-leer": "El costo afirma lo que nadie leyó",
	"valor-contradice": "El valor no es el que dice su propia fuente",
	"duracion-sin-unidad": "La duración tiene un número sin unidad",
	"duracion-vaga": "La duración no dice de qué depende",
	"lista-pegada": "Una entrada junta varios requisitos",
	"requisito-largo": "Un requisito pasa de 120 letras",
	"paso-generico": "Un paso no dice qué, dónde ni cuánto",
	duplicado: "Dos nombres casi iguales en una institución",
} as const;
export type FindingKind = keyof typeof FINDING_KINDS;

/** Kinds of which our own records have none, and may get none: `data/check.test.ts` fails on them. */
const REFUSED_KINDS: readonly FindingKind[] = [
	"alta-sin-oficial",
	"fuente-portada",
	"duracion-sin-unidad",
	"requisito-largo",
	"paso-generico",
];

/** One thing to look at, in one field of one record. */
export interface Finding {
	kind: FindingKind;
	table: "procedures" | "institutions";
	id: string;
	field: string;
	/** What stands there, and what is odd about it, for an editor. */
	message: string;
}

/** A finding with whose record it is: the id of an institution, or null where the record names none. */
export interface OwnedFinding extends Finding {
	institution: string | null;
}

/** Whether nobody may add another one like it. */
export function isRefused({ kind }: Pick<Finding, "kind">): boolean {
	return REFUSED_KINDS.includes(kind);
}

/** What is told of a catalogue: mistakes, which must not be, and what an editor should look at. */
interface CheckOutcome {
	mistakes: readonly FactProblem[];
	findings: readonly OwnedFinding[];
	/** Names of institutions by their id. */
	nameOf: ReadonlyMap<string, string>;
}

const WITHOUT_INSTITUTION = "Sin institución";

/** The report by institution, the one with most to look at first, and how many there are of each kind. */
export function writeReport({ mistakes, findings, nameOf }: CheckOutcome): string {
	const lines: string[] = [];
	if (mistakes.length > 0) {
		lines.push(`ERRORES (${mistakes.length})`);
		for (const { file, id, field, message } of mistakes) lines.push(`  ${file}  ${id}  ${field}: ${message}`);
		lines.push("");
	}
	const byInstitution = Map.groupBy(findings, ({ institution }) => institution);
	const ordered = [...byInstitution].toSorted(([, one], [, other]) => other.length - one.length);
	for (const [institution, own] of ordered) {
		const name = institution === null ? WITHOUT_INSTITUTION : (nameOf.get(institution) ?? institution);
		lines.push(`${name} (${own.length})`);
		for (const [kind, list] of Map.groupBy(own, (finding) => finding.kind)) {
			lines.push(`  ${FINDING_KINDS[kind]}`);
			for (const { id, field, message } of list) lines.push(`    ${id}  ${field}: ${message}`);
		}
		lines.push("");
	}
	const counts = Map.groupBy(findings, ({ kind }) => kind);
	const kinds = Object.keys(FINDING_KINDS).filter(isKind);
	const width = String(findings.length).length;
	lines.push(`En total ${count(mistakes.length, "error", "errores")} y ${findings.length} por mirar:`);
	for (const kind of kinds)
		lines.push(
			`  ${String(counts.get(kind)?.length ?? 0).padStart(width)}  ${FINDING_KINDS[kind]} (${kind})${isRefused({ kind }) ? ", no se admite" : ""}`,
		);
	return lines.join("\n");
}

function isKind(name: string): name is FindingKind {
	return Object.hasOwn(FINDING_KINDS, name);
}

function count(number: number, one: string, many: string): string {
	return `${number} ${number === 1 ? one : many}`;
}
