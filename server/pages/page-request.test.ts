import { describe, expect, test } from "vitest";
import { hasQuery, pageKey, readPageRequest } from "./page-request.ts";

const KNOWN_WORDS = new Set(["dpi", "pasaporte"]);
const read = (path: string) =>
	readPageRequest(`http://localhost${path}`, {
		routesAt: () => ["root", "catalogue"],
		knows: (_thing, id) => /^hay-\w+$/.test(id),
		sought: (words) =>
			words
				.split(" ")
				.filter((word) => KNOWN_WORDS.has(word))
				.join(" "),
	});
const keyOf = (path: string) => pageKey(read(path), "es", "1");

describe("two addresses that show the same share one page in memory", () => {
	test.each([
		["/catalogo?utm_source=x&search=nit&fbclid=1", "/catalogo?search=nit"],
		["/catalogo?pagina=2&search=nit", "/catalogo?search=nit&pagina=2"],
		["/catalogo?search=nit&search=dpi", "/catalogo?search=nit"],
		[`/catalogo?search=${"a".repeat(900)}`, `/catalogo?search=${"a".repeat(200)}`],
		["/observatorio?pagina=todas&orden=ALEATORIO", "/observatorio?pagina=todas"],
		["/catalogo?diapositiva=ALEATORIO", "/catalogo"],
		["/observatorio?detalle=ALEATORIO-1", "/observatorio?detalle=ALEATORIO-2"],
		["/observatorio?comparar=hay-uno,ALEATORIO-1", "/observatorio?comparar=hay-uno,ALEATORIO-2"],
		["/experiencias?experiencia=ALEATORIO-1", "/experiencias?experiencia=ALEATORIO-2"],
		["/ayuda?pregunta=ALEATORIO-1", "/ayuda?pregunta=ALEATORIO-2"],
		["/reportar?tramite=ALEATORIO-1&institucion=x", "/reportar?tramite=ALEATORIO-2&institucion=y"],
		["/tramite/ALEATORIO-1", "/tramite/ALEATORIO-2"],
		["/procedures/ALEATORIO-1", "/procedures/ALEATORIO-2"],
		["/instituciones/ALEATORIO-1.data", "/instituciones/ALEATORIO-2.data"],
		["/ALEATORIO-1", "/ALEATORIO-2"],
		["/ALEATORIO-1.data?_routes=root", "/ALEATORIO-2.data"],
		["/TRAMITE/hay-nit", "/tramite/hay%2Dnit"],
		["/c%61talogo/salud", "/Catalogo/salud"],
		["/catalogo.data?_routes=catalogue,root", "/catalogo.data?_routes=root,catalogue,other"],
	])("%s and %s", (one, other) => {
		expect(keyOf(one)).toBe(keyOf(other));
	});
});

test("whatever changes the page has a page of its own in memory", () => {
	const page = read("/catalogo?search=nit");
	const keys = [
		pageKey(page, "es", "1"),
		pageKey(page, "en", "1"),
		pageKey(page, "es", "2"),
		pageKey(read("/catalogo?search=dpi"), "es", "1"),
		pageKey(read("/catalogo"), "es", "1"),
		pageKey(read("/ayuda?search=nit"), "es", "1"),
		pageKey(read("/catalogo?pagina=2&search=nit"), "es", "1"),
		pageKey(read("/tramite/hay-nit"), "es", "1"),
		pageKey(read("/procedures/hay-nit"), "es", "1"),
		pageKey(read("/tramite/hay-dpi"), "es", "1"),
		pageKey(read("/tramite/otro"), "es", "1"),
		pageKey(read("/observatorio?detalle=hay-nit"), "es", "1"),
		pageKey(read("/observatorio?detalle=hay-dpi"), "es", "1"),
		pageKey(read("/observatorio?detalle=otro"), "es", "1"),
		pageKey(read("/otro"), "es", "1"),
		pageKey(read("/%E0%A4%A"), "es", "1"),
	];
	expect(new Set(keys).size).toBe(keys.length);
});

test("a sign in what was typed cannot pass for another parameter", () => {
	const { query } = read("/catalogo?search=nit%26pagina%3D2");
	expect([...query]).toEqual([["search", "nit&pagina=2"]]);
	expect(keyOf("/catalogo?search=nit%26pagina%3D2")).not.toBe(keyOf("/catalogo?search=nit&pagina=2"));
});

test("an empty text stays a question, so that the form says what is missing", () => {
	expect(read("/observatorio?comparar=").query.has("comparar")).toBe(true);
});

describe("an address as people paste it leads to the record that it means", () => {
	test.each([
		["/tramite/hay-nit)", "/tramite/hay-nit"],
		["/tramite/hay-nit.", "/tramite/hay-nit"],
		["/tramite/hay-nit,", "/tramite/hay-nit"],
		["/tramite/hay-nit%20", "/tramite/hay-nit"],
		["/tramite/hay-nit%E2%80%A6", "/tramite/hay-nit"],
		["/tramite/hay-nit%22).", "/tramite/hay-nit"],
		["/tramite/HAY-NIT", "/tramite/hay-nit"],
		["/TRAMITE/Hay-Nit/", "/tramite/hay-nit"],
		["/tramites/hay-nit", "/tramite/hay-nit"],
		["/tr%C3%A1mites/hay-nit", "/tramite/hay-nit"],
		["/procedimientos/hay-nit", "/tramite/hay-nit"],
		["/procedures/HAY-NIT", "/tramite/hay-nit"],
		["/hay-nit", "/tramite/hay-nit"],
		["/instituciones/HAY-SAT", "/instituciones/hay-sat"],
		["/institucion/hay-sat", "/instituciones/hay-sat"],
		["/tramites", "/catalogo"],
		["/catalogo).?search=nit&utm_source=x", "/catalogo?search=nit"],
		["/catalogo/salud,", "/catalogo/salud"],
		["/observatorio/ediciones/hay-una.", "/observatorio/ediciones/hay-una"],
	])("%s leads to %s, which leads nowhere else", (path, redirect) => {
		expect(read(path).redirect).toBe(redirect);
		expect(read(redirect).redirect).toBeNull();
	});

	test.each([
		"/tramite/hay-nit",
		"/procedures/hay-nit",
		"/institutions/hay-sat",
		"/tramite/otro.",
		"/otro)",
		"/tramites/otro",
		"/catalogo/otra)",
		"/catalogo/Educaci%C3%B3n%20(hay)",
		"/tramite/hay-nit).data",
		"/assets/hay-nit.",
		"/).,",
	])("but %s stays where it is", (path) => {
		expect(read(path).redirect).toBeNull();
	});
});

describe("an address that leads nowhere", () => {
	test.each([
		"/dpi",
		"/dpi-ALEATORIO",
		"/ALEATORIO/dpi.html",
		"/dpi.data",
		"/tramite/dpi",
		"/institutions/dpi_ALEATORIO",
	])("%s tells its page the words that the catalogue knows", (path) => {
		expect(read(path).query.get("palabras")).toBe("dpi");
	});

	test("has one page for all that says nothing which the catalogue knows, and nobody can make it say more", () => {
		for (const path of ["/ALEATORIO-1", "/wp-admin/x.php", "/ALEATORIO-2?palabras=dpi", "/assets/dpi.js"])
			expect(keyOf(path), path).toBe(keyOf("/-"));
		// Many ask for it: it is no rare page.
		expect(hasQuery(keyOf("/ALEATORIO-1"))).toBe(false);
		expect(keyOf("/tramite/ALEATORIO-1?palabras=dpi")).toBe(keyOf("/tramite/ALEATORIO-2"));
		expect(keyOf("/ALEATORIO-1/dpi/ALEATORIO-2")).toBe(keyOf("/dpi"));
	});
});

test("before any catalogue could be read every id stays as it was asked", () => {
	const page = readPageRequest("http://localhost/tramite/nit?x=1", { routesAt: () => [] });
	expect(page.pathname).toBe("/tramite/nit");
});

test("a slash too many leads to the address that was asked for, known or not", () => {
	expect(read("/catalogo/?pagina=2&x=1").redirect).toBe("/catalogo?pagina=2");
	expect(read("/otro/").redirect).toBe("/otro");
	expect([read("/").redirect, read("/assets/").redirect, read("/catalogo").redirect]).toEqual([null, null, null]);
});

describe("a blank field of a form leads to the address that carries only what was chosen", () => {
	test.each([
		["/catalogo?search=&institucion=&para=&filtros=1", "/catalogo?filtros=1"],
		["/catalogo/salud?search=nit&para=&utm_source=x", "/catalogo/salud?search=nit&utm_source=x"],
		["/instituciones?search=", "/instituciones"],
		// What was read of two is what counts.
		["/ayuda?search=&search=nit", "/ayuda"],
	])("%s leads to %s, which leads nowhere", (path, redirect) => {
		expect(read(path).redirect).toBe(redirect);
		expect(read(redirect).redirect).toBeNull();
	});

	test.each([
		["unknown words of others", "/catalogo?utm_source=&fbclid="],
		["what says something though it is blank", "/?search="],
		["a tick without a value", "/catalogo?gratis="],
		["an address that is read otherwise", "/catalogo?pagina=ninguna"],
		["what only scripts ask for", "/mas-tramites?search="],
		["the data of a page", "/catalogo.data?search="],
		["what the page itself leads on", "/catalogo?search=&categoria=salud"],
	])("but not %s: %s", (_what, path) => {
		expect(read(path).redirect).toBeNull();
	});
});

describe("an address", () => {
	test.each([
		["/tramite/%E0%A4%A", 400],
		["/tramite/%00", 400],
		["/tramite/a//b", undefined],
		["//otro.sitio/x", undefined],
		[`/tramite/hay-${"a".repeat(1_012)}`, undefined],
	])("such as %.40s that cannot be read never reaches a page, and answers %j", (path, status) => {
		const page = read(path);
		expect(page.status).toBe(status);
		expect(page.pathname).toBe("/-");
	});

	test("of the longest length that is read is read", () => {
		const path = `/tramite/hay-${"a".repeat(1_011)}`;
		expect(read(path).pathname).toBe(path);
	});
});

describe("what shows something of its visitor", () => {
	test.each([
		"/reportar/recibo",
		"/REPORTAR/recibo",
		"/%72eportar/borrar",
		"/reportar/datos.data",
		"/asistente-tramites/respuesta",
		"/asistente-tramites/respuesta.data",
	])("%s is kept by nobody", (path) => {
		expect(read(path).isPersonal).toBe(true);
	});

	test.each(["/reportar", "/reportar.data", "/asistente-tramites", "/", "/tramite/reportar"])(
		"%s shows nothing of them and is made once for all",
		(path) => {
			expect(read(path).isPersonal).toBe(false);
		},
	);
});

describe("a place that was chosen before", () => {
	const NEAR = { department: "izabal", municipality: "livingston" } as const;
	const ask = (path: string, near: Parameters<typeof readPageRequest>[1]["near"] = NEAR) => {
		const { pathname, query } = readPageRequest(`http://localhost${path}`, { routesAt: () => [], near });
		return `${pathname}?${query}`;
	};

	test.each([
		["/oficinas", "/oficinas?departamento=izabal&municipio=livingston"],
		["/oficinas.data", "/oficinas.data?departamento=izabal&municipio=livingston"],
		["/oficinas?institucion=x", "/oficinas?departamento=izabal&municipio=livingston&institucion=x"],
		["/oficinas?departamento=izabal", "/oficinas?departamento=izabal&municipio=livingston"],
		["/oficinas?departamento=peten", "/oficinas?departamento=peten"],
		["/oficinas?departamento=todos", "/oficinas?departamento=todos"],
		["/oficinas?municipio=todos", "/oficinas?departamento=izabal&municipio=todos"],
		["/tramite/nit", "/tramite/nit?departamento=izabal"],
		["/instituciones/sat", "/instituciones/sat?departamento=izabal"],
		["/catalogo", "/catalogo?"],
	])("%s is asked as %s", (path, asked) => expect(ask(path)).toBe(asked));

	test("changes nothing for whoever chose none", () => {
		expect(ask("/oficinas", { department: null, municipality: "livingston" })).toBe("/oficinas?");
	});
});
