import type { FindingKind, OwnedFinding } from "./check-findings.ts";
import { FINDING_KINDS, isRefused } from "./check-findings.ts";
import type { FactProblem } from "./fact-files.ts";

/** What is told of a catalogue: mistakes, which must not be, and what an editor should look at. */
export interface CheckOutcome {
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
