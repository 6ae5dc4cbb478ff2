// A baseline in a process of its own: `serve.ts <name> <file with the pages>`. Its first line says where it listens.
import { readFile } from "node:fs/promises";
import express from "express";
import { serveFloor } from "./floor.ts";
import { serveGovuk } from "./govuk.ts";
import type { PageContent } from "./page.ts";

const BASELINES = { govuk: serveGovuk, floor: serveFloor };

const [name = "", file = ""] = process.argv.slice(2);
if (name !== "govuk" && name !== "floor") throw new Error(`There is no baseline ${name}: govuk, floor`);
const list: PageContent[] = JSON.parse(await readFile(file, "utf8"));

const app = express().disable("x-powered-by");
// As the portal tells it, so that both can be measured alike.
app.get("/metrics", (_request, response) => {
	const { user, system } = process.cpuUsage();
	const memory = process.memoryUsage.rss();
	response.send(`process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${memory}\n`);
});
BASELINES[name](app, new Map(list.map((page) => [page.path, page])));
const listening = app.listen(0, "127.0.0.1", () => {
	const address = listening.address();
	if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
