import type { Page } from "@playwright/test";
import { test as base } from "../journeys/browser.ts";

type Answer = Awaited<ReturnType<Page["goto"]>>;

const readers = new WeakSet<Page>();

/**
 * The `test` of a sentence about what is served. Its page runs no scripts, so it is whole as soon as it has arrived, and
 * stays open for the next sentence about the same address. Such a test only looks: whatever presses, types or waits for
 * a script takes the other `test`.
 */
export const served = base.extend({
	visitor: "reader",
	javaScriptEnabled: false,
	page: async ({ page }, use) => {
		if (!readers.has(page)) stayWhereItIs(page);
		readers.add(page);
		await use(page);
	},
});

/** Does not ask again for the address that the page shows. */
function stayWhereItIs(page: Page): void {
	const goTo = page.goto.bind(page);
	let shown: { address: string; answer: Answer } | undefined;
	page.goto = async (address, options) => {
		if (shown?.address !== address) shown = { address, answer: await goTo(address, options) };
		return shown.answer;
	};
}
