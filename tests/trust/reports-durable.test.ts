import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { BackendUnavailable } from "../../database/backend.ts";
import { OUTBOX_FILE } from "../../database/reports/outbox.server.ts";
import { deriveClientId, deriveFormerReceiptCode, hashReceiptCode } from "../../database/reports/receipt.server.ts";
import { openReportIntake, type ReportIntakeOptions } from "../../database/reports/report-intake.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { keepPosting, startIntake } from "./intake-child.ts";
import { handIn, NO_FACTS, submission } from "./submission.ts";

let dataDir: string;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "ventanilla-reports-"));
});
afterEach(async () => {
	vi.useRealTimers();
	for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
	rmSync(dataDir, { recursive: true, force: true });
});

interface OpenOptions extends Partial<ReportIntakeOptions> {
	/** Where the database lies when it is not beside the outbox. */
	databaseDir?: string;
}

/** An intake over the real embedded database, which can be switched off. */
async function openIntake({ databaseDir = dataDir, ...options }: OpenOptions = {}) {
	const real = await openSqliteBackend({ dataDir: databaseDir, factsDir: NO_FACTS });
	const line = { isDown: false };
	const lines: string[] = [];
	const write = (fields: object, message: string) => lines.push(`${message} ${JSON.stringify(fields)}`);
	const checkLine = () => {
		if (line.isDown) throw new BackendUnavailable("The test switched it off.");
	};
	const backend: Backend = {
		...real,
		async addReport(report) {
			checkLine();
			return real.addReport(report);
		},
		async eraseContact(receiptHash) {
			checkLine();
			await real.eraseContact(receiptHash);
		},
	};
	const intake = await openReportIntake({
		backend,
		dataDir,
		firstRetryMs: 5,
		log: { info: write, warn: write, error: write },
		...options,
	});
	async function close() {
		await intake.close();
		await real.close();
	}
	cleanUps.push(close);
	async function delivered() {
		while (intake.state().waiting > 0) await pause(5);
	}
	return { intake, line, lines, close, delivered };
}

function query(sql: string, file = SQLITE_FILE, directory = dataDir): Record<string, unknown>[] {
	const database = new DatabaseSync(join(directory, file), { readOnly: true });
	try {
		return database.prepare(sql).all();
	} finally {
		database.close();
	}
}

const descriptions = () => query("select description from problem_reports order by id").map((row) => row.description);

test("whenever the process is killed, every report with a receipt is found exactly once", async () => {
	const receipts: string[] = [];
	let sent = 0;
	for (let round = 0; round < 4; round++) {
		const child = await startIntake(dataDir);
		const posting = keepPosting(child, 20, round * 100_000);
		while (child.answers.length < 5) await pause(1);
		await pause(Math.random() * 60);
		await child.kill();
		receipts.push(...child.answers.map(({ code }) => hashReceiptCode(code)));
		sent += posting.sent();
	}
	const { delivered } = await openIntake();
	await delivered();
	const stored = query("select receipt_hash, description from problem_reports");
	expect(receipts.length).toBeGreaterThan(30);
	expect(stored.length).toBeLessThanOrEqual(sent);
	expect(new Set(stored.map((row) => row.description)).size).toBe(stored.length);
	const found = new Set(stored.map((row) => row.receipt_hash));
	expect(receipts.filter((hash) => !found.has(hash))).toEqual([]);
});

test.each([
	["before", "dies before insert"],
	["after", "dies after insert"],
] as const)("a crash %s the insert leaves one row", async (_moment, fault) => {
	const child = await startIntake(dataDir, fault);
	child.send({ number: 1, key: "the-key" });
	await child.ended;
	const { intake, delivered } = await openIntake();
	await delivered();
	expect(descriptions()).toEqual(["Reporte 1"]);
	const again = await handIn(intake, { key: "the-key", ...submission({ description: "Reporte 1" }) });
	expect(again.isRepeat).toBe(true);
});

test("an outbox whose end is torn off keeps every earlier report", async () => {
	const child = await startIntake(dataDir, "down");
	for (let number = 1; number <= 5; number++) await child.accept({ number });
	await child.kill();
	const log = join(dataDir, `${OUTBOX_FILE}-wal`);
	truncateSync(log, statSync(log).size - 7);
	const { delivered } = await openIntake();
	await delivered();
	expect(descriptions().slice(0, 4)).toEqual([1, 2, 3, 4].map((number) => `Reporte ${number}`));
});

test("two processes on one directory both take reports and none is lost or doubled", async () => {
	const children = await Promise.all([startIntake(dataDir), startIntake(dataDir)]);
	const orders = Array.from({ length: 40 }, (_, number) => ({ number, key: `key-of-report-${number}` }));
	const receipts = await Promise.all(children.map((child) => Promise.all(orders.map((order) => child.accept(order)))));
	await Promise.all(children.map((child) => child.kill()));
	const { delivered } = await openIntake();
	await delivered();
	expect(receipts[0]?.map(({ code }) => code)).toEqual(receipts[1]?.map(({ code }) => code));
	expect(descriptions()).toHaveLength(40);
});

test("a receipt outlives a restart, a secret that is set later, and the codes of earlier versions", async () => {
	const first = await openIntake();
	const [kept, former] = ["kept", "former"].map((key) => ({ key, ...submission({ description: key }) }));
	if (!kept || !former) throw new Error("Both are there.");
	const { code } = await handIn(first.intake, kept);
	await handIn(first.intake, former);
	await first.delivered();
	await first.close();
	const formerCode = deriveFormerReceiptCode("former");
	for (const file of [OUTBOX_FILE, SQLITE_FILE]) {
		const table = file === OUTBOX_FILE ? "reports" : "problem_reports";
		const database = new DatabaseSync(join(dataDir, file));
		const statement = `update ${table} set receipt_hash = ? where client_id = ?`;
		database.prepare(statement).run(hashReceiptCode(formerCode), deriveClientId("former"));
		database.close();
	}

	const again = await openIntake();
	expect((await handIn(again.intake, kept)).code).toBe(code);
	await again.close();
	const later = await openIntake({ receiptSecret: "set later, when a second machine came" });
	expect((await handIn(later.intake, kept)).code).toBe(code);
	expect((await handIn(later.intake, former)).code).toBe(formerCode);
	for (const each of [code, formerCode]) await later.intake.eraseContact(each);
	expect(query("select distinct user_email from problem_reports")).toEqual([{ user_email: "" }]);
});

test("sending again with the same key gives the same receipt and one row, also at another server", async () => {
	const receiptSecret = "the same on every machine of a portal";
	const here = await openIntake({ receiptSecret });
	const sent = { key: "7d8f3c1a", ...submission() };
	const first = await handIn(here.intake, sent);
	const second = await handIn(here.intake, { ...sent, ...submission({ spam_score: 40, browser_info: "" }) });
	await here.delivered();
	const otherJournal = join(dataDir, "other");
	const there = await openIntake({ dataDir: otherJournal, databaseDir: dataDir, receiptSecret });
	const third = await handIn(there.intake, sent);
	await there.delivered();
	expect(first).toEqual({
		outcome: "accepted",
		code: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/),
		isRepeat: false,
	});
	expect(second).toMatchObject({ code: first.code, isRepeat: true });
	expect(third.code).toBe(first.code);
	expect(query("select receipt_hash from problem_reports")).toEqual([{ receipt_hash: hashReceiptCode(first.code) }]);
	expect(query("select receipt_hash from problem_reports")[0]?.receipt_hash).not.toContain(first.code);
});

test("a key that returns with other content is refused and the first report stays", async () => {
	const { intake, delivered } = await openIntake();
	await handIn(intake, { key: "7d8f3c1a", ...submission() });
	const other = { key: "7d8f3c1a", ...submission({ description: "Otra cosa" }) };
	expect(await intake.accept(other)).toEqual({ outcome: "keyReused" });
	await delivered();
	expect(descriptions()).toEqual([submission().report.description]);
});

test("without a key, equal content counts as one report for ten minutes, also after a restart", async () => {
	let time = Date.parse("2026-11-21T12:00:00Z");
	const now = () => time;
	const before = await openIntake({ now });
	const first = await handIn(before.intake, submission());
	const neighbour = await handIn(before.intake, submission({ description: "Otro trámite" }));
	expect(neighbour.code).not.toBe(first.code);
	await before.close();
	const { intake, delivered } = await openIntake({ now });
	time += 9 * 60_000;
	expect(await handIn(intake, submission())).toMatchObject({ code: first.code, isRepeat: true });
	time += 2 * 60_000;
	const later = await handIn(intake, submission());
	expect(later.isRepeat).toBe(false);
	expect(later.code).not.toBe(first.code);
	await delivered();
	expect(descriptions()).toHaveLength(3);
});

test("a clock that jumps an hour back or a day ahead changes neither receipts nor retries", async () => {
	const { intake, line, delivered } = await openIntake();
	const first = await handIn(intake, submission());
	line.isDown = true;
	for (const hours of [-1, 24]) {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
		expect(await handIn(intake, submission())).toMatchObject({ code: first.code, isRepeat: true });
		await handIn(intake, submission({ description: `Reloj ${hours}` }));
		vi.useRealTimers();
	}
	line.isDown = false;
	await delivered();
	expect(descriptions()).toHaveLength(3);
});

test("while the backend is down reports wait in their order and say so once", async () => {
	const { intake, line, lines, delivered } = await openIntake();
	line.isDown = true;
	for (const number of [1, 2, 3]) await handIn(intake, submission({ description: `Reporte ${number}` }));
	await pause(60);
	expect(intake.state()).toEqual({ waiting: 3, isWritable: true });
	line.isDown = false;
	await delivered();
	expect(descriptions()).toEqual(["Reporte 1", "Reporte 2", "Reporte 3"]);
	await pause(20);
	expect(lines.filter((each) => each.includes("wait in the outbox"))).toHaveLength(1);
	expect(lines.filter((each) => each.includes("reach the backend again"))).toHaveLength(1);
});

test("a report that the backend refuses for good is set aside with its text and holds nobody up", async () => {
	const { intake, lines, delivered } = await openIntake();
	await handIn(intake, submission({ description: "x".repeat(5001), user_email: "ana@correo.gt" }));
	await handIn(intake, submission());
	await delivered();
	expect(descriptions()).toEqual([submission().report.description]);
	const aside = query("select client_id, content from reports where state = 'refused'", OUTBOX_FILE);
	expect(String(aside[0]?.content)).toContain("x".repeat(5001));
	const line = lines.find((each) => each.includes("set aside")) ?? "";
	expect(line).toContain(String(aside[0]?.client_id));
	expect(line).not.toMatch(/ana@|xxx/);
	expect(intake.countRefused()).toBe(1);
});

test("a report that was refused is tried again after the next start, when the tables may be newer", async () => {
	const real = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	const backend: Backend = { ...real, addReport: async () => ({ outcome: "refused", reason: "an older table" }) };
	const before = await openIntake({ backend });
	await handIn(before.intake, submission());
	await before.delivered();
	expect(before.intake.countRefused()).toBe(1);
	await before.close();
	await real.close();
	const { intake, delivered } = await openIntake();
	await delivered();
	expect(descriptions()).toEqual([submission().report.description]);
	expect(intake.countRefused()).toBe(0);
});

test("a report that fails again and again does not keep the others back", async () => {
	const real = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	const backend: Backend = {
		...real,
		async addReport(report) {
			if (report.description === "Veneno") throw new BackendUnavailable("502");
			return real.addReport(report);
		},
	};
	const { intake } = await openIntake({ backend, firstRetryMs: 0.1 });
	await handIn(intake, submission({ description: "Veneno" }));
	await handIn(intake, submission());
	await vi.waitFor(() => expect(descriptions()).toEqual([submission().report.description]), 5_000);
	expect(intake.state().waiting).toBe(1);
	await intake.close();
	await real.close();
});

test("after delivery nothing of the report is left in the outbox or in the log", async () => {
	const { intake, line, lines, delivered } = await openIntake();
	line.isDown = true;
	await handIn(intake, {
		key: "key-of-the-canary",
		...submission({ user_email: "CANARIO-7781@ejemplo.gt", user_name: "CANARIO-7782", description: "CANARIO-7783" }),
	});
	const outbox = () =>
		readdirSync(dataDir)
			.filter((name) => name.startsWith(OUTBOX_FILE))
			.map((name) => readFileSync(join(dataDir, name), "latin1"))
			.join("");
	expect(outbox().includes("CANARIO-7781")).toBe(true);
	line.isDown = false;
	await delivered();
	await vi.waitFor(() => expect(/CANARIO|key-of-the-canary/.test(outbox())).toBe(false));
	expect(lines.join("\n")).not.toContain("CANARIO");
});

test("too many waiting reports close the form until the backend has taken them", async () => {
	const { intake, line, lines, delivered } = await openIntake({ waitingLimit: 3 });
	line.isDown = true;
	for (const number of [1, 2, 3]) await handIn(intake, submission({ description: `Reporte ${number}` }));
	expect(await intake.accept(submission({ description: "Uno más" }))).toEqual({ outcome: "closed" });
	expect(await intake.accept(submission({ description: "Reporte 1" }))).toMatchObject({ isRepeat: true });
	expect(intake.state()).toEqual({ waiting: 3, isWritable: false });
	expect(lines.filter((each) => each.includes("Too many"))).toHaveLength(1);
	line.isDown = false;
	await delivered();
	expect((await handIn(intake, submission({ description: "Uno más" }))).isRepeat).toBe(false);
});

test("an outbox that cannot be used closes the form, not the portal, and is left as it is", async () => {
	rmSync(dataDir, { recursive: true });
	const databaseDir = mkdtempSync(join(tmpdir(), "ventanilla-reports-"));
	cleanUps.push(async () => rmSync(databaseDir, { recursive: true }));
	writeFileSync(dataDir, "a file where the directory should be");
	const { intake, lines } = await openIntake({ databaseDir });
	expect(intake.state().isWritable).toBe(false);
	expect(await intake.accept(submission())).toEqual({ outcome: "closed" });
	expect(lines.filter((each) => each.includes("the form is closed"))).toHaveLength(1);
	expect(readFileSync(dataDir, "utf8")).toContain("a file where");
});

const fillerPath = () => join(dataDir, "filler");
const makeRoom = () => rmSync(fillerPath());

/** Puts 2 MB under the outbox; answers what fills them, or nothing where this user may not. */
function mountSmallDisk(): (() => void) | undefined {
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", dataDir], { stdio: "pipe" });
	} catch {
		return undefined;
	}
	cleanUps.push(async () => void execFileSync("umount", ["--lazy", dataDir]));
	return () => void execFileSync("sh", ["-c", `cat /dev/zero > ${fillerPath()} || true`], { stdio: "pipe" });
}

test("a full disk closes the form until there is room again, also when it is full at the start", async (context) => {
	const databaseDir = mkdtempSync(join(tmpdir(), "ventanilla-reports-"));
	cleanUps.push(async () => rmSync(databaseDir, { recursive: true }));
	const fill = mountSmallDisk();
	if (!fill) return context.skip("only an administrator can mount a small disk");
	fill();
	const { intake, line, delivered } = await openIntake({ databaseDir });
	line.isDown = true;
	expect(intake.state().isWritable).toBe(false);
	expect(await intake.accept(submission())).toEqual({ outcome: "closed" });
	makeRoom();
	const codes = [(await handIn(intake, submission({ description: "Primero" }))).code];
	fill();
	for (let isFull = false; !isFull; ) {
		const description = `${codes.length} ${"x".repeat(4000)}`;
		const acceptance = await intake.accept(submission({ description }));
		if (acceptance.outcome === "accepted") codes.push(acceptance.code);
		else expect(acceptance).toEqual({ outcome: "closed" });
		isFull = acceptance.outcome === "closed" || codes.length > 1_000;
	}
	expect(intake.state().isWritable).toBe(false);
	makeRoom();
	codes.push((await handIn(intake, submission({ description: "Último" }))).code);
	line.isDown = false;
	await delivered();
	const stored = query("select receipt_hash from problem_reports order by id", SQLITE_FILE, databaseDir);
	expect(stored.map((row) => row.receipt_hash)).toEqual(codes.map(hashReceiptCode));
});

test("a disk that fills up closes the form before somebody has written a report in vain", async (context) => {
	const databaseDir = mkdtempSync(join(tmpdir(), "ventanilla-reports-"));
	cleanUps.push(async () => rmSync(databaseDir, { recursive: true }));
	const fill = mountSmallDisk();
	if (!fill) return context.skip("only an administrator can mount a small disk");
	const { intake } = await openIntake({ databaseDir, probeMs: 20 });
	expect(intake.state().isWritable).toBe(true);
	fill();
	await vi.waitFor(() => expect(intake.state().isWritable).toBe(false), 5_000);
});

const withContact = submission({ user_name: "Ana", user_email: "ana@correo.gt" });
const contacts = () => query("select user_name, user_email, description from problem_reports");
const erased = [{ user_name: "", user_email: "", description: withContact.report.description }];

test("the receipt code, typed as people type, erases the contact data of a stored report and keeps its text", async () => {
	const { intake, delivered } = await openIntake();
	const { code } = await handIn(intake, withContact);
	await delivered();
	expect(await intake.eraseContact("0000-0000-0000-0000-0000-0000-0000")).toEqual({ outcome: "erased" });
	expect(contacts()).toMatchObject([{ user_name: "Ana", user_email: "ana@correo.gt" }]);
	expect(
		await intake.eraseContact(` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")}`),
	).toEqual({ outcome: "erased" });
	expect(contacts()).toEqual(erased);
	const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
	expect(files.filter((bytes) => bytes.includes("ana@correo.gt"))).toHaveLength(0);
});

test("contact data is erased from a report that still waits, and for good", async () => {
	const { intake, line, delivered } = await openIntake();
	line.isDown = true;
	const { code } = await handIn(intake, withContact);
	expect(await intake.eraseContact(code)).toEqual({ outcome: "erased" });
	expect(JSON.stringify(query("select content from reports", OUTBOX_FILE))).not.toContain("Ana");
	line.isDown = false;
	await delivered();
	expect(contacts()).toEqual(erased);
});

test("an erasure asked for while the backend is down survives a restart", async () => {
	const before = await openIntake();
	const { code } = await handIn(before.intake, withContact);
	await before.delivered();
	before.line.isDown = true;
	expect(await before.intake.eraseContact(code)).toEqual({ outcome: "erased" });
	expect(contacts()).not.toEqual(erased);
	await before.close();
	await openIntake();
	await vi.waitFor(() => expect(contacts()).toEqual(erased));
});

test("an erasure that the backend cannot do holds up no other", async () => {
	const real = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	const codes: string[] = [];
	const backend: Backend = {
		...real,
		async eraseContact(receiptHash) {
			if (receiptHash === hashReceiptCode(codes[0] ?? "")) throw new BackendUnavailable("this row alone");
			await real.eraseContact(receiptHash);
		},
	};
	const { intake, delivered } = await openIntake({ backend });
	for (const description of ["Primero", "Segundo"]) {
		codes.push((await handIn(intake, submission({ description, user_email: "ana@correo.gt" }))).code);
	}
	await delivered();
	for (const code of codes) expect(await intake.eraseContact(code)).toEqual({ outcome: "erased" });
	await vi.waitFor(() =>
		expect(query("select user_email from problem_reports order by id")).toEqual([
			{ user_email: "ana@correo.gt" },
			{ user_email: "" },
		]),
	);
	await intake.close();
	await real.close();
});

describe("with as many erasures noted as there is room for", () => {
	/** Codes that somebody invented. */
	function fillErasures(state: "done" | "waiting"): void {
		const database = new DatabaseSync(join(dataDir, OUTBOX_FILE));
		const requested = Date.now() - 2;
		const due = state === "done" ? requested + 1 : requested;
		database
			.prepare(
				`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
				insert into erasures select 'invented ' || i, ?, ? from n`,
			)
			.run(requested, due);
		database.close();
	}

	test("a right code still erases at once: it goes before those that are repeated", async () => {
		const { intake, delivered } = await openIntake();
		const { code } = await handIn(intake, submission({ user_email: "ana@correo.gt" }));
		await delivered();
		fillErasures("done");
		expect(await intake.eraseContact(code)).toEqual({ outcome: "erased" });
		await vi.waitFor(() => expect(query("select user_email from problem_reports")).toEqual([{ user_email: "" }]));
	});

	test("those that are repeated do not hold up the visitors, one after the other", async () => {
		const countDue = () => query("select 1 from erasures where due_at <= requested_at + 1", OUTBOX_FILE).length;
		const { intake } = await openIntake();
		fillErasures("done");
		await intake.eraseContact("AAAA-BBBB");
		await pause(50);
		expect(countDue()).toBeGreaterThan(0);
	});

	test("nobody is told that it is done while nothing can be noted", async () => {
		const { intake, line, lines } = await openIntake();
		line.isDown = true;
		expect(await intake.eraseContact("CCCC-DDDD")).toEqual({ outcome: "erased" });
		fillErasures("waiting");
		expect(await intake.eraseContact("AAAA-BBBB")).toEqual({ outcome: "closed" });
		expect(await intake.eraseContact("CCCC-DDDD")).toEqual({ outcome: "erased" });
		expect(lines.join()).toContain("Too many erasures wait");
	});
});
