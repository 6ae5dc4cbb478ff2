import { expect, test } from "vitest";
import { sayInSpanish } from "./english.ts";

test.each([
	["tax id", "nit"],
	["lost id card", "reponer perdida robo dpi"],
	["driver license", "licencia conducir"],
	["renew my driver s license", "renovar my licencia conducir"],
	["work permit", "trabajo permiso"],
	["ministry of foreign affairs", "ministerio relaciones exteriores"],
])("“%s” is said in the catalogue's words, the longest saying first", (english, spanish) => {
	expect(sayInSpanish(english.split(" ")).join(" ")).toBe(spanish);
});

test.each(["pasaporte", "visa", "quiero renovar mi licencia", "xyzzy", ""])("“%s” stays as it is", (text) => {
	expect(sayInSpanish(text.split(" ")).join(" ")).toBe(text);
});
