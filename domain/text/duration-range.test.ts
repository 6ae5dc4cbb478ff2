import { describe, expect, test } from "vitest";
import { listDayRanges, readDayRange } from "./duration-range.ts";

describe("a duration of the catalogue", () => {
	test.each([
		["De 3 a 5 días, según la demanda (dato de 2021)", "calendar", 3, 5],
		["1 a 2 semanas", "calendar", 7, 14],
		["30 días hábiles", "working", 30, 30],
		["3 a 5 días hábiles", "working", 3, 5],
		["Inmediato en línea; 1 a 3 días en ventanilla", "calendar", 0, 3],
		["Inmediata en línea; el mismo día en oficina", "calendar", 0, 0],
		["En línea, al momento; otra referencia habla de 3 días", "calendar", 0, 0],
		["El mismo día de la charla, según agenda", "calendar", 0, 0],
		["15 minutos", "calendar", 0, 0],
		["Unas 3 horas en horario hábil, si está completo", "calendar", 0, 0],
		["8 horas", "calendar", 0, 0],
		["9 horas", "calendar", 0, 1],
		["24 horas", "calendar", 1, 1],
		["De 1 a 36 horas", "calendar", 0, 2],
		["Unos 91 días sin oposición; en la práctica hasta 9 meses", "calendar", 91, 270],
		["De 14 a 60 días; en edificios altos puede tardar de 12 a 24 meses", "calendar", 14, 60],
		["3 días según la ficha oficial; en Zacapa, 24 horas después", "calendar", 3, 3],
		["4 meses; 45 días hábiles si se homologa un registro extranjero", "calendar", 120, 120],
		["Hasta 30 días hábiles para la entrega", "working", 0, 30],
		["Al menos 15 días por los edictos", "calendar", 15, null],
	] as const)("“%s”", (duration, kind, from, to) => {
		expect(readDayRange(duration)).toEqual({ kind, from, to });
	});

	test.each([
		["Las fuentes no lo dicen; el certificado de examen vale 45 días"],
		["La ficha no lo dice con claridad: anota «12» sin unidad; pregunta en tu centro de salud"],
		["Inmediato si solo ratificas; si cambias datos, lo revisa un operador de la SAT"],
		["Variable según el documento"],
		["Ocho días hábiles para la respuesta"],
		[""],
		[null],
	])("%j says no time", (duration) => {
		expect(readDayRange(duration)).toBeNull();
	});
});

test("every time that a text names is found", () => {
	expect(listDayRanges("30 días, más 3 a 9 meses del registro; renovación cada 10 años")).toEqual([
		{ kind: "calendar", from: 30, to: 30 },
		{ kind: "calendar", from: 90, to: 270 },
	]);
});
