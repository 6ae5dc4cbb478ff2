import type { Page } from "@playwright/test";
import { addresses } from "../../app/address/addresses.ts";
import type { Language } from "../../domain/language.ts";
import { lastResortPage } from "../../server/responses/last-resort-page.ts";
import { expect, open, openInEnglish } from "../journeys/browser.ts";
import { EMPTY_SCREENS, SCREENS } from "../journeys/screens.ts";

/** Something that a citizen can have before their eyes. Places are found by their class, for they speak two languages. */
export interface State {
	name: string;
	/** How wide a window has to be at most for this state to exist. */
	widest?: number;
	/** Who comes: one who has decided about cookies, or one who meets the bar and the notice of the day. */
	visitor?: "settled" | "late";
	reach: (page: Page, language: Language) => Promise<void>;
}

const LAST_RESORT = "/pagina-de-ultimo-recurso";

/** Every screen with all that folds unfolded, and whatever opens over a screen. */
export const STATES: readonly State[] = [
	...[...SCREENS, ...EMPTY_SCREENS].map(
		(path): State => ({ name: path, reach: (page, language) => openUnfolded(page, path, language) }),
	),
	{
		name: "the menu of a phone",
		widest: 1000,
		reach: async (page, language) => {
			await visit(page, addresses.terms.to(), language);
			await page.locator(".menu-button").click();
			await expect(page.locator("#menu")).toBeVisible();
		},
	},
	{
		name: "the menu of languages",
		reach: async (page, language) => {
			await visit(page, addresses.terms.to(), language);
			await page.locator(".language-button").click();
			await expect(page.locator("#idiomas")).toBeVisible();
		},
	},
	{
		name: "the reading tools",
		reach: async (page, language) => {
			await visit(page, addresses.terms.to(), language);
			await page.locator("a[href='#lectura']").first().click();
			await expect(page.locator("#lectura")).toBeVisible();
		},
	},
	{
		name: "a device without a voice, asked to read aloud",
		reach: async (page, language) => {
			await visit(page, "/tramite/inscripcion-nit", language);
			const name = language === "en" ? "Listen" : "Escuchar";
			await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
			await expect(page.locator(".listen-player")).toBeVisible();
		},
	},
	{
		name: "the search overlay, empty",
		reach: (page, language) => search(page, "", language),
	},
	{
		name: "the search overlay with results",
		reach: async (page, language) => {
			await search(page, "pasaporte", language);
			await expect(page.locator(".search-hit").first()).toBeVisible();
		},
	},
	{
		name: "the search overlay without results",
		reach: async (page, language) => {
			await search(page, "qwertyuiop", language);
			await expect(page.locator(".search-answer-status")).toContainText("qwertyuiop");
		},
	},
	{
		name: "a search of nothing",
		reach: async (page, language) => {
			await visit(page, addresses.home.to(), language);
			await page.locator(".hero .search-box button").click();
			await expect(page.locator(".hero [role=status]").first()).not.toBeEmpty();
		},
	},
	{
		name: "a first visit with the bar of cookies and the notice of the day",
		visitor: "late",
		reach: async (page, language) => {
			await visit(page, addresses.home.to(), language);
			await expect(page.locator(".promo")).toBeVisible();
			await expect(page.locator(".consent-simple")).toBeVisible();
		},
	},
	{
		name: "the settings of cookies",
		visitor: "late",
		reach: async (page, language) => {
			await visit(page, addresses.privacy.to(), language);
			await page.locator(".consent-actions button").last().click();
			await expect(page.locator(".consent-settings")).toBeVisible();
		},
	},
	{
		name: "the report dialog",
		reach: (page, language) => openReport(page, language),
	},
	{
		name: "the report dialog with mistakes",
		reach: async (page, language) => {
			await openReport(page, language);
			await page.locator(".report-dialog [type=email]").fill("ana@");
			await page.locator(".report-dialog form [type=submit]").click();
			await expect(page.locator(".report-dialog .report-summary")).toBeFocused();
		},
	},
	{
		name: "the question before a report is lost",
		reach: async (page, language) => {
			await openReport(page, language);
			await page.locator(".report-dialog textarea").fill("Ya no piden fotocopia");
			await page.keyboard.press("Escape");
			await expect(page.locator("[role=alertdialog]")).toBeVisible();
		},
	},
	{
		name: "the evaluation dialog of the observatory",
		reach: async (page, language) => {
			await visit(page, "/observatorio?filtro=digital", language);
			await page.locator(".evaluation-table a[href*='detalle=']").first().click();
			await expect(page.locator("dialog[open]")).toBeVisible();
		},
	},
	{
		name: "a conversation with the assistant",
		reach: async (page, language) => {
			await visit(page, addresses.assistant.to(), language);
			const box = page.locator(".conversation-form input[type=text], .conversation-form input[type=search]");
			for (const question of ["NIT", "¿cuánto cuesta?", "qwertyuiop"]) {
				await box.fill(question);
				await page.keyboard.press("Enter");
				await expect(page.locator(".conversation-question").last()).toContainText(question);
			}
			await expect(page.locator(".conversation-exchange").last().locator(".conversation-reply")).not.toBeEmpty();
		},
	},
	{
		name: "a folder with a procedure, an office and a date",
		reach: fillFolder,
	},
	{
		name: "the page of last resort",
		reach: async (page) => {
			const answer = { contentType: "text/html", body: lastResortPage("failed", "A1B2C3") };
			await page.route(`**${LAST_RESORT}`, (route) => route.fulfill(answer));
			await page.goto(LAST_RESORT);
		},
	},
];

async function visit(page: Page, path: string, language: Language): Promise<void> {
	await (language === "en" ? openInEnglish(page, path) : open(page, path));
}

async function openUnfolded(page: Page, path: string, language: Language): Promise<void> {
	await visit(page, path, language);
	await unfold(page);
}

async function unfold(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const part of document.querySelectorAll("details")) part.open = true;
	});
}

/** Ends with the page of the folder, which has just told that a date was noted. */
export async function fillFolder(page: Page, language: Language): Promise<void> {
	const [save, saved] =
		language === "en" ? ["Save in my folder", "See it in my folder"] : ["Guardar en mi carpeta", "Ver en mi carpeta"];
	for (const path of ["/tramite/inscripcion-nit", addresses.offices.to()]) {
		await visit(page, path, language);
		await page.getByRole("main").getByRole("button", { name: save }).first().click();
		await expect(page.getByRole("button", { name: saved })).toBeVisible();
	}
	await visit(page, addresses.folder.to(), language);
	await page.locator("#fechas [type=text]").fill("DPI");
	await page.locator("#fechas [type=date]").fill("2026-12-15");
	await page.locator("#fechas [type=submit]").click();
	await expect(page.locator(".folder-entry")).toHaveCount(2);
	await expect(page.locator(".folder-told [data-kind=icon]")).toBeVisible();
	await unfold(page);
}

async function search(page: Page, query: string, language: Language): Promise<void> {
	await visit(page, addresses.terms.to(), language);
	await page.locator(".search-opener button").click();
	await page.locator(".search-dialog input").fill(query);
}

async function openReport(page: Page, language: Language): Promise<void> {
	await visit(page, "/tramite/inscripcion-nit", language);
	await page.locator(".report-opener").click();
	await expect(page.locator(".report-dialog textarea")).toBeVisible();
}
