import { getAllByRole, getByRole, getByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const tools = [
	"100\u00a0%",
	"125\u00a0%",
	"150\u00a0%",
	"200\u00a0%",
	"Alto contraste",
	"Modo de lectura",
	"Más espacio",
];

function pressedOn(page: Page): (string | undefined)[] {
	const main = within(getByRole(page.body, "main"));
	return tools.filter((name) => main.getByRole("button", { name }).getAttribute("aria-pressed") === "true");
}

describe("the reading tools", () => {
	test("start as usual: text at 100 %, nothing else on, and no mark on the document", async () => {
		const page = await portal.get("/accesibilidad");
		expect(pressedOn(page)).toEqual(["100\u00a0%"]);
		expect(page.document.documentElement.hasAttribute("data-display")).toBe(false);
	});

	test("before its style sheet a page says that it can be dark, so that nothing flashes white", async () => {
		const { html } = await portal.get("/");
		const said = html.indexOf('<meta name="color-scheme" content="light dark"');
		expect(said).toBeGreaterThan(0);
		expect(said).toBeLessThan(html.indexOf('rel="stylesheet"'));
	});

	test("what the cookie says holds on every page from the first byte", async () => {
		const headers = { cookie: "language=en; display=text-150.contrast" };
		for (const path of ["/", "/catalogo", "/ayuda", "/no-existe"]) {
			const { document } = await portal.get(path, { headers });
			expect(document.documentElement.getAttribute("data-display"), path).toBe("text-150 contrast");
		}
		const page = await portal.get("/accesibilidad", { headers: { cookie: "display=reading.text-200.spaced" } });
		expect(pressedOn(page)).toEqual(["200\u00a0%", "Modo de lectura", "Más espacio"]);
	});

	test("one citizen's choice never reaches another, although pages are remembered", async () => {
		await portal.get("/terminos", { headers: { cookie: "display=contrast" } });
		const other = await portal.get("/terminos");
		expect(other.document.documentElement.hasAttribute("data-display")).toBe(false);
		expect(other.headers.get("vary")).toContain("Cookie");
	});

	test.each([
		["markup", "display=<script>"],
		["an unknown size", "display=text-9000"],
		["far too long", `display=${"a".repeat(3000)}`],
		["empty", "display="],
	])("a broken cookie (%s) counts as none", async (_what, cookie) => {
		const { document, status } = await portal.get("/terminos", { headers: { cookie } });
		expect(status).toBe(200);
		expect(document.documentElement.hasAttribute("data-display")).toBe(false);
	});

	test("without scripts each button sends the whole choice, and the citizen stays on the page", async () => {
		const page = await portal.get("/accesibilidad", { headers: { cookie: "display=text-150" } });
		const main = getByRole(page.body, "main");
		const button = getByRole<HTMLButtonElement>(main, "button", { name: "Alto contraste" });
		expect(button.form?.getAttribute("action")).toBe("/lectura");
		expect(button.form?.method).toBe("post");
		expect([button.name, button.value]).toEqual(["lectura", "text-150 contrast"]);

		const response = await choose({ lectura: button.value, volver: "/accesibilidad" });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/accesibilidad");
		expect(response.headers.get("set-cookie")).toBe(
			"display=text-150.contrast; Path=/; Max-Age=31536000; SameSite=Lax",
		);
	});

	test("are one step away on every page, without scripts too", async () => {
		for (const path of ["/", "/tramite/inscripcion-nit?x=1", "/observatorio?filtro=digital"]) {
			const { body } = await portal.get(path);
			const opener = getByRole(body, "button", { name: "Leer mejor" });
			const menu = body.querySelector<HTMLElement>(`${opener.getAttribute("href")}[popover]`);
			if (!menu) throw new Error(`${path} has no reading menu`);
			const names = getAllByRole(menu, "button", { hidden: true }).map((button) => button.textContent);
			expect(names, path).toEqual(["Cerrar menú", ...tools, "Escuchar esta página"]);
			expect(menu.querySelector("form")?.getAttribute("action")).toBe("/lectura");
			expect(menu.querySelector("input")?.value, "leads back").toBe(path.replace("?x=1", ""));
			// What needs scripts is marked, and a style sheet hides it where there are none.
			expect(menu.querySelector("[data-needs=scripts]")?.textContent).toBe("Escuchar esta página");
		}
	});

	test("back to the usual forgets the cookie; nonsense never becomes one and nobody is sent off the site", async () => {
		const response = await choose({ lectura: "text-100", volver: "//evil.example" });
		expect(response.headers.get("set-cookie")).toBe("display=; Path=/; Max-Age=0; SameSite=Lax");
		expect(response.headers.get("location")).toBe("/");
		const nonsense = await choose({ lectura: "x; Domain=evil.example\r\nY: z", volver: "/ayuda" });
		expect(nonsense.headers.get("set-cookie")).toBe("display=; Path=/; Max-Age=0; SameSite=Lax");
	});

	function choose(fields: Record<string, string>): Promise<Response> {
		const headers = {
			"content-type": "application/x-www-form-urlencoded",
			origin: "http://localhost",
			host: "localhost",
		};
		return portal.request("/lectura", { method: "POST", headers, body: new URLSearchParams(fields).toString() });
	}
});

test("the four places of the shortcuts are also links at the start of every page", async () => {
	const { body } = await portal.get("/terminos");
	expect(getByText(body, "Saltar al contenido principal")).toBe(body.querySelector("a"));
	const places = within(getByRole(body, "navigation", { name: "Accesos rápidos" })).getAllByRole("link");
	expect(places.map((place) => [place.textContent, place.getAttribute("href")])).toEqual([
		["Ir a Inicio", "/"],
		["Ir a Catálogo", "/catalogo"],
		["Ir a Observatorio", "/observatorio"],
		["Ir a Ayuda", "/ayuda"],
	]);
});
