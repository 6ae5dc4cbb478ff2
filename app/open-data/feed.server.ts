import { Feed } from "feed";
import { BRAND } from "../../content/brand.ts";
import { UNCHECKED_MARK } from "../../content/publications/open-data.ts";
import { FACT_NAMES, TERMS_NAME } from "../../content/publications/open-data-api.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { FEED_FILE, findNewestDay, listAllProcedures } from "./data-sets.server.ts";

/** Changes in the feed: whoever reads it once a week misses none, and a phone can load it. */
const MOST_CHANGES = 200;
/** Before anything was read; a feed has a date even when it is empty. */
const NOTHING_YET = "1970-01-01";

interface Change {
	procedure: CataloguedProcedure;
	/** When somebody of ours read these fields in their sources. */
	day: string;
	fields: readonly string[];
}

/** The newest changes as an Atom feed: for each procedure and day, which of its facts were read in their sources. */
export function writeFeed(catalogue: Catalogue, origin: string): string {
	const address = origin + dataAddresses.file.to({ file: FEED_FILE });
	const feed = new Feed({
		id: address,
		title: `${BRAND.product}: cambios en los datos`,
		description: "Qué datos de qué trámites leímos en sus fuentes, y qué día.",
		link: origin + addresses.openData.to(),
		language: "es",
		updated: toMoment(findNewestDay(catalogue) ?? NOTHING_YET),
		copyright: BRAND.association,
		generator: BRAND.product,
		feedLinks: { atom: address },
		author: { name: BRAND.association },
	});
	for (const { procedure, day, fields } of listChanges(catalogue).slice(0, MOST_CHANGES)) {
		const page = origin + addresses.procedure.to({ id: procedure.id });
		const mark = isUnchecked(procedure) ? ` (${UNCHECKED_MARK})` : "";
		feed.addItem({
			id: `${page}#${day}`,
			link: page,
			title: escapeHtml(procedureName(procedure) + mark),
			description: `Leímos en sus fuentes: ${fields.join(", ")}.`,
			date: toMoment(day),
		});
	}
	return feed.atom1();
}

/** Newest first; of one day in the order of the catalogue. */
function listChanges(catalogue: Catalogue): Change[] {
	const changes = listAllProcedures(catalogue).flatMap((procedure) => {
		const fieldsOn = new Map<string, Set<string>>();
		const note = (day: string | null, field: string) => {
			if (day !== null) fieldsOn.set(day, (fieldsOn.get(day) ?? new Set()).add(field));
		};
		for (const { read, field } of procedure.facts) note(read, FACT_NAMES.es[field]);
		for (const { read } of procedure.fees) note(read, FACT_NAMES.es.costo);
		for (const { read } of procedure.places) note(read, FACT_NAMES.es.lugar);
		for (const { read } of procedure.terms) note(read, TERMS_NAME);
		return [...fieldsOn].map(([day, fields]) => ({ procedure, day, fields: [...fields] }));
	});
	return changes.sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
}

/** The feed says that its titles are HTML; ours are plain words, whatever stands in a hosted table. */
function escapeHtml(text: string): string {
	return text.replace(/[<>&]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Noon in Guatemala: facts bear a day and no hour, and no time zone may move it. */
function toMoment(day: string): Date {
	return new Date(`${day}T18:00:00Z`);
}
