import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { beyond, SCREENS } from "../journeys/screens.ts";

/** Pieces of a page, and how long each is waited for (ms): longer than a frame, so that whatever is there is drawn. */
const PIECES = 12;
const BETWEEN_MS = 50;

/** Lines of words that an element ends, each by what stands right before that element. */
const LINES = {
	"/": 'class="hero-ask">',
	"/datos": 'class="open-data-day">',
	"/calidad": 'class="quality-day">',
	"/terminos": 'class="document-date">',
};
/** Longer than any frame, so that the first half of the line has been drawn. */
const WITHIN_LINE_MS = 300;

/** A list and a long page: what stands for all in `npm test`. */
const SAMPLES = ["/catalogo/salud?filtros=1 360", "/tramite/licencia-construccion-municipal 1280"];
/** Without what starts its scripts by itself. */
const LOOKED_AT = SCREENS.filter((screen) => !/[?&](detalle|recibo)=/.test(screen));

let line: SlowLine;
test.beforeAll(async ({ baseURL }) => {
	line = await openSlowLine(baseURL ?? "", cut, BETWEEN_MS);
});
test.afterAll(() => line.close());

for (const [width, height] of [
	[360, 740],
	[1280, 900],
] as const) {
	for (const path of LOOKED_AT) {
		test(
			`nothing of ${path} at ${width} px moves while the rest of it is on its way`,
			beyond(SAMPLES, `${path} ${width}`),
			async ({ browser }) => {
				const page = await browser.newPage({ viewport: { width, height } });
				await page.addInitScript(watchShifts);
				await page.goto(line.origin + path);
				await page.waitForFunction(() => document.getAnimations().length === 0);
				expect(await page.evaluate(() => document.documentElement.dataset.shifted ?? "")).toBe("");
				await page.close();
			},
		);
	}
}

for (const [path, start] of Object.entries(LINES)) {
	test(`nothing of ${path} moves while half a line is there`, beyond(["/"], path), async ({ baseURL, browser }) => {
		const inside = (html: string) => {
			const from = html.indexOf(start) + start.length;
			const at = from + html.slice(from).search(/<[a-z]/);
			return [html.slice(0, at), html.slice(at)];
		};
		const slow = await openSlowLine(baseURL ?? "", inside, WITHIN_LINE_MS);
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		await page.addInitScript(watchShifts);
		await page.goto(slow.origin + path);
		expect(await page.content(), "no such line").toContain(start);
		expect(await page.evaluate(() => document.documentElement.dataset.shifted ?? "")).toBe("");
		await page.close();
		slow.close();
	});
}

interface SlowLine {
	origin: string;
	close(): void;
}

/** The portal behind a line on which a page comes in pieces; its files come as ever. */
async function openSlowLine(
	portal: string,
	inPieces: (html: string) => string[],
	betweenMs: number,
): Promise<SlowLine> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(portal + request.url);
		const headers = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|connection)$/.test(name));
		const body = Buffer.from(await answer.arrayBuffer());
		response.writeHead(answer.status, headers.flat());
		const isPage = answer.headers.get("content-type")?.startsWith("text/html");
		for (const piece of isPage ? inPieces(body.toString()) : [body]) {
			response.write(piece);
			if (isPage) await pause(betweenMs);
		}
		response.end();
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Behind parts that are whole: half a button is wider when its word is there, and a table by what all its rows say. */
function cut(html: string): string[] {
	const pieces: string[] = [];
	for (let at = 0; at < html.length; ) {
		let end = endOf(/<\/(?:div|form|li|nav|p|section|ul)>/g, html, at + html.length / PIECES);
		if (html.lastIndexOf("<table", end) > html.lastIndexOf("</table", end)) end = endOf(/<\/table>/g, html, end);
		pieces.push(html.slice(at, end));
		at = end;
	}
	return pieces;
}

function endOf(pattern: RegExp, html: string, from: number): number {
	pattern.lastIndex = Math.floor(from);
	return pattern.test(html) ? pattern.lastIndex : html.length;
}

/** Runs in the browser: notes what moves by itself, and from where to where. */
function watchShifts(): void {
	const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { sources, value } = entry as PerformanceEntry & {
				value: number;
				sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
			};
			const { dataset } = document.documentElement;
			const moved = sources.map(({ node, previousRect, currentRect }) => {
				const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
				return `${name} ${at(previousRect)} → ${at(currentRect)}`;
			});
			dataset.shifted = [dataset.shifted, value.toFixed(5), ...moved].filter(Boolean).join("; ");
		}
	}).observe({ type: "layout-shift", buffered: true });
}
