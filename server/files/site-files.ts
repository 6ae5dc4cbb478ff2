import type { Hono } from "hono";
import { type AnyAddress, barePath } from "../../app/address/address.ts";
import { listedIn } from "../../app/address/address-language.ts";
import { ALL_ADDRESSES, addresses } from "../../app/address/addresses.ts";
import { PAPER, SKY_DEEP } from "../../app/styles/palette.ts";
import { BRAND } from "../../content/brand.ts";
import { isTranslated } from "../../content/catalogue/translations.ts";
import { LETTER_KINDS } from "../../content/rights/letter-texts.ts";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { lastReadDay, newestDay } from "../../domain/facts/details.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/language.ts";
import { listEditions } from "../../domain/observatory/editions.ts";
import type { RequestVariables } from "../operation/log.ts";
import { pageOrigin } from "../requests/request-origin.ts";

interface SiteFileOptions {
	catalogue: { current(): { catalogue: Catalogue; readAt: Date } | undefined };
	/** Origin of the portal; without it no full address is written, because anybody can send any Host header. */
	publicUrl: string | undefined;
}

const ONE_HOUR = { "Cache-Control": "public, max-age=3600" };
const SECURITY_TEXT_DAYS = 180;
const MS_PER_DAY = 86_400_000;
/** Addresses that robots.txt forbids: where forms are sent, what only our scripts read, a report form for each fact, a plan for each choice, an empty folder, and what is for paper. */
const REFUSED = [
	...ALL_ADDRESSES.filter(({ answers }) => answers === "form" || answers === "script").map(
		({ patterns: [path] }) => `Disallow: ${path.replace(/:.*/, "")}`,
	),
	...[addresses.report, addresses.plan].map((address) => `Disallow: ${address.to()}?`),
	...[addresses.folder, addresses.sheet].map((address) => `Disallow: ${address.to()}`),
];
const XML = { "Content-Type": "application/xml; charset=utf-8" };

/** The small files that robots, browsers and security researchers look for. */
export function answerSiteFiles(app: Hono<{ Variables: RequestVariables }>, options: SiteFileOptions): void {
	const { publicUrl } = options;

	app.get("/robots.txt", (context) => {
		const sitemap = publicUrl
			? `Sitemap: ${publicUrl}/sitemap.xml`
			: "# PUBLIC_URL is not set, so there is no sitemap.";
		return context.text(["User-agent: *", ...REFUSED, "", sitemap, ""].join("\n"), 200, ONE_HOUR);
	});

	app.get("/sitemap.xml", (context, next) => {
		const reading = options.catalogue.current();
		if (!publicUrl || !reading) return next();
		return context.body(writeSitemapIndex(publicUrl, reading.catalogue), 200, { ...ONE_HOUR, ...XML });
	});

	app.get(SITEMAP_PART, (context, next) => {
		const reading = options.catalogue.current();
		const part = publicUrl && reading && writeSitemapPart(publicUrl, reading.catalogue, context.req.param("part"));
		return part ? context.body(part, 200, { ...ONE_HOUR, ...XML }) : next();
	});

	app.get("/.well-known/security.txt", (context) => {
		const origin = pageOrigin(context, publicUrl);
		const { association, contact } = readSiteTexts(options.catalogue.current()?.catalogue.documents);
		const form = origin ? origin + addresses.report.to() : `mailto:${association.email}`;
		const canonical = publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : [];
		const lines = [
			`Contact: ${contact.email ? `mailto:${contact.email}` : form}`,
			`Expires: ${securityTextExpiry(new Date())}`,
			"Preferred-Languages: es, en",
			...canonical,
			"",
		];
		return context.text(lines.join("\n"), 200, ONE_HOUR);
	});

	app.get("/manifest.webmanifest", (context) =>
		context.body(JSON.stringify(MANIFEST), 200, { ...ONE_HOUR, "Content-Type": "application/manifest+json" }),
	);
}

/** Midnight in half a year, so that the file changes once a day and is never expired. */
function securityTextExpiry(now: Date): string {
	const day = Math.floor(now.getTime() / MS_PER_DAY) + SECURITY_TEXT_DAYS;
	return new Date(day * MS_PER_DAY).toISOString();
}

const MANIFEST = {
	id: "/",
	name: BRAND.product,
	short_name: "Ventanilla",
	description: BRAND.tagline.es,
	lang: "es",
	start_url: "/",
	scope: "/",
	display: "minimal-ui",
	background_color: PAPER,
	theme_color: SKY_DEEP,
	icons: [
		{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
		{ src: "/icon-192.png", type: "image/png", sizes: "192x192" },
		{ src: "/icon-512.png", type: "image/png", sizes: "512x512" },
	],
};

/** Where a part of the sitemap is, for the router. */
const SITEMAP_PART = "/:part{sitemap-[a-z]+(?:-[0-9]+)?\\.xml}";

/** Procedures in one part: a hundred kilobytes, where search engines take up to 50,000 addresses. */
const PROCEDURES_AT_ONCE = 1_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Of the links from a page to itself in other languages. */
const LINKS_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Entry {
	path: string;
	/** When what it shows was last read in its sources; null where nobody noted it. */
	day: string | null;
	/** Listed once for each language; each entry names them all. */
	isInEnglish: boolean;
}

/**
 * The parts by their names: our own screens, the institutions, and the procedures, a thousand at a time. Of several variants
 * only the one that stands for them is listed: its page leads to the others. Only procedures bear a date, that of their
 * facts; of the other pages nobody notes one.
 */
const partsOf = keptFor((catalogue: Catalogue): ReadonlyMap<string, readonly Entry[]> => {
	const screens = ALL_ADDRESSES.filter(({ isListed }) => isListed).flatMap((address) =>
		listEntry(barePath(address), address),
	);
	const editions = listEditions(catalogue).flatMap(({ id }) =>
		listEntry(addresses.edition.to({ edition: id }), addresses.edition),
	);
	const letters = LETTER_KINDS.flatMap((kind) => listEntry(addresses.letter.to({ kind }), addresses.letter));
	const institutions = catalogue.institutions.flatMap(({ id }) =>
		listEntry(addresses.institution.to({ id }), addresses.institution),
	);
	const procedures = catalogue.procedures.map((procedure) => ({
		path: addresses.procedure.to({ id: procedure.id }),
		day: lastReadDay(procedure),
		isInEnglish: isTranslated(procedure, "en"),
	}));
	const parts = new Map<string, readonly Entry[]>([
		[fileOf("paginas"), [...screens, ...editions, ...letters]],
		[fileOf("instituciones"), institutions],
	]);
	for (let from = 0; from < procedures.length; from += PROCEDURES_AT_ONCE) {
		const name = `tramites-${from / PROCEDURES_AT_ONCE + 1}`;
		parts.set(fileOf(name), procedures.slice(from, from + PROCEDURES_AT_ONCE));
	}
	return parts;
});

/** The list of the parts of the sitemap. */
function writeSitemapIndex(origin: string, catalogue: Catalogue): string {
	const parts = [...partsOf(catalogue)].map(([file, entries]) =>
		writeEntry("sitemap", `${origin}/${file}`, newestDay(entries.map(({ day }) => day))),
	);
	return writeDocument("sitemapindex", parts);
}

/** One part of the sitemap; undefined where there is none of this name. */
function writeSitemapPart(origin: string, catalogue: Catalogue, file: string): string | undefined {
	const entries = partsOf(catalogue).get(file);
	return (
		entries &&
		writeDocument(
			"urlset",
			entries.flatMap((entry) => writePage(origin, entry)),
		)
	);
}

function listEntry(path: string | null, { isInEnglish }: AnyAddress): Entry[] {
	return path === null ? [] : [{ path, day: null, isInEnglish }];
}

/** A page, in each language that it is there in. */
function writePage(origin: string, { path, day, isInEnglish }: Entry): string[] {
	if (!isInEnglish) return [writeEntry("url", origin + path, day)];
	const listed = [
		...LANGUAGES.map((language) => [language, listedIn(path, language)]),
		["x-default", listedIn(path, DEFAULT_LANGUAGE)],
	];
	const links = listed
		.map(([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + to)}"/>`)
		.join("");
	return LANGUAGES.map((language) => writeEntry("url", origin + listedIn(path, language), day, links));
}

function fileOf(name: string): string {
	return `sitemap-${name}.xml`;
}

function writeDocument(kind: "sitemapindex" | "urlset", entries: readonly string[]): string {
	const namespaces = kind === "urlset" ? `${NAMESPACE} ${LINKS_NAMESPACE}` : NAMESPACE;
	return ['<?xml version="1.0" encoding="UTF-8"?>', `<${kind} ${namespaces}>`, ...entries, `</${kind}>`, ""].join("\n");
}

/** An address, when what it shows was last read, and what else is said of it. */
function writeEntry(kind: "sitemap" | "url", address: string, day: string | null, more = ""): string {
	const date = day === null ? "" : `<lastmod>${day}</lastmod>`;
	return `<${kind}><loc>${escapeXml(address)}</loc>${date}${more}</${kind}>`;
}

function escapeXml(text: string): string {
	return text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}
