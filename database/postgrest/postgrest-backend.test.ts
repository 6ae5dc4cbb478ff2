import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { BackendUnavailable } from "../backend.ts";
import { openPostgrestBackend } from "./postgrest-backend.server.ts";

interface Asked {
	method: string;
	url: URL;
	headers: IncomingMessage["headers"];
	body: string;
}

/** A hosted backend that answers as the test says, and what it was asked. */
async function host(
	answer: (asked: Asked, response: ServerResponse) => void,
	{ path = "", key = "public-key", limitMs = 2_000 } = {},
) {
	const questions: Asked[] = [];
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "", "http://127.0.0.1");
		const asked = { method: request.method ?? "", url, headers: request.headers, body: "" };
		questions.push(asked);
		request.on("data", (bytes) => {
			asked.body += bytes;
		});
		request.once("end", () => answer(asked, response));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const supabaseUrl = `http://127.0.0.1:${port}${path}`;
	const backend = await openPostgrestBackend({ supabaseUrl, supabaseAnonKey: key, limitMs });
	onTestFinished(async () => {
		await backend.close();
		server.closeAllConnections();
		server.close();
	});
	return { backend, questions };
}

function sendJson(response: ServerResponse, status: number, content: unknown): void {
	response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));
}

test("a server that hands out fewer rows than asked for hides no procedure", async () => {
	const ids = Array.from({ length: 7 }, (_, number) => `tramite-${number}`);
	const { backend, questions } = await host(({ url }, response) => {
		const after = url.searchParams.get("id")?.replace(/^gt\./, "") ?? "";
		const isProcedures = url.pathname.endsWith("/procedures");
		const page = ids.filter((id) => isProcedures && id > after).slice(0, 3);
		sendJson(
			response,
			200,
			page.map((id) => ({ id })),
		);
	});
	const { procedures, institutions } = await backend.readCatalogue();
	expect(procedures.map(({ id }) => id)).toEqual(ids);
	expect(institutions).toEqual([]);
	expect(questions.every(({ url }) => url.searchParams.get("order")?.startsWith("id"))).toBe(true);
});

test("a server that repeats its last row for ever is given up, so that the last good catalogue stays", async () => {
	const { backend } = await host((_asked, response) => sendJson(response, 200, [{ id: "same" }]));
	await expect(backend.readCatalogue()).rejects.toThrow(/cannot be read page by page/);
});

test("each table arrives under its own name", async () => {
	const { backend } = await host(({ url }, response) => {
		const isFirstPage = !url.searchParams.has("id");
		sendJson(response, 200, isFirstPage ? [{ id: url.pathname.split("/").at(-1) }] : []);
	});
	expect(await backend.readCatalogue()).toEqual({
		procedures: [{ id: "procedures" }],
		institutions: [{ id: "institutions" }],
		observatory: [{ id: "observatory" }],
		procedure_facts: [{ id: "procedure_facts" }],
		procedure_fees: [{ id: "procedure_fees" }],
		procedure_places: [{ id: "procedure_places" }],
		procedure_terms: [{ id: "procedure_terms" }],
		offices: [{ id: "offices" }],
		site_documents: [{ id: "site_documents" }],
	});
});

test.each([
	["", "/rest/v1/problem_reports"],
	["/", "/rest/v1/problem_reports"],
	["/postgrest/", "/postgrest/problem_reports"],
])("an address that ends in %j is asked at %s", async (path, asked) => {
	const { backend, questions } = await host((_asked, response) => response.writeHead(201).end(), { path });
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	expect(questions.map(({ method, url }) => [method, url.pathname])).toEqual([["POST", asked]]);
	expect(questions[0]?.headers.prefer ?? "").not.toContain("representation");
});

test.each([
	["sb_publishable_key", undefined],
	["a.b.c", "Bearer a.b.c"],
])("the key %s authorises with %s: only a token may go there", async (key, authorization) => {
	const { backend, questions } = await host((_asked, response) => response.writeHead(201).end(), { key });
	expect(await backend.addReport(PROBLEM_REPORT)).toEqual({ outcome: "stored" });
	expect(questions[0]?.headers).toMatchObject({ apikey: key });
	expect(questions[0]?.headers.authorization).toBe(authorization);
});

test("a proxy that answers a report with a success of its own has not stored it: the report waits on", async () => {
	for (const status of [200, 204]) {
		const { backend } = await host((_asked, response) => response.writeHead(status).end());
		await expect(backend.addReport(PROBLEM_REPORT), String(status)).rejects.toThrow(BackendUnavailable);
	}
});

test.each([
	["stored before", 409, { code: "23505", message: 'unique constraint "problem_reports_client_id_key"' }, "stored"],
	["under a number that is taken", 409, { code: "23505", message: "problem_reports_pkey" }, "numberTaken"],
	["that the table refuses", 400, { code: "23514", message: "check constraint" }, "refused"],
	["of a text too long for its column", 400, { code: "22001", message: "too long" }, "refused"],
	["without the right to insert", 401, { code: "42501", message: "permission denied" }, undefined],
	["while the server is busy", 503, { code: "PGRST003", message: "timed out" }, undefined],
])("a report %s ends as it must", async (_what, status, body, expected) => {
	const { backend } = await host((_asked, response) => sendJson(response, status, body));
	const storing = backend.addReport(PROBLEM_REPORT);
	if (expected) expect(await storing).toMatchObject({ outcome: expected });
	else await expect(storing).rejects.toThrow(BackendUnavailable);
});

test("the contact data is erased by the hash of the receipt, and a failure is told", async () => {
	let status = 204;
	const { backend, questions } = await host((_asked, response) =>
		status === 204 ? response.writeHead(204).end() : sendJson(response, status, { code: "42883", message: "none" }),
	);
	await backend.eraseContact("f".repeat(64));
	expect(JSON.parse(questions[0]?.body ?? "")).toEqual({ receipt_hash: "f".repeat(64) });
	expect(questions[0]?.url.pathname).toBe("/rest/v1/rpc/erase_report_contact");
	status = 404;
	await expect(backend.eraseContact("f".repeat(64))).rejects.toThrow(BackendUnavailable);
});

test("a backend that sends us elsewhere is not followed, and no report goes there", async () => {
	const { backend, questions } = await host(({ url }, response) => {
		if (url.pathname.startsWith("/rest")) response.writeHead(307, { Location: "/elsewhere" }).end();
		else response.writeHead(201).end();
	});
	await expect(backend.addReport(PROBLEM_REPORT)).rejects.toThrow(BackendUnavailable);
	expect(questions).toHaveLength(1);
});

test("a page in place of rows, whatever it is written in, leaves the last good catalogue in service", async () => {
	for (const type of ["text/html", "text/plain"]) {
		const { backend } = await host((_asked, response) => response.writeHead(200, { "Content-Type": type }).end("[]"));
		await expect(backend.readCatalogue(), type).rejects.toThrow(BackendUnavailable);
	}
});

test("a backend that never answers is given up at its limit, when asked to stop and when the portal ends", async () => {
	const { backend } = await host(() => undefined, { limitMs: 50 });
	await expect(backend.addReport(PROBLEM_REPORT)).rejects.toThrow(BackendUnavailable);
	const { backend: patient } = await host(() => undefined, { limitMs: 60_000 });
	const stopping = new AbortController();
	const reading = patient.readCatalogue(stopping.signal);
	stopping.abort();
	await expect(reading).rejects.toThrow(BackendUnavailable);
	const adding = patient.addReport(PROBLEM_REPORT);
	await patient.close();
	await expect(adding).rejects.toThrow(BackendUnavailable);
});

test.each(["42P01", "42501"])("the operator is told how to install what %s says is missing", async (code) => {
	const { backend } = await host((_asked, response) => sendJson(response, 404, { code, message: "not there" }));
	await expect(backend.readCatalogue()).rejects.toThrow(/npm run migrate/);
});

test("other trouble is not blamed on the migrations", async () => {
	const { backend } = await host((_asked, response) => sendJson(response, 500, { code: "XX000", message: "boom" }));
	await expect(backend.readCatalogue()).rejects.not.toThrow(/migrate/);
});

test.each([
	["lacks it", 404, { code: "PGRST202", message: "no function" }],
	["fails", 500, { message: "oops" }],
	["answers lists to everything", 200, []],
])("a project that %s has no mark, and is read whole", async (_name, status, answer) => {
	const { backend } = await host((_asked, response) => sendJson(response, status, answer));
	expect(await backend.readMark?.()).toBeUndefined();
});
