import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Express } from "express";
import { type Card, type Fact, type PageContent, PLACES, type Section, SITE_NAME, sendPage } from "./page.ts";

/** As little as a page with these words can be and still look like one; it is written into the page. */
const STYLES = readFileSync(join(import.meta.dirname, "floor.css"), "utf8").replace(/\s*\n\s*/g, "");

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The floor: the same words in one hand-written document with its styles inside, no script, no typeface, no picture. */
export function serveFloor(app: Express, pages: ReadonlyMap<string, PageContent>): void {
	app.use((request, response) => {
		const content = pages.get(request.originalUrl);
		if (!content) return void response.status(404).end();
		sendPage(response, writePage(content));
	});
}

function writePage({ title, lead, search, choices, sections }: PageContent): string {
	const places = PLACES.map(([href, name]) => `<a href="${href}">${name}</a>`).join("");
	const filters = choices.map(
		({ name, options }) => `<p><label>${escapeText(name)} <select>${each(options, "option")}</select></label></p>`,
	);
	return [
		`<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
		`<title>${escapeText(title)} · ${SITE_NAME}</title><link rel="icon" href="data:,"><style>${STYLES}</style>`,
		`<header><nav>${places}</nav></header><main><h1>${escapeText(title)}</h1><p>${escapeText(lead)}</p>`,
		`<form action="/catalogo" role="search"><label for="search">¿Qué trámite buscas?</label> `,
		`<input id="search" name="search" type="search" value="${escapeText(search)}"> <button>Buscar</button>`,
		filters.length > 0 ? `<details><summary>Filtros</summary>${filters.join("")}</details>` : "",
		`</form>${sections.map(writeSection).join("")}</main><footer>${places}</footer></html>`,
	].join("");
}

function writeSection({ heading, text, facts, list, cards, isFolded }: Section): string {
	const body = [
		text ? `<p>${escapeText(text)}</p>` : "",
		facts ? writeFacts(facts) : "",
		list?.kind === "ordered" ? `<ol>${each(list.lines, "li")}</ol>` : "",
		list?.kind === "unordered" ? `<ul>${each(list.lines, "li")}</ul>` : "",
		cards?.map(writeCard).join("") ?? "",
	].join("");
	if (isFolded) return `<details><summary>${escapeText(heading)}</summary>${body}</details>`;
	return `<section><h2>${escapeText(heading)}</h2>${body}</section>`;
}

function writeCard({ title, href, tag, text, facts }: Card): string {
	const kind = tag ? `<small>${escapeText(tag)}</small>` : "";
	return `<article><h3><a href="${href}">${escapeText(title)}</a></h3>${kind}<p>${escapeText(text)}</p>${writeFacts(facts)}</article>`;
}

function writeFacts(facts: readonly Fact[]): string {
	return `<dl>${facts.map(({ name, value }) => `<dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd>`).join("")}</dl>`;
}

function each(lines: readonly string[], tag: string): string {
	return lines.map((line) => `<${tag}>${escapeText(line)}</${tag}>`).join("");
}

function escapeText(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
