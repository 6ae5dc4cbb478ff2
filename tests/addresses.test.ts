import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { barePath } from "../app/address/address.ts";
import { keepLanguage } from "../app/address/address-language.ts";
import { ALL_ADDRESSES, addresses, canonicalPath, findAddress, listParameters } from "../app/address/addresses.ts";
import routes from "../app/routes.ts";
import { BANNER_SLIDES } from "../content/banner.ts";
import { SHORTCUTS } from "../content/shortcuts.ts";
import { LANGUAGES } from "../domain/language.ts";
import { DESTINATIONS } from "../domain/site-documents/document-shape.ts";
import { MOST_SLIDES } from "../domain/site-documents/site-texts.ts";
import { SCREENS } from "./journeys/screens.ts";

const APP = join(import.meta.dirname, "../app");
const NOT_FOUND = "/*";
/** What the name of a file says of its answer; scripts have no ending of their own. */
const ANSWERS = {
	screen: /\.page\.tsx$/,
	form: /\.action\.ts$/,
	script: /(?<!\.action)\.ts$/,
	/** The server answers it, so no route does. */
	data: /^$/,
};
/** Values that somebody may put in an address. */
const WORST = [
	"",
	" ",
	"0",
	"-1",
	"1.5",
	"2",
	"99999999999999999999",
	"todas",
	"ALEATORIO-1",
	"ALEATORIO-2",
	"a,b,c",
	"%",
	"%25",
	"%E0%A4%A",
	"á%20é,ñ",
	"\u0000\ud800x",
	`${"x".repeat(199)} y`,
	"ñ".repeat(300),
	"%F0%9F%92%A9".repeat(60),
];

const screens = Object.entries(addresses).filter(([, { answers }]) => answers === "screen");

describe("addresses and routes.ts", () => {
	const answering = routes.flatMap((route) => listAnswering(route));
	const patterns = ALL_ADDRESSES.flatMap((address) => address.patterns);

	test("know the same paths, each once", () => {
		const routed = [...new Set(answering.map(({ path }) => path))].filter((path) => path !== NOT_FOUND);
		const forRouter = ALL_ADDRESSES.filter(({ answers }) => answers !== "data").flatMap((address) => address.patterns);
		expect(forRouter.toSorted()).toEqual(routed.toSorted());
		expect(new Set(patterns).size).toBe(patterns.length);
	});

	test("agree on what answers, in a file that is there", () => {
		for (const { path, file } of answering) {
			const address = ALL_ADDRESSES.find((each) => each.patterns.includes(path));
			expect(file, path).toMatch(ANSWERS[address?.answers ?? "screen"]);
			expect(existsSync(join(APP, file)), file).toBe(true);
		}
	});

	test("match alike, however a path is spelled", () => {
		const spelled = [
			...["/", "//", "/catalogo", "/CATALOGO/", "/catalogo/salud", "/catalogo/salud/x", "/c%61talogo", "/catalog"],
			...["/tramite", "/tramite/", "/tramite/a%2Fb", "/Procedures/ñ", "/tramite/%25", "/tramite%2Fnit", "/tramite/a/b"],
			...["/reportar", "/reportar/recibo", "/reportar%2Frecibo", "/REPORTAR/d%61tos/", "/reportar/otro", "/-"],
			...["/asistente-tramites/respuesta", "/observatorio.csv", "/observatorioxcsv", "/Institutions/cgc", "/buscar"],
		];
		for (const path of spelled) {
			const routed = patterns.filter((pattern) => matchPath(pattern, decodeEach(path)));
			expect(findAddress(path)?.patterns ?? [], path).toEqual(expect.arrayContaining(routed));
			expect(findAddress(path) === undefined, path).toBe(routed.length === 0);
		}
	});

	test("give aliases one canonical spelling, and leave a path alone that is none of ours", () => {
		expect(canonicalPath("/Procedures/a%2Fb/")).toBe("/tramite/a%2Fb");
		expect(canonicalPath("/institutions")).toBe("/instituciones");
		expect(canonicalPath("/CATALOGO/salud")).toBe("/catalogo/salud");
		expect(canonicalPath("/tramite/%E0%A4%A")).toBe("/tramite/%E0%A4%A");
		expect(addresses.procedure.match("/procedures/a%2Fb")).toEqual({ id: "a/b" });
	});
});

describe("the parameters of an address", () => {
	const parameters = ALL_ADDRESSES.flatMap((address) =>
		Object.values(address.query).flatMap(({ names }) => names.map((name) => ({ address, name }))),
	);

	test("have one normal form, which reads as it is written", () => {
		for (const { address, name } of parameters) {
			for (const value of WORST) {
				const once = address.reduceQuery(new URLSearchParams({ [name]: value }));
				expect(address.reduceQuery(once).toString(), `${address.patterns[0]} ${name}=${value}`).toBe(once.toString());
				expect(once.toString().length).toBeLessThan(6000);
			}
		}
	});

	test("come in one order, and nothing else comes along", () => {
		const one = addresses.observatory.reduceQuery(new URLSearchParams("pagina=2&orden=pasos&utm_source=x&search=nit"));
		const other = addresses.observatory.reduceQuery(new URLSearchParams("orden=pasos&pagina=2&direccion=x&pagina=3"));
		expect(one.toString()).toBe("orden=pasos&direccion=asc&pagina=2");
		expect(other.toString()).toBe(one.toString());
	});

	test("take what somebody typed or the id of something as it stands, and nothing else", () => {
		const open = parameters.filter(({ address, name }) => {
			const [one, other] = ["ALEATORIO-1", "ALEATORIO-2"].map((value) =>
				address.reduceQuery(new URLSearchParams({ [name]: value })).toString(),
			);
			return one !== other;
		});
		expect([...new Set(open.map(({ name }) => name))].toSorted()).toEqual(
			[
				...[
					"search",
					"texto",
					"antes",
					"categoria",
					"tramite",
					"tramites",
					"institucion",
					"experiencia",
					"pregunta",
					"departamento",
					"municipio",
					"oficina",
				],
				...["detalle", "comparar", "con", "recibo", "origen", "ancho", "cifra", "caso"],
			].toSorted(),
		);
	});

	test("of a report are told without what is nobody else's affair", () => {
		expect(listParameters("choice", "typed")).toEqual(
			expect.arrayContaining(["search", "pagina", "orden", "direccion", "detalle", "comparar", "tramite", "tema"]),
		);
		expect(listParameters("private").toSorted()).toEqual([
			...["ancho", "antes", "caso", "cifra", "origen", "recibo", "texto"],
		]);
	});

	test("compare two evaluations whatever stands in their ids, and never more than two", () => {
		const compared = ["a,b", "50%"];
		const to = addresses.observatory.to({ compared });
		expect(addresses.observatory.read({ search: new URL(to, "http://portal").search }).compared).toEqual(compared);
		expect(addresses.observatory.read({ search: "?comparar=a,b,c" }).compared).toEqual(["a", "b"]);
	});

	test("number the slides of the banner", () => {
		for (const language of LANGUAGES) {
			const last = BANNER_SLIDES[language].length;
			expect(addresses.catalogue.read({ search: `?diapositiva=${last}` }).slide).toBe(last);
		}
		expect(addresses.catalogue.read({ search: `?diapositiva=${MOST_SLIDES + 1}` }).slide).toBe(MOST_SLIDES);
	});

	test("are written only where they say something new", () => {
		expect(addresses.catalogue.to({ text: "", category: "", page: 1, slide: 1, isPanelOpen: false })).toBe("/catalogo");
		expect(addresses.help.to({ topic: "general", question: null })).toBe("/ayuda");
		expect(addresses.home.to({ text: "" })).toBe("/?search=");
	});
});

test.each([
	["/ayuda#costo", "?idioma=en", "/ayuda?idioma=en#costo"],
	["/catalogo?search=dpi", "?idioma=en", "/catalogo?search=dpi&idioma=en"],
	["/ayuda?idioma=es", "?idioma=en", "/ayuda?idioma=es"],
	["/ayuda", "?idioma=fr", "/ayuda"],
	["/ayuda", "", "/ayuda"],
	["https://portal.sat.gob.gt/x", "?idioma=en", "https://portal.sat.gob.gt/x"],
	["//otro.site/x", "?idioma=en", "//otro.site/x"],
])("a link to %s on a page with %j leads to %s: a language that it names itself is meant so", (to, search, led) => {
	expect(keepLanguage(to, { search })).toBe(led);
});

describe("screens", () => {
	test.each(screens)("%s is among the screens that every test of screens opens", (_, address) => {
		const opened = SCREENS.filter((path) => findAddress(new URL(path, "http://portal").pathname) === address);
		expect(opened.length).toBeGreaterThan(0);
	});

	test("are what the texts lead to", () => {
		const written = [...LANGUAGES.flatMap((language) => BANNER_SLIDES[language]), ...SHORTCUTS].map(({ to }) => to);
		const named = [...written, ...DESTINATIONS];
		const listed = ALL_ADDRESSES.filter(({ isListed }) => isListed).map(barePath);
		expect(named.length).toBeGreaterThan(LANGUAGES.length * 2);
		expect(named.filter((path) => !listed.includes(path))).toEqual([]);
	});
});

/** Every path that a route answers at, with its file; an index answers where its parent does. */
function listAnswering(
	{ path = "", file, children = [] }: RouteConfigEntry,
	above = "",
): { path: string; file: string }[] {
	const whole = path === "" ? above : `${above}/${path}`;
	return [{ path: whole || "/", file }, ...children.flatMap((child) => listAnswering(child, whole))];
}

/** As the router reads a path before it matches. */
function decodeEach(path: string): string {
	return path
		.split("/")
		.map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
		.join("/");
}
