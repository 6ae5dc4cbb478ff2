import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openFetchedChromium, openPresentChromium, startInstalledFirefox } from "../../testbed/browsers/engines.ts";
import { look } from "../../testbed/browsers/look.ts";
import { TASKS } from "../../testbed/browsers/tasks.ts";
import type { Translator } from "../../testbed/browsers/translator.ts";
import type { Browser } from "../../testbed/browsers/visitor.ts";
import { listTextKeys, readService, walkTask } from "../../testbed/browsers/walk.ts";
import { type BuiltServer, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

/** A sample of `npm run browsers` (docs/browsers.md), half a minute at most. */
interface Sample {
	name: string;
	open: () => Promise<Browser | undefined>;
	translator?: Translator;
	/** Words of the sentences that are walked. */
	sentences: readonly string[];
}

const SAMPLES: readonly Sample[] = [
	{
		name: "Chromium 103",
		open: () => openFetchedChromium("103"),
		sentences: ["close the menu", "what I bring", "its receipt", "its looks"],
	},
	{ name: "Firefox", open: startInstalledFirefox, sentences: ["close the menu", "tick a paper"] },
	{
		name: "a page that Chrome translated",
		open: openPresentChromium,
		translator: "wraps",
		sentences: ["what I type first", "tick a paper"],
	},
	{
		name: "a page that Safari or Firefox translated",
		open: openPresentChromium,
		translator: "in-place",
		sentences: ["what I type first", "choose English"],
	},
];

/** What a person can press, and what not. */
const PAGE = `<!doctype html><button>Abierto</button><a href="#x" aria-label="Por su etiqueta">x</a>
	<p hidden><button>Cerrado</button></p>
	<div style="position: relative"><button>Debajo</button><div style="position: absolute; inset: 0"></div></div>`;

let data: Awaited<ReturnType<typeof makeDataFolder>>;
let server: BuiltServer;

beforeAll(async () => {
	data = await makeDataFolder();
	server = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
});

afterAll(async () => {
	await server?.stop();
	await data?.dispose();
});

describe.each(SAMPLES)("in $name", ({ open, translator, sentences }) => {
	let browser: Browser | undefined;
	beforeAll(async () => {
		browser = await open();
	});
	afterAll(() => browser?.close());

	test.for(sentences)("%s", async (words, { skip }) => {
		if (!browser) return skip("this engine is not on this machine");
		const [task] = TASKS.filter(({ sentence }) => sentence.includes(words));
		if (!task) throw new Error(`No task is about «${words}»`);
		const service = await readService(browser, server.origin);
		const walked = { browser, task, origin: server.origin, service, translator, keys: listTextKeys() };
		const { fault } = await walkTask(walked);
		expect(fault, task.sentence).toBeUndefined();
	});
});

test("nobody finds what is hidden, covered or under another name", async () => {
	const browser = await openPresentChromium();
	const visitor = await browser.visit({ width: 360, height: 740 });
	onTestFinished(() => visitor.close());
	await visitor.open(`data:text/html,${encodeURIComponent(PAGE)}`);
	const find = async (name: string) => {
		const seen = await visitor.run(look, { what: "control" as const, names: [name] });
		return "missing" in seen ? seen.missing : "found";
	};
	expect(await find("Abierto")).toBe("found");
	expect(await find("Por su etiqueta")).toBe("found");
	expect(await find("Cerrado")).toContain("is not shown");
	expect(await find("Debajo")).toContain("is covered by <div");
	expect(await find("Nadie")).toContain("is called «Nadie»");
});
