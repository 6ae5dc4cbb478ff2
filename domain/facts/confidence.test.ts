import { describe, expect, test } from "vitest";
import { findConfidence } from "./confidence.ts";
import type { ProcedureFact, ProvableField } from "./procedure-fact.ts";

const TODAY = "2026-11-22";
const OFFICIAL = "https://www.renap.gob.gt/servicios/dpi";
const PRESS = "https://www.prensalibre.com/x";

function fact(field: ProvableField, change: Partial<ProcedureFact> = {}): ProcedureFact {
	return {
		procedure_id: "dpi",
		field,
		source: OFFICIAL,
		published: null,
		read: "2026-11-20",
		status: "confirmado",
		note: null,
		other_value: null,
		other_source: null,
		...change,
	};
}

/** Facts about what it costs, what to bring and what to do, of which one is otherwise. */
function facts(changed?: ProvableField, change: Partial<ProcedureFact> = {}): ProcedureFact[] {
	return (["costo", "requirements", "steps"] as const).map((field) => fact(field, field === changed ? change : {}));
}

const CONTRADICTED = { status: "contradicho", other_value: "Otra página dice Q 60" } as const;
const SOURCELESS = { status: "sin fuente", source: null, read: null } as const;

test("a record is firm when official pages, read within two years, say cost, requirements and steps", () => {
	expect(findConfidence(facts(), TODAY)).toBe("alta");
});

test("a record without any fact says nothing about itself, so that its row does", () => {
	expect(findConfidence([], TODAY)).toBeUndefined();
});

test("nor does one of which somebody only noted that nothing is published", () => {
	expect(findConfidence([fact("costo", SOURCELESS)], TODAY)).toBeUndefined();
	expect(findConfidence([fact("costo", SOURCELESS), fact("duration")], TODAY)).toBe("baja");
});

describe("cost, requirements and steps are firm", () => {
	test("of the press only where a second site says the same", () => {
		expect(findConfidence(facts("costo", { source: PRESS }), TODAY)).toBe("media");
		expect(findConfidence(facts("costo", { source: PRESS, other_source: `${PRESS}/2` }), TODAY)).toBe("media");
		expect(findConfidence(facts("costo", { source: PRESS, other_source: "https://lahora.gt/y" }), TODAY)).toBe("alta");
	});

	test("only where all three have a fact, and it is confirmed", () => {
		expect(findConfidence(facts().slice(0, 2), TODAY)).toBe("media");
		expect(findConfidence(facts("steps", SOURCELESS), TODAY)).toBe("media");
	});

	test("until two years after they were read, to the day", () => {
		expect(findConfidence(facts("requirements", { read: "2024-11-22" }), TODAY)).toBe("alta");
		expect(findConfidence(facts("requirements", { read: "2024-11-21" }), TODAY)).toBe("media");
	});

	test("only where nothing else of the record is contradicted", () => {
		expect(findConfidence([...facts(), fact("duration", SOURCELESS)], TODAY)).toBe("alta");
		expect(findConfidence([...facts(), fact("duration", CONTRADICTED)], TODAY)).toBe("media");
	});
});

describe("a record is weak", () => {
	test.each(["costo", "requirements"] as const)("when sources contradict each other about its %s", (field) => {
		expect(findConfidence(facts(field, CONTRADICTED), TODAY)).toBe("baja");
	});

	test("but not when they do about its steps, which are only then not firm", () => {
		expect(findConfidence(facts("steps", CONTRADICTED), TODAY)).toBe("media");
	});

	test("when none of the three is confirmed, whatever else is", () => {
		expect(findConfidence([fact("duration"), fact("respaldo_legal")], TODAY)).toBe("baja");
		expect(findConfidence([fact("costo", SOURCELESS), fact("enlace")], TODAY)).toBe("baja");
		expect(findConfidence([fact("steps")], TODAY)).toBe("media");
	});
});

test.each([
	["https://portal.sat.gob.gt/x", "alta"],
	["https://www.digecam.mil.gt/x", "alta"],
	["https://www.igssgt.org/x", "alta"],
	["https://gob.gt.malo.com/x", "media"],
	["https://norenapgob.gt/x", "media"],
])("what %s says makes the record %s", (source, confidence) => {
	expect(findConfidence(facts("costo", { source }), TODAY)).toBe(confidence);
});
