import { expect, test } from "vitest";
import type { ReportIntake, ReportSubmission } from "../../domain/report/report.ts";
import type { StandingOutcome } from "../../domain/report/report-work.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { createAlikeMarker, guardIntake } from "./guarded-intake.ts";

let written = 0;

function write(): ReportSubmission {
	return {
		report: {
			problem_type: "other",
			description: `a\nNo especificada\n\nReporte ${++written}`,
			user_name: "",
			user_email: "",
			page_url: "/",
			browser_info: "",
			status: "pending",
			spam_score: 0,
		},
	};
}

/** What the intake says of a code that a report has. */
const KNOWN: StandingOutcome = {
	outcome: "known",
	standing: { state: "pending", receivedAt: "2026-11-03", changedAt: "2026-11-03", isErased: false },
};

/** An intake that takes everything behind the guard, on a clock that the test moves. */
function openGuarded() {
	const alerts: string[] = [];
	const log = { info() {}, warn() {}, error: (_fields: object, message: string) => alerts.push(message) };
	const intake: ReportIntake = {
		accept: async () => ({ outcome: "accepted", code: "A1B2", isRepeat: false }),
		eraseContact: async () => ({ outcome: "erased" }),
		readState: async (code) =>
			code.startsWith("known") ? KNOWN : { outcome: code.startsWith("away") ? "unavailable" : "unknown" },
		state: () => ({ waiting: 0, isWritable: true }),
		countRefused: () => 0,
		close: async () => {},
	};
	let moment = 0;
	const guard = guardIntake(intake, log, () => moment);
	return {
		guard,
		alerts,
		pass: (milliseconds: number) => {
			moment += milliseconds;
		},
	};
}

test("the sixth report at once from one address is told to wait, another address is not", async () => {
	const { guard } = openGuarded();
	const school = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 5; count++) await school.accept(write());
	expect(await school.accept(write())).toEqual({ outcome: "tooMany", seconds: 12 });
	expect(await guard.intakeFor("203.0.113.9").accept(write())).toEqual({ outcome: "tooMany", seconds: 12 });
	expect(await guard.intakeFor("203.0.113.10").accept(write())).toMatchObject({ outcome: "accepted" });
});

test("from very many addresses at once the form alone closes, with one alert", async () => {
	const { guard, alerts, pass } = openGuarded();
	const send = (visitor: number) =>
		guard.intakeFor(`10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`).accept(write());
	const answers = await Promise.all(Array.from({ length: 2_000 }, (_, visitor) => send(visitor)));
	expect(answers.filter(({ outcome }) => outcome === "accepted")).toHaveLength(600);
	expect(answers.at(-1)).toEqual({ outcome: "closed" });
	expect(alerts).toHaveLength(1);
	pass(60_000);
	expect(await send(5_000)).toMatchObject({ outcome: "accepted" });
});

test("the eleventh receipt code tried from one address is told to wait", async () => {
	const { guard } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 10; count++) await intake.eraseContact(`code ${count}`);
	expect(await intake.eraseContact("one more")).toEqual({ outcome: "tooMany", seconds: 60 });
});

test("from very many addresses at once erasing alone closes, with an alert of its own", async () => {
	const { guard, alerts, pass } = openGuarded();
	const addressOf = (visitor: number) => `10.0.${visitor >> 8}.${visitor & 255}`;
	const reports = Array.from({ length: 700 }, (_, visitor) => guard.intakeFor(addressOf(visitor)).accept(write()));
	await Promise.all(reports);
	const erase = (visitor: number) => guard.intakeFor(addressOf(visitor)).eraseContact(`code ${visitor}`);
	const answers = await Promise.all(Array.from({ length: 320 }, (_, visitor) => erase(visitor)));
	expect(answers.filter(({ outcome }) => outcome === "erased")).toHaveLength(300);
	expect(answers.at(-1)).toEqual({ outcome: "closed" });
	expect(alerts).toEqual([expect.stringContaining("More reports"), expect.stringContaining("More receipt codes")]);
	pass(60_000);
	expect(await erase(5_000)).toEqual({ outcome: "erased" });
});

test("the eleventh unknown code asked for from one address is told to wait; a known one costs nothing", async () => {
	const { guard, pass } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 40; count++) expect(await intake.readState("known")).toEqual(KNOWN);
	for (let count = 0; count < 10; count++)
		expect(await intake.readState(`guess ${count}`)).toEqual({ outcome: "unknown" });
	expect(await intake.readState("one more")).toEqual({ outcome: "tooMany", seconds: 60 });
	expect(await intake.readState("known")).toEqual({ outcome: "tooMany", seconds: 60 });
	expect(await guard.intakeFor("203.0.113.10").readState("known")).toEqual(KNOWN);
	expect(await intake.eraseContact("code")).toEqual({ outcome: "erased" });
	pass(60_000);
	expect(await intake.readState("known")).toEqual(KNOWN);
});

test("however many people look at their own reports at once, none of it counts as a guess of everybody", async () => {
	const { guard } = openGuarded();
	for (let visitor = 0; visitor < 400; visitor++)
		expect(await guard.intakeFor(`10.0.${visitor >> 8}.${visitor & 255}`).readState("known")).toEqual(KNOWN);
});

test("while the state of no report can be told, asking for one's own is no guess", async () => {
	const { guard } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 40; count++) expect(await intake.readState("away")).toEqual({ outcome: "unavailable" });
	expect(await intake.readState("known")).toEqual(KNOWN);
});

test("guesses at the same moment are counted before they are answered", async () => {
	const { guard } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => intake.readState(`guess ${at}`)));
	expect(answers.filter(({ outcome }) => outcome === "unknown")).toHaveLength(10);
});

test("one address that asks for its report without end is told to wait, and nobody else is", async () => {
	const { guard } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 60; count++) await intake.readState("known");
	expect(await intake.readState("known")).toEqual({ outcome: "tooMany", seconds: 1 });
	expect(await guard.intakeFor("203.0.113.10").readState("known")).toEqual(KNOWN);
});

test("after a day an address is nobody known: its key was thrown away", async () => {
	const { guard, pass } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 5; count++) await intake.accept(write());
	pass(86_400_000);
	expect(await intake.accept(write())).toMatchObject({ outcome: "accepted" });
});

test("the day after, an address is counted like any other: the new key lasts a day too", async () => {
	const { guard, pass } = openGuarded();
	const intake = guard.intakeFor("203.0.113.9");
	await intake.accept(write());
	pass(86_400_000);
	for (let count = 0; count < 5; count++) await intake.accept(write());
	expect(await intake.accept(write())).toEqual({ outcome: "tooMany", seconds: 12 });
});

test("one address that sends without end does not close the form for everybody", async () => {
	const { guard } = openGuarded();
	const flood = guard.intakeFor("203.0.113.9");
	for (let count = 0; count < 1_000; count++) await flood.accept(write());
	expect(await guard.intakeFor("203.0.113.10").accept(write())).toMatchObject({ outcome: "accepted" });
});

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
