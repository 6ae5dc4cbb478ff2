import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { BRAND } from "../../content/brand.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { findFact } from "../../domain/facts/procedure-fact.ts";
import type { Language } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { viewPrice } from "../components/price-view.ts";
import { GOLD, GOLD_PALE, SKY_DEEP, SKY_GREY, WHITE } from "../styles/palette.ts";
import { formatMoney } from "../words/format.ts";
import { translatorFor } from "../words/text.ts";

const { resolve } = createRequire(import.meta.url);
const FONT = "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-";
const WEIGHTS = [400, 700];

/** Loaded when the first picture is asked for: most visitors ask for none. */
let drawing: Promise<Uint8Array[]> | undefined;

/** Draws the picture of a procedure as a PNG: about 50 ms of one core, half of them for the PNG. */
export async function drawPicture(
	catalogue: Catalogue,
	procedure: CataloguedProcedure,
	language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
	drawing ??= load();
	const fontBuffers = await drawing;
	const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: "Atkinson Hyperlegible Next" };
	const drawn = new Resvg(writePicture(catalogue, procedure, language), { font });
	const image = drawn.render();
	const png = new Uint8Array(image.asPng());
	image.free();
	drawn.free();
	return png;
}

async function load(): Promise<Uint8Array[]> {
	try {
		await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
		return WEIGHTS.map((weight) => readFileSync(resolve(`${FONT}${weight}-normal.woff2`)));
	} catch (error) {
		drawing = undefined;
		throw error;
	}
}

/** As messages crop pictures: 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const MOST_LINES = 4;
const ANSWER_SIZE = 38;
const NAME_SIZES = [76, 64, 54] as const;
/** Widths of letters of the bold face in parts of its size, rounded up: enough to break lines, not to set type. */
const NARROW = /[iljtfrI.,:;'()\s-]/;
const WIDE = /[mwMWÑOQGDHNU@%]/;
const LETTER = { narrow: 0.36, usual: 0.58, wide: 0.84 };

/** The picture of a procedure as SVG: whose it is, its name, what it costs and how long it takes, where that is known. */
function writePicture(catalogue: Catalogue, procedure: CataloguedProcedure, language: Language): string {
	const { text } = translatorFor(language);
	const { institutions: institution } = procedure;
	const facts = listAnswers(catalogue, procedure, language).map((answer) =>
		cut(answer, (WIDTH - 2 * MARGIN) / ANSWER_SIZE),
	);
	const { size, lines } = fitName(procedureName(procedure));
	const top = 180 + size * 0.95;
	const label = institution ? institutionName(institution) : "";
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Atkinson Hyperlegible Next">`,
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="${SKY_DEEP}"/>`,
		`<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${GOLD}"/>`,
		`<g transform="translate(${MARGIN - 8} 52) scale(1.9)" fill="none"><path d="M11 33V21a11 11 0 0 1 22 0v12" stroke="${WHITE}" stroke-width="4"/><path d="M22 16.5l5 5-5 5-5-5Z" stroke="${GOLD}" stroke-width="2.4"/><path d="M8 35h28" stroke="${GOLD}" stroke-width="4" stroke-linecap="round"/></g>`,
		write(BRAND.product, { x: MARGIN + 84, y: 110, size: 36, weight: 700 }),
		write(label, { x: WIDTH - MARGIN, y: 110, size: 36, colour: SKY_GREY, anchor: "end" }),
		...lines.map((line, position) => write(line, { x: MARGIN, y: top + position * size * 1.18, size, weight: 700 })),
		...facts.map((fact, position) =>
			write(fact, {
				x: MARGIN,
				y: HEIGHT - 60 - (facts.length - 1 - position) * 52,
				size: ANSWER_SIZE,
				colour: GOLD_PALE,
			}),
		),
		isUnchecked(procedure)
			? write(text("procedure.unchecked.mark"), { x: WIDTH - MARGIN, y: 152, size: 28, colour: GOLD, anchor: "end" })
			: "",
		"</svg>",
	].join("");
}

/** What it costs and how long it takes, as its page says it; what no source says is left out. */
function listAnswers(catalogue: Catalogue, procedure: CataloguedProcedure, language: Language): string[] {
	const { text } = translatorFor(language);
	const judge = (field: ProvableField, said: string | null) => {
		const status = findFact(procedure.facts, field)?.status;
		if (status === "contradicho") return text("origin.contradicted");
		const isSingle = said !== null && status === "una fuente lo dice";
		return isSingle ? `${said} (${text("origin.single").toLocaleLowerCase(language)})` : said;
	};
	const cost = judge("costo", sayCost(catalogue, procedure, language));
	const duration = judge("duration", procedure.duration);
	return [
		...(cost === null ? [] : [`${text("procedure.cost")}: ${cost}`]),
		...(duration === null ? [] : [`${text("procedure.duration")}: ${duration}`]),
	];
}

function sayCost(catalogue: Catalogue, procedure: CataloguedProcedure, language: Language): string | null {
	const { costo, codigo_moneda } = procedure;
	const { known, condition, beside, more } = viewPrice(catalogue, procedure, { language, today: guatemalaToday() });
	if (costo === null) return known && [known, condition].filter(Boolean).join(", ");
	const free = translatorFor(language).text("procedure.costFree");
	const amount = costo === 0 ? free : formatMoney(costo, codigo_moneda, language);
	if (beside) return `${amount}; ${beside}`;
	return more ? `${amount} ${more}` : amount;
}

/** The largest size at which the name fits, and its lines; the rest of a very long one is cut. */
function fitName(name: string): { size: number; lines: string[] } {
	for (const size of NAME_SIZES) {
		const lines = breakLines(name, (WIDTH - 2 * MARGIN) / size);
		if (lines.length <= (size === NAME_SIZES[0] ? MOST_LINES - 1 : MOST_LINES)) return { size, lines };
	}
	const size = NAME_SIZES[NAME_SIZES.length - 1] ?? 54;
	const lines = breakLines(name, (WIDTH - 2 * MARGIN) / size).slice(0, MOST_LINES);
	return { size, lines: lines.map((line, position) => (position === MOST_LINES - 1 ? `${line}…` : line)) };
}

/** Breaks between words; a word that is longer than a line is cut. `most` is the width of a line in sizes of its type. */
function breakLines(text: string, most: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && widthOf(joined) <= most) lines[lines.length - 1] = joined;
		else lines.push(cut(word, most));
	}
	return lines;
}

function cut(text: string, most: number): string {
	if (widthOf(text) <= most) return text;
	let kept = "";
	for (const letter of text) {
		if (widthOf(`${kept}${letter}…`) > most) break;
		kept += letter;
	}
	return `${kept.trimEnd()}…`;
}

function widthOf(text: string): number {
	return [...text].reduce(
		(sum, letter) => sum + (NARROW.test(letter) ? LETTER.narrow : WIDE.test(letter) ? LETTER.wide : LETTER.usual),
		0,
	);
}

interface TextLooks {
	x: number;
	y: number;
	size: number;
	weight?: number;
	colour?: string;
	anchor?: "start" | "end";
}

function write(text: string, { x, y, size, weight = 400, colour = WHITE, anchor = "start" }: TextLooks): string {
	return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

/** Control characters have no place in XML; the others are written as numbers. */
function escapeXml(text: string): string {
	return text.replace(/\p{Cc}/gu, " ").replace(/[<>&'"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
