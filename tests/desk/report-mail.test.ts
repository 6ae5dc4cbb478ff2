import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import { createMail } from "../../desk/mail/mail.server.ts";
import { sendDigest } from "../../desk/reports/digest.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";

/** What a mail server was told: recipients and the mail as it came over the line. */
interface TakenMail {
	to: string[];
	raw: string;
}

/** A mail server that takes everything, or refuses it with 451. */
async function startMailServer() {
	const taken: TakenMail[] = [];
	let isRefusing = false;
	const server = createServer((socket) => {
		let pending = "";
		let mail: TakenMail = { to: [], raw: "" };
		let isData = false;
		const say = (line: string) => socket.write(`${line}\r\n`);
		socket.on("error", () => undefined);
		say("220 prueba");
		socket.on("data", (piece) => {
			pending += piece.toString("utf8");
			for (let at = pending.indexOf("\r\n"); at >= 0; at = pending.indexOf("\r\n")) {
				const line = pending.slice(0, at);
				pending = pending.slice(at + 2);
				if (isData && line === ".") {
					isData = false;
					taken.push(mail);
					mail = { to: [], raw: "" };
					say("250 ok");
				} else if (isData) mail.raw += `${line}\n`;
				else if (/^RCPT/i.test(line)) {
					if (isRefusing) say("451 later");
					else {
						mail.to.push(/<(.*)>/.exec(line)?.[1] ?? "");
						say("250 ok");
					}
				} else if (/^DATA/i.test(line)) {
					isData = true;
					say("354 go");
				} else if (/^QUIT/i.test(line)) {
					say("221 bye");
					socket.end();
				} else say("250 ok");
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		taken,
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		refuse(isNow: boolean) {
			isRefusing = isNow;
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

let mails: Awaited<ReturnType<typeof startMailServer>>;
let desk: TestDesk;
let coordinator: DeskUser;

beforeAll(async () => {
	mails = await startMailServer();
	desk = await openTestDesk({ smtpUrl: mails.url, mailFrom: "mesa@ejemplo.org" });
	coordinator = await desk.join("coordinator", "Ana");
	await coordinator.post("/reportes/aviso");
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

test("the mail about new reports comes once a day, also after a restart, to who wants it, without a word of the report", async () => {
	const before = mails.taken.length;
	mails.refuse(true);
	expect(await sendDigest(desk.services, new Date("2026-11-23T15:00:00Z"))).toBe(0);
	mails.refuse(false);
	expect(await sendDigest(desk.services, new Date("2026-11-23T15:10:00Z"))).toBe(1);
	expect(await sendDigest(desk.services, new Date("2026-11-23T15:20:00Z"))).toBe(0);
	expect(await sendDigest(desk.services, new Date("2026-11-24T15:00:00Z"))).toBe(0);
	const told = mails.taken.slice(before);
	expect(told.map(({ to }) => to)).toEqual([[coordinator.email]]);
	expect(told[0]?.raw).toContain("/reportes");
	expect(told[0]?.raw).not.toMatch(/ermelinda/i);
});
