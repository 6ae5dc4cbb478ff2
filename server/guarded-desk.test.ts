import { expect, test } from "vitest";
import type { ReportSubmission } from "../domain/report.ts";
import { ReportDeskClosed, TooManyTries } from "../domain/report.ts";
import { guardDesk } from "./guarded-desk.ts";

const SUBMISSION: ReportSubmission = {
	report: {
		problem_type: "other",
		description: "a\nNo especificada\n\nb",
		user_name: "",
		user_email: "",
		page_url: "/",
		browser_info: "",
		status: "pending",
		spam_score: 0,
	},
};

/** A desk that takes everything, on a clock that the test moves. */
function openGuarded() {
	let moment = 0;
	let accepted = 0;
	const alerts: string[] = [];
	const log = { info() {}, warn() {}, error: (_fields: object, message: string) => alerts.push(message) };
	const desk = {
		accept: async () => ({ code: `R${++accepted}`, isRepeat: false }),
		eraseContact: async () => {},
		state: () => ({ waiting: 0, isWritable: true }),
		close: async () => {},
	};
	const guard = guardDesk(desk, log, () => moment);
	return { guard, alerts, accepted: () => accepted, pass: (milliseconds: number) => (moment += milliseconds) };
}

test("the sixth report at once from one address is told to wait, another address is not", async () => {
	const { guard } = openGuarded();
	const school = guard.deskFor("203.0.113.9");
	for (let count = 0; count < 5; count++) await school.accept(SUBMISSION);
	await expect(school.accept(SUBMISSION)).rejects.toThrow(TooManyTries);
	await expect(guard.deskFor("203.0.113.9").accept(SUBMISSION)).rejects.toMatchObject({ seconds: 12 });
	await guard.deskFor("203.0.113.10").accept(SUBMISSION);
});

test("from very many addresses at once the form alone closes, with one alert", async () => {
	const { guard, alerts, accepted, pass } = openGuarded();
	const send = (visitor: number) =>
		guard.deskFor(`10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`).accept(SUBMISSION);
	const outcomes = await Promise.allSettled(Array.from({ length: 2_000 }, (_, visitor) => send(visitor)));
	expect(accepted()).toBe(600);
	expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: expect.any(ReportDeskClosed) });
	expect(alerts).toHaveLength(1);
	pass(60_000);
	await send(5_000);
});

test("the eleventh receipt code tried from one address is told to wait", async () => {
	const { guard } = openGuarded();
	const desk = guard.deskFor("203.0.113.9");
	for (let count = 0; count < 10; count++) await desk.eraseContact(`code ${count}`);
	await expect(desk.eraseContact("one more")).rejects.toMatchObject({ seconds: 60 });
});

test("after a day an address is nobody known: its key was thrown away", async () => {
	const { guard, pass } = openGuarded();
	const desk = guard.deskFor("203.0.113.9");
	for (let count = 0; count < 5; count++) await desk.accept(SUBMISSION);
	pass(86_400_000);
	await desk.accept(SUBMISSION);
});
