import { brotliCompressSync, constants } from "node:zlib";
import type { Response } from "express";

/** What a page says, whichever baseline shows it. */
export interface PageContent {
	path: string;
	title: string;
	lead: string;
	/** What stands in the search box. */
	search: string;
	choices: { name: string; options: string[] }[];
	sections: Section[];
}

export interface Section {
	heading: string;
	text?: string;
	facts?: Fact[];
	list?: { kind: "ordered" | "unordered"; lines: string[] };
	cards?: Card[];
	/** Behind its heading until somebody opens it. */
	isFolded?: boolean;
}

export interface Card {
	title: string;
	href: string;
	tag?: string;
	text: string;
	facts: Fact[];
}

export interface Fact {
	name: string;
	value: string;
}

/** The places that the head of every page leads to. */
export const PLACES: readonly (readonly [href: string, name: string])[] = [
	["/", "Inicio"],
	["/catalogo", "Catálogo"],
	["/instituciones", "Instituciones"],
	["/experiencias", "Experiencias"],
	["/observatorio", "Observatorio"],
	["/ayuda", "Ayuda"],
];

export const SITE_NAME = "Ventanilla Abierta";

/** What nginx takes for pages that are made on request. */
const PAGE_QUALITY = 6;

/** Answers with a page that was made for this request: compressed, and asked for again on the next visit. */
export function sendPage(response: Response, html: string): void {
	response.set("Content-Type", "text/html; charset=utf-8");
	response.set("Cache-Control", "no-cache");
	response.set("Content-Encoding", "br");
	response.end(pack(html, PAGE_QUALITY));
}

/** In brotli, of a quality from 0 to 11. */
export function pack(bytes: Uint8Array | string, quality: number): Buffer {
	return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
