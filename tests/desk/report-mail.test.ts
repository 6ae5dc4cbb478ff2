import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import { createMail } from "../../desk/mail.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import type { MailServer } from "../../testbed/mail-server.ts";
import { startMailServer } from "../../testbed/mail-server.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";

let mails: MailServer;
let desk: TestDesk;
let coordinator: DeskUser;

beforeAll(async () => {
	mails = await startMailServer();
	desk = await openTestDesk({ smtpUrl: mails.url, mailFrom: "mesa@ejemplo.org" });
	coordinator = await desk.join("coordinator", "Ana");
	const backend = await openSqliteBackend({ dataDir: desk.dataDir });
	await backend.addReport({ ...PROBLEM_REPORT, user_name: "Ermelinda", user_email: "ermelinda@correo.gt" });
	await backend.close();
	await coordinator.get("/reportes");
});
afterAll(async () => {
	await desk?.dispose();
	await mails?.close();
});

/** Sends an answer from the page as it stands, or as it stood. */
async function answer(respuesta: string, seen?: string) {
	const { html } = await coordinator.get("/reportes/1");
	const revision = seen ?? /name="revision" value="(\d+)"/.exec(html)?.[1] ?? "";
	return { revision, page: await coordinator.post("/reportes/1/responder", { revision, respuesta }) };
}

test("an answer that the mail server does not take is neither kept nor lost", async () => {
	mails.refuse(true);
	const { page: failed } = await answer("Ya lo corregimos.");
	mails.refuse(false);
	expect(failed.status).toBe(503);
	expect(failed.html).toContain("no aceptó la respuesta");
	expect(failed.html).toContain("Ya lo corregimos.");
	expect((await coordinator.get("/reportes/1")).html).not.toContain("Ya lo corregimos.");
	expect(JSON.stringify(desk.log)).not.toContain("ermelinda");
});

test("an answer reaches who reported, and nobody else, and is kept without the address", async () => {
	const { page: sent, revision } = await answer("Ya lo corregimos.");
	expect(sent.status).toBe(303);
	expect(mails.taken.at(-1)).toMatchObject({ to: ["ermelinda@correo.gt"] });
	expect(mails.taken.at(-1)?.raw).toContain("Ya lo corregimos.");
	const page = await coordinator.get("/reportes/1");
	expect(page.html).toContain("Ya lo corregimos.");
	expect(page.html).not.toContain("ermelinda@correo.gt");
	const { page: twice } = await answer("Ya lo corregimos dos veces.", revision);
	expect([twice.status, mails.taken.length]).toEqual([409, 1]);
	expect(twice.html).toContain("Ya lo corregimos dos veces.");
});

test("a subject with line breaks adds no header, and an address that holds two reaches nobody", async () => {
	const mail = createMail({ smtpUrl: mails.url, mailFrom: "mesa@ejemplo.org" });
	await mail?.send({ to: "uno@ejemplo.org", subject: "Hola\r\nBcc: otro@ejemplo.org", text: "x" });
	expect(mails.taken.at(-1)?.to).toEqual(["uno@ejemplo.org"]);
	expect(mails.taken.at(-1)?.raw).not.toMatch(/^Bcc:/im);
	const two = mail?.send({ to: "uno@ejemplo.org, dos@ejemplo.org", subject: "x", text: "x" });
	await expect(two).rejects.toThrow("The address is none.");
});
