// @vitest-environment jsdom
import { getByRole, queryByRole } from "@testing-library/dom";
import { act } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { registerDictionary } from "../words/text.ts";
import { ListenButton, listenTo, useListening } from "./listen-button.tsx";
import { ListenPlayer } from "./listen-player.tsx";

registerDictionary("es", es);

interface Voice {
	lang: string;
	localService: boolean;
}

class Utterance {
	voice: Voice | null = null;
	lang = "";
	rate = 1;
	onend: (() => void) | null = null;
	onerror: (() => void) | null = null;
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

const OWN = { lang: "es-MX", localService: true };
const OF_THE_MAKER = { lang: "es-GT", localService: false };
const device = { voices: [] as Voice[], said: [] as Utterance[], now: null as Utterance | null };

beforeEach(() => {
	Object.assign(device, { voices: [OWN], said: [], now: null });
	vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
	vi.stubGlobal("speechSynthesis", {
		getVoices: () => device.voices,
		...{ addEventListener() {}, removeEventListener() {} },
		speak(utterance: Utterance) {
			if (utterance.text === "") return;
			device.said.push(utterance);
			device.now = utterance;
		},
		cancel() {
			const silenced = device.now;
			device.now = null;
			silenced?.onend?.();
		},
	});
	// jsdom draws nothing.
	Reflect.set(Range.prototype, "getBoundingClientRect", () => new DOMRect());
	Reflect.set(window, "scrollBy", () => {});
	Reflect.set(window, "matchMedia", () => ({ matches: true }));
});

function Page() {
	const listening = useListening();
	return (
		<>
			<main tabIndex={-1}>
				<h1>Licencia</h1>
				<nav>Inicio</nav>
				<p>
					Pagas <b>antes</b>. Luego vas.
				</p>
				<p hidden>Escondido</p>
				<p lang="en">Bring it.</p>
				<ListenButton within="main" />
			</main>
			{listening && <ListenPlayer listening={listening} />}
		</>
	);
}

async function openPage() {
	const mounted = await mount(<Page />);
	onTestFinished(async () => act(async () => listenTo(null)));
	const button = (name: string) => getByRole(mounted.container, "button", { name });
	const press = (name: string) => act(async () => button(name).click());
	return {
		...mounted,
		button,
		press,
		async listen() {
			await press("Escuchar");
			await vi.waitFor(() => act(async () => expect(queryByRole(mounted.container, "region")).not.toBeNull()), 10_000);
		},
		/** The voice comes to the end of its sentence. */
		finish: () =>
			act(async () => {
				const ended = device.now;
				device.now = null;
				ended?.onend?.();
			}),
		stopButtons: () => [...mounted.container.querySelectorAll<HTMLElement>("section button")],
	};
}

const said = () => device.said.map(({ text }) => text);

test("a part is read sentence by sentence, by a voice of the device in the language of each, and nothing that is hidden", async () => {
	const english = { lang: "en-US", localService: true };
	device.voices = [OF_THE_MAKER, english, { lang: "es-ES", localService: true }, OWN];
	const page = await openPage();
	await page.listen();
	for (let sentence = 0; sentence < 4; sentence++) await page.finish();
	expect(said()).toEqual(["Licencia", "Pagas antes.", "Luego vas.", "Bring it."]);
	expect(device.said.map(({ voice }) => voice)).toEqual([OWN, OWN, OWN, english]);
	expect(page.button("Escuchar")).toBeTruthy();
	expect(queryByRole(page.container, "region")).toBeNull();
});

test("what a page marks is all that is read", async () => {
	const page = await openPage();
	page.container.querySelector("p")?.setAttribute("data-read", "");
	await page.listen();
	for (let sentence = 0; sentence < 2; sentence++) await page.finish();
	expect(said()).toEqual(["Pagas antes.", "Luego vas."]);
});

test("pausing keeps the sentence, another speed begins it anew, and stopping gives the focus back", async () => {
	const page = await openPage();
	await page.listen();
	await page.finish();
	await page.press("Pausar");
	expect(device.now).toBeNull();
	await page.press("Seguir");
	expect(said()).toEqual(["Licencia", "Pagas antes.", "Pagas antes."]);

	const speed = getByRole<HTMLSelectElement>(page.container, "combobox", { name: "Velocidad" });
	await act(async () => {
		speed.value = "slow";
		speed.dispatchEvent(new Event("change", { bubbles: true }));
	});
	expect(device.now?.text).toBe("Pagas antes.");
	expect(device.now?.rate).toBeLessThan(1);

	const [, stop] = page.stopButtons();
	stop?.focus();
	await act(async () => stop?.click());
	expect(device.now).toBeNull();
	expect(document.activeElement).toBe(page.button("Escuchar"));
});

test("what a citizen reads is never sent to the maker of the browser, and they are told why they hear nothing (C99)", async () => {
	device.voices = [OF_THE_MAKER];
	const page = await openPage();
	await page.listen();
	expect(said()).toEqual([]);
	expect(getByRole(page.container, "status").textContent).toContain(es.listen.noVoice.es);
	await page.press("Cerrar");
	expect(queryByRole(page.container, "region")).toBeNull();
});

test("who lacks the voice of one language hears the other, and is told", async () => {
	const page = await openPage();
	await page.listen();
	for (let sentence = 0; sentence < 3; sentence++) {
		expect(getByRole(page.container, "status").textContent).toBe(es.listen.noVoice.en);
		await page.finish();
	}
	expect(said()).toEqual(["Licencia", "Pagas antes.", "Luego vas."]);
});

test.each([
	["goes to another page", (page: Awaited<ReturnType<typeof openPage>>) => page.router.navigate("/otra")],
	["leaves the portal", async () => void dispatchEvent(new Event("pagehide"))],
])("the voice falls silent when its listener %s", async (_how, leave) => {
	const page = await openPage();
	await page.listen();
	expect(device.now?.text).toBe("Licencia");
	await act(async () => leave(page));
	expect(device.now).toBeNull();
	expect(said()).toEqual(["Licencia"]);
});
