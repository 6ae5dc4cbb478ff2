// @vitest-environment jsdom
import { act } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { registerDictionary, translatorFor } from "../words/text.ts";
import { Nearest } from "./nearest.tsx";
import type { NearestView } from "./nearest-view.ts";
import { openWords } from "./office-words.ts";

beforeAll(() => {
	registerDictionary("es", es);
	document.documentElement.lang = "es";
});

async function show(nearest: NearestView): Promise<string> {
	const { container } = await mount(<Nearest nearest={nearest} />);
	// Whether it is open is said by a script of its own.
	await act(() => vi.dynamicImportSettled());
	return container.textContent ?? "";
}

test("an office whose hours are known says whether it is open now, and what they depend on", async () => {
	const open = {
		hours: "24/7",
		since: new Date().toISOString().slice(0, 10),
		words: openWords(translatorFor("es").text),
	};
	expect(await show({ office: "Sede de Cobán", open, hoursNote: "Solo emergencias." })).toBe(
		"Sede de Cobán. Abierto ahora Solo emergencias.",
	);
});

test("one that may not do it stands after what the record says, with that and every doubt", async () => {
	const unsure = { place: "Cualquier sede", note: "Ninguna fuente dice si aquí se hace" };
	expect(await show({ office: "Sede de Cobán", unsure, doubt: "El dato es de 2020." })).toBe(
		"Cualquier sede. Sede de Cobán. Ninguna fuente dice si aquí se hace. Confirma antes de ir: El dato es de 2020.",
	);
});
