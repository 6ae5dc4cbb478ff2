import { describe, expect, test } from "vitest";
import { barePath } from "../../app/address/address.ts";
import { ALL_ADDRESSES, addresses, findAddress } from "../../app/address/addresses.ts";
import { SCREENS } from "../journeys/screens.ts";
import { openPortal } from "./portal.ts";

const ORIGIN = "https://tramites.example";
const portal = await openPortal({ publicUrl: ORIGIN });

/** Two values that no choice has. */
const JUNK = ["ALEATORIO-1", "ALEATORIO-2"] as const;

/** A page of each screen that many visitors share. */
const shared = SCREENS.flatMap((screen) => {
	const path = new URL(screen, ORIGIN).pathname;
	const address = findAddress(path);
	return address && !address.isPersonal && !path.endsWith("no-existe") ? [{ path, address }] : [];
});

/** Every parameter that is a choice among what the portal offers. */
const choices = shared.flatMap(({ path, address }) =>
	Object.values(address.query).flatMap(({ names }) =>
		names
			.filter((name) => {
				const [one, other] = JUNK.map((value) => `${address.reduceQuery(new URLSearchParams({ [name]: value }))}`);
				return one === other;
			})
			.map((name) => ({ path, name })),
	),
);

describe("pages that differ in nothing that a page shows are one page in memory", () => {
	test("there are choices to try", () => {
		expect(new Set(choices.map(({ name }) => name))).toEqual(
			new Set([
				"para",
				"gratis",
				"enlinea",
				"filtros",
				"pagina",
				"instituciones",
				"completa",
				"diapositiva",
				"filtro",
				"orden",
				"direccion",
				"tema",
				"plan",
				"grande",
				"espanol",
				"a-nombre-de",
				"dato",
				"idioma",
			]),
		);
	});

	test.each([...new Set(shared.map(({ path }) => path))])("%s with parameters that nobody reads", async (path) => {
		await expectOnePage([path, ...JUNK.map((value) => `${path}?utm_source=${value}&vista=${value}&v=${value}`)]);
	});

	test.each(choices)("$path with junk for $name", async ({ path, name }) => {
		await expectOnePage(JUNK.map((value) => `${path}?${name}=${value}`));
	});

	test.each([
		["the whole table in an order that there is not", JUNK.map((junk) => `/observatorio?pagina=todas&orden=${junk}`)],
		["the order said in another way", ["/observatorio?orden=pasos", "/observatorio?direccion=asc&orden=pasos"]],
		["a place of the banner that there is not", ["/catalogo?diapositiva=0", "/catalogo?diapositiva=1.5", "/catalogo"]],
		["blanks around a search", ["/catalogo?search=nit", "/catalogo?search=%20nit%20"]],
		[
			"ids beyond the two compared",
			JUNK.map((junk) => `/observatorio?comparar=libro-salarios,consulta-estado-dpi,${junk}`),
		],
		["data of a route that there is not", JUNK.map((junk) => `/categorias.data?_routes=root,${junk}`)],
		["routes for a page that is no data", ["/categorias", ...JUNK.map((junk) => `/categorias?_routes=${junk}`)]],
	])("%s", async (_, paths) => {
		await expectOnePage(paths);
	});
});

describe("what makes a difference stays apart", () => {
	test.each([
		["a search", "/catalogo?search=pasaporte", "/catalogo?search=nit"],
		["an order", "/observatorio?orden=pasos", "/observatorio?orden=pasos&direccion=desc"],
		["a page", "/observatorio?pagina=2", "/observatorio?pagina=3"],
		["a topic", "/ayuda?tema=tiempos", "/ayuda?tema=tramites"],
	])("%s", async (_, one, other) => {
		const [first, second] = [await portal.request(one), await portal.request(other)];
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(first.headers.get("etag")).not.toBe(second.headers.get("etag"));
	});

	test("what a citizen typed comes back as typed", async () => {
		const text = "“ALEATORIO” & <b>%41</b>";
		const page = await portal.get(addresses.catalogue.to({ text }));
		expect(page.document.querySelector("#catalogo-texto")?.getAttribute("value")).toBe(text);
	});

	test("React Router still gets the data of the routes that it asks for, of home too", async () => {
		for (const path of ["/catalogo.data", "/_.data"]) {
			const whole = await portal.request(path);
			const part = await portal.request(`${path}?_routes=root`);
			expect([whole.status, part.status], path).toEqual([200, 200]);
			expect((await part.text()).length, path).toBeLessThan((await whole.text()).length);
		}
	});
});

describe("who may know an address", () => {
	const listed = ALL_ADDRESSES.filter(({ isListed }) => isListed).flatMap((address) => barePath(address) ?? []);

	test("the sitemap names every screen that stands by itself, and none that is somebody's own", async () => {
		const index = await (await portal.request("/sitemap.xml")).text();
		const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
		const xml = (await Promise.all(parts.map(async (path) => (await portal.request(path)).text()))).join("");
		// Those in English are listed beside them (english-addresses.test.ts).
		const named = [...xml.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
		const alone = named.filter((path) => !/^\/(tramite|instituciones|carta)\/./.test(path));
		expect(alone.toSorted()).toEqual(listed.toSorted());
		expect(named.length).toBeGreaterThan(alone.length + 200);
	});

	test.each(listed)("%s is a page of its own that anybody may keep", async (path) => {
		const page = await portal.get(path);
		expect(page.status).toBe(200);
		expect(page.headers.get("cache-control")).toMatch(/^public/);
		expect(page.headers.get("x-robots-tag")).toBeNull();
		expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(new URL(path, ORIGIN).href);
	});

	test("robots are sent away from what is no page, from the form about each fact and from the plan of each choice", async () => {
		const robots = await (await portal.request("/robots.txt")).text();
		expect(robots.match(/(?<=Disallow: ).+/g)?.toSorted()).toEqual(
			[
				"/asistente-tramites/respuesta",
				"/buscar",
				"/calendario/",
				"/cerca",
				"/hoja",
				"/idioma",
				"/lectura",
				"/mas-tramites",
				"/mi-carpeta",
				"/mi-carpeta/calendario",
				"/mi-carpeta/datos",
				"/mi-carpeta/huellas",
				"/mi-carpeta/nombres",
				"/plan?",
				"/reportar?",
			].toSorted(),
		);
	});
});

/** One answer for all of them, made at most once. */
async function expectOnePage(paths: readonly string[]): Promise<void> {
	const before = portal.rendered.length;
	const tags = new Set<string | null>();
	for (const path of paths) {
		const response = await portal.request(path);
		expect(response.status, path).toBe(200);
		tags.add(response.headers.get("etag"));
	}
	expect(tags.size, paths.join(" ")).toBe(1);
	expect(portal.rendered.length - before, paths.join(" ")).toBeLessThanOrEqual(1);
}
