// @vitest-environment jsdom
import { getByRole, getByText, queryByText } from "@testing-library/dom";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import es from "../../../public/locales/es.json";
import { mount } from "../../../tests/mount.tsx";
import { registerDictionary } from "../../words/text.ts";
import { keepReport, OLD_AFTER_DAYS, readKeptReports } from "../form/kept-reports.ts";
import { readDraft } from "../form/report-draft.ts";
import { ReportNotices } from "./report-corner.tsx";

registerDictionary("es", es);
const ONE_DAY_MS = 86_400_000;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	localStorage.clear();
});

/** A page opened so many days after a report was left on the device; the server answers so. */
async function openPage(daysLater: number, answer: () => Response) {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		return answer();
	});
	const body = { ...EMPTY_DRAFT, procedure: "NIT", description: "El costo cambió." };
	keepReport({ key: "the-key", address: "/reportar?tramite=nit", body });
	vi.advanceTimersByTime(daysLater * ONE_DAY_MS);
	const { container, router } = await mount(<ReportNotices receipts={[]} onDismiss={() => undefined} />);
	const settle = () => act(async () => vi.advanceTimersByTimeAsync(5_000));
	await settle();
	async function press(name: string) {
		await act(async () => getByRole(container, "button", { name }).click());
		await settle();
	}
	return { container, asked, press, router };
}

const taken = () => Response.json({ receipt: "AAAA-BBBB" }, { status: 201 });
const refused = () => Response.json({ detail: "No." }, { status: 422 });

test("a report left without a connection goes out by itself, and its receipt stays on the page", async () => {
	const { container, asked } = await openPage(1, taken);
	expect(asked).toEqual(["/reportar?tramite=nit"]);
	expect(getByText(container, "AAAA-BBBB")).toBeTruthy();
});

test("one that waited for more than a week goes out when its writer says so, and not before (C90)", async () => {
	const { container, asked, press } = await openPage(OLD_AFTER_DAYS + 1, taken);
	expect(asked).toEqual([]);
	await press(es.report.waiting.send);
	expect(asked).toEqual(["/reportar?tramite=nit"]);
	expect(getByText(container, "AAAA-BBBB")).toBeTruthy();
});

test("one that was refused is put back into the form with its words, to be mended", async () => {
	const { container, press, router } = await openPage(0, refused);
	await press(es.report.waiting.review);
	expect(readDraft()?.draft).toMatchObject({ procedure: "NIT", description: "El costo cambió." });
	expect(router.state.location.pathname).toBe("/reportar");
	expect(queryByText(container, es.report.waiting.title)).toBeNull();
	expect(readKeptReports()).toEqual([]);
});
