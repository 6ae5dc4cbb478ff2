import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getByRole } from "@testing-library/dom";
import { afterAll, describe, expect, test } from "vitest";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { openPortal } from "../pages/portal.ts";
import { exampleOf, INDICATORS, INSTITUTIONS, PROCEDURES } from "./facts.ts";
import { listWords } from "./reading.ts";

// The database that a first start creates, as it lies on the disk.
const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-records-"));
await (await openSqliteBackend({ dataDir })).close();
const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
afterAll(() => {
	database.close();
	rmSync(dataDir, { recursive: true, force: true });
});

function columnsOf(table: string): unknown[] {
	const columns = database.prepare("select name from pragma_table_info(?)").all(table);
	return columns.map(({ name }) => name);
}

function listValues(table: string, column: string): unknown[] {
	return database
		.prepare(`select distinct ${column} as value from ${table} order by value`)
		.all()
		.map(({ value }) => value);
}

function countRows(table: string): unknown {
	return database.prepare(`select count(*) as total from ${table}`).get()?.total;
}

describe("Procedure (table procedures)", () => {
	test("has the fields of the specification; which others it has is declared in domain/procedure.ts", () => {
		expect(columnsOf("procedures")).toEqual(
			expect.arrayContaining([
				...["id", "name", "description", "full_description", "category", "subcategory", "type", "duration"],
				...["user_type", "requirements", "steps", "costo", "codigo_moneda", "documento_obtenible"],
				...["respaldo_legal", "fecha_actualizado", "enlace", "is_digital", "institution_id"],
			]),
		);
		expect(countRows("procedures where nivel is not 'ficha'")).toBe(PROCEDURES.length);
	});

	test("type is digital, presencial or mixto; user_type is persona, empresa or ambos; is_digital is a flag", () => {
		expect(listValues("procedures", "type")).toEqual(["digital", "mixto", "presencial"]);
		expect(listValues("procedures", "user_type")).toEqual(["ambos", "empresa", "persona"]);
		expect(listValues("procedures", "is_digital")).toEqual([0, 1]);
	});

	test("fecha_actualizado is a date and enlace an address", () => {
		for (const date of listValues("procedures", "fecha_actualizado")) {
			expect(date ?? "2025-03-01").toMatch(/^20\d\d-\d\d-\d\d$/);
		}
		for (const address of listValues("procedures", "enlace")) {
			expect(address ?? "https://example.gob.gt").toMatch(/^https?:\/\/[^\s]+$/);
		}
	});

	test("requirements and steps are a list or a comma-separated string: split, trimmed, empties dropped; the institution is joined", async () => {
		const listed = await openPortal({
			rows: {
				procedures: [
					{
						...{ id: "listas", name: "Con listas", institution_id: "i1" },
						requirements: "Acta firmada, , Recibo de luz ,",
						steps: [" Llena el formulario, sin tachones ", "", "Paga"],
					},
				],
				institutions: [{ id: "i1", name: "RENAP" }],
			},
		});
		const { body } = await listed.get("/tramite/listas");
		const itemsOf = (name: string) => listWords(getByRole(body, "region", { name }).querySelectorAll("li"));
		expect(itemsOf("Requisitos")).toEqual(["Acta firmada", "Recibo de luz"]);
		expect(itemsOf("Pasos")).toEqual(["Llena el formulario, sin tachones", "Paga"]);
		const office = getByRole(getByRole(body, "region", { name: "Lo principal" }), "link", { name: "RENAP" });
		expect(office.getAttribute("href")).toBe("/instituciones/i1");
	});
});

describe("Institution (table institutions)", () => {
	test("has the fields of the specification; which others it has is declared in domain/institution.ts", () => {
		expect(columnsOf("institutions")).toEqual(
			expect.arrayContaining([
				...["id", "name", "full_name", "description", "services", "phone", "email", "website", "address"],
				...["working_hours", "is_digital_enabled"],
			]),
		);
		expect(countRows("institutions")).toBe(INSTITUTIONS.length);
		expect(listValues("institutions", "is_digital_enabled")).toEqual([0, 1]);
	});

	test.each([
		["MSPAS", "Ministerio de Salud Pública y Asistencia Social"],
		["MINECO", "Ministerio de Economía"],
	])("name holds the acronyms of ministries: %s is that of %s", (acronym, full) => {
		expect(database.prepare("select name from institutions where full_name = ?").get(full)?.name).toBe(acronym);
	});
});

describe("Observatory record (table observatory)", () => {
	test("has the fields of the specification and no other", () => {
		expect(columnsOf("observatory").sort()).toEqual(
			[
				...["id", "tramite", "evaluation_score", "maturity_level", "completamente_en_linea"],
				...["num_pasos", "num_requisitos", ...INDICATORS],
			].sort(),
		);
		expect(INDICATORS).toHaveLength(17);
		expect(countRows("observatory")).toBe(PROCEDURES.length);
	});

	test("evaluation_score is 0-100, maturity_level 0-5 decimal, completamente_en_linea 0, 50 or 100", async () => {
		// Our table leaves the figures to whoever reads its answers; the open data has them.
		expect(listValues("observatory", "evaluation_score")).toEqual([null]);
		expect(listValues("observatory", "completamente_en_linea")).toEqual([0, 50, 100]);
		const { records } = await (await (await openPortal()).request("/observatorio.json")).json();
		const figuresOf = (field: string): number[] =>
			records.map((record: Record<string, unknown>) => record[field]).filter((figure: unknown) => figure !== null);
		const scores = figuresOf("evaluation_score");
		const maturities = figuresOf("maturity_level");
		expect(scores.length).toBeGreaterThan(50);
		expect(scores.filter((score) => !(score >= 0 && score <= 100))).toEqual([]);
		expect(maturities.filter((maturity) => !(maturity >= 0 && maturity <= 5))).toEqual([]);
		expect(maturities.some((maturity) => !Number.isInteger(maturity))).toBe(true);
	});

	test("num_pasos and num_requisitos count the steps and requirements of its procedure", () => {
		const { id, steps, requirements } = exampleOf(PROCEDURES, (each) => each.id === "inscripcion-nit");
		const record = database.prepare("select tramite, num_pasos, num_requisitos from observatory where id = ?").get(id);
		expect({ ...record }).toEqual({
			tramite: "Inscripción al NIT",
			num_pasos: steps.length,
			num_requisitos: requirements.length,
		});
	});

	test.each(INDICATORS)("values of %s start with 'Sí', 'Parcial' or 'No', or say that nobody knows", (indicator) => {
		for (const value of listValues("observatory", indicator)) expect(value).toMatch(/^(Sí|Parcial|No|Sin dato)(:|$)/);
	});
});

describe("Problem report (table problem_reports)", () => {
	test("has the fields of the specification, and our own for receipts and retention", () => {
		const fields = ["problem_type", "description", "user_name", "user_email", "page_url", "browser_info", "status"];
		// What the portal adds to store a report once, keep it only as long as promised and let it be erased.
		const ours = ["id", "client_id", "created_at", "spam_score", "receipt_hash", "closed_at", "contact_erased_at"];
		expect(columnsOf("problem_reports").sort()).toEqual([...fields, ...ours].sort());
	});
});
