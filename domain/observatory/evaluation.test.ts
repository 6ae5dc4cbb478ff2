import { describe, expect, test } from "vitest";
import type { ProcedureType } from "../procedure.ts";
import { bringsOwnMaturity, evaluateProcedure, judgeIndicator, POINTS, scoreDimensions } from "./evaluation.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION, TEXT_INDICATORS } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import { reasonOf, verdictOf } from "./verdict.ts";

function answerAll(text: string | null): ObservatoryRecord["indicators"] {
	const answers = TEXT_INDICATORS.map((indicator) => [indicator, text]);
	return Object.fromEntries(answers);
}

function evaluate(text: string | null, type: ProcedureType | null, length: number): ObservatoryRecord {
	const list = Array.from({ length }, (_, position) => `${position}`);
	return evaluateProcedure({ id: "a", name: "A", type, steps: list, requirements: list }, answerAll(text));
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
		["Sin datos", null, "Sin datos"],
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

	test("is 0 when everything is No or unknown", () => {
		expect(evaluate("No", "presencial", 9)).toMatchObject({ evaluation_score: 0, maturity_level: 0 });
		expect(evaluate(null, null, 9)).toMatchObject({ evaluation_score: 0, completamente_en_linea: null });
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

	test("a maturity is the table's own where the indicators give another", () => {
		const computed = evaluate("Parcial", "mixto", 4);
		expect(bringsOwnMaturity(computed)).toBe(false);
		expect(bringsOwnMaturity({ ...computed, maturity_level: 2.7 })).toBe(true);
		expect(bringsOwnMaturity({ ...computed, maturity_level: null })).toBe(false);
	});
});
