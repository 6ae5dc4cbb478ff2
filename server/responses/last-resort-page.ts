import { createHash } from "node:crypto";
import {
	INK,
	MOON,
	NIGHT,
	NIGHT_EDGE,
	PAPER,
	SAND_DARK,
	SKY,
	SKY_DEEP,
	SKY_LIGHT,
	WHITE,
} from "../../app/styles/palette.ts";
import { BRAND } from "../../content/brand.ts";
import { LAST_RESORT, LAST_RESORT_ACTIONS, type LastResortKind } from "../../content/last-resort.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../domain/language.ts";

/** Colours and fonts of the portal, inside the page because no style sheet is sure to arrive. */
export const LAST_RESORT_STYLE = [
	`body{margin:0;background:${PAPER};color:${INK};font:1.0625rem/1.6 system-ui,sans-serif}`,
	`header{background:${SKY_DEEP};color:${WHITE};padding:1rem;font-weight:700}`,
	"main{max-width:42rem;margin:0 auto;padding:1rem}",
	"h1,h2{line-height:1.2}",
	`section{border-top:1px solid ${SAND_DARK};margin-top:2rem}`,
	"ul{list-style:none;padding:0}",
	`a{color:${SKY};display:inline-block;padding-block:.6rem;margin-inline-end:1.5rem}`,
	"a:focus-visible{outline:3px solid;outline-offset:2px}",
	`@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:${NIGHT};color:${MOON}}section{border-color:${NIGHT_EDGE}}a{color:${SKY_LIGHT}}}`,
].join("");

/** Policy of the page: its own style and nothing else. */
export const LAST_RESORT_POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(LAST_RESORT_STYLE).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** The page for when pages themselves cannot be made: no asset, no script, every language (case A88). */
export function lastResortPage(kind: LastResortKind, reference?: string): string {
	return `<!DOCTYPE html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${LAST_RESORT[kind][DEFAULT_LANGUAGE].title} · ${BRAND.product}</title>
<style>${LAST_RESORT_STYLE}</style>
</head>
<body>
<header>${BRAND.product}</header>
<main>
<h1>${LAST_RESORT[kind][DEFAULT_LANGUAGE].title}</h1>
${tell(kind, DEFAULT_LANGUAGE, reference)}
${LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
	.map((language) => tellAlso(kind, language, reference))
	.join("\n")}
</main>
</body>
</html>
`;
}

function tellAlso(kind: LastResortKind, language: Language, reference: string | undefined): string {
	return `<section lang="${language}">
<h2>${LAST_RESORT[kind][language].title}</h2>
${tell(kind, language, reference)}
</section>`;
}

function tell(kind: LastResortKind, language: Language, reference: string | undefined): string {
	const actions = LAST_RESORT_ACTIONS[language];
	const lines = LAST_RESORT[kind][language].paragraphs.map((text) => `<p>${text}</p>`);
	if (reference) lines.push(`<p>${actions.reference} <strong>${reference}</strong></p>`);
	return [...lines, `<p><a href="">${actions.retry}</a><a href="/">${actions.home}</a></p>`].join("\n");
}
