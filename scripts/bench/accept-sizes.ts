// node scripts/bench/accept-sizes.ts, after a build: what pages and files weigh now becomes what tests/budgets.test.ts
// compares with. Look at what changed in tests/accepted-sizes.json before you commit it.
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { type Answer, listSizes, WEIGHED_PATHS, weighPage } from "./page-weight.ts";

const FILE = join(import.meta.dirname, "../../tests/accepted-sizes.json");

const data = await makeDataFolder();
try {
	const server = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
	try {
		const pages = await Promise.all(WEIGHED_PATHS.map((path) => weighPage((name) => ask(server.origin + name), path)));
		writeFileSync(FILE, `${JSON.stringify(listSizes(pages), null, "\t")}\n`);
	} finally {
		await server.stop();
	}
} finally {
	await data.dispose();
}

/** Node's own `fetch` hides what was sent. */
function ask(url: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`));
				const sent = Buffer.concat(chunks);
				const isPacked = response.headers["content-encoding"] === "br";
				resolve({
					bytes: sent.byteLength,
					headerBytes: response.rawHeaders.join("    ").length,
					sent,
					text: (isPacked ? brotliDecompressSync(sent) : sent).toString("utf8"),
				});
			});
		}).on("error", reject);
	});
}
