import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getByLabelText, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { beforeEach, describe, expect, test } from "vitest";
import { hashReceiptCode } from "../../database/reports/receipt.server.ts";
import type { Language } from "../../domain/language.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal({ trustedProxies: 1 });
const PATH = "/reportar/recibo";
/** Well-formed codes of the former length that nobody was given. */
const guess = (number: number) => String(number).padStart(28, "0");
const WORDS = "Ya no piden la fotocopia que dice la ficha";

let visitors = 0;
let visitor: Record<string, string> = {};

beforeEach(() => {
	visitors++;
	visitor = { "X-Forwarded-For": `198.51.100.${visitors}`, Host: "localhost" };
	portal.setReportsDown(false);
});

/** Sends a report and answers its receipt code. */
async function send(): Promise<string> {
	const response = await portal.request("/reportar", {
		method: "POST",
		headers: { ...visitor, "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify({
			...{ problem_type: "other", procedure: "NIT", description: `${WORDS} ${crypto.randomUUID()}` },
			...{ user_name: "Ermelinda", user_email: "ermelinda@correo.gt" },
		}),
	});
	const { receipt }: { receipt: string } = await response.json();
	return receipt;
}

/** Asks as a browser without scripts does. */
async function ask(codigo: string, language: Language = "es") {
	const body = new FormData();
	body.append("codigo", codigo);
	const headers = { ...visitor, Accept: "text/html", Cookie: `language=${language}` };
	const response = await portal.request(PATH, { method: "POST", body, headers });
	const html = await response.text();
	const document = readHtml(html);
	return { status: response.status, headers: response.headers, html, document, body: document.body };
}

/** Asks as our scripts do. */
async function askAll(content: unknown, headers: Record<string, string> = {}) {
	const response = await portal.request(PATH, {
		method: "POST",
		headers: { ...visitor, "Content-Type": "application/json", Accept: "application/json", ...headers },
		body: typeof content === "string" ? content : JSON.stringify(content),
	});
	const answer: { states: Record<string, unknown>[]; code?: string } = await response.json();
	return { status: response.status, headers: response.headers, answer };
}

const setState = (code: string, state: string) =>
	portal.workOnReports(
		`update problem_reports set status = '${state}' where receipt_hash = '${hashReceiptCode(code)}'`,
	);

describe("without scripts", () => {
	test("the page asks for a code, for anybody, and says nothing of anyone", async () => {
		const page = await portal.get(PATH);
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("¿Qué pasó con mi reporte?");
		const field = getByLabelText<HTMLInputElement>(page.body, "Código de recibo");
		expect([field.form?.method, field.form?.getAttribute("action"), field.value]).toEqual(["post", PATH, ""]);
		expect(field.autocomplete).toBe("off");
		expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([
			"no-store, no-transform",
			"noindex",
		]);
		expect(page.headers.get("referrer-policy")).toBe("no-referrer");
		expect(page.document.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("same-origin");
	});

	test("the receipt asks with one press, and tells nobody its address", async () => {
		const code = await send();
		const page = await portal.get(`${PATH}?recibo=${code}`);
		const button = getByRole<HTMLButtonElement>(page.body, "button", { name: "¿Qué pasó con mi reporte?" });
		expect([button.form?.method, button.form?.getAttribute("action")]).toEqual(["post", PATH]);
		expect(page.document.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("strict-origin");
		const hidden = button.form?.querySelector<HTMLInputElement>("input[name=codigo]");
		expect((await ask(hidden?.value ?? "")).status).toBe(200);
	});

	test.each<[string, Language, string, RegExp]>([
		["pending", "es", "Recibido", /Llegó el \d+ de \S+ de \d{4}\.$/],
		["in_review", "es", "En revisión", /Así está desde el \d+ de/],
		["resolved", "es", "Resuelto", /Así está desde el/],
		["dismissed", "es", "No procede", /Así está desde el/],
		["pending", "en", "Received", /It came on \d+/],
		["in_review", "en", "Being reviewed", /It has been so since/],
		["resolved", "en", "Solved", /since/],
		["dismissed", "en", "Nothing to change", /since/],
	])(
		"a report that is %s is told in %s as %s, and never what it says or who sent it",
		async (state, language, label, details) => {
			const code = await send();
			await setState(code, state);
			const page = await ask(` ${code.toLowerCase().replaceAll("-", " ")} `, language);
			expect(page.status).toBe(200);
			const status = getByRole(page.body, "heading", { level: 2, name: label }).parentElement;
			expect(status?.textContent).toMatch(details);
			expect(page.html).not.toMatch(/Ermelinda|ermelinda@|fotocopia/);
			expect(page.headers.get("cache-control")).toBe("no-store, no-transform");
			expect(page.headers.get("x-robots-tag")).toBe("noindex");
			expect(page.headers.get("referrer-policy")).toBe("no-referrer");
			expect(page.headers.get("location")).toBeNull();
		},
	);

	test("a report that was joined to another shows the state of that one", async () => {
		const [main, joined] = [await send(), await send()];
		await setState(main, "resolved");
		const idOf = (code: string) => `(select id from problem_reports where receipt_hash = '${hashReceiptCode(code)}')`;
		await portal.workOnReports(
			`insert into desk_reports (report_id, duplicate_of, updated_at) values (${idOf(joined)}, ${idOf(main)}, '')`,
		);
		expect(getByRole((await ask(joined)).body, "heading", { name: "Resuelto" })).toBeTruthy();
	});

	test("one that waits in the outbox is received, and that its contact data is gone is said", async () => {
		portal.setReportsDown(true);
		const code = await send();
		const waiting = await ask(code);
		expect(waiting.status).toBe(200);
		expect(getByRole(waiting.body, "heading", { name: "Recibido, por entregar" })).toBeTruthy();
		expect(queryByText(waiting.body, /Así está desde/)).toBeNull();
		await portal.intake.eraseContact(code);
		expect(getByText((await ask(code)).body, /Tu nombre y tu correo ya no están en él\.$/)).toBeTruthy();
	});

	test("while the database is down the page says so, keeps the code and is no error page", async () => {
		const code = await send();
		await portal.listReports();
		portal.setReportsDown(true);
		const page = await ask(code);
		expect(page.status).toBe(503);
		const alert = getByRole(page.body, "alert");
		expect(alert.textContent).toContain("No podemos saberlo ahora");
		expect(getByLabelText<HTMLInputElement>(page.body, "Código de recibo").value).toBe(code);
	});

	test.each([
		["  ", 422, "Escribe tu código de recibo"],
		["XXXX-YYYY", 422, /^Ese código no está completo/],
		["<script>alert(1)</script>", 422, /^Ese código no está completo/],
		[guess(7), 404, "No encontramos este reporte"],
	])("the code %j is %i: %s", async (code, status, fault) => {
		const page = await ask(code);
		expect(page.status).toBe(status);
		expect(page.document.title).toMatch(/^Error: /);
		const summary = getByRole(page.body, "alert", { name: "Revisa estos datos" });
		expect(getByRole(summary, "link", { name: fault }).getAttribute("href")).toBe("#estado-codigo");
		const field = getByLabelText<HTMLInputElement>(page.body, "Código de recibo");
		expect([field.value, field.getAttribute("aria-invalid")]).toEqual([code.trim(), "true"]);
		expect(queryByRole(page.body, "heading", { level: 2, name: "Recibido" })).toBeNull();
	});

	test("a report that is gone is unknown again", async () => {
		const code = await send();
		await portal.workOnReports(`delete from problem_reports where receipt_hash = '${hashReceiptCode(code)}'`);
		expect((await ask(code)).status).toBe(404);
	});

	test("after ten guesses one is told to wait, whichever code comes next", async () => {
		const code = await send();
		await portal.listReports();
		for (let count = 0; count < 10; count++) expect((await ask(guess(count))).status).toBe(404);
		const page = await ask(code);
		expect(page.status).toBe(429);
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(50);
		expect(getByRole(page.body, "alert").textContent).toMatch(/Probaste muchos códigos\. Espera \d+ segundos/);
	});

	test("a page of another site cannot ask", async () => {
		const response = await portal.request(PATH, {
			method: "POST",
			headers: { ...visitor, "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "cross-site" },
			body: `codigo=${await send()}`,
		});
		expect(response.status).toBe(403);
	});
});

describe("our scripts", () => {
	test("ask for all codes that a browser keeps at once, and get each answer in words, without the code", async () => {
		const codes = [await send(), guess(3), await send(), "mal"];
		await setState(codes[2] ?? "", "in_review");
		const { status, headers, answer } = await askAll({ codes });
		expect(status).toBe(200);
		expect(answer.states.map(({ state }) => state)).toEqual(["pending", "unknown", "in_review", "unknown"]);
		expect(answer.states[2]?.sentence).toMatch(/^Tu reporte del \d+ de \S+ de \d{4} está en revisión\.$/);
		expect(Object.keys(answer.states[2] ?? {})).toEqual(["state", "label", "meaning", "sentence", "details"]);
		expect(JSON.stringify(answer)).not.toContain(codes[0]);
		expect(headers.get("cache-control")).toBe("no-store");
		const english = await askAll({ codes: [codes[2]] }, { Cookie: "language=en" });
		expect(english.answer.states[0]?.sentence).toMatch(/^Your report of .* is being reviewed\.$/);
	});

	test("are told quietly that it cannot be known while the database is down", async () => {
		const codes = [await send(), await send()];
		await portal.listReports();
		portal.setReportsDown(true);
		const { status, answer } = await askAll({ codes });
		expect(status).toBe(200);
		expect(answer.states.map(({ state }) => state)).toEqual(["unavailable", "unavailable"]);
	});

	test("cannot guess more than others", async () => {
		const { status, headers, answer } = await askAll({ codes: Array.from({ length: 30 }, (_, at) => guess(at)) });
		expect(status).toBe(429);
		expect(headers.get("retry-after")).toBe("60");
		expect(answer.states.filter(({ state }) => state === "unknown")).toHaveLength(10);
		expect(answer.states.filter(({ state }) => state === "unavailable")).toHaveLength(20);
	});

	test.each(["{", "[]", "{}", `{"codes":"x"}`, `{"codes":[1]}`, JSON.stringify({ codes: Array(51).fill("x") })])(
		"that send %s get 400 and an explanation",
		async (content) => {
			const { status, answer } = await askAll(content);
			expect([status, answer.code]).toEqual([400, "unreadable"]);
		},
	);
});

test("no code and no hash of one is logged, whatever is asked and answered", async () => {
	const code = await send();
	await portal.listReports();
	await portal.get(`${PATH}?recibo=${code}`, { headers: visitor });
	await ask(code);
	await ask(guess(5));
	await askAll({ codes: [code] });
	portal.setReportsDown(true);
	await ask(code);
	const log = JSON.stringify(portal.log);
	expect(log).toContain(PATH);
	expect(log).toContain("Nobody can be told how a report is");
	for (const secret of [code, code.replaceAll("-", ""), hashReceiptCode(code), guess(5)])
		expect(log).not.toContain(secret);
});

test("a procedure's page is the same for everybody: only a mark for the browser that keeps receipts", async () => {
	const page = await portal.get("/tramite/inscripcion-nit");
	expect(page.headers.get("cache-control")).toContain("public");
	expect(page.body.querySelectorAll("[data-starts-scripts=report-receipts]")).toHaveLength(1);
	expect(page.body.textContent).not.toMatch(/Tu reporte/);
});

test.each([
	["br", brotliDecompressSync],
	["gzip", gunzipSync],
] as const)("a page for one visitor travels packed too, as %s", async (encoding, unpack) => {
	const plain = await portal.request(PATH);
	const packed = await portal.request(PATH, { headers: { "accept-encoding": encoding } });
	expect([plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([null, encoding]);
	expect(packed.headers.get("vary")).toContain("Accept-Encoding");
	expect(packed.headers.get("cache-control")).toBe("no-store, no-transform");
	const bytes = Buffer.from(await packed.arrayBuffer());
	expect(bytes.length).toBeLessThan(25_000);
	expect(String(unpack(bytes))).toBe(await plain.text());
});
