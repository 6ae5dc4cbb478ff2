import { describe, expect, test } from "vitest";
import type { ProcedureType } from "../catalogue/procedure.ts";
import {
	bringsOwnFigures,
	countConfirmed,
	evaluateProcedure,
	findCeiling,
	judgeIndicator,
	LEAST_CONFIRMED,
	POINTS,
	scoreDimensions,
	scoreRecord,
} from "./evaluation.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION, TEXT_INDICATORS } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import { reasonOf, verdictOf } from "./scales.ts";

function answerAll(text: string | null): ObservatoryRecord["indicators"] {
	const answers = TEXT_INDICATORS.map((indicator) => [indicator, text]);
	return Object.fromEntries(answers);
}

function evaluate(text: string | null, type: ProcedureType | null, length: number): ObservatoryRecord {
	const list = Array.from({ length }, (_, position) => `${position}`);
	return scoreRecord(evaluateProcedure({ id: "a", name: "A", type, steps: list, requirements: list }, answerAll(text)));
}

/** A procedure wholly online, in one step, with one requirement (three Sí), of which so many other indicators say this, and the rest nothing. */
function evaluateWith(answers: readonly string[], own: Partial<ObservatoryRecord> = {}): ObservatoryRecord {
	const said = TEXT_INDICATORS.map((indicator, position) => [indicator, answers[position] ?? "Sin dato"]);
	const procedure = { id: "a", name: "A", type: "digital", steps: ["1"], requirements: ["1"] } as const;
	return scoreRecord({ ...evaluateProcedure(procedure, Object.fromEntries(said)), ...own });
}

describe("the verdict of an indicator", () => {
	test.each([
		["Sí: planilla en Excel", "si", "planilla en Excel"],
		["Sí", "si", null],
		["si, con QR", "si", "con QR"],
		["SÍ – en línea", "si", "en línea"],
		["Sí: con tilde suelta".normalize("NFD"), "si", "con tilde suelta"],
		["Parcial: se cita la norma", "parcial", "se cita la norma"],
		["Parcialmente, por correo", "parcial", "por correo"],
		["No: sin evidencia pública", "no", "sin evidencia pública"],
		["no", "no", null],
		["Sin dato", null, null],
		["Sin dato: no aparece en el extracto", null, "no aparece en el extracto"],
		["sin datos", null, null],
		["Sin datos publicados", null, "publicados"],
		["Sindicato", null, "Sindicato"],
		["Desconocido", null, "Desconocido"],
		["Norma vigente", null, "Norma vigente"],
		["Silencio", null, "Silencio"],
		["", null, null],
		[null, null, null],
	])("%j is %j because of %j", (text, verdict, reason) => {
		expect(verdictOf(text)).toBe(verdict);
		expect(reasonOf(text)).toBe(reason);
	});

	test.each([
		["num_pasos", 5, "parcial"],
		["num_pasos", 6, "no"],
		["num_requisitos", 6, "parcial"],
		["num_requisitos", 7, "no"],
	] as const)("%s: %i of them are %j", (indicator, count, verdict) => {
		expect(judgeIndicator(evaluate("No", "digital", count), indicator)).toBe(verdict);
	});
});

describe("the score", () => {
	test("there are 20 indicators in five dimensions, none twice, 17 of them texts", () => {
		expect(new Set(DIMENSIONS.map(({ key }) => key)).size).toBe(5);
		expect(new Set(INDICATORS.map(({ key }) => key)).size).toBe(20);
		expect(Object.values(INDICATORS_BY_DIMENSION).flat()).toEqual(INDICATORS);
		expect(TEXT_INDICATORS).toHaveLength(17);
	});

	test("a Sí gives 5 points, a Parcial half of them", () => {
		expect(POINTS).toEqual({ si: 5, parcial: 2.5, no: 0 });
	});

	test("is 100 and the maturity 5 when everything is Sí", () => {
		expect(evaluate("Sí: todo", "digital", 3)).toMatchObject({ evaluation_score: 100, maturity_level: 5 });
	});

	test("is no lower where a keyboard wrote the accent of Sí as a letter of its own", () => {
		expect(evaluate("Sí".normalize("NFD"), "digital", 3)).toMatchObject({ evaluation_score: 100, maturity_level: 5 });
	});

	test("is half when everything is Parcial", () => {
		expect(evaluate("Parcial", "mixto", 4)).toMatchObject({ evaluation_score: 50, maturity_level: 2.5 });
	});

	test("is 0 when everything is No, and none when everything is unknown", () => {
		expect(evaluate("No", "presencial", 9)).toMatchObject({ evaluation_score: 0, maturity_level: 0 });
		for (const unknown of ["Sin dato", "quién sabe", null]) {
			expect(evaluate(unknown, null, 9)).toMatchObject({ evaluation_score: null, maturity_level: null });
		}
	});

	test("the dimensions are means from 0 to 1", () => {
		const record = { ...evaluate("No", "digital", 9) };
		expect(scoreDimensions(record)).toEqual({
			digitalizacion: 0.25,
			simplicidad: 0,
			interoperabilidad: 0,
			atencion: 0,
			legalidad: 0,
		});
	});

	test("is the table's own where the indicators give another", () => {
		const computed = evaluate("Parcial", "mixto", 4);
		expect(bringsOwnFigures(computed)).toBe(false);
		expect(bringsOwnFigures({ ...computed, maturity_level: 2.7 })).toBe(true);
		expect(bringsOwnFigures({ ...computed, evaluation_score: 51 })).toBe(true);
		expect(bringsOwnFigures({ ...computed, maturity_level: null })).toBe(false);
	});
});

describe("what nobody confirmed", () => {
	const half = Array.from({ length: LEAST_CONFIRMED - 3 }, () => "No: la fuente lo dice");

	test("is no No: it leaves open how far the score and the maturity could go", () => {
		const record = evaluateWith(half);
		expect(countConfirmed(record)).toBe(10);
		expect(record).toMatchObject({ evaluation_score: 15, maturity_level: 0.8 });
		expect(findCeiling(record)).toEqual({ evaluation_score: 65, maturity_level: 3.1 });
		const all = evaluateWith(Array.from({ length: 17 }, () => "No: la fuente lo dice"));
		expect(all).toMatchObject({ evaluation_score: 15, maturity_level: 0.8 });
		expect(findCeiling(all)).toBeNull();
	});

	test("lifts the score when it becomes a Sí, and never lowers it when it becomes a No", () => {
		const before = evaluateWith(half).evaluation_score;
		expect(evaluateWith([...half, "Sí: hay portal"]).evaluation_score).toBe((before ?? 0) + 5);
		expect(evaluateWith([...half, "No: la fuente lo dice"]).evaluation_score).toBe(before);
	});

	test("leaves no score where it is more than half of the indicators", () => {
		const record = evaluateWith(half.slice(1));
		expect(record).toMatchObject({ evaluation_score: null, maturity_level: null });
		expect(findCeiling(record)).toBeNull();
	});

	test("does not touch the figures that a table brings, and says nothing of what they could become", () => {
		const own = { evaluation_score: 85, maturity_level: 4.2 };
		for (const record of [evaluateWith([], own), evaluateWith(half, own)]) {
			expect(record).toMatchObject(own);
			expect(findCeiling(record)).toBeNull();
		}
	});

	test("is also how many requirements there are, where no source lists any", () => {
		const procedure = { id: "a", name: "A", type: "digital", steps: [], requirements: [] } as const;
		const record = evaluateProcedure(procedure, answerAll("Sí"));
		expect(judgeIndicator(record, "num_requisitos")).toBeNull();
		expect(judgeIndicator(record, "num_pasos")).toBeNull();
		expect(judgeIndicator({ ...record, num_requisitos: 0 }, "num_requisitos")).toBe("si");
	});
});
