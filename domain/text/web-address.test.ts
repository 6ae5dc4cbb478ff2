import { expect, test } from "vitest";
import { safeWebAddress, siteName } from "./web-address.ts";

test.each([
	["https://portal.sat.gob.gt/portal/", "https://portal.sat.gob.gt/portal/"],
	[" HTTP://www.mineco.gob.gt ", "http://www.mineco.gob.gt/"],
	["https://sat.gob.gt@evil.example/", null],
	["https://a:b@sat.gob.gt/", null],
	["https://sat.gob.gt/ https://evil.example", null],
	["https://localhost/", null],
	["https://", null],
	["//evil.example/", null],
	["javascript:alert(1)", null],
	["data:text/html,hola", null],
	["sat.gob.gt", null],
	["", null],
	[null, null],
])("the stored link %j may be followed as %j", (stored, shown) => {
	expect(safeWebAddress(stored)).toBe(shown);
});

test("a site is named as a person would say it", () => {
	expect(siteName("https://www.mineco.gob.gt/tramites?x=1")).toBe("mineco.gob.gt");
	expect(siteName("https://portalwww.gob.gt/")).toBe("portalwww.gob.gt");
});
