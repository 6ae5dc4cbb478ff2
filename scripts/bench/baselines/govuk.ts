import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Express } from "express";
import nunjucks from "nunjucks";
import { type PageContent, PLACES, SITE_NAME } from "../../page-content.ts";
import { sendMade, serveBytes, serveFile } from "../compressed.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("govuk-frontend/package.json"));
const FRONTEND = join(PACKAGE, "dist/govuk");
const ICONS = ["favicon.ico", "favicon.svg", "govuk-icon-mask.svg", "govuk-icon-180.png"];

/**
 * The ordinary way to make such a portal: Express, nunjucks and govuk-frontend as it comes, every page rendered when it
 * is asked for. The typeface is the government's own, so it is left out as its documentation asks of everybody else.
 */
export async function serveGovuk(app: Express, pages: ReadonlyMap<string, PageContent>): Promise<void> {
	const templates = nunjucks.configure([import.meta.dirname, join(PACKAGE, "dist")], { autoescape: true });
	serveBytes(
		app,
		"/assets/govuk-frontend.css",
		withoutOwnTypeface(readFileSync(join(FRONTEND, "govuk-frontend.min.css"), "utf8")),
	);
	await serveFile(app, "/assets/govuk-frontend.js", join(FRONTEND, "govuk-frontend.min.js"));
	for (const name of ICONS) await serveFile(app, `/assets/images/${name}`, join(FRONTEND, "assets/images", name));
	await serveFile(app, "/assets/manifest.json", join(FRONTEND, "assets/manifest.json"));

	app.use((request, response) => {
		const content = pages.get(request.originalUrl);
		if (!content) return void response.status(404).end();
		const navigation = PLACES.map(([href, text]) => ({ href, text, current: href === content.path }));
		sendMade(request, response, ".html", templates.render("page.njk", { ...content, navigation, siteName: SITE_NAME }));
	});
}

/** What `$govuk-font-family: arial, sans-serif` and `$govuk-include-default-font-face: false` make of it in Sass. */
function withoutOwnTypeface(styles: string): string {
	return styles.replace(/@font-face\{[^}]*\}/g, "").replaceAll("GDS Transport,", "");
}
