// @vitest-environment jsdom
import { getByRole, queryByRole } from "@testing-library/dom";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { registerDictionary } from "../dictionary.ts";
import { Consent } from "./consent.tsx";
import "./consent-bar.tsx";
import { readConsent, saveConsent } from "./consent-record.ts";

registerDictionary("es", es);

afterEach(() => localStorage.clear());

async function openPage() {
	const { container } = await mount(<Consent />);
	const press = (name: string) => act(async () => getByRole(container, "button", { name }).click());
	/** The bar is fetched when it is first needed. */
	const until = (find: () => unknown) =>
		vi.waitFor(
			async () => {
				await act(async () => {});
				find();
			},
			{ timeout: 10_000 },
		);
	const box = (name: string) => getByRole<HTMLInputElement>(container, "checkbox", { name });
	return {
		press,
		box,
		isAsked: () => queryByRole(container, "region", { name: es.consent.label }) !== null,
		untilAsked: () => until(() => getByRole(container, "region", { name: es.consent.label })),
		/** As the link in the footer does. */
		async openSettings() {
			await act(async () => void dispatchEvent(new Event("consent-settings")));
			await until(() => box("Analíticos"));
		},
	};
}

test("each category that is ticked, and no other, is what is allowed", async () => {
	const { press, box, untilAsked } = await openPage();
	await untilAsked();
	await press(es.consent.configure);
	await act(async () => box("Analíticos").click());
	await press(es.consent.save);
	expect(readConsent()).toMatchObject({ necessary: true, analytics: true, functional: false, marketing: false });
});

test("the settings show what was decided before", async () => {
	saveConsent({ analytics: false, marketing: false, functional: true });
	const { box, openSettings } = await openPage();
	await openSettings();
	expect([box("Analíticos").checked, box("Funcionales").checked]).toEqual([false, true]);
});

test("who looks at the settings and cancels is not asked again: the decision stands", async () => {
	saveConsent({ analytics: false, marketing: false, functional: true });
	const { press, isAsked, openSettings } = await openPage();
	await openSettings();
	await press(es.consent.cancel);
	expect(isAsked()).toBe(false);
	expect(readConsent()).toMatchObject({ functional: true });
});
