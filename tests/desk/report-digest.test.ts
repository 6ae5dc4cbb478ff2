import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { sendDigest } from "../../desk/reports/report-mail.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openDeskAndPortal } from "../../testbed/desk-databases.ts";
import type { MailServer } from "../../testbed/mail-server.ts";
import { startMailServer } from "../../testbed/mail-server.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", () => undefined],
	["PostgreSQL", () => ({ server, name: "report_digest" })],
])("on %s", (_name, place) => {
	let mails: MailServer;
	let desk: TestDesk;
	let backend: Backend;
	let coordinator: DeskUser;
	let editor: DeskUser;

	beforeAll(async () => {
		mails = await startMailServer();
		const mail = { smtpUrl: mails.url, mailFrom: "mesa@ejemplo.org" };
		({ desk, portal: backend } = await openDeskAndPortal(place(), mail));
		coordinator = await desk.join("coordinator", "Ana");
		editor = await desk.join("editor", "Caro");
		await coordinator.post("/reportes/aviso");
	});
	afterAll(async () => {
		await backend?.close();
		await desk?.dispose();
		await mails?.close();
	});

	const receive = () => {
		const client_id = randomUUID();
		const receipt_hash = client_id.replaceAll("-", "").padEnd(64, "0");
		return backend.addReport({
			...{ ...PROBLEM_REPORT, client_id, receipt_hash },
			...{ user_name: "Ermelinda", user_email: "ermelinda@correo.gt" },
		});
	};
	const look = (moment: string) => sendDigest(desk.services, new Date(moment));
	const logged = async () => {
		const log = await desk.services.database.read((each) => readLog(each, { action: "report.digest", most: 100 }));
		return log.map(({ detail }) => detail);
	};
	const isOn = async (user: DeskUser) => (await user.get("/reportes")).html.includes("No me avises más por correo");

	test("while the mail server takes nothing the log says nothing, and what somebody switches meanwhile stays", async () => {
		await receive();
		mails.refuse(true, () => editor.post("/reportes/aviso"));
		expect(await look("2026-11-23T15:00:00Z")).toBe(0);
		mails.refuse(true);
		expect(await look("2026-11-23T15:10:00Z")).toBe(0);
		expect(await look("2026-11-23T15:20:00Z")).toBe(0);
		expect([await logged(), mails.taken]).toEqual([[], []]);
		expect([await isOn(coordinator), await isOn(editor)]).toEqual([true, true]);
		mails.refuse(false);
		await editor.post("/reportes/aviso");
	});

	test("the mail about new reports comes once a day, also after a restart, to who wants it, without a word of the report", async () => {
		expect(await look("2026-11-23T15:30:00Z")).toBe(1);
		expect(await look("2026-11-23T15:40:00Z")).toBe(0);
		expect(await look("2026-11-24T15:00:00Z")).toBe(0);
		expect(mails.taken.map(({ to }) => to)).toEqual([[coordinator.email]]);
		expect(mails.taken[0]?.raw).toContain("/reportes");
		expect(mails.taken[0]?.raw).not.toMatch(/ermelinda/i);
		expect(await logged()).toEqual([{ reports: 1, mails: 1 }]);
	});

	test("a day is Guatemala's: after the mail of the evening the next one does not come before midnight there", async () => {
		const sent: number[] = [];
		for (const moment of ["2026-11-25T01:30:00Z", "2026-11-25T05:59:00Z", "2026-11-25T06:00:00Z"]) {
			await receive();
			sent.push(await look(moment));
		}
		expect(sent).toEqual([1, 0, 1]);
	});
});
