import { describe, expect, test } from "vitest";
import { findConfidence, judgeFact, judgeListed } from "./confidence.ts";
import type { ProcedureFact, ProvableField } from "./procedure-fact.ts";

const TODAY = "2026-11-22";
const OFFICIAL = "https://www.renap.gob.gt/servicios/dpi";
const PRESS = "https://www.prensalibre.com/x";
const OTHER_PRESS = "https://lahora.gt/y";

function fact(field: ProvableField, change: Partial<ProcedureFact> = {}): ProcedureFact {
	return {
		...{ procedure_id: "dpi", field, source: OFFICIAL, published: null, read: "2026-11-20", status: "confirmado" },
		...{ note: null, other_value: null, other_source: null, other_published: null },
		...change,
	};
}

const CONTRADICTED = { status: "contradicho", other_value: "Otra página dice Q 60" } as const;
const SOURCELESS = { status: "sin fuente", source: null, read: null } as const;

describe("a fact is confirmed", () => {
	const judge = (change: Partial<ProcedureFact>, field: ProvableField = "costo") =>
		judgeFact(fact(field, change), TODAY);
	const both = { source: PRESS, published: "2026-01-05", other_source: OTHER_PRESS, other_published: "2025-03-01" };

	test.each<[string, Partial<ProcedureFact>]>([
		["a page of the State that was read lately", {}],
		["one published within two years, to the day", { published: "2024-11-22" }],
		["a second page of the State", { source: PRESS, other_source: OFFICIAL }],
		["two dated pages of different owners", both],
	])("by %s", (_what, change) => {
		expect(judge(change)).toMatchObject({ status: "confirmado", isOld: false });
	});

	test.each<[string, Partial<ProcedureFact>, boolean]>([
		["one page of the press, whatever its day", { source: PRESS, published: "2026-11-01" }, false],
		["a page of the State that is too old, read yesterday", { published: "2024-11-21" }, true],
		["a page of the State without a date, read too long ago", { read: "2024-11-21" }, true],
		["a second page without a date", { ...both, other_published: null }, false],
		["a second page that is too old", { ...both, other_published: "2024-01-01" }, false],
		["two pages that are too old", { ...both, published: "2019-01-01", other_published: "2024-01-01" }, true],
		["two pages of one owner", { ...both, other_source: "https://blog.prensalibre.com/y" }, false],
		["a document that somebody shared", { ...both, other_source: "https://es.scribd.com/document/1/x" }, false],
		["a wiki", { ...both, other_source: "https://wikiprocedure.com/index.php/x" }, false],
		["a preview of a site", { ...both, other_source: "https://cuentanos-93za815fd.vercel.app/x" }, false],
		["an address that nobody may follow", { ...both, other_source: "javascript:alert(1)" }, false],
	])("but not by %s: one source says so", (_what, change, isOld) => {
		expect(judge(change)).toMatchObject({ status: "una fuente lo dice", isOld });
	});

	test("a law holds until another one changes it, however long ago a page told of it", () => {
		const long = { published: "2011-05-01" };
		expect(judge(long, "respaldo_legal")).toMatchObject({ status: "confirmado", isOld: false });
		const press = { ...both, published: "2011-05-01", other_published: "2012-05-01" };
		expect(judge(press, "respaldo_legal")).toMatchObject({ status: "confirmado", isOld: false });
		expect(judge({ ...press, other_source: null }, "respaldo_legal").status).toBe("una fuente lo dice");
	});

	test("what is contradicted or has no source stays so", () => {
		expect(judge(CONTRADICTED)).toMatchObject({ status: "contradicho", isOld: false });
		expect(judge(SOURCELESS)).toMatchObject({ status: "sin fuente", isOld: false });
	});

	test("what is contradicted is as old as the page that says it, not as the one that says otherwise", () => {
		const other = { other_source: OTHER_PRESS, other_published: "2026-10-01" };
		expect(judge({ ...CONTRADICTED, published: "2020-01-01", ...other }).isOld).toBe(true);
		expect(judge({ ...CONTRADICTED, published: "2026-01-01", ...other, other_published: "2015-01-01" }).isOld).toBe(
			false,
		);
	});

	test.each([
		["https://portal.sat.gob.gt/x", "confirmado"],
		["https://www.digecam.mil.gt/x", "confirmado"],
		["https://www.igssgt.org/x", "confirmado"],
		["https://www.tse.org.gt/x", "confirmado"],
		["https://gob.gt.malo.com/x", "una fuente lo dice"],
		["https://norenapgob.gt/x", "una fuente lo dice"],
	])("%s makes it %s", (source, status) => {
		expect(judge({ source }).status).toBe(status);
	});

	test("an office too, by the page where it was read", () => {
		const office = (source: string | null) => judgeListed({ procedure_id: "dpi", source, read: "2026-11-20" }, TODAY);
		expect(office(OFFICIAL).status).toBe("confirmado");
		expect(office(PRESS).status).toBe("una fuente lo dice");
		expect(office(null).status).toBe("sin fuente");
	});
});

describe("a record", () => {
	const find = (facts: readonly ProcedureFact[]) => findConfidence(facts.map((each) => judgeFact(each, TODAY)));
	/** Facts about what it costs, what to bring and what to do, of which one is otherwise. */
	const three = (changed?: ProvableField, change: Partial<ProcedureFact> = {}) =>
		(["costo", "requirements", "steps"] as const).map((field) => fact(field, field === changed ? change : {}));

	test("is firm when cost, requirements and steps are confirmed, and nothing is contradicted", () => {
		expect(find(three())).toBe("alta");
		expect(find([...three(), fact("duration", SOURCELESS)])).toBe("alta");
		expect(find([...three(), fact("duration", CONTRADICTED)])).toBe("media");
		expect(find(three().slice(0, 2))).toBe("media");
		expect(find(three("steps", SOURCELESS))).toBe("media");
		expect(find(three("costo", { source: PRESS }))).toBe("media");
	});

	test("is weak when sources contradict each other about what sends people home from the window", () => {
		expect(find(three("costo", CONTRADICTED))).toBe("baja");
		expect(find(three("requirements", CONTRADICTED))).toBe("baja");
		expect(find(three("steps", CONTRADICTED))).toBe("media");
	});

	test("is weak when no source says any of the three, whatever else is said", () => {
		expect(find([fact("duration"), fact("respaldo_legal")])).toBe("baja");
		expect(find([fact("costo", SOURCELESS), fact("enlace")])).toBe("baja");
		expect(find([fact("steps", { source: PRESS })])).toBe("media");
	});

	test("without a fact that a source speaks of says nothing about itself, so that its row does", () => {
		expect(find([])).toBeUndefined();
		expect(find([fact("costo", SOURCELESS)])).toBeUndefined();
	});
});
