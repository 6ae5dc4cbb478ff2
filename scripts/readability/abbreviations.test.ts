import { expect, test } from "vitest";
import { findUnexplained } from "./abbreviations.ts";

test.each([
	["Lleva tu DPI al RENAP y a la ZZTOP.", ["ZZTOP"]],
	["La ZZTOP y otra vez la ZZTOP", ["ZZTOP"]],
	["Entra al QWERTY-SIT", ["QWERTY-SIT"]],
	["El formulario ZZ-8933, el ZZ-f-01 y el SIT-RT-1", []],
	["Entra a ZZTOP.gob.gt o escribe a ZZTOP@sat.gob.gt", []],
	["Anexo III del PDF, US$10", []],
	["Certificación CAFTA-DR y declaración DUA-GT", []],
	["", []],
])("in “%s” the glossary lacks %j", (text, unexplained) => {
	expect(findUnexplained(text)).toEqual(unexplained);
});
