import { type ServerType, serve } from "@hono/node-server";
import { expect, test } from "@playwright/test";
import { EVERY_SCREEN, SCREENS } from "../journeys/screens.ts";
import { openPseudoPortal, type PseudoPortal } from "./pseudo-portal.ts";
import { findClippedText, findSidewaysScroll } from "./screen-checks.ts";

// The words of the scripts are those of the build.
test.use({ javaScriptEnabled: false });

/**
 * In the observatory the heads of a table are one word each, side by side: a third longer than the Spanish ones they need
 * 382 px. A language of such words needs shorter heads.
 */
const TIGHT = { start: "/observatorio?filtro", narrowest: 400 };

let portal: PseudoPortal;
let server: ServerType;
let origin = "";

test.beforeAll(async () => {
	portal = await openPseudoPortal();
	origin = await new Promise((resolve) => {
		server = serve({ fetch: portal.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
			resolve(`http://127.0.0.1:${port}`),
		);
	});
});

test.afterAll(async () => {
	server.close();
	await portal.close();
});

for (const path of SCREENS) {
	test(`${path} holds texts that are a third longer`, EVERY_SCREEN, async ({ page }) => {
		const problems: string[] = [];
		await page.goto(origin + path);
		await expect(page.locator("body > footer")).toContainText("[~");
		for (const width of [path.startsWith(TIGHT.start) ? TIGHT.narrowest : 320, 768, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			const found = [await findSidewaysScroll(page), await findClippedText(page)].flat();
			problems.push(...found.map((problem) => `${width} px: ${problem}`));
		}
		expect(problems).toEqual([]);
	});
}
