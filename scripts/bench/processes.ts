import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type BuiltServer, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import type { PageContent } from "./baselines/page.ts";
import { type CatalogueSize, seedSyntheticPortal } from "./synthetic-catalogue.ts";

/** What the portal is compared with (`baselines/`), in the order of the document. */
export const BASELINES = ["govuk", "floor"] as const;
export type Baseline = (typeof BASELINES)[number];

const DATA_FOLDER = join(import.meta.dirname, "../../data");
const CPU = /^process_cpu_seconds_total (\S+)$/m;
const MEMORY = /^process_resident_memory_bytes (\S+)$/m;
const AGENT = new Agent({ keepAlive: true, maxSockets: 50, timeout: 5_000 });

/** Every server of a measurement in a process of its own; all are stopped, and their folders removed, when it is over. */
export class Processes implements AsyncDisposable {
	readonly #stops: (() => Promise<unknown>)[] = [];

	async [Symbol.asyncDispose](): Promise<void> {
		for (const stop of this.#stops.toReversed()) await stop();
	}

	/** The built portal over the real catalogue. */
	async startPortal(variables: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
		return this.#startOver(await this.#makeFolder(), variables);
	}

	/** The built portal over a made-up catalogue: its second start, because the first also fills the database. */
	async startAgain(size: CatalogueSize, variables: NodeJS.ProcessEnv): Promise<BuiltServer> {
		const folder = await this.#makeFolder();
		await seedSyntheticPortal(folder, size, DATA_FOLDER);
		const first = await this.#startOver(folder, variables);
		await first.stop();
		return this.#startOver(folder, variables);
	}

	/** A baseline over these pages; resolves to its origin. */
	async startBaseline(name: Baseline, pages: readonly PageContent[]): Promise<string> {
		const content = join(await this.#makeFolder(), "pages.json");
		await writeFile(content, JSON.stringify(pages));
		const child = spawn(process.execPath, [join(import.meta.dirname, "baselines/serve.ts"), name, content], {
			env: { ...process.env, NODE_ENV: "production" },
			stdio: ["ignore", "pipe", "inherit"],
		});
		const ended = once(child, "exit");
		this.#stops.push(async () => {
			child.kill("SIGTERM");
			await ended;
		});
		const [origin] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), ended.then(() => [])]);
		if (typeof origin !== "string") throw new Error(`The baseline ${name} did not start`);
		return origin;
	}

	async #makeFolder(): Promise<string> {
		const { path, dispose } = await makeDataFolder();
		this.#stops.push(dispose);
		return path;
	}

	async #startOver(folder: string, variables: NodeJS.ProcessEnv): Promise<BuiltServer> {
		const server = await startBuiltServer(folder, { LOG_LEVEL: "silent", ...variables });
		this.#stops.push(server.stop);
		return server;
	}
}

/** CPU seconds that all threads of the process have used so far, and its memory, as it tells them itself. */
export async function readUse(origin: string): Promise<{ cpuSeconds: number; memoryMb: number }> {
	const text = await (await fetch(`${origin}/metrics`)).text();
	const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
	return { cpuSeconds: read(CPU), memoryMb: read(MEMORY) / 1e6 };
}

/** Asks for a page as a browser does, compressed, and reads it to the end: its bytes. Rejects on a status of an error. */
export function ask(url: string): Promise<number> {
	return new Promise((resolve, reject) => {
		get(url, { agent: AGENT, headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } }, (response) => {
			let bytes = 0;
			response.on("data", (chunk: Buffer) => (bytes += chunk.length));
			response.on("error", reject);
			response.on("end", () => {
				if ((response.statusCode ?? 0) >= 400) reject(new Error(`${url} answers ${response.statusCode}`));
				else resolve(bytes);
			});
		}).on("error", reject);
	});
}
