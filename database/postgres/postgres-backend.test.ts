import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import type { StoreOutcome } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import { openPostgresBackend } from "./postgres-backend.server.ts";

interface RefusalCode {
	code: string;
	message: string;
}

/** How a server meets a report: it takes it, refuses it, hangs up, says nothing, or is a replica from the start. */
type Manner = "takes" | "hangs up" | "says nothing" | "is a replica" | RefusalCode;

/** A server that speaks just enough of PostgreSQL's protocol (version 3) to be asked by the backend. */
async function startServer(manner: Manner) {
	const server = { manner, reports: 0, statements: [] as string[], port: 0 };

	function answer(socket: Socket, statement: string, isPrepared: boolean): void {
		server.statements.push(statement);
		const replies = isPrepared ? [message("1"), message("2")] : [];
		if (statement.includes("pg_is_in_recovery")) {
			const text = server.manner === "is a replica" ? "t" : "f";
			replies.push(rowDescription("replica", BOOLEAN), dataRow(text), complete("SELECT 1"));
		} else if (/^select/i.test(statement)) {
			replies.push(rowDescription("fecha_actualizado", DATE), dataRow("2025-03-14"), complete("SELECT 1"));
		} else if (!/^insert/i.test(statement)) {
			replies.push(...(isPrepared ? [message("n")] : []), complete("SET"));
		} else {
			if (server.manner === "hangs up") return void socket.destroy();
			if (server.manner === "says nothing") return;
			if (typeof server.manner === "object") replies.push(refusal(server.manner));
			else {
				server.reports += 1;
				replies.push(message("n"), complete("INSERT 0 1"));
			}
		}
		socket.write(Buffer.concat([...replies, READY]));
	}

	const listening = createServer((socket) => {
		let received = Buffer.alloc(0);
		let hasStarted = false;
		let prepared = "";
		socket.on("error", () => undefined);
		socket.on("data", (bytes) => {
			received = Buffer.concat([received, bytes]);
			for (;;) {
				const start = hasStarted ? 1 : 0;
				if (received.length < start + 4) return;
				const end = start + received.readInt32BE(start);
				if (received.length < end) return;
				const kind = hasStarted ? received.toString("latin1", 0, 1) : "start";
				const body = received.subarray(start + 4, end);
				received = received.subarray(end);
				hasStarted = true;
				if (kind === "start") socket.write(Buffer.concat([message("R", Buffer.alloc(4)), READY]));
				if (kind === "Q") answer(socket, body.toString("utf8").replace(/\0$/, ""), false);
				if (kind === "P") prepared = body.toString("utf8").split("\0")[1] ?? "";
				if (kind === "S") answer(socket, prepared, true);
				if (kind === "X") socket.end();
			}
		});
	});
	listening.listen(0, "127.0.0.1");
	await once(listening, "listening");
	onTestFinished(() => void listening.close());
	server.port = (listening.address() as AddressInfo).port;
	return server;
}

function message(kind: string, body = Buffer.alloc(0)): Buffer {
	const head = Buffer.alloc(5);
	head.write(kind, "latin1");
	head.writeInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
}

const READY = message("Z", Buffer.from("I"));
const complete = (tag: string) => message("C", Buffer.from(`${tag}\0`));
const refusal = ({ code, message: text }: RefusalCode) => message("E", Buffer.from(`SERROR\0C${code}\0M${text}\0\0`));

/** Numbers of PostgreSQL's types. */
const BOOLEAN = 16;
const DATE = 1082;

/** One column of this type, sent as text. */
function rowDescription(name: string, type: number): Buffer {
	const column = Buffer.alloc(18);
	column.writeInt32BE(type, 6);
	return message("T", Buffer.concat([Buffer.from([0, 1]), Buffer.from(`${name}\0`), column]));
}

function dataRow(text: string): Buffer {
	return message("D", Buffer.concat([Buffer.from([0, 1, 0, 0, 0, text.length]), Buffer.from(text)]));
}

/** A backend over servers of these manners, in the order in which its address names them. */
async function openOver(...manners: Manner[]) {
	const servers = await Promise.all(manners.map(startServer));
	const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join();
	const backend = await openPostgresBackend({ databaseUrl: `postgres://web@${hosts}/portal`, limitMs: 500 });
	onTestFinished(() => backend.close());
	return { backend, servers };
}

test.each<[string, Manner]>([
	["is a replica", "is a replica"],
	["became a replica under an open connection", { code: "25006", message: "cannot execute INSERT in a read-only" }],
	["is being shut down", { code: "57P01", message: "terminating connection due to administrator command" }],
	["lost its own connection", { code: "08006", message: "connection failure" }],
	["hangs up", "hangs up"],
])("a report to a server that %s reaches the next host at once, and so do those after it", async (_what, manner) => {
	const { backend, servers } = await openOver(manner, "takes");
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	expect(servers.map(({ reports }) => reports)).toEqual([0, 2]);
	const asked = servers[0]?.statements.filter((statement) => /^insert/i.test(statement)).length;
	expect(asked).toBeLessThanOrEqual(1);
});

test.each<[string, RefusalCode, StoreOutcome["outcome"] | undefined]>([
	["stored already", { code: "23505", message: 'constraint "problem_reports_client_id_key"' }, "stored"],
	["under a taken number", { code: "23505", message: 'constraint "problem_reports_pkey"' }, "numberTaken"],
	["that the table refuses", { code: "23514", message: "check" }, "refused"],
	["while a table is locked", { code: "55P03", message: "lock" }, undefined],
	["that takes too long", { code: "57014", message: "canceling statement" }, undefined],
])("a report %s is no reason to leave the server that leads", async (_what, manner, expected) => {
	const { backend, servers } = await openOver(manner, "is a replica");
	const storing = backend.addReport(PROBLEM_REPORT);
	if (expected) expect(await storing).toMatchObject({ outcome: expected });
	else await expect(storing).rejects.toThrow(BackendUnavailable);
	expect(servers[1]?.statements).toEqual([]);
});

test("when no host leads the report waits, and goes to the first host that leads again", async () => {
	const { backend, servers } = await openOver("is a replica", "is a replica");
	await expect(backend.addReport(PROBLEM_REPORT)).rejects.toThrow(BackendUnavailable);
	const [first] = servers;
	if (first) first.manner = "takes";
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	expect(servers.map(({ reports }) => reports)).toEqual([1, 0]);
});

test("every connection gives up its rights before it asks anything", async () => {
	const { backend, servers } = await openOver("takes");
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	const [, setRole = "", insert = ""] = servers[0]?.statements ?? [];
	expect(setRole).toBe("set role anon");
	expect(insert).toMatch(/^insert into "problem_reports"/);
	expect(insert).not.toMatch(/returning|on conflict/i);
});

test("a date is the day that the table says, in whatever time zone the server runs", async () => {
	const { backend } = await openOver("takes");
	const { procedures } = await backend.readCatalogue();
	expect(procedures).toEqual([{ fecha_actualizado: "2025-03-14" }]);
});

test("a server that takes a report and says nothing is left at its limit for the next one", async () => {
	const { backend, servers } = await openOver("says nothing", "takes");
	const began = performance.now();
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	expect(performance.now() - began).toBeLessThan(5_000);
	expect(servers[1]?.reports).toBe(1);
});
