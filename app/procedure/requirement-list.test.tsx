// @vitest-environment jsdom
import { getAllByRole, getByRole, getByText } from "@testing-library/dom";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { registerDictionary } from "../words/text.ts";
import { RequirementList } from "./requirement-list.tsx";

registerDictionary("es", es);

afterEach(() => localStorage.clear());

/** The list of a procedure as it is opened on this device, with what stands ticked and what can be done. */
async function openList(procedureId: string, texts: readonly string[], spanish: readonly string[] = []) {
	const requirements = texts.map((text, position) => {
		const record = spanish[position];
		return { text, abbreviations: [], ...(record && { spanish: record }) };
	});
	const { container, unmount } = await mount(<RequirementList procedureId={procedureId} requirements={requirements} />);
	const boxes = () => getAllByRole<HTMLInputElement>(container, "checkbox");
	const press = (element: HTMLElement) => act(async () => element.click());
	return {
		container,
		unmount,
		ticked: () => texts.filter((_, position) => boxes()[position]?.checked),
		tick: (text: string) => press(getByText(container, text)),
		clear: () => press(getByRole(container, "button", { name: es.procedure.requirementsClear })),
	};
}

test("what was ticked for one procedure stays when another is ticked", async () => {
	const nit = await openList("nit", ["DPI", "Recibo de luz"]);
	await nit.tick("Recibo de luz");
	await nit.unmount();
	const licence = await openList("licencia", ["DPI"]);
	await licence.tick("DPI");
	await licence.unmount();
	expect((await openList("nit", ["DPI", "Recibo de luz"])).ticked()).toEqual(["Recibo de luz"]);
});

test("what was unticked all at once does not come back on the next visit", async () => {
	const list = await openList("nit", ["DPI", "Recibo de luz"]);
	await list.tick("DPI");
	await list.clear();
	expect(list.ticked()).toEqual([]);
	await list.unmount();
	expect((await openList("nit", ["DPI", "Recibo de luz"])).ticked()).toEqual([]);
});

test("a requirement whose words changed is no longer ticked: what was brought together may not be what is asked now", async () => {
	const list = await openList("nit", ["DPI", "Recibo de luz"]);
	await list.tick("DPI");
	await list.tick("Recibo de luz");
	await list.unmount();
	expect((await openList("nit", ["DPI vigente", "Recibo de luz"])).ticked()).toEqual(["Recibo de luz"]);
});

test("what was ticked in English is ticked in the Spanish list, and not where the Spanish changed since", async () => {
	const english = await openList("nit", ["Identity card", "Electricity bill"], ["DPI", "Recibo de luz"]);
	await english.tick("Identity card");
	await english.tick("Electricity bill");
	await english.unmount();
	expect((await openList("nit", ["DPI", "Recibo de luz o agua"])).ticked()).toEqual(["DPI"]);
});
