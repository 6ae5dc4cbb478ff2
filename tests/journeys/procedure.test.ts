import type { BrowserContext } from "@playwright/test";
import { countRequirements, sourcesOf } from "../counts.ts";
import { expect, open, phone, test, waitForScripts, wide } from "./browser.ts";

const DETAIL = "/tramite/inscripcion-nit";
const NIT = sourcesOf("inscripcion-nit");
const ASKED = countRequirements("inscripcion-nit");

/** Gives the browser voices, which the one of the tests has none of. */
async function giveVoices(context: BrowserContext, voices: readonly { lang: string; localService: boolean }[]) {
	await context.addInitScript((given) => {
		const spoken: string[] = [];
		let now: { text: string; onend?: () => void } | null = null;
		const speech = Object.assign(new EventTarget(), {
			getVoices: () => given,
			speak: (utterance: { text: string }) => {
				if (utterance.text === "") return;
				now = utterance;
				spoken.push(utterance.text);
			},
			cancel: () => {
				now = null;
			},
		});
		Object.defineProperty(window, "speechSynthesis", { value: speech });
		Object.defineProperty(window, "SpeechSynthesisUtterance", {
			value: class {
				text: string;
				constructor(text: string) {
					this.text = text;
				}
			},
		});
		Object.assign(window, { spoken, endSentence: () => now?.onend?.() });
	}, voices);
}

test.describe("the checklist", () => {
	test.use(phone);

	test("remembers the ticks on the device, counts them in words and can be cleared", async ({ page }) => {
		await page.goto("/healthz");
		// What some other program left there is no tick.
		await page.evaluate(() => localStorage.setItem("requirements", "{"));
		await page.goto(DETAIL);
		const requirements = page.getByRole("region", { name: "Requisitos" });
		await expect(requirements.getByRole("status")).toHaveText(`0 de ${ASKED} listos`);
		await waitForScripts(page);
		await expect(requirements.getByText("Se guarda solo en este dispositivo.")).toBeVisible();
		await requirements.getByText("DPI vigente, con imagen legible").click();
		await requirements.getByRole("checkbox").nth(2).press("Space");
		await expect(requirements.getByRole("status")).toHaveText(`2 de ${ASKED} listos`);

		await page.reload();
		await expect(requirements.getByRole("status")).toHaveText(`2 de ${ASKED} listos`);
		await expect(requirements.getByRole("checkbox", { name: /^DPI vigente/ })).toBeChecked();
		await expect(requirements.getByRole("checkbox").nth(1)).not.toBeChecked();

		await page.goto("/tramite/acta-supervivencia");
		await expect(requirements.getByRole("status")).toHaveText("0 de 4 listos");
		for (const box of await requirements.getByRole("checkbox").all()) await box.check();
		await expect(requirements.getByRole("status")).toHaveText("4 de 4 listos. Ya lo tienes todo.");
		await requirements.getByRole("button", { name: "Quitar las marcas" }).click();
		await expect(requirements.getByRole("status")).toHaveText("0 de 4 listos");
		await expect(requirements.getByRole("checkbox").first()).toBeFocused();
		expect(await page.evaluate(() => localStorage.getItem("requirements"))).not.toContain("acta-supervivencia");
	});

	test("works for the visit, and does not promise to keep anything, where storage is blocked", async ({ page }) => {
		await page.addInitScript(() => {
			for (const method of ["getItem", "setItem", "removeItem"] as const) {
				const original: (...given: string[]) => unknown = Storage.prototype[method];
				Storage.prototype[method] = function (this: Storage, ...given: string[]) {
					if (this === localStorage) throw new DOMException("blocked", "SecurityError");
					return original.apply(this, given) as never;
				};
			}
		});
		await open(page, DETAIL);
		const requirements = page.getByRole("region", { name: "Requisitos" });
		await requirements.getByRole("checkbox").first().check();
		await expect(requirements.getByRole("status")).toHaveText(`1 de ${ASKED} listos`);
		await expect(requirements.getByText("Se guarda solo en este dispositivo.")).toBeHidden();
	});
});

test.describe("the first screen", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("answers what it costs, how long it takes, where it is done and what is asked for", async ({ page }) => {
		for (const id of ["inscripcion-nit", "acta-supervivencia", "antecedentes-policiacos"]) {
			await page.goto(`/tramite/${id}`);
			const facts = page.getByRole("region", { name: "Lo principal" });
			// Above what stands fixed at the foot of the window.
			const dock = await page.locator(".dock-stack").boundingBox();
			for (const label of ["Costo", "Duración", "Dónde", "Qué te piden"]) {
				const answer = facts.locator("div", { has: page.getByRole("term").filter({ hasText: label }) }).first();
				const box = await answer.boundingBox();
				expect((box?.y ?? 999) + (box?.height ?? 0), `${label} of ${id}`).toBeLessThanOrEqual(dock?.y ?? 0);
			}
		}
	});
});

test.describe("what can be done with the page", () => {
	test.use(wide);

	test("prints, and shares the Spanish address by WhatsApp, whichever address it was opened at", async ({ page }) => {
		await page.addInitScript(() => {
			window.print = () => {
				document.title = "printed";
			};
		});
		await page.goto("/procedures/inscripcion-nit");
		const share = page.getByRole("link", { name: /^Compartir por WhatsApp/ });
		await expect(share).toHaveAttribute("href", /\/tramite\/inscripcion-nit$/);
		const address = new URL((await share.getAttribute("href")) ?? "");
		expect(address.origin).toBe("https://wa.me");
		const lines = address.searchParams.get("text")?.split("\n") ?? [];
		expect(lines.slice(0, 2)).toEqual(["*Inscripción al NIT*", "Costo: Gratis (una fuente lo dice)"]);
		expect(lines.at(-1)).toBe(new URL(DETAIL, page.url()).href);
		await page.getByRole("button", { name: "Imprimir" }).click();
		await expect(page).toHaveTitle("printed");
	});

	test("reads aloud with a voice of the device, marks and shows what it reads, and stops", async ({
		page,
		context,
	}) => {
		await giveVoices(context, [{ lang: "es-MX", localService: true }]);
		const player = /listen-player.*\.js/;
		const early: string[] = [];
		page.on("request", (request) => player.test(request.url()) && early.push(request.url()));
		await open(page, DETAIL);
		const listen = page.getByRole("main").getByRole("button", { name: "Escuchar" });
		await expect(listen).toBeEnabled();
		expect(early, "the voice is fetched when it is asked for").toEqual([]);
		await listen.click();
		const bar = page.getByRole("region", { name: "Lectura en voz alta" });
		await expect(bar).toBeVisible();
		const marked = () => page.evaluate(() => [...(CSS.highlights.get("listening") ?? [])].join());
		await expect.poll(marked).toBe("Inscripción al NIT");
		for (let sentence = 0; sentence < 60 && (await marked()) !== "Requisitos"; sentence++)
			await page.evaluate("endSentence()");
		const spoken: string[] = await page.evaluate("window.spoken");
		expect(spoken).toContain("Gratis");
		expect(spoken).toContain("De qué se trata");
		await expect(page.getByRole("heading", { name: "Requisitos" })).toBeInViewport();
		await bar.getByRole("button", { name: "Parar" }).click();
		await expect(bar).toBeHidden();
		expect(await marked()).toBe("");
		await expect(listen).toBeFocused();
	});

	test("prints name, facts, boxes, steps, date and address, without navigation", async ({ page }) => {
		await page.goto(DETAIL);
		await expect(page.getByRole("button", { name: "Imprimir" })).toBeEnabled();
		await page.emulateMedia({ media: "print" });
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
		const main = page.getByRole("main");
		await expect(page.getByRole("navigation")).toHaveCount(0);
		await expect(main.getByRole("button")).toHaveCount(0);
		await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(main.getByRole("checkbox").first()).toBeVisible();
		await expect(main.getByText("Llena tus datos, actividad y domicilio")).toBeVisible();
		await expect(main.getByText(NIT.date, { exact: true }).filter({ visible: true })).toHaveCount(1);
		await expect(main.getByText(/más nueva\): livinginguatemala\.com, /)).toBeVisible();
		const today = new Intl.DateTimeFormat("es-GT", { dateStyle: "long", timeZone: "America/Guatemala" }).format();
		await expect(main.getByText(`Sale de Ventanilla Abierta: ${page.url()}. Se imprimió el ${today}`)).toBeVisible();
		await expect(main.locator(".printed-qr")).toBeVisible();
	});

	test("procedures and experiences print on one sheet, of either size", async ({ page }) => {
		const company = "/experiencias?experiencia=exp-001&a-nombre-de=sociedad";
		const experiences = ["/experiencias?experiencia=exp-003", "/experiencias?experiencia=exp-001", company];
		for (const path of [DETAIL, "/tramite/acta-supervivencia", ...experiences]) {
			await page.goto(path);
			for (const format of ["A4", "Letter"]) {
				const sheets = (await page.pdf({ format })).toString("latin1").match(/\/Type \/Page\b(?!s)/g);
				expect(sheets, `${path} on ${format}`).toHaveLength(1);
			}
		}
	});
});
