import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROFILES } from "./profiles.ts";
import { type Rounds, SERVERS, type Server } from "./rounds.ts";
import { median, samplesOf } from "./statistics.ts";

const WIDTH = 760;
const LABEL_WIDTH = 110;
const BAR_SPACE = WIDTH - LABEL_WIDTH - 90;
const BAR_HEIGHT = 14;
const ROW_HEIGHT = 20;
const GROUP_HEAD = 26;
const PANEL_HEAD = 44;
const COLOUR: Record<Server, string> = { portal: "own", govuk: "other", "client-only": "other", floor: "other" };
const STYLES = readFileSync(join(import.meta.dirname, "picture.css"), "utf8").replace(/\s*\n\s*/g, "");

interface Bar {
	server: Server;
	fcp: number;
	lcp: number;
}

/** Bars of the first and the largest paint for each page and server, on each device, as an SVG of its own. */
export function drawPaints({ samples }: Rounds): string {
	const paths = [...new Set(samples.map(({ path }) => path))];
	const parts: string[] = [];
	const told: string[] = [];
	let y = 0;
	for (const { name: device } of PROFILES) {
		const groups = paths.map((path) => ({
			path,
			bars: SERVERS.map((server): Bar => {
				const visits = samplesOf(samples, { device, path }, server).map(({ cold }) => cold);
				return { server, fcp: median(visits.map(({ fcp }) => fcp)), lcp: median(visits.map(({ lcp }) => lcp)) };
			}),
		}));
		const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ lcp }) => lcp)));
		parts.push(text(0, y + 24, `On a ${device}, in ms: first paint, and to the end of the bar the largest`, "head"));
		y += PANEL_HEAD;
		for (const { path, bars } of groups) {
			parts.push(text(0, y + 14, path, "page"));
			y += GROUP_HEAD;
			for (const bar of bars) {
				parts.push(drawBar(bar, y, BAR_SPACE / longest));
				told.push(`${device} ${path} ${bar.server}: ${Math.round(bar.fcp)}, ${Math.round(bar.lcp)}`);
				y += ROW_HEIGHT;
			}
			y += ROW_HEIGHT / 2;
		}
	}
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-labelledby="title desc">`,
		`<title id="title">First and largest paint of the portal and its baselines</title>`,
		`<desc id="desc">Medians in milliseconds, first paint and largest paint. ${escapeText(told.join("; "))}.</desc>`,
		`<style>${STYLES}</style>`,
		...parts,
		"</svg>\n",
	].join("\n");
}

function drawBar({ server, fcp, lcp }: Bar, y: number, scale: number): string {
	const bar = (kind: string, milliseconds: number) =>
		`<rect class="${kind}" x="${LABEL_WIDTH}" y="${y}" width="${(milliseconds * scale).toFixed(1)}" height="${BAR_HEIGHT}"/>`;
	const end = LABEL_WIDTH + Math.max(lcp, fcp) * scale + 6;
	const numbers = text(end, y + 12, `${Math.round(fcp)} · ${Math.round(lcp)}`, "number");
	return `<g class="${COLOUR[server]}">${text(8, y + 12, server)}${bar("lcp", lcp)}${bar("fcp", fcp)}${numbers}</g>`;
}

function text(x: number, y: number, words: string, kind = ""): string {
	const attribute = kind ? ` class="${kind}"` : "";
	return `<text${attribute} x="${x.toFixed(1)}" y="${y}">${escapeText(words)}</text>`;
}

function escapeText(words: string): string {
	return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
