import { getByLabelText, getByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { LISTED } from "./facts.ts";
import { wordsOf } from "./reading.ts";

// The form's fields, its rows, its note and what it says to mistakes: tests/pages/report.test.ts.

const portal = await openPortal({ trustedProxies: 1, hasFichas: true });
const NEEDED = { problem_type: "other", procedure: "Pasaporte", description: "Algo cambió" };

const main = getByRole((await portal.get("/reportar")).body, "main");

let senders = 0;

/** Sends a report form as a browser without scripts does, from an address of its own; answers the status. */
async function sendReport(fields: Record<string, string> = {}): Promise<number> {
	const body = new FormData();
	for (const [name, value] of Object.entries({ ...NEEDED, ...fields })) body.append(name, value);
	const sender = `10.99.${senders >> 8}.${senders++ & 255}`;
	const headers = { "X-Forwarded-For": sender, Host: "localhost", Accept: "text/html" };
	return (await portal.request("/reportar", { method: "POST", body, headers })).status;
}

const lastReport = async () => (await portal.listReports()).at(-1);

describe("the report form", () => {
	test.each([
		["problem type", "problem_type", "¿Qué problema encontraste?"],
		["procedure name", "procedure", "Nombre del trámite"],
		["description", "description", "Cuéntanos qué pasa"],
	])("the %s is required: marked so, and empty or blank it is refused", async (_field, name, label) => {
		expect(getByLabelText(main, label).hasAttribute("required")).toBe(true);
		expect(await sendReport({ [name]: "" })).toBe(422);
		expect(await sendReport({ [name]: "  \n " })).toBe(422);
	});

	test("problem type is one of outdated-info, wrong-requirements, changed-process, wrong-contact, new-procedure, other", async () => {
		const options = main.querySelectorAll("[name=problem_type] option");
		expect([...options].map((option) => option.getAttribute("value"))).toEqual([
			...["", "outdated-info", "wrong-requirements", "changed-process"],
			...["wrong-contact", "new-procedure", "other"],
		]);
		expect(await sendReport({ problem_type: "something-else" })).toBe(422);
		for (const option of [...options].slice(1)) {
			const problem_type = option.getAttribute("value") ?? "";
			expect(await sendReport({ problem_type }), problem_type).toBe(303);
			expect(await lastReport()).toMatchObject({ problem_type });
		}
	});

	test("institution, contact name and contact email are optional, and a note says so: empty texts, never null (K26)", async () => {
		for (const label of ["Institución (opcional)", "Tu nombre (opcional)", "Tu correo (opcional)"]) {
			expect(getByLabelText(main, label).hasAttribute("required"), label).toBe(false);
		}
		const contact = getByRole(main, "group", { name: "Tus datos de contacto (opcional)" });
		expect(wordsOf(contact)).toContain("No hacen falta.");
		expect(await sendReport()).toBe(303);
		expect(await lastReport()).toMatchObject({
			description: "Pasaporte\nNo especificada\n\nAlgo cambió",
			user_name: "",
			user_email: "",
		});
	});

	test("new reports get pending, whatever the sender writes; the form offers no status", async () => {
		expect(await sendReport({ status: "resolved" })).toBe(303);
		expect(await lastReport()).toMatchObject({ status: "pending" });
		expect(main.querySelector("[name=status]")).toBeNull();
		expect(wordsOf(main)).not.toMatch(/pendiente|pending/i);
	});

	test.each([
		["ana@ejemplo.com", 303],
		["ana.lopez+reporte@correo.gob.gt", 303],
		["ana", 422],
		["ana@ejemplo", 422],
		["ana lopez@ejemplo.com", 422],
		["ana@ejemplo.com\nBcc: otro@ejemplo.com", 422],
	])("contact email must be a valid email format: %j is answered %i", async (user_email, status) => {
		expect(await sendReport({ user_email, description: crypto.randomUUID() })).toBe(status);
	});
});

describe("what else may be typed", () => {
	test("search lookup: blank text returns an empty list", async () => {
		for (const blank of ["", "%20%20", "%09"]) {
			expect(await (await portal.request(`/buscar?texto=${blank}`)).json()).toEqual({ hits: [] });
		}
	});

	test.each([
		["/tramite/", "/catalogo"],
		["/tramite/%20", "/catalogo"],
		["/instituciones/", "/instituciones"],
		["/instituciones/%20", "/instituciones"],
	])("the details need an id: %s leads to the list %s", async (path, list) => {
		const { status, headers } = await portal.request(path);
		expect([status, headers.get("location")]).toEqual([308, list]);
	});

	test.each([`<b>"'&\``, "%", "\\' or 1=1 --", "a".repeat(5000), "🇬🇹 k’iche’"])(
		"no other input validation: a free-text search takes any text (%#)",
		async (typed) => {
			const page = await portal.get(`/catalogo?search=${encodeURIComponent(typed)}`);
			expect(page.status).toBe(200);
			expect(wordsOf(page.body)).toMatch(new RegExp(`Mostrando \\d+ de ${LISTED.length} trámites`));
			const box = getByRole(page.body, "searchbox", { name: "Buscar en el catálogo" });
			expect(box.getAttribute("value")).toBe(typed.slice(0, 200));
		},
	);
});

describe("roles", () => {
	const PAGES = [
		...["/", "/catalogo", "/categorias", "/tramite/inscripcion-nit", "/instituciones", "/instituciones/sat"],
		...["/observatorio", "/asistente-tramites", "/experiencias", "/ayuda", "/terminos", "/privacidad"],
		...["/accesibilidad", "/acerca-de", "/reportar"],
	];

	test.each(PAGES)("%s asks for no password and offers no way in, and is the same for everybody", async (path) => {
		const anyone = await (await portal.request(path)).text();
		expect(anyone).toContain("</html>");
		expect(anyone).not.toMatch(/type="password"|autocomplete="(current|new)-password"|one-time-code/i);
		expect(anyone).not.toMatch(/>\s*(iniciar sesión|inicia sesión|entrar|registrarse|crear cuenta|mi cuenta)\s*</i);
		const known = { authorization: "Bearer somebody", cookie: "session=somebody; role=admin" };
		expect((await (await portal.request(path, { headers: known })).text()) === anyone).toBe(true);
	});

	test.each(["/login", "/admin", "/entrar", "/registro", "/auth/v1/token", "/cuenta"])(
		"%s does not exist",
		async (path) => {
			expect((await portal.request(path)).status).toBe(404);
		},
	);

	test.each(["signup", "token", "user", "factors"])(
		"no screen uses the authentication of the backend: %s",
		async (call) => {
			expect((await portal.request(`/auth/v1/${call}`)).status).toBe(404);
			expect((await portal.request(`/auth/v1/${call}`, { method: "POST" })).status).toBeGreaterThanOrEqual(400);
		},
	);
});
