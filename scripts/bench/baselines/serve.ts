// A baseline in a process of its own: `serve.ts <name> <file with the pages>`. Its first line says where it listens.
import { readFile } from "node:fs/promises";
import express, { type Express } from "express";
import type { PageContent } from "../page-content.ts";
import { serveClientOnly } from "./client-only/serve-client-only.ts";
import { serveFloor } from "./floor/serve-floor.ts";
import { serveGovuk } from "./govuk/serve-govuk.ts";

type Serve = (app: Express, pages: ReadonlyMap<string, PageContent>) => void | Promise<void>;

const BASELINES: Record<string, Serve> = { govuk: serveGovuk, "client-only": serveClientOnly, floor: serveFloor };

const [name = "", file = ""] = process.argv.slice(2);
const serve = BASELINES[name];
if (!serve) throw new Error(`There is no baseline ${name}: ${Object.keys(BASELINES).join(", ")}`);
const list: PageContent[] = JSON.parse(await readFile(file, "utf8"));

const app = express().disable("x-powered-by");
// As the portal tells it, so that both can be measured alike.
app.get("/metrics", (_request, response) => {
	const { user, system } = process.cpuUsage();
	const memory = process.memoryUsage.rss();
	response.send(`process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${memory}\n`);
});
await serve(app, new Map(list.map((page) => [page.path, page])));
const listening = app.listen(0, "127.0.0.1", () => {
	const address = listening.address();
	if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
