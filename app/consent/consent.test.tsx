// @vitest-environment jsdom
import { getByRole } from "@testing-library/dom";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { keepConsentBar } from "../boot/bars.ts";
import { registerDictionary } from "../words/text.ts";
import { Consent } from "./consent.tsx";
import "./consent-settings.tsx";
import { CONSENT_WANTED, readConsent, saveConsent } from "./consent-record.ts";

registerDictionary("es", es);

afterEach(() => localStorage.clear());

async function openPage() {
	const { container } = await mount(<Consent />);
	keepConsentBar();
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
		isAsked: () => document.documentElement.dataset.consent === "asked",
		untilBox: () => until(() => box("Analíticos")),
		/** As the link in the footer does. */
		async openSettings() {
			await act(async () => void dispatchEvent(new Event(CONSENT_WANTED)));
			await until(() => box("Analíticos"));
		},
	};
}

test("each category that is ticked, and no other, is what is allowed", async () => {
	const { press, box, isAsked, untilBox } = await openPage();
	expect(isAsked()).toBe(true);
	await press(es.consent.configure);
	await untilBox();
	await act(async () => box("Analíticos").click());
	await press(es.consent.save);
	expect(readConsent()).toMatchObject({ necessary: true, analytics: true, functional: false, marketing: false });
	expect(isAsked()).toBe(false);
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

test.each([
	[es.consent.acceptAll, true],
	[es.consent.rejectAll, false],
])("%s is one press, and it is said that the choice is kept", async (name, isAllowed) => {
	const { press, isAsked } = await openPage();
	await press(name);
	expect(readConsent()).toMatchObject({
		necessary: true,
		analytics: isAllowed,
		functional: isAllowed,
		marketing: isAllowed,
	});
	expect(isAsked()).toBe(false);
	expect(document.getElementById("dock-status")?.textContent).toBe(es.consent.saved);
});
