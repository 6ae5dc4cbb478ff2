import { describe, expect, test } from "vitest";
import {
	DIMENSIONS,
	evaluateProcedure,
	INDICATORS,
	judgeIndicator,
	reasonOf,
	scoreDimensions,
	verdictOf,
	verdictOfSteps,
} from "./evaluation.ts";
import type { ObservatoryRecord } from "./observatory.ts";
import { TEXT_INDICATORS } from "./observatory.ts";
import type { ProcedureType } from "./procedure.ts";

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
		[0, "si"],
		[3, "si"],
		[4, "parcial"],
		[5, "parcial"],
		[6, "no"],
		[null, null],
	])("%j steps are %j", (count, verdict) => {
		expect(verdictOfSteps(count)).toBe(verdict);
	});

	test.each([
		[3, "si"],
		[4, "parcial"],
		[6, "parcial"],
		[7, "no"],
	])("%i requirements are %j", (count, verdict) => {
		expect(judgeIndicator(evaluate("No", "digital", count), "num_requisitos")).toBe(verdict);
	});
});

describe("the score", () => {
	test("there are 20 indicators in five dimensions, none twice", () => {
		expect(DIMENSIONS).toHaveLength(5);
		expect(new Set(INDICATORS).size).toBe(20);
	});

	test("is 100 and the maturity 5 when everything is Sí", () => {
		expect(evaluate("Sí: todo", "digital", 3)).toMatchObject({ evaluation_score: 100, maturity_level: 5 });
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
});
