import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import {
	type Applying,
	type ImportOutcome,
	importFiles,
	importRelease,
} from "../../database/transfer/import.server.ts";
import { type Mapping, readMapping } from "../../database/transfer/mapping.ts";
import { readEarlierRows } from "../../database/transfer/release.server.ts";
import { type ImportProblem, type RowChange, TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";
import { readSettings } from "../../server/settings.ts";
import { type Command, type ExitCode, type Given, startProgress } from "./command-line.ts";

/** Lines of each kind on the screen, unless all are asked for. */
const LINES_SHOWN = 60;

const OPTIONS = {
	table: { value: "TABLA", help: "de qué tabla es el CSV o la única hoja, si no lo dice su nombre" },
	mapping: { value: "ARCHIVO", help: "qué columna ajena es qué campo nuestro, en JSON" },
	all: { help: `todas las diferencias, no solo las primeras ${LINES_SHOWN}` },
	replace: { help: "sin archivo: también sobre lo que alguien cambió aquí" },
	"remove-missing": { help: "quita lo que los archivos no traen de sus tablas" },
	json: { help: "como JSON, una línea por diferencia o error" },
};

/** Shows what a file, or this release, would change. */
export const DIFF: Command = {
	summary: "muestra en qué difiere la base de datos de unos archivos, o de esta entrega",
	usage: "[ARCHIVO…]",
	options: OPTIONS,
	mostWords: 20,
	details:
		"Sin archivo compara con los datos de esta entrega (data/). Termina con 1 si hay diferencias, con 2 si hay errores.",
	run: (given) => runImport(given, "diff"),
};

/** Shows it and then does it. */
export const IMPORT: Command = {
	summary: "mete archivos JSON, CSV o XLSX, o los datos de esta entrega, en la base de datos",
	usage: "[ARCHIVO…] [--dry-run] [--yes]",
	options: {
		...OPTIONS,
		"dry-run": { help: "muestra las diferencias y no cambia nada" },
		yes: { help: "no pregunta" },
	},
	mostWords: 20,
	details: [
		"Muestra las diferencias, pregunta si hay quien conteste, y las aplica en una sola transacción: todo o nada.",
		"Con un solo error no cambia nada, y cada uno se nombra con archivo, fila y campo.",
		"Un CSV, y cada hoja de un XLSX, se llama como su tabla (procedures) o se dice con --table. De un XLSX cuenta lo que",
		"se ve en cada celda; una fórmula nunca corre. Columnas con otros nombres se dicen con --mapping:",
		'  {"table":"procedures","columns":{"Nombre del trámite":"name"},"constants":{"codigo_moneda":"GTQ"},"ignore":["N.º"]}',
		"Un CSV se lee en UTF-8, o como lo guarda Excel en español (Windows-1252). Una columna que falta y una celda vacía",
		"dejan el dato como está; «desconocido» en una celda lo borra. Una fila que falta se queda, menos en procedure_fees,",
		"procedure_places y procedure_terms: ahí el archivo trae la lista entera de cada trámite que nombra, con sus celdas vacías.",
		"Con --remove-missing se quita lo que falte: mira antes con diff.",
		"Sin archivo pone al día una base llenada por una entrega anterior. Lo que alguien cambió es un conflicto: se",
		"muestra y se queda como está, salvo con --replace.",
	].join("\n"),
	run: (given) => runImport(given, given.has("dry-run") ? "dry-run" : "import"),
};

async function runImport(given: Given, mode: "diff" | "dry-run" | "import"): Promise<ExitCode> {
	const files = given.words.map((file) => resolve(file));
	if (files.length > 0 && given.has("replace")) {
		console.error("--replace es para los datos de esta entrega, sin archivo: un archivo siempre reemplaza.");
		return 2;
	}
	if (files.length === 0 && given.has("remove-missing")) {
		console.error("--remove-missing es para archivos: di cuáles.");
		return 2;
	}
	const mapped = await findMapping(given.value("mapping"), files);
	if ("mistake" in mapped) {
		console.error(mapped.mistake);
		return 2;
	}
	const progress = startProgress();
	const shown = { changes: 0, problems: 0, conflicts: 0 };
	const isWhole = given.has("all") || given.has("json");
	const show = (kind: keyof typeof shown, text: () => string) => {
		shown[kind] += 1;
		if (!isWhole && shown[kind] > LINES_SHOWN) return;
		progress.end();
		console.log(text());
	};
	const asJson = given.has("json");
	const applying: Applying = {
		isApplied: mode === "import",
		areTablesWhole: given.has("remove-missing"),
		onChange: (change: RowChange) => show("changes", () => (asJson ? JSON.stringify({ change }) : tellChange(change))),
		onConflict: (conflict: RowChange) =>
			show("conflicts", () => (asJson ? JSON.stringify({ conflict }) : tellChange(conflict, "CONFLICTO"))),
		onProblem: (problem: ImportProblem) =>
			show("problems", () => (asJson ? JSON.stringify({ problem }) : tellProblem(problem))),
		onProgress: (rows) => progress.show(`${rows} filas…`),
		confirm: (outcome) => confirm(outcome, { isAsked: !given.has("yes"), progress, shown }),
	};
	const settings = readSettings();
	const outcome =
		files.length > 0
			? await importFiles(settings, files, { ...applying, table: given.value("table"), mapping: mapped.mapping })
			: await importRelease(settings, await readFacts(FACTS_DIR), {
					...applying,
					earlier: readEarlierRows(),
					replaces: given.has("replace"),
				});
	progress.end();
	if (asJson) console.log(JSON.stringify({ outcome }));
	else tellEnd(outcome, { mode, shown });
	if (outcome.problems > 0) return 2;
	if (mode === "import") return outcome.isApplied || outcome.changes === 0 ? 0 : 1;
	return outcome.changes > 0 || outcome.conflicts > 0 ? 1 : 0;
}

async function findMapping(
	file: string | undefined,
	files: readonly string[],
): Promise<{ mapping: Mapping | undefined } | { mistake: string }> {
	if (file === undefined) return { mapping: undefined };
	if (files.length === 0) return { mistake: "--mapping es para archivos: di cuáles." };
	const text = await readFile(resolve(file), "utf8").catch(() => undefined);
	if (text === undefined) return { mistake: `No se puede leer ${file}.` };
	const reading = readMapping(text);
	return "flaws" in reading ? { mistake: `${file}: ${reading.flaws.join("; ")}.` } : reading;
}

type Shown = Readonly<Record<"changes" | "problems" | "conflicts", number>>;

async function confirm(
	outcome: ImportOutcome,
	{ isAsked, progress, shown }: { isAsked: boolean; progress: { end: () => void }; shown: Shown },
): Promise<boolean> {
	progress.end();
	if (!isAsked || !process.stdin.isTTY) return true;
	tellHidden(shown);
	console.log(tellCounts(outcome));
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		const answer = await terminal.question("¿Aplicar estos cambios? (sí/no) ");
		return /^s[ií]?$/i.test(answer.trim());
	} finally {
		terminal.close();
	}
}

function tellHidden(shown: Shown): void {
	const words = { changes: "diferencias", problems: "errores", conflicts: "conflictos" };
	for (const kind of ["changes", "conflicts", "problems"] as const) {
		if (shown[kind] > LINES_SHOWN)
			console.log(`… y ${shown[kind] - LINES_SHOWN} ${words[kind]} más (--all los muestra todos)`);
	}
}

function tellEnd(outcome: ImportOutcome, { mode, shown }: { mode: string; shown: Shown }): void {
	tellHidden(shown);
	const touched = TRANSFER_TABLES.some((table) => outcome.counts[table].read + outcome.counts[table].removed > 0);
	if (touched) console.log(tellCounts(outcome));
	if (outcome.blanks > 0) console.log(`${outcome.blanks} celdas vacías dejan el dato como está.`);
	if (outcome.erased > 0) console.log(`${outcome.erased} datos se borran.`);
	for (const id of outcome.staleFacts.slice(0, LINES_SHOWN))
		console.log(`Aviso: cambia ${id.replace(":", ", campo ")}, y procedure_facts sigue con la fuente de antes.`);
	for (const id of outcome.lostEvidence.slice(0, LINES_SHOWN))
		console.log(
			`Aviso: cambia la respuesta ${id.replace(":", ", indicador ")}, y se quita la evidencia de la de antes.`,
		);
	for (const id of outcome.gone) console.log(`Aviso: ${id} ya no está en esta entrega; se queda.`);
	if (outcome.problems > 0) console.log(`${outcome.problems} errores: no se cambió nada.`);
	else if (outcome.isApplied) console.log("Hecho. El portal lo muestra en cuanto vuelve a leer la base.");
	else if (outcome.changes === 0) console.log(outcome.conflicts > 0 ? "Nada que aplicar." : "Sin diferencias.");
	else if (mode === "import") console.log("No se cambió nada.");
	else console.log("Solo se miró: no se cambió nada.");
	if (outcome.conflicts > 0)
		console.log(
			`${outcome.conflicts} conflictos: alguien cambió esas filas aquí, y se quedan (--replace las reemplaza).`,
		);
}

/** What stands on one line of a value, in letters. */
const LONGEST_VALUE = 100;

/** One change: the row, and each field with what it says before and after. */
function tellChange({ table, id, kind, fields }: RowChange, mark = kind.toUpperCase()): string {
	const head = `${mark}  ${table}  ${id}`;
	if (kind !== "cambia") return head;
	const lines = fields.flatMap(({ name, before, after }) =>
		Array.isArray(before) && Array.isArray(after)
			? [`    ${name}:`, ...tellLists(before, after)]
			: [`    ${name}: ${tellValue(before)} → ${tellValue(after)}`],
	);
	return [head, ...lines].join("\n");
}

/** A mistake with its file, its row, its record and its field. */
function tellProblem({ file, where, id, field, message }: ImportProblem): string {
	const place = [basename(file), where, id, field].filter((part) => part !== "" && part !== "-");
	return `ERROR  ${place.join(", ")}: ${message}`;
}

/** How many rows of each table come, change, go and stay. */
function tellCounts({ counts }: ImportOutcome): string {
	const rows = TRANSFER_TABLES.map((table) => [table, counts[table]] as const);
	const told = rows.filter(([, { read, removed }]) => read + removed > 0);
	const width = Math.max(...told.map(([table]) => table.length));
	return told
		.map(
			([table, { added, changed, removed, same }]) =>
				`${table.padEnd(width)}  ${added} nuevas, ${changed} cambian, ${removed} se quitan, ${same} iguales`,
		)
		.join("\n");
}

function tellLists(before: readonly unknown[], after: readonly unknown[]): string[] {
	return [
		...before.filter((entry) => !after.includes(entry)).map((entry) => `      − ${shorten(String(entry))}`),
		...after.filter((entry) => !before.includes(entry)).map((entry) => `      + ${shorten(String(entry))}`),
		...(before.length === after.length && before.every((entry) => after.includes(entry)) ? ["      otro orden"] : []),
	];
}

function tellValue(value: unknown): string {
	if (value === null || value === undefined) return "(nada)";
	if (typeof value === "boolean") return value ? "sí" : "no";
	return shorten(typeof value === "string" ? value : JSON.stringify(value));
}

function shorten(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line;
}
