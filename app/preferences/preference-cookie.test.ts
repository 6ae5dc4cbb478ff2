import { expect, test } from "vitest";
import { preferenceCookie } from "./preference-cookie.ts";
import { readReturnPath } from "./return-path.ts";

test("a choice is remembered for a year on every page, and over HTTPS only where the page came that way", () => {
	const cookie = { name: "display", value: "text-150.contrast" };
	expect(preferenceCookie({ ...cookie, isSecure: false })).toBe(
		"display=text-150.contrast; Path=/; Max-Age=31536000; SameSite=Lax",
	);
	expect(preferenceCookie({ ...cookie, isSecure: true })).toMatch(/; Secure$/);
});

test("back to usual leaves nothing behind", () => {
	expect(preferenceCookie({ name: "display", value: "", isSecure: false })).toBe(
		"display=; Path=/; Max-Age=0; SameSite=Lax",
	);
});

test.each([
	["/catalogo?search=ñ#lista", "/catalogo?search=%C3%B1#lista"],
	["/", "/"],
	["//otro.site", "/"],
	["/\\otro.site", "/"],
	["/.//otro.site", "/"],
	["https://otro.site", "/"],
	["catalogo", "/"],
	["/a\r\nSet-Cookie: x=1", "/"],
	[`/${"a".repeat(1_998)}`, `/${"a".repeat(1_998)}`],
	[`/${"a".repeat(1_999)}`, "/"],
	[null, "/"],
])("whoever chose on %.40j goes back to %.40j, never to another site", (value, path) => {
	expect(readReturnPath(value)).toBe(path);
});
