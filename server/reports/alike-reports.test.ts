import { expect, test } from "vitest";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { createAlikeMarker } from "./alike-reports.ts";

const TEXT =
	"Inscripción al NIT\nSAT\n\nEl horario que muestran no es el que tiene la oficina de la zona 1 desde enero.";

function openMarker() {
	let minutes = 0;
	const mark = createAlikeMarker(() => minutes * 60_000);
	return {
		score: (description: string, spam_score = 0) =>
			mark({ key: undefined, report: { ...PROBLEM_REPORT, description, spam_score } }).report.spam_score,
		wait: (more: number) => {
			minutes += more;
		},
	};
}

test("the fifth report with the same letters within an hour is marked, whatever digits, signs and capitals differ", () => {
	const { score, wait } = openMarker();
	const alike = [TEXT, TEXT.toUpperCase(), `${TEXT} 17`, TEXT.normalize("NFD"), `¡${TEXT}!  (99)`];
	expect(alike.map((text) => score(text))).toEqual([0, 0, 0, 0, 40]);
	expect(score(TEXT, 80)).toBe(100);
	expect(score(`${TEXT} Y la calle también.`)).toBe(0);
	wait(61);
	expect(score(TEXT)).toBe(0);
});

test("short texts are alike by chance and never marked", () => {
	const { score } = openMarker();
	expect(
		Array.from({ length: 20 }, () => score("NIT\nSAT\n\nEl enlace no funciona.")).every((each) => each === 0),
	).toBe(true);
});
