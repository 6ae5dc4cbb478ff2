import type { Express } from "express";
import { build } from "vite";
import type { PageContent } from "../../page-content.ts";
import { sendMade, serveBytes } from "../compressed.ts";

/** A page that is empty until its scripts have come and fetched its words as JSON; React, bundled by Vite. */
export async function serveClientOnly(app: Express, pages: ReadonlyMap<string, PageContent>): Promise<void> {
	const built = await build({
		root: import.meta.dirname,
		configFile: false,
		logLevel: "silent",
		mode: "production",
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		build: { write: false, modulePreload: { polyfill: false } },
	});
	if (Array.isArray(built) || !("output" in built)) throw new Error("Vite made no bundle of the client-only page");
	let shell = "";
	for (const file of built.output) {
		const source = file.type === "chunk" ? file.code : file.source;
		if (file.fileName === "index.html") shell = String(source);
		else serveBytes(app, `/${file.fileName}`, source);
	}

	app.get("/api/page", (request, response) => {
		const content = pages.get(String(request.query.path));
		if (!content) return void response.status(404).json(null);
		sendMade(request, response, ".json", JSON.stringify(content));
	});
	app.use((request, response) => {
		if (!pages.has(request.originalUrl)) return void response.status(404).end();
		sendMade(request, response, ".html", shell);
	});
}
