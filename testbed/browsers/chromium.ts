import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type EngineProcess, startEngine } from "./engine-process.ts";
import { type Line, openLine } from "./line.ts";
import { type Browser, type Key, readAnswer, type Size, type Visitor, waitUntilLoaded, writeCall } from "./visitor.ts";

/** What the releases in archives, made for functions in the cloud, need to start at all. */
export const ARCHIVED = ["--single-process", "--no-zygote"];

const COMMON = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--hide-scrollbars",
	"--lang=es-GT",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
	"--remote-debugging-port=0",
];

const KEY_CODES: Record<Key, number> = { Enter: 13, Escape: 27, Tab: 9 };
const KEY_TEXTS: Partial<Record<Key, string>> = { Enter: "\r" };

const targets = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));
const named = z.object({ Browser: z.string() });
const evaluated = z.object({
	result: z.object({ value: z.unknown().optional() }),
	exceptionDetails: z
		.object({ text: z.string(), exception: z.object({ description: z.string() }).optional() })
		.optional(),
});
const history = z.object({ currentIndex: z.number(), entries: z.array(z.object({ id: z.number() })) });
const thrown = z.object({
	exceptionDetails: z.object({ text: z.string(), exception: z.looseObject({ description: z.string() }).optional() }),
});
const written = z.object({
	type: z.string(),
	args: z.array(z.looseObject({ value: z.unknown().optional(), description: z.string().optional() })),
});
const logged = z.object({ entry: z.object({ level: z.string(), text: z.string(), url: z.string().optional() }) });

/**
 * A Chromium of any year, by the commands of its own that have not changed since 2017. Each person gets a process of
 * their own: a release in one process does not outlive its page.
 */
export async function openChromium(program: string, more: readonly string[] = []): Promise<Browser> {
	const first = await start([program, ...more], { width: 800, height: 600 });
	try {
		const address = `http://${first.found}/json/version`;
		const { Browser: name } = named.parse(await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).json());
		return { version: name.replace(/^.*\//, ""), visit: (size) => visit([program, ...more], size), async close() {} };
	} finally {
		await first.end();
	}
}

function start([program = "", ...more]: readonly string[], size: Size): Promise<EngineProcess> {
	return startEngine({
		program,
		parameters: (profile) => [
			...COMMON,
			...more,
			`--user-data-dir=${profile}`,
			`--window-size=${size.width},${size.height}`,
			"about:blank",
		],
		says: /listening on ws:\/\/([^/\s]+)\//,
	});
}

async function visit(command: readonly string[], size: Size): Promise<Visitor> {
	const engine = await start(command, size);
	try {
		const trouble: string[] = [];
		const line = await openLine(await findPage(engine.found), (method, given) => {
			const said = readTrouble(method, given);
			if (said) trouble.push(said);
		});
		await line.tell("Page.enable");
		await line.tell("Runtime.enable");
		await line.tell("Log.enable");
		const visitor = makeVisitor(line, trouble, async () => {
			line.close();
			await engine.end();
		});
		await visitor.resize(size);
		return visitor;
	} catch (error) {
		await engine.end();
		throw error;
	}
}

async function findPage(host: string): Promise<string> {
	for (let tries = 0; tries < 200; tries += 1) {
		const found = targets.parse(await (await fetch(`http://${host}/json/list`)).json());
		const page = found.find(({ type }) => type === "page");
		if (page) return page.webSocketDebuggerUrl;
		await pause(25);
	}
	throw new Error("The browser opened no page");
}

function readTrouble(method: string, given: object): string | undefined {
	if (method === "Runtime.exceptionThrown") {
		const { text, exception } = thrown.parse(given).exceptionDetails;
		return `page error: ${exception?.description ?? text}`;
	}
	if (method === "Runtime.consoleAPICalled") {
		const { type, args } = written.parse(given);
		const words = args.map(({ value, description }) => String(value ?? description ?? ""));
		return type === "error" ? `console: ${words.join(" ")}` : undefined;
	}
	if (method !== "Log.entryAdded") return undefined;
	const { level, text, url } = logged.parse(given).entry;
	return level === "error" ? `console: ${text} (${url ?? ""})` : undefined;
}

function makeVisitor(line: Line, trouble: string[], close: () => Promise<void>): Visitor {
	const visitor: Visitor = {
		async open(url) {
			await line.tell("Page.navigate", { url });
			await waitUntilLoaded(visitor);
		},
		async run(work, ...parameters) {
			const expression = writeCall(work, parameters);
			const { result, exceptionDetails } = await line.ask(
				"Runtime.evaluate",
				{ expression, returnByValue: true },
				evaluated,
			);
			if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
			return readAnswer(result.value);
		},
		async press({ x, y }) {
			await line.tell("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
			for (const type of ["mousePressed", "mouseReleased"]) {
				await line.tell("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
			}
		},
		async type(text) {
			for (const letter of text) {
				await line.tell("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
				await line.tell("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
			}
		},
		async key(name) {
			const key = { key: name, code: name, windowsVirtualKeyCode: KEY_CODES[name] };
			const text = KEY_TEXTS[name];
			await line.tell("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...key });
			await line.tell("Input.dispatchKeyEvent", { type: "keyUp", ...key });
		},
		async back() {
			const { currentIndex, entries } = await line.ask("Page.getNavigationHistory", {}, history);
			await line.tell("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id });
		},
		resize: (size) => line.tell("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false }),
		takeTrouble: async () => trouble.splice(0),
		close,
	};
	return visitor;
}
