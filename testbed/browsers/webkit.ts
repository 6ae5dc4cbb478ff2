import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { findFreePort } from "../built-server.ts";
import { startEngine } from "./engine-process.ts";
import {
	type Browser,
	KEYS,
	pressKeys,
	pressPoint,
	readAnswer,
	type Size,
	type Visitor,
	waitUntilLoaded,
	writeCall,
} from "./visitor.ts";

const ANSWERS_WITHIN_MS = 30_000;
/** The least height of the bar above the page is not known before the first page. */
const TRIES_AT_SIZE = 3;
/** Without it the bar of addresses is wider than a phone, and the window with it. */
const NARROW_BAR = `
	window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
	image { -gtk-icon-transform: scale(0); }`;

const reply = z.object({ value: z.unknown() });
const refusal = z.looseObject({ error: z.string(), message: z.string() });
const session = z.looseObject({ sessionId: z.string(), capabilities: z.looseObject({ browserVersion: z.string() }) });
const inner = z.object({ width: z.number(), height: z.number() });

/** WebKit as Debian has it, by WebDriver, on a screen that nobody sees. Each person gets a browser of their own. */
export async function startWebkit(program: string, miniBrowser: string): Promise<Browser> {
	const port = await findFreePort();
	const settings = await mkdtemp(join(tmpdir(), "ventanilla-gtk-"));
	await mkdir(join(settings, "gtk-3.0"));
	await writeFile(join(settings, "gtk-3.0/gtk.css"), NARROW_BAR);
	const engine = await startEngine({
		program: "xvfb-run",
		parameters: () => ["--auto-servernum", "--server-args=-screen 0 1600x1200x24", program, `--port=${port}`],
		environment: {
			// Its sandbox does not start for root; only pages of this machine are opened.
			...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
			XDG_CONFIG_HOME: settings,
			LANG: "es_GT.UTF-8",
		},
	});
	const ask = (method: "GET" | "POST" | "DELETE", path: string, given?: object) =>
		askDriver(`http://127.0.0.1:${port}${path}`, method, given);
	const options = { binary: miniBrowser, args: ["--automation"] };
	const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
	const begin = async () => session.parse(await ask("POST", "/session", { capabilities }));
	const close = async () => {
		await engine.end();
		await rm(settings, { recursive: true, force: true });
	};
	try {
		await waitForDriver(() => ask("GET", "/status"));
		const first = await begin();
		await ask("DELETE", `/session/${first.sessionId}`);
		return {
			version: first.capabilities.browserVersion,
			async visit(size) {
				const { sessionId } = await begin();
				const visitor = makeVisitor((method, path, given) => ask(method, `/session/${sessionId}${path}`, given));
				await visitor.resize(size);
				return visitor;
			},
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

type Ask = (method: "GET" | "POST" | "DELETE", path: string, given?: object) => Promise<unknown>;

async function askDriver(address: string, method: string, given?: object): Promise<unknown> {
	const body = given && JSON.stringify(given);
	const response = await fetch(address, { method, body, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
	const { value } = reply.parse(await response.json());
	if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${refusal.parse(value).message}`);
	return value;
}

async function waitForDriver(ask: () => Promise<unknown>): Promise<void> {
	for (let tries = 0; tries < 400; tries += 1) {
		const isThere = await ask().then(
			() => true,
			() => false,
		);
		if (isThere) return;
		await pause(50);
	}
	throw new Error("WebKitWebDriver does not answer");
}

function makeVisitor(ask: Ask): Visitor {
	const visitor: Visitor = {
		// From a page of ours, and not as if by hand: on Back to a page that was opened by hand the engine changes its
		// process (docs/decisions/first-screen.md), and this driver never answers again.
		async open(url) {
			const { origin } = new URL(url);
			if ((await visitor.run(() => location.origin)) !== origin)
				await ask("POST", "/url", { url: `${origin}/robots.txt` });
			await visitor.run((to) => {
				Reflect.set(window, "ventanillaLeft", true);
				location.href = to;
			}, url);
			await waitUntilLoaded(visitor);
			await visitor.run(watchTrouble);
		},
		async run(work, ...parameters) {
			const script = `return ${writeCall(work, parameters)}`;
			return readAnswer(await ask("POST", "/execute/sync", { script, args: [] }));
		},
		press: async (point) => void (await ask("POST", "/actions", { actions: pressPoint(point) })),
		type: async (text) => void (await ask("POST", "/actions", { actions: pressKeys([...text]) })),
		key: async (name) => void (await ask("POST", "/actions", { actions: pressKeys([KEYS[name]]) })),
		// Its own command waits in vain for a page that comes back as it was left.
		back: () => visitor.run(() => history.back()),
		async resize(size) {
			let asked: Size = size;
			for (let tries = 0; tries < TRIES_AT_SIZE; tries += 1) {
				await ask("POST", "/window/rect", asked);
				const seen = inner.parse(await visitor.run(() => ({ width: innerWidth, height: innerHeight })));
				if (seen.width === size.width && seen.height === size.height) return;
				asked = { width: asked.width + size.width - seen.width, height: asked.height + size.height - seen.height };
			}
		},
		// A page that was only just come to has no watch yet: what it did before is not seen.
		takeTrouble: () => visitor.run(watchTrouble),
		async close() {
			await ask("DELETE", "");
		},
	};
	return visitor;
}

/** Runs in the page: WebDriver has no word for its console, so the page is asked to keep it. Answers what was kept. */
function watchTrouble(): string[] {
	const known: unknown = Reflect.get(window, "ventanillaTrouble");
	if (Array.isArray(known)) return known.splice(0).map(String);
	const trouble: string[] = [];
	Reflect.set(window, "ventanillaTrouble", trouble);
	addEventListener("error", ({ message }) => trouble.push(`page error: ${message}`));
	addEventListener("unhandledrejection", ({ reason }) => trouble.push(`page error: ${reason}`));
	const write = console.error;
	console.error = (...words: unknown[]) => {
		trouble.push(`console: ${words.join(" ")}`);
		write.apply(console, words);
	};
	return [];
}
