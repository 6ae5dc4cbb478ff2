import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { findFieldSource } from "./field-source.ts";

const SOURCES = ["https://www.renap.gob.gt/dpi", "https://lahora.gt/dpi"];
const FACT = { procedure_id: "dpi", field: "costo", source: SOURCES[1], published: "2026-02-20", read: "2026-11-20" };

function cite(field: string, fact?: object) {
	const procedures = [
		{ id: "dpi", sources: SOURCES, fecha_actualizado: "2026-03-01", enlace: "https://renap.gob.gt/" },
	];
	const procedure_facts = fact ? [{ ...FACT, status: "confirmado", ...fact }] : [];
	const rows = { procedures, institutions: [], observatory: [], procedure_facts };
	const [procedure] = createCatalogue(rows, "1", new Date("2026-11-22")).procedures;
	if (!procedure) throw new Error("The catalogue is empty.");
	return findFieldSource(procedure, field);
}

test("a fact is cited from its own page, with the dates on which that was published and read", () => {
	expect(cite("cost", {})).toEqual({
		addresses: ["https://lahora.gt/dpi"],
		date: "2026-02-20",
		proof: { status: "una fuente lo dice", isOld: false, read: "2026-11-20", other: null },
	});
});

test.each([
	["duration", "duration"],
	["requirements", "requirements"],
	["steps", "steps"],
	["place", "lugar"],
	["hours", "horario"],
	["law", "respaldo_legal"],
	["link", "enlace"],
])("an answer about %s has the source of %s", (asked, field) => {
	expect(cite(asked, { field }).addresses).toEqual(["https://lahora.gt/dpi"]);
	expect(cite(asked).proof).toBeNull();
});

test("of a fact whose page nobody noted, all pages of its record are told", () => {
	expect(cite("duration", {})).toEqual({ addresses: SOURCES, date: "2026-03-01", proof: null });
});

test("a fact without a source has none, however many its record names", () => {
	const fact = { status: "sin fuente", source: null, read: null, published: null };
	expect(cite("cost", fact)).toMatchObject({ addresses: [], proof: { status: "sin fuente" } });
});

describe("deadlines and validity", () => {
	const TERM = {
		...{ procedure_id: "dpi", position: 1, kind: "plazo", concept: "Pedirlo", amount: 30, unit: "días" },
		...{ event: "el aviso", source: SOURCES[1], published: "2026-02-20", read: "2026-11-20", status: "confirmado" },
	};

	function citeTerms(field: string, ...terms: object[]) {
		const procedures = [{ id: "dpi", sources: SOURCES, fecha_actualizado: "2026-03-01" }];
		const procedure_terms = terms.map((term, at) => ({ ...TERM, position: at + 1, ...term }));
		const rows = { procedures, institutions: [], observatory: [], procedure_terms };
		const [procedure] = createCatalogue(rows, "1", new Date("2026-11-22")).procedures;
		if (!procedure) throw new Error("The catalogue is empty.");
		return findFieldSource(procedure, field);
	}

	test("are cited from their own page, and one from that of the other never", () => {
		expect(citeTerms("deadline", {})).toMatchObject({
			addresses: [SOURCES[1]],
			date: "2026-02-20",
			proof: { status: "una fuente lo dice", read: "2026-11-20", other: null },
		});
		expect(citeTerms("validity", {}).proof).toBeNull();
		expect(citeTerms("validity", { kind: "vigencia" }).addresses).toEqual([SOURCES[1]]);
	});

	test("of several pages each is told once, with the day on which the first was read", () => {
		const terms = [{}, { source: SOURCES[0], read: "2026-11-18", published: null }, {}];
		expect(citeTerms("deadline", ...terms)).toMatchObject({
			...{ addresses: [SOURCES[1], SOURCES[0]], date: null },
			proof: { read: "2026-11-18" },
		});
	});

	test("that another page contradicts are told with what that says", () => {
		const doubted = { status: "contradicho", other_value: "El RENAP dice 60 días", other_source: SOURCES[0] };
		expect(citeTerms("deadline", {}, doubted)).toMatchObject({
			addresses: [SOURCES[1]],
			proof: { status: "contradicho", other: { value: "El RENAP dice 60 días", address: SOURCES[0] } },
		});
	});
});

test("two pages that agree are both told, and what one says otherwise is told with it", () => {
	const agreed = cite("cost", { other_source: SOURCES[0] });
	expect(agreed).toMatchObject({ addresses: [SOURCES[1], SOURCES[0]], date: null, proof: { other: null } });
	const dated = cite("cost", { other_source: SOURCES[0], other_published: "2026-05-01" });
	expect(dated).toMatchObject({ date: "2026-05-01", proof: { status: "confirmado" } });
	const other = { status: "contradicho", other_value: "El RENAP dice Q 85", other_source: SOURCES[0] };
	expect(cite("cost", other)).toMatchObject({
		addresses: [SOURCES[1]],
		proof: { status: "contradicho", other: { value: "El RENAP dice Q 85", address: SOURCES[0] } },
	});
});
