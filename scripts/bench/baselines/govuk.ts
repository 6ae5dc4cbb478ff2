import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import type { Express } from "express";
import nunjucks from "nunjucks";
import { type PageContent, PLACES, pack, SITE_NAME, sendPage } from "./page.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("govuk-frontend/package.json"));
const FRONTEND = join(PACKAGE, "dist/govuk");
const FILE_QUALITY = 11;
const TYPES: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
};
const COMPRESSIBLE = [".css", ".js", ".json", ".svg"];
const ICONS = ["favicon.ico", "favicon.svg", "govuk-icon-mask.svg", "govuk-icon-180.png"];

/**
 * The ordinary way to make such a portal: Express, nunjucks and govuk-frontend as it comes, every page rendered when it
 * is asked for. The typeface is the government's own, so it is left out as its documentation asks of everybody else.
 */
export function serveGovuk(app: Express, pages: ReadonlyMap<string, PageContent>): void {
	const templates = nunjucks.configure([import.meta.dirname, join(PACKAGE, "dist")], { autoescape: true });
	const read = (name: string) => readFileSync(join(FRONTEND, name));
	const styles = withoutOwnTypeface(read("govuk-frontend.min.css").toString());
	serveFile(app, "/assets/govuk-frontend.css", Buffer.from(styles));
	serveFile(app, "/assets/govuk-frontend.js", read("govuk-frontend.min.js"));
	for (const name of ICONS) serveFile(app, `/assets/images/${name}`, read(`assets/images/${name}`));
	serveFile(app, "/assets/manifest.json", read("assets/manifest.json"));

	app.use((request, response) => {
		const content = pages.get(request.originalUrl);
		if (!content) return void response.status(404).end();
		const navigation = PLACES.map(([href, text]) => ({ href, text, current: href === content.path }));
		sendPage(response, templates.render("govuk.njk", { ...content, navigation, siteName: SITE_NAME }));
	});
}

/** What `$govuk-font-family: arial, sans-serif` and `$govuk-include-default-font-face: false` make of it in Sass. */
function withoutOwnTypeface(styles: string): string {
	return styles.replace(/@font-face\{[^}]*\}/g, "").replaceAll("GDS Transport,", "");
}

/** Serves a file from memory, packed as small as brotli can, for a browser that may keep it for ever. */
function serveFile(app: Express, address: string, bytes: Buffer): void {
	const ending = extname(address);
	const isPacked = COMPRESSIBLE.includes(ending);
	const body = isPacked ? pack(bytes, FILE_QUALITY) : bytes;
	app.get(address, (_request, response) => {
		response.set("Content-Type", TYPES[ending] ?? "application/octet-stream");
		response.set("Cache-Control", "public, max-age=31536000, immutable");
		if (isPacked) response.set("Content-Encoding", "br");
		response.end(body);
	});
}
