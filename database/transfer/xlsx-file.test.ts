import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSqliteBackend, SQLITE_FILE } from "../sqlite/sqlite-backend.server.ts";
import { writeXlsx } from "./export.server.ts";
import { importFiles } from "./import.server.ts";
import { readMapping, suggestColumns } from "./mapping.ts";
import type { Reading } from "./open-file.server.ts";
import type { ImportProblem, RowChange } from "./transfer-tables.ts";
import { TRANSFER_TABLES } from "./transfer-tables.ts";

const TODAY = "2026-11-23";
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "ventanilla-xlsx-"));
	await (await openSqliteBackend({ dataDir: folder })).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeZip(files: ReadonlyMap<string, Buffer>, method: "stored" | "deflated"): Buffer {
	return Buffer.from(zipSync(Object.fromEntries(files), { level: method === "stored" ? 0 : 6 }));
}

interface SheetParts {
	name: string;
	/** Cells in XML, row by row; a text is a text cell. */
	rows: readonly (readonly string[])[];
	after?: string;
	state?: string;
}

const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** Style 0 is general, style 1 a day. */
const STYLES = `<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The parts of a spreadsheet as Excel writes them, but for what no reader asks for. */
function listParts(sheets: readonly SheetParts[]): Map<string, Buffer> {
	const relations = sheets.map(
		(_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
	);
	const listed = sheets.map(
		({ name, state }, at) =>
			`<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ""} r:id="rId${at + 1}"/>`,
	);
	const texts: [string, string][] = [
		["[Content_Types].xml", "<Types/>"],
		[
			"_rels/.rels",
			`<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		],
		["xl/workbook.xml", `<workbook xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets></workbook>`],
		[
			"xl/_rels/workbook.xml.rels",
			`<Relationships xmlns="${PACKAGE}">${relations.join("")}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
		],
		["xl/styles.xml", STYLES],
		...sheets.map(({ rows, after = "" }, at): [string, string] => [
			`xl/worksheets/sheet${at + 1}.xml`,
			`<worksheet><sheetData>${rows.map(writeRow).join("")}</sheetData>${after}</worksheet>`,
		]),
	];
	return new Map(texts.map(([name, text]) => [name, Buffer.from(text)]));
}

function writeRow(cells: readonly string[], at: number): string {
	const written = cells.map((cell, column) => {
		const place = `r="${String.fromCharCode(65 + column)}${at + 1}"`;
		if (cell.startsWith("<c")) return cell.replace("<c", `<c ${place}`);
		return cell === "" ? "" : `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
	});
	return `<row r="${at + 1}">${written.join("")}</row>`;
}

function write(bytes: Uint8Array, name = "datos.xlsx"): string {
	const file = join(folder, name);
	writeFileSync(file, bytes);
	return file;
}

function make(...sheets: readonly SheetParts[]): string {
	return write(writeZip(listParts(sheets), "deflated"));
}

async function look(file: string, reading: Reading = {}) {
	const problems: ImportProblem[] = [];
	const changes: RowChange[] = [];
	const outcome = await importFiles({ dataDir: folder }, [file], {
		...{ ...reading, isApplied: false, today: TODAY },
		onProblem: (problem) => problems.push(problem),
		onChange: (change) => changes.push(change),
	});
	return { outcome, problems, changes };
}

const HEAD = ["id", "costo", "fecha_actualizado", "is_digital", "description"];
const one = (...cells: string[]): SheetParts => ({
	name: "procedures",
	rows: [HEAD, ["divorcio", ...cells, ...["", "", "", "Un papel"].slice(cells.length)]],
});

describe("cells count by what they show", () => {
	test.each<[what: string, sheet: SheetParts, field: string, after: unknown]>([
		["a number", one("<c><v>77.5</v></c>"), "costo", 77.5],
		["a number written as a text", one("77.5"), "costo", 77.5],
		["the value of a formula", one("<c><f>70+7</f><v>77</v></c>"), "costo", 77],
		["a day as a day", one("", '<c s="1"><v>45658</v></c>'), "fecha_actualizado", "2025-01-01"],
		["a day written as a text", one("", "2025-01-01"), "fecha_actualizado", "2025-01-01"],
		["a text that begins like a formula", one("", "", "", "=1+1"), "description", "=1+1"],
		["a marked text of an export", one("", "", "", "'=1+1"), "description", "=1+1"],
		["the text of a formula", one("", "", "", '<c t="str"><f>A1</f><v>Un papel</v></c>'), "description", "Un papel"],
		["a number where a text belongs", one("", "", "", "<c><v>24110000</v></c>"), "description", "24110000"],
	])("%s", async (_what, sheet, field, after) => {
		const { changes, problems } = await look(make(sheet));
		expect(problems).toEqual([]);
		expect(changes[0]?.fields).toContainEqual(expect.objectContaining({ name: field, after }));
	});

	test("rows keep the number that the spreadsheet shows, over empty ones", async () => {
		const { problems } = await look(
			make({ name: "procedures", rows: [["id", "costo"], [], [], ["divorcio", "mucho"]] }),
		);
		expect(problems).toMatchObject([{ where: "hoja procedures, fila 4, columna B", field: "costo", id: "divorcio" }]);
	});
});

describe("a spreadsheet as others write it", () => {
	/** With its texts shared, as Excel keeps them, and one row far down. */
	function share(row: number): Buffer {
		const parts = listParts([{ name: "procedures", rows: [] }]);
		const rich = '<r><t>Un </t></r><r><t xml:space="preserve">papel &amp; más</t></r>';
		const shared = ["<t>id</t>", "<t>description</t>", "<t>divorcio</t>", rich].map((text) => `<si>${text}</si>`);
		const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';
		const far = `<row r="${row}" spans="1:2"><c r='A${row}' t="s"><v>2</v></c><c r="B${row}" s="0" t="s"><v>3</v></c></row>`;
		const sheet = `<worksheet><sheetData>${head}${far}</sheetData></worksheet>`;
		parts.set("xl/sharedStrings.xml", Buffer.from(`<sst>${shared.join("")}</sst>`));
		parts.set("xl/worksheets/sheet1.xml", Buffer.from(sheet));
		const relations = String(parts.get("xl/_rels/workbook.xml.rels"));
		const link = `<Relationship Id="rIdT" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`;
		parts.set("xl/_rels/workbook.xml.rels", Buffer.from(relations.replace("</Relationships>", link)));
		return writeZip(parts, "deflated");
	}

	test("keeps the texts that its cells share, rich ones too, and the numbers of far rows", async () => {
		const { changes, problems } = await look(write(share(700)));
		expect(problems).toEqual([]);
		expect(changes).toMatchObject([{ id: "divorcio", fields: [{ name: "description", after: "Un papel & más" }] }]);
	});

	test("is read in pieces, and a mistake far down still has the number of its row", async () => {
		const rows = [
			["id", "costo"],
			...Array.from({ length: 600 }, (_, at) => [`ficha-x-${at}`, "7"]),
			["divorcio", "mucho"],
		];
		const { problems } = await look(make({ name: "procedures", rows }));
		expect(problems).toContainEqual(
			expect.objectContaining({ where: "hoja procedures, fila 602, columna B", id: "divorcio" }),
		);
	});

	test("with a prefix before every tag is read as any other, shared texts and days too", async () => {
		const parts = listParts([one("", '<c s="1"><v>44196</v></c>', "", '<c t="s"><v>0</v></c>')]);
		parts.set("xl/sharedStrings.xml", Buffer.from("<sst><si><r><t>Un papel </t></r><r><t>más</t></r></si></sst>"));
		const relations = String(parts.get("xl/_rels/workbook.xml.rels"));
		const link = `<Relationship Id="rIdT" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
		parts.set("xl/_rels/workbook.xml.rels", Buffer.from(relations.replace("</Relationships>", link)));
		const workbook = String(parts.get("xl/workbook.xml")).replace("<sheets>", '<workbookPr date1904="1"/><sheets>');
		parts.set("xl/workbook.xml", Buffer.from(workbook));
		for (const [name, xml] of parts) {
			if (!name.endsWith(".rels")) parts.set(name, Buffer.from(String(xml).replace(/<(\/?)(?=\w)/g, "<$1x:")));
		}
		const { changes, problems } = await look(write(writeZip(parts, "deflated")));
		expect(problems).toEqual([]);
		expect(changes).toMatchObject([
			{
				id: "divorcio",
				fields: expect.arrayContaining([
					expect.objectContaining({ name: "fecha_actualizado", after: "2025-01-01" }),
					expect.objectContaining({ name: "description", after: "Un papel más" }),
				]),
			},
		]);
	});

	test("whose rows have no number is read whole, however long they are, and so is what stands behind them", async () => {
		const long = "Presenta la solicitud. ".repeat(800).trim();
		const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
		const rows = [
			`<row>${cell("A1", "id")}${cell("B1", "full_description")}</row>`,
			// Longer than what is read at once.
			...[2, 3, 4].map((row) => `<row>${cell(`A${row}`, " ".repeat(200_000))}</row>`),
			"<row/>",
			`<row>${cell("A6", "divorcio")}${cell("B6", long)}</row>`,
		];
		const behind = `<hyperlinks>${'<hyperlink ref="A1" location="a"/>'.repeat(130_000)}</hyperlinks>`;
		const parts = listParts([{ name: "procedures", rows: [] }]);
		const sheet = `<worksheet><sheetData>${rows.join("")}</sheetData>${behind}</worksheet>`;
		const bytes = writeZip(parts.set("xl/worksheets/sheet1.xml", Buffer.from(sheet)), "stored");
		const { changes, problems } = await look(write(bytes));
		expect(problems).toEqual([]);
		expect(changes).toMatchObject([{ id: "divorcio", fields: [{ name: "full_description", after: long }] }]);
	});

	test("that counts its days from 1904 is read so", async () => {
		const parts = listParts([one("", '<c s="1"><v>44196</v></c>')]);
		const workbook = String(parts.get("xl/workbook.xml")).replace("<sheets>", '<workbookPr date1904="1"/><sheets>');
		const file = write(writeZip(parts.set("xl/workbook.xml", Buffer.from(workbook)), "deflated"));
		expect((await look(file)).changes[0]?.fields).toContainEqual(
			expect.objectContaining({ name: "fecha_actualizado", after: "2025-01-01" }),
		);
	});
});

describe("a mistake is named with sheet, row and column", () => {
	test.each<[what: string, sheet: SheetParts, where: string, message: RegExp]>([
		["a failed formula", one('<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'), "fila 2, columna B", /fórmula/],
		[
			"a failed formula where a text belongs",
			one("", "", "", '<c t="e"><v>#REF!</v></c>'),
			"fila 2, columna E",
			/fórmula/,
		],
		["a day where a number belongs", one('<c s="1"><v>45658</v></c>'), "fila 2, columna B", /número/],
		["a bare number for a day", one("", "<c><v>45658</v></c>"), "fila 2, columna C", /./],
		["a day with a time", one("", '<c s="1"><v>45658.5</v></c>'), "fila 2, columna C", /./],
		["a day that is to come", one("", '<c s="1"><v>47484</v></c>'), "fila 2, columna C", /futuro/],
		["a number with its sign", one("Q77"), "fila 2, columna B", /Q77/],
		["neither yes nor no", one("", "", "a veces"), "fila 2, columna D", /sí ni no/],
		["a number for yes or no", one("", "", "<c><v>2</v></c>"), "fila 2, columna D", /sí ni no/],
		["a cell without a name above", one("", "", "", "", "algo"), "fila 2", /columna F/],
		["an unknown column", { name: "procedures", rows: [["id", "precio"]] }, "fila 1", /precio/],
		["a column twice", { name: "procedures", rows: [["id", "costo", "costo"]] }, "fila 1", /dos veces/],
		["no column of ids", { name: "procedures", rows: [["costo"]] }, "fila 1", /falta/],
		["no names of columns", { name: "procedures", rows: [["divorcio", "<c><v>7</v></c>"]] }, "fila 1", /divorcio/],
		["an empty sheet", { name: "procedures", rows: [] }, "fila 1", /vacía/],
		["nothing but names", { name: "procedures", rows: [HEAD] }, "fila 2", /solo tiene/],
		[
			"a record twice",
			{ name: "procedures", rows: [["id"], ["divorcio"], ["divorcio"]] },
			"fila 3, columna A",
			/ya estaba/,
		],
	])("%s", async (_what, sheet, where, message) => {
		const { problems, outcome } = await look(make(sheet));
		expect(problems[0]).toMatchObject({ where: `hoja procedures, ${where}`, message: expect.stringMatching(message) });
		expect(outcome.problems).toBeGreaterThan(0);
	});
});

describe("a spreadsheet is refused whole", () => {
	const rows = [["id"], ["divorcio"]];
	const far = (place: string) =>
		`<worksheet><sheetData><row r="1"><c r="${place}"><v>1</v></c></row></sheetData></worksheet>`;
	const withSheet = (xml: string) => {
		const parts = listParts([{ name: "procedures", rows }]);
		return writeZip(parts.set("xl/worksheets/sheet1.xml", Buffer.from(xml)), "deflated");
	};
	test.each<[what: string, bytes: () => Buffer, message: RegExp]>([
		[
			"with merged cells",
			() => withSheet('<worksheet><sheetData/><mergeCells><mergeCell ref="A2:B3"/></mergeCells></worksheet>'),
			/A2:B3 están combinadas/,
		],
		[
			"with a hidden table",
			() =>
				writeZip(
					listParts([
						{ name: "procedures", rows },
						{ name: "institutions", rows, state: "hidden" },
					]),
					"deflated",
				),
			/«institutions» está oculta/,
		],
		["with a sheet of no table", () => writeZip(listParts([{ name: "Hoja1", rows }]), "deflated"), /«Hoja1»/],
		[
			"with two sheets of one table",
			() =>
				writeZip(
					listParts([
						{ name: "procedures", rows },
						{ name: "Procedures ", rows },
					]),
					"deflated",
				),
			/dos hojas/,
		],
		["with a cell at the end of the world", () => withSheet(far("XFD1")), /XFD1/],
		["with a row at the end of the world", () => withSheet(far("A1048576")), /A1048576/],
		["with a document type", () => withSheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), /definición/],
		["that is cut off", () => withSheet(far("A1")).subarray(0, -40), /dañado/],
		["that is a text", () => Buffer.from("id,costo"), /dañado/],
		["that is another zip", () => writeZip(new Map([["a.txt", Buffer.from("a")]]), "stored"), /XLSX/],
	])("%s", async (_what, bytes, message) => {
		await expect(look(write(bytes()))).rejects.toThrow(message);
	});
});

test("a spreadsheet whose parts are damaged is called damaged, and nobody is accused", async () => {
	const rows = Array.from({ length: 2_000 }, (_, at) => [`ficha-${at * 7919}`, `${(at * 104_729) % 997}`]);
	const bytes = writeZip(listParts([{ name: "procedures", rows: [["id", "costo"], ...rows] }]), "deflated");
	const sheet = bytes.indexOf("PK\u0003\u0004", bytes.indexOf("xl/styles.xml"));
	const local = bytes.indexOf("xl/worksheets/sheet1.xml", sheet);
	// As a download that broke off and went on elsewhere: some of the packed bytes are others.
	bytes.fill(0xff, local + 2_000, local + 2_400);
	await expect(look(write(bytes))).rejects.toThrow(/dañado/);
	const torn = Buffer.from(bytes);
	torn.write("XX", torn.indexOf("PK\u0003\u0004"), "latin1");
	await expect(look(write(torn))).rejects.toThrow(/dañado/);
});

describe("a zip that is made to harm is refused before it is unpacked", () => {
	const sheet = (content: Buffer) =>
		listParts([{ name: "procedures", rows: [] }]).set("xl/worksheets/sheet1.xml", content);
	const claim = (bytes: Buffer, size: number): Buffer => {
		// Where the directory tells the size of the last part.
		const at = bytes.lastIndexOf("PK\u0001\u0002") + 24;
		bytes.writeUInt32LE(size, at);
		return bytes;
	};
	test("one that unpacks to a thousand times its size", async () => {
		await expect(look(write(writeZip(sheet(Buffer.alloc(30_000_000, 32)), "deflated")))).rejects.toThrow(/se hincha/);
	});
	test("one that claims less than it unpacks to", async () => {
		const bytes = claim(writeZip(sheet(Buffer.alloc(30_000_000, 32)), "deflated"), 100);
		await expect(look(write(bytes))).rejects.toThrow(/se hincha/);
	});
	test("one that claims more than a hundred megabytes", async () => {
		const bytes = claim(writeZip(sheet(Buffer.alloc(2_000_000, 32)), "stored"), 150_000_000);
		await expect(look(write(bytes))).rejects.toThrow(/se hincha/);
	});
	test("one whose parts share their bytes", async () => {
		const bytes = writeZip(sheet(Buffer.alloc(100, 32)), "stored");
		bytes.writeUInt32LE(0, bytes.lastIndexOf("PK\u0001\u0002") + 42);
		await expect(look(write(bytes))).rejects.toThrow(/se hincha/);
	});
	test("one with more than a thousand parts", async () => {
		const many = Array.from({ length: 1_001 }, (_, at): [string, Buffer] => [`${at}.xml`, Buffer.from("a")]);
		await expect(look(write(writeZip(new Map(many), "stored")))).rejects.toThrow(/1001 archivos/);
	});
	test("one of more than 20 MB", async () => {
		await expect(look(write(Buffer.alloc(20_000_001)))).rejects.toThrow(/20 MB/);
	});
	test("a zip within it is never opened", async () => {
		const parts = listParts([one("<c><v>77</v></c>")]);
		parts.set("xl/media/bomb.zip", writeZip(new Map([["a", Buffer.alloc(5_000_000)]]), "deflated"));
		expect((await look(write(writeZip(parts, "stored")))).problems).toEqual([]);
	});
});

describe("somebody else's columns", () => {
	const THEIRS = ["N.º", "Código", "Precio (Q)"];
	const sheet: SheetParts = { name: "Hoja1", rows: [THEIRS, ["1", "divorcio", "<c><v>77</v></c>"]] };
	const mapping = (content: object) => {
		const reading = readMapping(JSON.stringify({ table: "procedures", columns: {}, ...content }));
		if ("flaws" in reading) throw new Error(reading.flaws.join("; "));
		return reading.mapping;
	};
	const whole = { columns: { Código: "id", "Precio (Q)": "costo" }, ignore: ["N.º"] };

	test("are read by a mapping, in a spreadsheet and in a CSV, with what every row gets", async () => {
		const reading = { mapping: mapping({ ...whole, constants: { codigo_moneda: "USD" } }) };
		const csv = write(Buffer.from(`${THEIRS.join(",")}\n1,divorcio,77\n`), "ajeno.csv");
		for (const file of [make(sheet), csv]) {
			const { changes, problems } = await look(file, reading);
			expect(problems).toEqual([]);
			expect(changes[0]?.fields.map(({ name, after }) => [name, after])).toEqual([
				["costo", 77],
				["codigo_moneda", "USD"],
			]);
		}
	});

	test("that the mapping does not know, or knows and are not there, are named", async () => {
		const { problems } = await look(make(sheet), { mapping: mapping({ columns: { Código: "id", Costo: "costo" } }) });
		expect(problems.map(({ message }) => message)).toEqual([
			expect.stringContaining("«N.º»"),
			expect.stringMatching(/«Precio \(Q\)».*¿es «costo»\?/),
			expect.stringContaining("«Costo», que el mapa nombra"),
		]);
	});

	test("a mapping with mistakes says all of them", () => {
		const columns = { a: "nada", b: "costo", c: "costo" };
		expect(readMapping(JSON.stringify({ table: "procedures", columns, ignore: ["a"] }))).toEqual({
			flaws: [expect.stringContaining("nada"), expect.stringContaining("dos veces"), expect.stringContaining("«a»")],
		});
		expect(readMapping("{")).toEqual({ flaws: ["no es JSON"] });
		expect(readMapping(`{"table":"usuarios","columns":{}}`)).toEqual({ flaws: [expect.stringContaining("usuarios")] });
	});

	test("are guessed by their names, each field once", () => {
		const found = suggestColumns("procedures", ["Nombre del Trámite", "REQUISITOS", "Precio", "Costo", "Color"]);
		expect(Object.fromEntries(found)).toEqual({
			...{ "Nombre del Trámite": "name", REQUISITOS: "requirements" },
			Costo: "costo",
		});
	});
});

test("what is exported as a spreadsheet makes no difference", async () => {
	const tricky = `=1+1 _x0041_ <b> & "dos"\nlíneas `.trim();
	const database = new DatabaseSync(join(folder, SQLITE_FILE));
	database.prepare("update procedures set description = ? where id = 'divorcio'").run(tricky);
	database.close();
	const backend = await openSqliteBackend({ dataDir: folder });
	const rows = await backend.readCatalogue();
	await backend.close();
	const { outcome } = await look(write(await writeXlsx((table) => rows[table] ?? [], TRANSFER_TABLES)));
	expect(outcome).toMatchObject({ changes: 0, problems: 0 });
	expect(outcome.counts.procedures.same).toBeGreaterThan(100);
});
