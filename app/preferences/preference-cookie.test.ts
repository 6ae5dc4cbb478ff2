import { expect, test } from "vitest";
import { preferenceCookie } from "./preference-cookie.ts";

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
