import { getByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import procedures from "../../data/procedures.json" with { type: "json" };
import { openPortal } from "../pages/portal.ts";

/** Somebody at this address, as the one trusted proxy tells it. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
/** Asked for at once, so that nothing comes back meanwhile: twice what one visitor may. */
const FLOOD = Array.from({ length: 240 }, (_, index) => `/buscar?texto=inundacion${index}`);
/** Words of names of procedures. */
const readWords = () => procedures.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{5,}/g) ?? []);
const ONE = from("203.0.113.7");
const ANOTHER = from("198.51.100.9");

describe("C37: addresses made up by the thousand", () => {
	test.each([
		["/tramite/inventado-", ""],
		["/instituciones/inventada-", ""],
		["/inventada-", ""],
		["/observatorio?pagina=todas&orden=inventado-", ""],
		["/observatorio?detalle=inventado-", ""],
		["/catalogo?diapositiva=inventada-", ""],
		["/experiencias?experiencia=inventada-", ""],
		["/tramite/inventado-", ".data"],
	])("%s…%s is one page, made once", async (begin, end) => {
		const portal = await openPortal();
		const statuses = new Set<number>();
		for (let number = 0; number < 30; number += 1) {
			statuses.add((await portal.request(`${begin}${number}${end}`)).status);
		}
		expect(statuses.size).toBe(1);
		expect(portal.rendered.length).toBe(1);
	});

	test("one visitor gets so many new pages, then is told when to come back; pages in memory go on for all", async () => {
		const portal = await openPortal({ trustedProxies: 1 });
		await portal.request("/tramite/inscripcion-nit", ANOTHER);
		const answers = await Promise.all(FLOOD.map((path) => portal.request(path, ONE)));
		const refused = answers.filter(({ status }) => status === 429);
		expect(answers.slice(0, 120).every(({ status }) => status === 200)).toBe(true);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused.every(({ headers }) => headers.get("retry-after") === "1")).toBe(true);
		expect(refused.every(({ headers }) => headers.get("cache-control") === "no-store, no-transform")).toBe(true);

		expect((await portal.request("/tramite/inscripcion-nit", ONE)).status).toBe(200);
		expect((await portal.request(FLOOD[0] ?? "", ONE)).status).toBe(200);
		expect((await portal.request("/buscar?texto=otra", ANOTHER)).status).toBe(200);
	});

	test("addresses made up of the catalogue's own words cost one visitor what searches do", async () => {
		const portal = await openPortal({ trustedProxies: 1 });
		const words = [..."abcdefghijklm"].flatMap((letter) => readWords().find((word) => word.startsWith(letter)) ?? []);
		const paths = words.flatMap((one) => words.map((other) => `/${one}-${other}`));
		const answers = await Promise.all(paths.map((path) => portal.request(path, ONE)));
		const statuses = new Set(answers.map(({ status }) => status));
		expect(statuses).toEqual(new Set([404, 429]));
		expect(portal.rendered.length).toBeLessThan(paths.length);
		expect((await portal.request("/inventada-1", ANOTHER)).status).toBe(404);
	});

	test("who is told to wait reads why in Spanish and in English, with a way back", async () => {
		const portal = await openPortal({ trustedProxies: 1 });
		const flood = FLOOD.map((path) => portal.request(path, ONE));
		const page = await portal.get("/catalogo?search=nueva", ONE);
		await Promise.all(flood);
		expect(page.status).toBe(429);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toContain("Se pidieron demasiadas páginas");
		expect(page.body.textContent).toContain("Too many pages");
		expect(page.headers.get("content-security-policy")).toContain("style-src 'sha256-");
		expect(page.headers.get("x-frame-options")).toBe("DENY");
	});

	test("who asks from the machine itself is nobody in particular, so no limit is for one", async () => {
		const portal = await openPortal();
		const answers = await Promise.all(
			Array.from({ length: 150 }, (_, index) => portal.request(`/buscar?texto=z${index}`)),
		);
		expect(answers.every(({ status }) => status === 200)).toBe(true);
	});

	test("more than can be made soon are told so at once, whoever they are; pages in memory are not", async () => {
		const portal = await openPortal({ trustedProxies: 1 });
		await portal.request("/ayuda", ANOTHER);
		const crowd = Array.from({ length: 300 }, (_, index) =>
			portal.request(`/buscar?texto=w${index}`, from(`203.0.113.${index % 100}`)),
		);
		expect((await portal.request("/ayuda", ONE)).status).toBe(200);
		const answers = await Promise.all(crowd);
		const busy = answers.filter(({ status }) => status === 503);
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
		expect(busy.length).toBeGreaterThan(0);
		expect(busy.every(({ headers }) => headers.get("retry-after") === "5")).toBe(true);
		expect(await busy[0]?.text()).toContain("Hay muchas personas en el portal");
	});

	test("a page is not made for who hung up before their turn", async () => {
		const portal = await openPortal({ trustedProxies: 1 });
		const visit = new AbortController();
		const left = Array.from({ length: 50 }, (_, index) =>
			portal.request(`/buscar?texto=v${index}`, { ...ONE, signal: visit.signal }),
		);
		await portal.request("/healthz");
		visit.abort();
		await Promise.all(left);
		await portal.request("/buscar?texto=fin", ANOTHER);
		expect(portal.rendered.length).toBeLessThan(10);
	});

	test("a report is taken while its sender's pages are refused", async () => {
		const portal = await openPortal({ trustedProxies: 1 });
		const flood = Promise.all(FLOOD.map(async (path) => (await portal.request(path, ONE)).status));
		const form = await portal.request("/reportar", {
			method: "POST",
			headers: { ...ONE.headers, "content-type": "application/x-www-form-urlencoded" },
			body: "description=",
		});
		expect(await flood).toContain(429);
		expect(form.status).toBe(422);
	});
});
