import { Agent, get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { makeDataFolder, startBuiltServer } from "../testbed/built-server.ts";

const PATHS = [
	"/",
	"/catalogo",
	"/catalogo?search=pasaporte",
	"/categorias",
	"/instituciones",
	"/observatorio",
	"/experiencias",
	"/ayuda",
	"/reportar",
];
const REQUESTS = 500;
const AT_ONCE = 20;

type Answer = { status: number; bytes: number; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const data = await makeDataFolder();
try {
	const first = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
	await first.stop();
	const second = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
	console.log(
		`ready after ${milliseconds(first.startedInMs)} on a first start, ${milliseconds(second.startedInMs)} on a second`,
	);
	try {
		const paths = process.argv.length > 2 ? process.argv.slice(2) : PATHS;
		await measureTransfer(second.origin, paths);
		await measureThroughput(second.origin, paths);
	} finally {
		await second.stop();
	}
} finally {
	agent.destroy();
	await data.dispose();
}

/** Prints what a first visit to each page brings over the wire, in kB, compressed as a browser asks for it. */
async function measureTransfer(origin: string, paths: readonly string[]): Promise<void> {
	const rows: Record<string, Record<string, number>> = {};
	for (const path of paths) {
		const page = await ask(origin, path);
		const assets = await collectAssets(origin, page.text);
		const weight = (ending: string) =>
			sum([...assets].filter(([name]) => name.endsWith(ending)).map(([, bytes]) => bytes));
		rows[path] = {
			status: page.status,
			"html kB": kilobytes(page.bytes),
			"css kB": kilobytes(weight(".css")),
			"js kB": kilobytes(weight(".js")),
			"font kB": kilobytes(weight(".woff2")),
			"svg kB": kilobytes(weight(".svg")),
			"all kB": kilobytes(page.bytes + sum([...assets.values()])),
			files: assets.size + 1,
		};
	}
	console.table(rows);
}

/** Every asset that the page or another asset names in full: scripts' static imports and fonts of styles included. */
async function collectAssets(origin: string, html: string): Promise<Map<string, number>> {
	const seen = new Map<string, number>();
	const waiting = namesIn(html);
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (seen.has(name)) continue;
		const { status, bytes, text } = await ask(origin, name);
		if (status !== 200) throw new Error(`${name} answers ${status}`);
		seen.set(name, bytes);
		if (/\.(css|js)$/.test(name)) waiting.push(...importsIn(text));
	}
	return seen;
}

/** Only files named in an import or an attribute count: the manifest lists the modules of every page, fetched or not. */
function namesIn(html: string): string[] {
	const imports = [...html.matchAll(/import(?:\s*\(|[^("']*)\s*["'](\/assets\/[^"']+)["']/g)];
	const attributes = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)(?:#[^"]*)?"/g)];
	return [...imports, ...attributes].flatMap(([, name]) => name ?? []);
}

function importsIn(text: string): string[] {
	const scripts = [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
		([, name]) => `/assets/${name}`,
	);
	const files = [...text.matchAll(/url\(["']?(\/assets\/[^"')]+)/g)].flatMap(([, name]) => name ?? []);
	return [...scripts, ...files];
}

/** Prints how many answers a second come one after another and many at once. */
async function measureThroughput(origin: string, paths: readonly string[]): Promise<void> {
	const rows: Record<string, Record<string, number>> = {};
	for (const path of paths) {
		const alone = await measure(origin, path, 1);
		const together = await measure(origin, path, AT_ONCE);
		rows[path] = {
			"req/s, 1": Math.round(alone.perSecond),
			[`req/s, ${AT_ONCE}`]: Math.round(together.perSecond),
			"median ms, 1": alone.median,
			[`p99 ms, ${AT_ONCE}`]: together.p99,
		};
	}
	console.table(rows);
}

async function measure(origin: string, path: string, atOnce: number) {
	const times: number[] = [];
	const began = performance.now();
	const visitor = async () => {
		for (let turn = 0; turn < REQUESTS / atOnce; turn += 1) {
			const asked = performance.now();
			const { status } = await ask(origin, path);
			if (status >= 500) throw new Error(`${path} answers ${status}`);
			times.push(performance.now() - asked);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, visitor));
	const seconds = (performance.now() - began) / 1000;
	times.sort((a, b) => a - b);
	const at = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2));
	return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}

/** Bytes are those on the wire, before decompression. */
function ask(origin: string, path: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(`${origin}${path}`, { agent, headers: { "Accept-Encoding": "br, gzip" } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				const body = Buffer.concat(chunks);
				const text = response.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
				resolve({ status: response.statusCode ?? 0, bytes: body.byteLength, text: text.toString("utf8") });
			});
		}).on("error", reject);
	});
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0);
}

function kilobytes(bytes: number): number {
	return Number((bytes / 1000).toFixed(1));
}

function milliseconds(time: number): string {
	return `${Math.round(time)} ms`;
}
