import { expect, test } from "vitest";
import type { ProcedureTerm } from "../../domain/facts/procedure-term.ts";
import { sayTerm, tellTerm } from "./term-texts.ts";

const TERM: ProcedureTerm = {
	...{ procedure_id: "uno", position: 1, kind: "plazo", concept: "Pagar", amount: 1, unit: "meses" },
	...{ event: "la boda", until: null, condition: null, consequence: null, source: "https://a.gob.gt/x" },
	...{ published: null, read: "2026-11-20", status: "confirmado", other_value: null, other_source: null },
};
const NO_MEASURE = { amount: null, unit: null, event: null } as const;

test.each<[Partial<ProcedureTerm>, string, string]>([
	[{}, "Pagar: tienes 1 mes desde la boda", "Tienes 1 mes desde la boda"],
	[{ amount: 2 }, "Pagar: tienes 2 meses desde la boda", "Tienes 2 meses desde la boda"],
	[{ kind: "antes" }, "Pagar: a más tardar 1 mes antes de la boda", "A más tardar 1 mes antes de la boda"],
	[
		{ kind: "antes", event: "el viaje", condition: "si vas en bus" },
		"Pagar: a más tardar 1 mes antes del viaje, si vas en bus",
		"A más tardar 1 mes antes del viaje, si vas en bus",
	],
	[{ kind: "vigencia", concept: "El acta" }, "El acta vale 1 mes desde la boda", "Vale 1 mes"],
	[{ ...NO_MEASURE, until: "07-31" }, "Pagar: hasta el 31 de julio de cada año", "Hasta el 31 de julio de cada año"],
	[
		{ ...NO_MEASURE, until: "02-29" },
		"Pagar: hasta el último día de febrero de cada año",
		"Hasta el último día de febrero de cada año",
	],
	[{ ...NO_MEASURE, kind: "vigencia", concept: "El acta" }, "El acta no vence", "No vence"],
])("%j is said whole and in few words", (change, whole, brief) => {
	expect(sayTerm({ ...TERM, ...change }, "es")).toEqual({ whole, brief });
});

test("what happens afterwards follows as a sentence of its own", () => {
	expect(tellTerm({ ...TERM, consequence: "Después pagas Q25." }, "es")).toBe(
		"Pagar: tienes 1 mes desde la boda. Después pagas Q25.",
	);
});

test("in English the measures are English", () => {
	const said = { ...TERM, concept: "Paying", unit: "días hábiles", amount: 60, event: "the wedding" } as const;
	expect(sayTerm(said, "en").whole).toBe("Paying: you have 60 working days from the wedding");
});
