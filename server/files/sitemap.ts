import { barePath } from "../../app/address.ts";
import { ALL_ADDRESSES, addresses } from "../../app/addresses.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { lastReadDay, newestDay } from "../../domain/facts/last-read.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { listEditions } from "../../domain/observatory/list-editions.ts";

/** Where a part of the sitemap is, for the router. */
export const SITEMAP_PART = "/:part{sitemap-[a-z]+(?:-[0-9]+)?\\.xml}";

/** Procedures in one part: a hundred kilobytes, where search engines take up to 50,000 addresses. */
const PROCEDURES_AT_ONCE = 1_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Entry {
	path: string;
	/** When what it shows was last read in its sources; null where nobody noted it. */
	day: string | null;
}

/**
 * The parts by their names: our own screens, the institutions, and the procedures, a thousand at a time. Of several variants
 * only the one that stands for them is listed: its page leads to the others. Only procedures bear a date, that of their
 * facts; of the other pages nobody notes one.
 */
const partsOf = keptFor((catalogue: Catalogue): ReadonlyMap<string, readonly Entry[]> => {
	const screens = ALL_ADDRESSES.filter(({ isListed }) => isListed).flatMap((address) => barePath(address) ?? []);
	const institutions = catalogue.institutions.map(({ id }) => addresses.institution.to({ id }));
	const editions = listEditions(catalogue).map(({ id }) => addresses.edition.to({ edition: id }));
	const procedures = catalogue.procedures.map((procedure) => ({
		path: addresses.procedure.to({ id: procedure.id }),
		day: lastReadDay(procedure),
	}));
	const parts = new Map<string, readonly Entry[]>();
	for (const [name, paths] of [
		["paginas", [...screens, ...editions]],
		["instituciones", institutions],
	] as const) {
		parts.set(
			fileOf(name),
			paths.map((path) => ({ path, day: null })),
		);
	}
	for (let from = 0; from < procedures.length; from += PROCEDURES_AT_ONCE) {
		const name = `tramites-${from / PROCEDURES_AT_ONCE + 1}`;
		parts.set(fileOf(name), procedures.slice(from, from + PROCEDURES_AT_ONCE));
	}
	return parts;
});

/** The list of the parts of the sitemap. */
export function writeSitemapIndex(origin: string, catalogue: Catalogue): string {
	const parts = [...partsOf(catalogue)].map(([file, entries]) =>
		writeEntry("sitemap", `${origin}/${file}`, newestDay(entries.map(({ day }) => day))),
	);
	return writeDocument("sitemapindex", parts);
}

/** One part of the sitemap; undefined where there is none of this name. */
export function writeSitemapPart(origin: string, catalogue: Catalogue, file: string): string | undefined {
	const entries = partsOf(catalogue).get(file);
	return (
		entries &&
		writeDocument(
			"urlset",
			entries.map(({ path, day }) => writeEntry("url", origin + path, day)),
		)
	);
}

function fileOf(name: string): string {
	return `sitemap-${name}.xml`;
}

function writeDocument(kind: "sitemapindex" | "urlset", entries: readonly string[]): string {
	return ['<?xml version="1.0" encoding="UTF-8"?>', `<${kind} ${NAMESPACE}>`, ...entries, `</${kind}>`, ""].join("\n");
}

function writeEntry(kind: "sitemap" | "url", address: string, day: string | null): string {
	const date = day === null ? "" : `<lastmod>${day}</lastmod>`;
	return `<${kind}><loc>${escapeXml(address)}</loc>${date}</${kind}>`;
}

function escapeXml(text: string): string {
	return text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}
