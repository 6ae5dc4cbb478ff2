import { describe, expect, test } from "vitest";
import { pageKey, readPageRequest } from "./page-request.ts";

const read = (path: string) => readPageRequest(`http://localhost${path}`, ["root", "catalogue"]);
const keyOf = (path: string) => pageKey(read(path), "es", "1");

describe("two addresses that show the same share one page in memory", () => {
	test.each([
		["/catalogo?utm_source=x&search=nit&fbclid=1", "/catalogo?search=nit"],
		["/catalogo?pagina=2&search=nit", "/catalogo?search=nit&pagina=2"],
		["/catalogo?search=nit&search=dpi", "/catalogo?search=nit"],
		[`/catalogo?search=${"a".repeat(900)}`, `/catalogo?search=${"a".repeat(200)}`],
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

describe("an address", () => {
	test.each([
		["/tramite/%E0%A4%A", 400],
		["/tramite/%00", 400],
		["/tramite/a//b", undefined],
		["//otro.sitio/x", undefined],
		["/a%5Cb", undefined],
		[`/${"a".repeat(1_024)}`, undefined],
	])("such as %.40s that cannot be read never reaches a page, and answers %j", (path, status) => {
		const page = read(path);
		expect(page.status).toBe(status);
		if (path !== "/a%5Cb") expect(page.pathname).toBe("/-");
	});

	test("of the longest length that is read is read", () => {
		const path = `/${"a".repeat(1_023)}`;
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
