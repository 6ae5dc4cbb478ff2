import { z } from "zod";
import { startEngine } from "./engine-process.ts";
import { type Line, openLine } from "./line.ts";
import { type Browser, KEYS, type Key, pressKeys, pressPoint, readAnswer, type Visitor, writeCall } from "./visitor.ts";

const session = z.looseObject({ capabilities: z.looseObject({ browserVersion: z.string() }) });
const created = z.looseObject({ userContext: z.string() });
const opened = z.looseObject({ context: z.string() });
const evaluated = z.looseObject({
	type: z.string(),
	result: z.looseObject({ value: z.unknown().optional() }).optional(),
	exceptionDetails: z.looseObject({ text: z.string() }).optional(),
});
const entry = z.looseObject({
	level: z.string(),
	text: z.string().nullable(),
	source: z.looseObject({ context: z.string().optional() }),
});

/** Firefox by WebDriver BiDi. Starting it takes seconds, so its people share one process, each in a container of their own. */
export async function startFirefox(program: string): Promise<Browser> {
	const engine = await startEngine({
		program,
		parameters: (profile) => [
			"--headless",
			"--no-remote",
			"--profile",
			profile,
			"--remote-debugging-port=0",
			"about:blank",
		],
		says: /WebDriver BiDi listening on (ws:\/\/\S+)/,
		// No key of this machine's user is to open menus or change the language.
		environment: { LANG: "es_GT.UTF-8" },
	});
	const troubleOf = new Map<string, string[]>();
	try {
		const line = await openLine(`${engine.found}/session`, (method, given) => {
			if (method !== "log.entryAdded") return;
			const { level, text, source } = entry.parse(given);
			if (level === "error") troubleOf.get(source.context ?? "")?.push(`console: ${text}`);
		});
		const { capabilities } = await line.ask("session.new", { capabilities: {} }, session);
		await line.tell("session.subscribe", { events: ["log.entryAdded"] });
		return {
			version: capabilities.browserVersion,
			async visit(size) {
				const { userContext } = await line.ask("browser.createUserContext", {}, created);
				const { context } = await line.ask("browsingContext.create", { type: "tab", userContext }, opened);
				const trouble: string[] = [];
				troubleOf.set(context, trouble);
				const visitor = makeVisitor({ line, context, trouble, userContext });
				await visitor.resize(size);
				return visitor;
			},
			async close() {
				line.close();
				await engine.end();
			},
		};
	} catch (error) {
		await engine.end();
		throw error;
	}
}

interface Tab {
	line: Line;
	context: string;
	userContext: string;
	trouble: string[];
}

function makeVisitor({ line, context, userContext, trouble }: Tab): Visitor {
	const perform = (actions: unknown) => line.tell("input.performActions", { context, actions });
	return {
		open: (url) => line.tell("browsingContext.navigate", { context, url, wait: "complete" }),
		async run(work, ...parameters) {
			const expression = writeCall(work, parameters);
			const given = { expression, target: { context }, awaitPromise: false };
			const { result, exceptionDetails } = await line.ask("script.evaluate", given, evaluated);
			if (exceptionDetails) throw new Error(exceptionDetails.text);
			return readAnswer(result?.value);
		},
		press: (point) => perform(pressPoint(point)),
		type: (text) => perform(pressKeys([...text])),
		key: (name: Key) => perform(pressKeys([KEYS[name]])),
		back: () => line.tell("browsingContext.traverseHistory", { context, delta: -1 }),
		resize: (size) => line.tell("browsingContext.setViewport", { context, viewport: size }),
		takeTrouble: async () => trouble.splice(0),
		close: () => line.tell("browser.removeUserContext", { userContext }),
	};
}
