import { getAllByRole, getByLabelText, getByRole, getByText, queryByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { readHtml } from "../../testbed/read-html.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal({ trustedProxies: 1 });

const FILLED = {
	problem_type: "wrong-requirements",
	procedure: "Inscripción al NIT",
	institution: "SAT",
	description: "Ya no piden fotocopia.",
	user_name: "Ana",
	user_email: "ana@correo.gt",
};
/** One receipt code as the intake writes it. */
const RECEIPT = /^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/;

let visitors = 0;

/** Headers of a visitor whom the portal has not seen before. */
function newVisitor(): Record<string, string> {
	visitors++;
	return { "X-Forwarded-For": `198.51.${visitors >> 8}.${visitors & 255}`, Host: "localhost" };
}

/** Sends the form as a browser without scripts does. */
async function postForm(fields: Record<string, string>, path = "/reportar", headers: Record<string, string> = {}) {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	const response = await portal.request(path, {
		method: "POST",
		body,
		headers: { ...newVisitor(), Accept: "text/html", ...headers },
	});
	const document = readHtml(await response.text());
	return { status: response.status, headers: response.headers, document, body: document.body };
}

/** Sends the form as our script does. */
async function postJson(content: unknown, headers: Record<string, string> = {}) {
	const body = typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content);
	const response = await portal.request("/reportar", {
		method: "POST",
		body: typeof body === "string" ? body : new Uint8Array(body),
		headers: { ...newVisitor(), "Content-Type": "application/json", Accept: "application/json", ...headers },
	});
	const answer: Record<string, unknown> = await response.json();
	return { status: response.status, headers: response.headers, answer };
}

async function lastReport(): Promise<Record<string, unknown>> {
	return (await portal.listReports()).at(-1) ?? {};
}

async function countReports(): Promise<number> {
	return (await portal.listReports()).length;
}

function textFields(body: HTMLElement): Record<string, string> {
	const fields = body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>("main [name]");
	return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

describe("the form's page", () => {
	test("has every field with its label, what is optional in words and the privacy note before the contact data", async () => {
		const page = await portal.get("/reportar");
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Reportar un problema");
		const options = getAllByRole(getByRole(page.body, "combobox", { name: "¿Qué problema encontraste?" }), "option");
		expect(options).toHaveLength(7);
		expect(getByLabelText(page.body, "Nombre del trámite").hasAttribute("required")).toBe(true);
		expect(getByLabelText(page.body, "Institución (opcional)").hasAttribute("required")).toBe(false);
		expect(getByLabelText(page.body, "Cuéntanos qué pasa").getAttribute("rows")).toBe("4");
		expect(getByLabelText(page.body, "Tu nombre (opcional)").getAttribute("autocomplete")).toBe("name");
		const email = getByLabelText(page.body, "Tu correo (opcional)");
		expect([email.getAttribute("type"), email.getAttribute("autocomplete")]).toEqual(["email", "email"]);
		const note = getByText(page.body, /^No hacen falta\./);
		expect(note.compareDocumentPosition(email) & 4).toBe(4);
		const button = getByRole(page.body, "button", { name: "Enviar reporte" });
		const draft = page.body.querySelector(".report-draft");
		expect(draft && button.compareDocumentPosition(draft) & 4, "no room of the note before the button").toBe(4);
	});

	test("is the same for everybody: no key, no time and no visitor's data in it", async () => {
		const [one, two] = await Promise.all([portal.get("/reportar"), portal.get("/reportar", { headers: newVisitor() })]);
		expect(one.html).toBe(two.html);
		expect(one.headers.get("cache-control")).toContain("public");
		expect(one.headers.get("referrer-policy")).toBe("no-referrer");
		// The meta wins within the page: a form of an older browser says where it comes from, to us alone.
		expect(one.body.ownerDocument.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("same-origin");
		expect(one.document.querySelectorAll("main form input[type=hidden]")).toHaveLength(0);
	});

	test("starts with the procedure and its institution, or with the institution alone", async () => {
		const about = await portal.get("/reportar?tramite=inscripcion-nit");
		expect(textFields(about.body)).toMatchObject({ procedure: "Inscripción al NIT", institution: "SAT" });
		const unknown = await portal.get("/reportar?tramite=no-existe");
		expect([unknown.status, textFields(unknown.body).procedure]).toEqual([200, ""]);
	});

	test("names the fact that its address names, where the catalogue has the procedure; any other word is not looked at", async () => {
		const [word, said] = ["costo", "¿Este dato está mal? Inscripción al NIT: costo"];
		const about = await portal.get(`/reportar?tramite=inscripcion-nit&dato=${word}`);
		expect(getByText(about.body, said)).toBeTruthy();
		const english = await portal.get(`/reportar?tramite=inscripcion-nit&dato=${word}`, { language: "en" });
		expect(getByText(english.body, "Is this wrong? Inscripción al NIT: cost")).toBeTruthy();
		for (const query of ["tramite=inscripcion-nit&dato=precio", "tramite=no-existe&dato=costo", "dato=costo"]) {
			const { status, html } = await portal.get(`/reportar?${query}`);
			expect([status, html.includes("¿Este dato está mal?")], query).toEqual([200, false]);
		}
	});

	test("hides its trap from people: out of the keyboard's way and of screen readers", async () => {
		const { body } = await portal.get("/reportar");
		const trap = body.querySelector('main input[tabindex="-1"]');
		expect(trap?.getAttribute("autocomplete")).toBe("off");
		expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
	});

	test("works while the catalogue cannot be read", async () => {
		const page = await (await openPortal({ isEmptyHanded: true })).get("/reportar?tramite=inscripcion-nit");
		expect([page.status, textFields(page.body).procedure]).toEqual([200, ""]);
	});

	test("is linked from the floating button of every page, with what the page is about", async () => {
		const catalogue = await portal.get("/catalogo");
		const link = getByRole(catalogue.body, "link", { name: /Reportar\s+un problema/ });
		expect(link.getAttribute("href")).toBe("/reportar");
		const procedure = await portal.get("/procedures/inscripcion-nit");
		expect(getByRole(procedure.body, "link", { name: /Reportar\s+un problema/ }).getAttribute("href")).toBe(
			"/reportar?tramite=inscripcion-nit",
		);
	});
});

describe("a report about a fact", () => {
	const PATH = "/reportar?tramite=inscripcion-nit&dato=requirements";

	test("keeps the fact through mistakes, and is stored with the page and the fact that it came from", async () => {
		const wrong = await postForm({ ...FILLED, description: "" }, PATH);
		expect(wrong.status).toBe(422);
		expect(getByText(wrong.body, "¿Este dato está mal? Inscripción al NIT: requisitos")).toBeTruthy();
		const form = wrong.document.querySelector("main form");
		expect(form?.getAttribute("action")).toBe(PATH);
		expect((await postForm(FILLED, PATH)).status).toBe(303);
		expect(await lastReport()).toMatchObject({
			page_url: "/tramite/inscripcion-nit?dato=requirements",
			description: "Inscripción al NIT\nSAT\n\nYa no piden fotocopia.",
		});
	});

	test("stores no word that is no fact, and tells beforehand what it stores", async () => {
		await postForm({ ...FILLED, description: "otro dato" }, "/reportar?tramite=inscripcion-nit&dato=<b>");
		expect(await lastReport()).toMatchObject({ page_url: "/tramite/inscripcion-nit" });
		const told = await portal.get("/reportar/datos?tramite=inscripcion-nit&dato=requirements");
		expect(getByText(told.body, "/tramite/inscripcion-nit?dato=requirements")).toBeTruthy();
		expect(getByRole(told.body, "link", { name: "Volver al formulario" }).getAttribute("href")).toBe(PATH);
	});
});

describe("a report sent without scripts", () => {
	test("is stored with the description of the specification, and its receipt is shown on a page of its own", async () => {
		const sent = await postForm({ ...FILLED, institution: " " }, "/reportar?tramite=inscripcion-nit", {
			"User-Agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36",
			"Accept-Language": "es-GT",
		});
		expect(sent.status).toBe(303);
		expect(sent.headers.get("cache-control")).toBe("no-store");
		expect(await lastReport()).toMatchObject({
			problem_type: "wrong-requirements",
			description: "Inscripción al NIT\nNo especificada\n\nYa no piden fotocopia.",
			user_name: "Ana",
			user_email: "ana@correo.gt",
			page_url: "/tramite/inscripcion-nit",
			browser_info: "Chrome 130; Android; pantalla sin medir; es",
			status: "pending",
			spam_score: 0,
		});
		const receipt = await portal.get(sent.headers.get("location") ?? "");
		expect(getByRole(receipt.body, "heading", { level: 1 }).textContent).toBe("Recibimos tu reporte");
		expect(getByRole(receipt.body, "status", { name: "Código de recibo" }).textContent).toMatch(RECEIPT);
		expect(receipt.headers.get("cache-control")).toBe("no-store, no-transform");
		expect(receipt.headers.get("referrer-policy")).toBe("no-referrer");
		expect(receipt.headers.get("x-robots-tag")).toBe("noindex");
	});

	test("with mistakes comes back 422: summary first, each field explained, everything typed kept", async () => {
		const typed = { ...FILLED, problem_type: "", procedure: " \u200b", user_email: "ana@" };
		const before = await countReports();
		const page = await postForm(typed);
		expect(page.status).toBe(422);
		expect(page.headers.get("cache-control")).toBe("no-store, no-transform");
		expect(page.headers.get("x-robots-tag")).toBe("noindex");
		expect(page.document.title).toMatch(/^Error: Reportar un problema/);
		const links = getAllByRole(getByRole(page.body, "alert", { name: "Revisa estos datos" }), "link");
		expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Elige qué problema encontraste", "#reporte-problem_type"],
			["Escribe el nombre del trámite", "#reporte-procedure"],
			["Escribe un correo como nombre@ejemplo.com, o deja el campo vacío", "#reporte-user_email"],
		]);
		const email = getByLabelText(page.body, "Tu correo (opcional)");
		expect(email.getAttribute("aria-invalid")).toBe("true");
		expect(email.getAttribute("aria-describedby")).toContain("reporte-user_email-error");
		expect(textFields(page.body)).toMatchObject(typed);
		expect(await countReports()).toBe(before);
	});

	test("twice is one report with one receipt; two different ones are two", async () => {
		const before = await countReports();
		const visitor = newVisitor();
		const once = await postForm(FILLED, "/reportar", visitor);
		const twice = await postForm(FILLED, "/reportar", visitor);
		expect(twice.headers.get("location")).toBe(once.headers.get("location"));
		await postForm({ ...FILLED, description: "Otra cosa." }, "/reportar", visitor);
		expect(await countReports()).toBe(before + 2);
	});

	test("explains in English when English was chosen", async () => {
		const page = await postForm({ ...FILLED, description: "" }, "/reportar", { Cookie: "language=en" });
		expect(getByText(page.body, "Check these fields")).toBeTruthy();
		expect(getAllByRole(page.body, "link", { name: "Tell us what is wrong, even in a few words" })).toHaveLength(1);
	});

	test("keeps what was typed when another language is chosen half way, and sends nothing", async () => {
		const before = await countReports();
		const { body } = await portal.get("/reportar?tramite=inscripcion-nit");
		const english = getByRole<HTMLButtonElement>(body, "button", { name: /English/, hidden: true });
		const form = english.form;
		expect([form?.className, english.getAttribute("formaction")]).toEqual(["report-form", "/idioma"]);
		expect(english.formNoValidate).toBe(true);
		const typed = { ...FILLED, user_email: "ana@", [english.name]: english.value };

		const led = await postForm(typed, "/idioma");
		expect([led.status, led.headers.get("location")]).toEqual([307, "/reportar"]);
		const cookie = led.headers.get("set-cookie")?.split(";")[0] ?? "";
		const page = await postForm(typed, "/reportar", { cookie });
		expect([page.status, page.document.documentElement.lang]).toEqual([200, "en"]);
		expect(page.headers.get("cache-control")).toBe("no-store, no-transform");
		expect(textFields(page.body)).toMatchObject({ ...FILLED, user_email: "ana@" });
		expect(page.document.title).not.toMatch(/^Error/);
		expect(page.body.querySelector("[aria-invalid=true]")).toBeNull();
		expect(await countReports()).toBe(before);
		// On any other page the choice is a form of its own.
		const help = getByRole<HTMLButtonElement>((await portal.get("/ayuda")).body, "button", {
			name: /English/,
			hidden: true,
		});
		expect([help.form?.getAttribute("action"), help.hasAttribute("formaction")]).toEqual(["/idioma", false]);
	});

	test("beyond the allowance is told to wait, with everything typed kept", async () => {
		const visitor = newVisitor();
		for (let count = 0; count < 5; count++)
			await postForm({ ...FILLED, description: `n.º ${count}` }, "/reportar", visitor);
		const page = await postForm({ ...FILLED, description: "el sexto" }, "/reportar", visitor);
		expect(page.status).toBe(429);
		const seconds = Number(page.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(0);
		expect(getByRole(page.body, "alert").textContent).toContain(
			`Recibimos varios envíos desde tu conexión. Espera ${seconds} segundos e intenta de nuevo. Lo que escribiste sigue aquí.`,
		);
		expect(textFields(page.body).description).toBe("el sexto");
	});

	test("survives attacks as the text that it is", async () => {
		const attack = `<script>alert(1)</script>"><img src=x onerror=alert(1)>{{7*7}}=HYPERLINK("x")'; drop table x`;
		const page = await postForm({ ...FILLED, description: attack, procedure: "" });
		expect(page.document.querySelectorAll("main script, main img[onerror]")).toHaveLength(0);
		expect(textFields(page.body).description).toBe(attack);
		await postForm({ ...FILLED, description: attack });
		expect((await lastReport()).description).toContain(attack);
	});
});

describe("a report sent by the script", () => {
	test("answers 201 with the receipt; the same key again answers 200 with the same one, and one row", async () => {
		const before = await countReports();
		const key = { "Idempotency-Key": crypto.randomUUID() };
		const first = await postJson({ ...FILLED, description: "con clave" }, key);
		const second = await postJson({ ...FILLED, description: "con clave" }, key);
		expect([first.status, second.status]).toEqual([201, 200]);
		expect(first.answer.receipt).toMatch(RECEIPT);
		expect(second.answer.receipt).toBe(first.answer.receipt);
		expect(await countReports()).toBe(before + 1);
	});

	test("with a known key and another content answers 422 and leaves the first as it is", async () => {
		const key = { "Idempotency-Key": crypto.randomUUID() };
		await postJson({ ...FILLED, description: "el primero" }, key);
		const { status, headers, answer } = await postJson({ ...FILLED, description: "el segundo" }, key);
		expect(status).toBe(422);
		expect(headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
		expect(answer.detail).toContain("Este envío ya se registró con otros datos");
		expect((await lastReport()).description).toContain("el primero");
	});

	test.each([
		["too long", "a".repeat(65)],
		["ten kilobytes", "a".repeat(10_000)],
		["with blanks", "una clave mala"],
		["too short to be one's own", "1"],
		["of fewer than 128 bits", "a".repeat(21)],
	])("with a key that is %s answers 400", async (_what, key) => {
		const { status, answer } = await postJson(FILLED, { "Idempotency-Key": key });
		expect([status, answer.code]).toEqual([400, "badKey"]);
	});

	test("keeps of page and browser what the form showed, whatever else the client says is not looked at", async () => {
		await postJson({
			...FILLED,
			description: "intruso",
			page_url: "/catalogo?search=mi nombre 5555-1234&correo=a@b.gt#x",
			viewport_width: "360",
			seconds: "45",
			status: "resolved",
			id: 1,
			created_at: "1999-01-01",
			spam_score: 99,
			receipt_hash: "x",
			client_id: "x",
		});
		const report = await lastReport();
		expect(report).toMatchObject({
			page_url: "/catalogo?search=mi nombre [número]",
			browser_info: "otro navegador; otro sistema; pantalla de menos de 480 px; idioma sin indicar",
			status: "pending",
			spam_score: 0,
		});
		expect(String(report.created_at)).not.toContain("1999");
	});

	test.each([
		["a filled trap", { qx_folio_anexo: "http://spam.example" }, 50],
		["half a second", { seconds: "0.5" }, 20],
		["a pasted text in two seconds", { seconds: 2 }, 20],
		["three links", { description: "http://a http://b https://c" }, 30],
	])("with %s is stored all the same, with a score", async (what, extra, score) => {
		const { status } = await postJson({ ...FILLED, description: what, ...extra });
		expect(status).toBe(201);
		expect(await lastReport()).toMatchObject({ spam_score: score, status: "pending" });
	});

	test.each([
		["a list where a text belongs", { ...FILLED, problem_type: ["other"] }, 422],
		["numbers", { ...FILLED, procedure: 7 }, 422],
		["null", { ...FILLED, description: null }, 422],
		["a prototype", `{"__proto__":${JSON.stringify(FILLED)}}`, 422],
		[
			"a duplicate key, the last of which is blank",
			`{"description":"a",${JSON.stringify({ ...FILLED, description: "" }).slice(1)}`,
			422,
		],
		["a list", [FILLED], 400],
		["a text", '"hola"', 400],
		["nothing", "", 400],
		["broken JSON", '{"a":', 400],
		["deep nesting", "[".repeat(8_000), 400],
		["bytes that are no text", new Uint8Array([123, 34, 97, 34, 58, 34, 255, 254, 34, 125]), 400],
	])("that is %s is refused without a row", async (_what, content, status) => {
		const before = await countReports();
		const answered = await postJson(content);
		expect(answered.status).toBe(status);
		expect(answered.answer).toMatchObject({
			title: expect.any(String),
			detail: expect.any(String),
			ref: expect.any(String),
		});
		expect(await countReports()).toBe(before);
		expect(Reflect.get({}, "procedure")).toBeUndefined();
	});

	test("may begin with a byte order mark", async () => {
		expect((await postJson(`\ufeff${JSON.stringify({ ...FILLED, description: "marca" })}`)).status).toBe(201);
	});

	test("says what is wrong with each field, in the language of the request", async () => {
		const { answer } = await postJson({ ...FILLED, user_email: "a@b" }, { Cookie: "language=en" });
		expect(answer).toMatchObject({
			title: "Check these fields",
			errors: [{ field: "user_email", message: "Write an e-mail like name@example.com, or leave the field empty" }],
		});
	});

	test("after ten with mistakes a valid one is taken: mistakes cost nothing", async () => {
		const visitor = newVisitor();
		for (let count = 0; count < 10; count++) await postJson({ ...FILLED, description: "" }, visitor);
		expect((await postJson({ ...FILLED, description: "por fin" }, visitor)).status).toBe(201);
	});

	test("for the sixth time in a minute answers 429, whatever the visitor writes into X-Forwarded-For", async () => {
		const visitor = newVisitor()["X-Forwarded-For"];
		const statuses: number[] = [];
		for (let count = 0; count < 6; count++) {
			const spoofed = { "X-Forwarded-For": `10.0.0.${count}, ${visitor}` };
			statuses.push((await postJson({ ...FILLED, description: `intento ${count}` }, spoofed)).status);
		}
		expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
	});

	test("while nothing can be stored answers 503 and says what to do, and the pages go on", async () => {
		const closed = await openPortal();
		await closed.intake.close();
		const response = await closed.request("/reportar", {
			method: "POST",
			body: JSON.stringify(FILLED),
			headers: { "Content-Type": "application/json" },
		});
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBeTruthy();
		expect((await response.json()).detail).toMatch(
			/^No pudimos guardar tu reporte\..*Intenta de nuevo en unos minutos\.$/,
		);
		expect((await closed.get("/reportar")).status).toBe(200);
	});
});

describe("what is not even read", () => {
	const CROSS_SITE: [string, Record<string, string>][] = [
		["from another site", { Origin: "https://malo.example" }],
		["from a page that hides its origin", { Origin: "null" }],
		["from another site, as the browser says", { "Sec-Fetch-Site": "cross-site" }],
		["from a sister site", { "Sec-Fetch-Site": "same-site", Origin: "https://otra.portal.example" }],
	];

	test.each(CROSS_SITE)("is what comes %s: 403 and no row", async (_whence, headers) => {
		const before = await countReports();
		for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json"]) {
			const response = await portal.request("/reportar", {
				method: "POST",
				body: new URLSearchParams(FILLED).toString(),
				headers: { ...newVisitor(), "Content-Type": type, ...headers },
			});
			expect(response.status, type).toBe(403);
		}
		const language = await portal.request("/idioma", { method: "POST", body: new FormData(), headers });
		expect(language.status).toBe(403);
		expect(language.headers.get("set-cookie")).toBeNull();
		expect(await countReports()).toBe(before);
	});

	test.each([
		["its origin", { Origin: "http://localhost" }],
		["a browser that hides the origin of our no-referrer page", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
	])("is never a form of our own, told by %s", async (how, headers) => {
		expect((await postForm({ ...FILLED, description: how }, "/reportar", headers)).status).toBe(303);
	});

	test("is a body of another kind: 415", async () => {
		const kinds: Record<string, string>[] = [
			{ "Content-Type": "text/plain" },
			{ "Content-Type": "application/xml" },
			{ "Content-Type": "application/json", "Content-Encoding": "gzip" },
		];
		for (const headers of kinds) {
			const response = await portal.request("/reportar", { method: "POST", body: "{}", headers });
			expect(response.status).toBe(415);
		}
	});

	test("is more than 16 kB, whether the length is told or not: 413", async () => {
		const told = await portal.request("/reportar", {
			method: "POST",
			body: new URLSearchParams({ ...FILLED, description: "a".repeat(20_000) }).toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" },
		});
		expect(told.status).toBe(413);
		const page = readHtml(await told.text()).body;
		expect(getByRole(page, "heading", { level: 1 }).textContent).toBe("El envío es demasiado grande");
		let pulled = 0;
		const endless = new ReadableStream({
			pull(controller) {
				pulled++;
				controller.enqueue(new Uint8Array(4_096));
			},
		});
		const init = { method: "POST", body: endless, duplex: "half", headers: { "Content-Type": "application/json" } };
		expect((await portal.request("/reportar", init)).status).toBe(413);
		expect(pulled).toBeLessThan(10);
	});

	test.each(["told", "not told"])(
		"is a body that broke off on the way, its length %s: 400, and no page fails",
		async (how) => {
			const broken = new ReadableStream({
				start(controller) {
					controller.enqueue(new TextEncoder().encode("description=a"));
				},
				pull(controller) {
					controller.error(new Error("aborted"));
				},
			});
			const length: Record<string, string> = how === "told" ? { "Content-Length": "1000" } : {};
			const headers = { "Content-Type": "application/x-www-form-urlencoded", ...length };
			const init = { method: "POST", body: broken, duplex: "half", headers };
			expect((await portal.request("/reportar", init)).status).toBe(400);
		},
	);

	test("is no form of four-byte letters within the limits of its fields", async () => {
		const full = {
			...FILLED,
			procedure: "🛂".repeat(200),
			institution: "🛂".repeat(200),
			description: "🛂".repeat(3_000),
			user_name: "🛂".repeat(120),
		};
		expect((await postForm(full)).status).toBe(303);
		expect((await postJson(full)).status).toBeLessThan(300);
	});

	test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("is the method %s: 405", async (method) => {
		const response = await portal.request("/reportar", { method });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toContain("POST");
	});
});

describe("erasing contact data", () => {
	async function erase(codigo: string, headers: Record<string, string> = {}) {
		return postForm({ codigo, confirmo: "si" }, "/reportar/borrar", headers);
	}

	test("empties name and e-mail and leaves the text", async () => {
		const { answer } = await postJson({ ...FILLED, description: "para borrar" });
		const { status, headers } = await erase(` ${String(answer.receipt).toLowerCase()} `);
		expect([status, headers.get("location")]).toEqual([303, "/reportar/borrar?listo=1"]);
		expect(await lastReport()).toMatchObject({
			description: expect.stringContaining("para borrar"),
			user_name: "",
			user_email: "",
		});
		const page = await portal.get("/reportar/borrar?listo=1");
		expect(getByText(page.body, /^Si hay un reporte con ese código/)).toBeTruthy();
	});

	test("is done only when confirmed, and keeps the code that was written", async () => {
		const { answer } = await postJson({ ...FILLED, description: "para borrar, sin confirmar" });
		const code = String(answer.receipt);
		const page = await postForm({ codigo: code }, "/reportar/borrar");
		expect(page.status).toBe(422);
		const summary = getByRole(page.body, "alert", { name: "Revisa estos datos" });
		expect(getByRole(summary, "link", { name: /^Marca la casilla/ }).getAttribute("href")).toBe("#borrar-confirmo");
		expect(getByLabelText<HTMLInputElement>(page.body, "Código de recibo").value).toBe(code);
		expect(await lastReport()).toMatchObject({ user_email: FILLED.user_email });
	});

	test("answers the same to a code that nobody has", async () => {
		const { status, headers } = await erase("AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG");
		expect([status, headers.get("location")]).toEqual([303, "/reportar/borrar?listo=1"]);
	});

	test("tells a code with a wrong letter before anything is erased or counted", async () => {
		const { answer } = await postJson({ ...FILLED, description: "código mal escrito" });
		const code = String(answer.receipt);
		const wrong = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
		for (const typed of [wrong, "XXXX-YYYY", "hola"]) {
			const page = await erase(typed);
			expect(page.status).toBe(422);
			const link = getByRole(page.body, "link", { name: /^Ese código no está completo/ });
			expect(link.getAttribute("href")).toBe("#borrar-codigo");
		}
		expect(await lastReport()).toMatchObject({ user_email: FILLED.user_email });
		expect((await portal.get(`/reportar/recibo?recibo=${wrong}`)).status).toBe(404);
		expect((await portal.get(`/reportar/recibo?recibo=${code}`)).status).toBe(200);
	});

	test("asks for the code when there is none, and after ten tries to wait", async () => {
		const blank = await erase("  ");
		expect(blank.status).toBe(422);
		expect(getByRole(blank.body, "link", { name: "Escribe tu código de recibo" })).toBeTruthy();
		expect(getByLabelText<HTMLInputElement>(blank.body, /^Sí, borra mi nombre/).checked).toBe(true);
		const visitor = newVisitor();
		for (let count = 0; count < 10; count++) await erase(String(count).padStart(28, "0"), visitor);
		const page = await erase("Z".repeat(28), visitor);
		expect(page.status).toBe(429);
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(50);
	});
});

describe("privacy", () => {
	test("what travels with a report can be seen before, for this visitor alone", async () => {
		const path = "/reportar/datos?origen=%2Fcatalogo%3Fsearch%3Dana%40b.gt&ancho=360";
		const [ana, luis] = await Promise.all([
			portal.get(path, {
				headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0" },
			}),
			portal.get(path),
		]);
		expect(getByText(ana.body, "/catalogo?search=[correo]")).toBeTruthy();
		expect(getByText(ana.body, /^Firefox 131; Linux; pantalla de menos de 480 px/)).toBeTruthy();
		expect(luis.html).not.toContain("Firefox 131");
		expect(ana.headers.get("cache-control")).toBe("no-store, no-transform");
	});

	test("what was written and who wrote it stay out of the log", async () => {
		const canary = "CANARIO-7781@ejemplo.gt";
		await postForm({ ...FILLED, user_email: canary, description: `secreto ${canary}` });
		await postJson({ ...FILLED, user_email: canary, problem_type: canary });
		const visitor = newVisitor();
		await postJson({ ...FILLED, user_email: canary, description: "otro" }, visitor);
		await portal.listReports();
		const log = JSON.stringify(portal.log);
		expect(log).toContain("/reportar");
		expect(log).not.toMatch(/CANARIO|secreto/i);
		expect(log).not.toContain(visitor["X-Forwarded-For"]);
	});

	test("an address that holds no receipt code shows no thanks", async () => {
		const page = await portal.get("/reportar/recibo?recibo=%3Cscript%3E");
		expect(page.status).toBe(404);
		expect(queryByRole(page.body, "heading", { name: "Recibimos tu reporte" })).toBeNull();
	});
});
