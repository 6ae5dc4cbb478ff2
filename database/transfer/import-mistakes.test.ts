import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import { openSqliteBackend, SQLITE_FILE } from "../sqlite/sqlite-backend.server.ts";
import { importFiles } from "./import.server.ts";
import { nameColumn } from "./sheet-rows.ts";
import type { ImportProblem, TransferTable } from "./transfer-tables.ts";
import { columnsOf } from "./transfer-tables.ts";

const TODAY = "2026-11-23";
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "ventanilla-import-"));
	await (await openSqliteBackend({ dataDir: folder })).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Cells = Readonly<Record<string, string>>;

const GOOD: Readonly<Record<Exclude<TransferTable, "observatory">, Cells>> = {
	institutions: { id: "oficina", name: "OFICINA", full_name: "Oficina", sources: "https://oficina.gob.gt/a" },
	procedures: {
		...{ id: "tramite", name: "Trámite", description: "Da un papel", category: "Educación", type: "presencial" },
		...{ costo: "60", codigo_moneda: "GTQ", requirements: "DPI", steps: "Ve\nPaga", is_digital: "no" },
		...{ enlace: "https://oficina.gob.gt/b", institution_id: "renap", sources: "https://oficina.gob.gt/a" },
		...{ user_type: "persona", confidence: "media", fecha_actualizado: "2026-01-31", nivel: "curado" },
	},
	procedure_facts: {
		...{
			procedure_id: "renovacion-dpi",
			field: "lugar",
			source: "https://www.renap.gob.gt/x",
			published: "2025-01-01",
		},
		...{ read: "2026-11-20", status: "confirmado", note: "", other_value: "", other_source: "" },
	},
	procedure_fees: {
		...{ procedure_id: "renovacion-dpi", position: "1", concept: "Boleta", amount: "100", up_to: "", currency: "GTQ" },
		...{ condition: "", is_mandatory: "sí" },
	},
	procedure_places: {
		...{ procedure_id: "renovacion-dpi", position: "1", office: "Sede", department: "Guatemala", hours: "8 a 16" },
		...{ source: "https://www.renap.gob.gt/x", read: "2026-11-20" },
	},
	procedure_terms: {
		...{ procedure_id: "renovacion-dpi", position: "9", kind: "plazo", concept: "Renovarlo", amount: "30" },
		...{ unit: "días", event: "el vencimiento", source: "https://www.renap.gob.gt/x", read: "2026-11-20" },
		...{ status: "confirmado", other_value: "" },
	},
	offices: {
		...{ id: "renap-jalapa-nueva", institution_id: "renap", name: "RENAP Jalapa", country: "GT", department: "Jalapa" },
		...{ hours: "Mo-Fr 08:00-16:00", services: "renovacion-dpi", source: "https://www.renap.gob.gt/x" },
		...{ read: "2026-11-20" },
	},
};

const NO_MEASURE = { amount: "desconocido", unit: "desconocido", event: "desconocido" };

type Planted = readonly [what: string, cells: Cells, field: string];

const MISTAKES: Readonly<Record<keyof typeof GOOD, readonly Planted[]>> = {
	institutions: [
		["an e-mail without a domain", { id: "a", email: "info@" }, "email"],
		["a website by ftp", { id: "b", website: "ftp://a.gob.gt" }, "website"],
		["a source in words", { id: "c", sources: "La Gaceta" }, "sources 1"],
		["an id with a capital", { id: "Oficina" }, "id"],
		["yes and no at once", { id: "d", is_digital_enabled: "a veces" }, "is_digital_enabled"],
	],
	procedures: [
		["no id", { id: "" }, "id"],
		["an id with a blank", { id: "un tramite" }, "id"],
		["an id with an accent", { id: "trámite" }, "id"],
		["no name", { id: "p1", name: "" }, "name"],
		["no description", { id: "p2", description: "  " }, "description"],
		["a name with a sign that nobody sees", { id: "p3", name: "Trá\u0000mite" }, "name"],
		["an unknown category", { id: "p4", category: "Varios" }, "category"],
		["an unknown type", { id: "p5", type: "virtual" }, "type"],
		["an unknown audience", { id: "p6", user_type: "todos" }, "user_type"],
		["an unknown confidence", { id: "p7", confidence: "total" }, "confidence"],
		["an unknown tier", { id: "p8", nivel: "oro" }, "nivel"],
		["a negative cost", { id: "p9", costo: "-1" }, "costo"],
		["a cost with its sign", { id: "p10", costo: "Q60" }, "costo"],
		["a cost with a comma", { id: "p11", costo: "60,50" }, "costo"],
		["a cost beyond all numbers", { id: "p12", costo: "1e999" }, "costo"],
		["a currency in words", { id: "p13", codigo_moneda: "quetzales" }, "codigo_moneda"],
		["a date as people write it", { id: "p14", fecha_actualizado: "31/01/2026" }, "fecha_actualizado"],
		["a day that does not exist", { id: "p15", fecha_actualizado: "2026-02-30" }, "fecha_actualizado"],
		["a date in the future", { id: "p16", fecha_actualizado: "2026-11-24" }, "fecha_actualizado"],
		["a link in words", { id: "p17", enlace: "en la página" }, "enlace"],
		["a link that runs a script", { id: "p18", enlace: "javascript:alert(1)" }, "enlace"],
		["a link with a password", { id: "p19", enlace: "https://ana:clave@oficina.gob.gt" }, "enlace"],
		["no source", { id: "p20", sources: "" }, "sources"],
		["a second source in words", { id: "p21", sources: "https://a.gob.gt/x\nLa Gaceta" }, "sources 2"],
		["no step", { id: "p22", steps: "" }, "steps"],
		["a flag against the type", { id: "p23", is_digital: "sí" }, "is_digital"],
		["a flag that is neither", { id: "p24", is_digital: "quizá" }, "is_digital"],
		["an unknown institution", { id: "p25", institution_id: "nadie" }, "institution_id"],
		["an essay of 20,001 letters", { id: "p26", full_description: "x".repeat(20_001) }, "full_description"],
		["501 requirements", { id: "p27", requirements: Array(501).fill("DPI").join("\n") }, "requirements"],
		["a demand out of its scale", { id: "p28", demanda: "4" }, "demanda"],
		["the same record twice", { id: "tramite" }, "id"],
	],
	procedure_facts: [
		["a procedure that does not exist", { procedure_id: "nada" }, "procedure_id"],
		["a field that nobody can prove", { field: "precio" }, "field"],
		["a status outside the list", { field: "costo", status: "seguro" }, "status"],
		["a source that is no address", { field: "steps", source: "La Gaceta" }, "source"],
		["a fact read tomorrow", { field: "duration", read: "2026-11-24" }, "read"],
		["a page of tomorrow", { field: "enlace", published: "2026-11-24" }, "published"],
		["a page read before it was there", { field: "horario", read: "2024-12-31" }, "read"],
		["confirmed by nobody", { field: "requirements", source: "desconocido" }, "source"],
		["confirmed on no day", { field: "respaldo_legal", read: "desconocido" }, "read"],
		["contradicted by nothing", { procedure_id: "reposicion-dpi", status: "contradicho" }, "other_value"],
		["another value of a sure fact", { procedure_id: "dpi-primera-vez", other_value: "Q60" }, "other_value"],
		["an essay for a note", { procedure_id: "divorcio", note: "x".repeat(301) }, "note"],
		[
			"a page that proves itself",
			{ procedure_id: "apostilla-documentos", other_source: "https://www.renap.gob.gt/x" },
			"other_source",
		],
	],
	procedure_fees: [
		["a fee of nothing", { position: "2", concept: "" }, "concept"],
		["a negative fee", { position: "3", amount: "-1" }, "amount"],
		["a range that goes backwards", { position: "4", up_to: "4" }, "up_to"],
		["a range without a beginning", { position: "5", amount: "", up_to: "4" }, "up_to"],
		["a third currency", { position: "6", currency: "EUR" }, "currency"],
		["a place before the first", { position: "0" }, "position"],
		["half a place", { position: "1.5" }, "position"],
		["an answer to a question that says nothing", { position: "7", question: "¿Cuántos años tienes?" }, "condition"],
		["a fee read tomorrow", { position: "8", read: "2026-11-24" }, "read"],
	],
	procedure_places: [
		["a place without an office", { position: "2", office: "" }, "office"],
		["a place read tomorrow", { position: "3", read: "2026-11-24" }, "read"],
		["a place from a script", { position: "4", source: "javascript:alert(1)" }, "source"],
	],
	procedure_terms: [
		["a term of another kind", { position: "2", kind: "multa" }, "kind"],
		["a term that says no unit", { position: "3", unit: "desconocido" }, "amount"],
		["half a day", { position: "4", amount: "1.5" }, "amount"],
		["a deadline without an end", { ...NO_MEASURE, position: "5" }, "until"],
		["a day that no calendar has", { ...NO_MEASURE, position: "6", until: "02-30" }, "until"],
		["a term that nobody read", { position: "7", source: "desconocido" }, "source"],
		["a term contradicted by nothing", { position: "8", status: "contradicho" }, "other_value"],
		["a term read tomorrow", { position: "10", read: "2026-11-24" }, "read"],
	],
	offices: [
		["an office of nobody", { id: "o1", institution_id: "nadie" }, "institution_id"],
		["an office without a name", { id: "o2", name: "" }, "name"],
		["a department that there is not", { id: "o3", department: "Xela" }, "department"],
		["a department abroad", { id: "o4", country: "US" }, "department"],
		["hours in words", { id: "o5", hours: "de 8 a 4" }, "hours"],
		["hours that end before they begin again", { id: "o6", hours: "Fr-Mo 08:00-16:00" }, "hours"],
		["a procedure that there is not", { id: "o7", services: "nada" }, "services"],
		["an office read tomorrow", { id: "o8", read: "2026-11-24" }, "read"],
		["an office from a script", { id: "o9", source: "javascript:alert(1)" }, "source"],
	],
};

const TABLES = Object.keys(GOOD) as (keyof typeof GOOD)[];

function quote(cell: string): string {
	return `"${cell.replaceAll('"', '""')}"`;
}

function headOf(table: keyof typeof GOOD): string[] {
	return [
		...new Set([GOOD[table], ...MISTAKES[table].map(([, cells]) => cells)].flatMap((cells) => Object.keys(cells))),
	];
}

/** A CSV file of the table: the names, a good row, and a row for each mistake. */
function writePlanted(table: keyof typeof GOOD): string {
	const good = GOOD[table];
	const names = headOf(table);
	const rows = [good, ...MISTAKES[table].map(([, cells]) => ({ ...good, ...cells }))];
	const lines = [names, ...rows.map((row: Cells) => names.map((name) => quote(row[name] ?? "")))];
	return write(`${table}.csv`, lines.map((line) => line.join(",")).join("\r\n"));
}

function write(name: string, content: string | Uint8Array): string {
	const file = join(folder, name);
	writeFileSync(file, content);
	return file;
}

async function importAll(files: readonly string[]) {
	const problems: ImportProblem[] = [];
	const outcome = await importFiles({ dataDir: folder }, files, {
		...{ isApplied: true, today: TODAY },
		onProblem: (problem) => problems.push(problem),
	});
	return { outcome, problems };
}

/** Everything that is stored. */
function readAll(): unknown[] {
	const database = new DatabaseSync(join(folder, SQLITE_FILE));
	const rows = TABLES.map((table) => database.prepare(`select * from ${table} order by id`).all());
	database.close();
	return rows;
}

describe("files with a planted mistake in each row", () => {
	let problems: ImportProblem[];
	let before: unknown[];

	beforeAll(async () => {
		before = readAll();
		({ problems } = await importAll(TABLES.map(writePlanted)));
	});

	const all = TABLES.flatMap((table) =>
		MISTAKES[table].map(([what, , field], position) => ({ table, what, field, row: position + 3 })),
	);

	test("hold more than forty kinds", () => {
		expect(all.length).toBeGreaterThan(40);
	});

	test.each(all)("$what in $table is named with file, row $row and field $field", ({ table, field, row }) => {
		const own = problems.filter(({ file, place }) => basename(file) === `${table}.csv` && place.row === row);
		expect(own.map((problem) => problem.field)).toEqual([field]);
		const column = nameColumn(headOf(table).indexOf(field.replace(/ .*/, "")));
		expect(own[0]?.where).toBe(`fila ${row}, columna ${column}`);
		const [spanish, english] = [own[0]?.message ?? "", sayFlaw(own[0] ?? { code: "unusable" }, "en")];
		expect([spanish, english]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
		expect(english).not.toBe(spanish);
		expect(`${spanish}${english}`).not.toMatch(/undefined|\{|forma que se espera/);
	});

	test("name nothing that is right", () => {
		expect(problems.filter(({ place }) => place.row === 2)).toEqual([]);
		expect(problems).toHaveLength(all.length);
	});

	test("change nothing, not even by their good rows", () => {
		expect(readAll()).toEqual(before);
	});
});

const HEAD = "id,name,description,category,type,institution_id,steps,sources";
const broken: [what: string, content: string | Uint8Array, row: string, message: RegExp][] = [
	["a column that nobody knows", `${HEAD},precio\ntramite`, "fila 1", /precio/],
	["a column twice", `${HEAD},name\ntramite`, "fila 1", /name.*dos veces/],
	["no column of ids", "name\nTrámite", "fila 1", /falta.*id/],
	["a row with a cell too many", `id,name\nrenap-x,Uno,Dos`, "fila 2", /3 celdas.*2/],
	["a row with a cell too few", `id,name,type\nrenap-x,Uno`, "fila 2", /2 celdas.*3/],
	["quotation marks that never close", `id,name\ninscripcion-nit,"Uno\ndivorcio,Dos\n`, "fila 2", /comillas/],
	["quotation marks inside a cell", `id,name\ndivorcio,"Uno" y "dos"\n`, "fila 2", /comillas/],
	["a torn letter of UTF-8", Buffer.from("id,name\ndivorcio,Tr\xc3\xa1mite r\xe1pido\n", "latin1"), "fila 1", /UTF-8/],
	["letters of an old alphabet", Buffer.from("id,name\ndivorcio,Ling\x81ista\n", "latin1"), "fila 1", /UTF-8/],
	["a column too far out", `id${",".repeat(200)}costo\ndivorcio`, "fila 1", /la celda GS1 .* 200 columnas/],
	["nothing", "", "fila 1", /vacío/],
	["nothing but names of columns", "id,name\n", "fila 2", /columnas/],
];

test.each(broken)("a file with %s is refused and says where", async (_what, content, row, message) => {
	const before = readAll();
	const { problems, outcome } = await importAll([write("procedures.csv", content)]);
	expect(problems).toContainEqual(expect.objectContaining({ where: row, message: expect.stringMatching(message) }));
	expect(outcome.isApplied).toBe(false);
	expect(readAll()).toEqual(before);
});

const unusable: [what: string, name: string, content: string, message: RegExp][] = [
	["an old spreadsheet", "hoja.xls", "PK", /XLSX/],
	["a CSV that does not say its table", "datos.csv", "id\nx", /--table/],
	["JSON that is none", "datos.json", "{", /JSON/],
	["JSON of somebody else", "datos.json", `{"format":"otro","procedures":[]}`, /otro/],
	["JSON with an unknown table", "datos.json", `{"usuarios":[]}`, /usuarios/],
	["JSON that is a list", "datos.json", "[]", /objeto/],
];

test.each(unusable)("%s is refused", async (_what, name, content, message) => {
	await expect(importAll([write(name, content)])).rejects.toThrow(message);
});

test("a record of JSON is refused with its place and field, and so is one that is no record", async () => {
	const procedures = [{ id: "divorcio", costo: "100" }, { id: "apostilla-documentos", precio: 3 }, "texto"];
	const { problems } = await importAll([write("datos.json", JSON.stringify({ procedures }))]);
	expect(problems).toMatchObject([
		{ where: "registro 1 de procedures", id: "divorcio", field: "costo" },
		{ where: "registro 2 de procedures", id: "apostilla-documentos", field: "precio" },
		{ where: "registro 3 de procedures", field: "-" },
	]);
});

describe("a cell that is empty", () => {
	const NAMES = ["lugar", "duration", "demanda", "requirements"];
	const read = () => {
		const database = new DatabaseSync(join(folder, SQLITE_FILE));
		const row = database.prepare(`select ${NAMES.join(", ")} from procedures where id = 'divorcio'`).get();
		database.close();
		return row;
	};
	const known = (cells: readonly string[]) =>
		importAll([write("procedures.csv", `id,${NAMES.join(",")}\ndivorcio,${cells.map(quote).join(",")}\n`)]);

	test("leaves what is known, a written word erases it, and both are counted", async () => {
		await known(["Juzgado", "De 8 a 4", "3", "DPI"]);
		const kept = await known(["", " ", "", ""]);
		expect(kept.outcome).toMatchObject({ changes: 0, blanks: 4, erased: 0 });
		expect(read()).toMatchObject({ lugar: "Juzgado", duration: "De 8 a 4", demanda: 3 });
		const erased = await known(["desconocido", "", " Desconocido ", "desconocido"]);
		expect(erased.problems).toEqual([]);
		expect(erased.outcome).toMatchObject({ changes: 1, blanks: 1, erased: 3 });
		expect(read()).toMatchObject({ lugar: null, duration: "De 8 a 4", demanda: null, requirements: "[]" });
		expect((await known(["", "", "", ""])).outcome).toMatchObject({ blanks: 1, erased: 0 });
	});

	test("erases nothing of what a procedure never lacks, and that word neither", async () => {
		const { problems } = await importAll([write("procedures.csv", "id,name\ndivorcio,desconocido\n")]);
		expect(problems).toMatchObject([{ field: "name", id: "divorcio" }]);
	});

	test("is part of a list that comes whole", async () => {
		const fee = (concept: string, up_to: string) =>
			importAll([
				write(
					"procedure_fees.csv",
					`procedure_id,position,concept,amount,up_to,currency,is_mandatory\ndivorcio,1,${concept},5,${up_to},GTQ,sí\n`,
				),
			]);
		await fee("Boleta", "200");
		expect((await fee("Timbre", "")).problems).toEqual([]);
		const database = new DatabaseSync(join(folder, SQLITE_FILE));
		const rows = database.prepare("select concept, up_to from procedure_fees where procedure_id = 'divorcio'").all();
		database.close();
		expect(rows).toEqual([{ concept: "Timbre", up_to: null }]);
	});
});

test("a CSV as Excel in Spanish writes it, in Windows-1252 and with semicolons, is read with its accents", async () => {
	const text = "id;lugar;duration\ndivorcio;Juzgado de Familia, zona 1 \u2013 Peñón;Lunes a «miércoles»\n";
	// The dash is a byte of its own in that alphabet.
	const bytes = Buffer.from(text.replace("\u2013", "\x96"), "latin1");
	const { problems, outcome } = await importAll([write("procedures.csv", bytes)]);
	expect(problems).toEqual([]);
	expect(outcome.isApplied).toBe(true);
	const database = new DatabaseSync(join(folder, SQLITE_FILE));
	const row = database.prepare("select lugar, duration from procedures where id = 'divorcio'").get();
	database.close();
	expect(row).toEqual({ lugar: "Juzgado de Familia, zona 1 – Peñón", duration: "Lunes a «miércoles»" });
});

test("columns keep their names apart from the table's own", () => {
	for (const table of TABLES) expect(columnsOf(table)).toEqual(expect.arrayContaining(Object.keys(GOOD[table])));
});
