import { Feed } from "feed";
import { BRAND } from "../../content/brand.ts";
import { CHANGE_TEXTS, FEED_TEXTS } from "../../content/change-texts.ts";
import { fill } from "../../content/fill.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { type Institution, institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { findDifference, TOLD_FACTS, type ToldFacts, tellFacts } from "../../domain/facts/told-facts.ts";
import { keptFor } from "../../domain/kept-for.ts";
import {
	type ChangedFact,
	type ChangedKind,
	changesId,
	type RecordChange,
	readChanges,
} from "../../domain/site-documents/changes.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { listAllProcedures } from "./data-sets.server.ts";

/** Entries of one feed: whoever reads it once a month misses none. */
const MOST_ENTRIES = 60;
/** Before anything was read; an entry has a date all the same. */
const NOTHING_YET = "1970-01-01";
/** What XML cannot hold, whatever stands in a hosted table. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Where a feed is read, and the page that it is about. */
interface About {
	/** Full addresses. */
	feed: string;
	origin: string;
}

interface Entry {
	id: string;
	link: string;
	title: string;
	/** HTML. */
	content: string;
	at: Date;
}

/** What changed in a procedure, as an Atom feed: the newest first, and at the end how it was published. */
export function writeProcedureFeed(catalogue: Catalogue, procedure: CataloguedProcedure, about: About): string {
	const page = about.origin + addresses.procedure.to({ id: procedure.id });
	const changes = changesOf(catalogue, "procedure", procedure.id);
	const first: Entry = {
		id: `${page}#primera`,
		link: page,
		title: FEED_TEXTS.first,
		content: `<p>${FEED_TEXTS.firstText}</p>${writeTold(firstFacts(procedure, changes))}`,
		at: toMoment(findFirstDay(procedure) ?? findFirstDayOfAll(catalogue) ?? NOTHING_YET),
	};
	const entries = changes.map((change) => writeEntry(change, { page, name: null }));
	return writeFeed({ name: procedureName(procedure), page, about }, [...entries, first]);
}

/** What changed in an institution and in its procedures. */
export function writeInstitutionFeed(catalogue: Catalogue, institution: Institution, about: About): string {
	const page = about.origin + addresses.institution.to({ id: institution.id });
	const procedures = listAllProcedures(catalogue).filter(({ institution_id }) => institution_id === institution.id);
	const own = changesOf(catalogue, "institution", institution.id).map((change) =>
		writeEntry(change, { page, name: null }),
	);
	const entries = procedures.flatMap((procedure) => {
		const at = { page: about.origin + addresses.procedure.to({ id: procedure.id }), name: procedureName(procedure) };
		return changesOf(catalogue, "procedure", procedure.id).map((change) => writeEntry(change, at));
	});
	const first: Entry = {
		id: `${page}#primera`,
		link: page,
		title: FEED_TEXTS.first,
		content: `<p>${fill(FEED_TEXTS.firstInstitution, { count: procedures.length })}</p>`,
		at: toMoment(findFirstDayOfAll(catalogue) ?? NOTHING_YET),
	};
	const sorted = [...own, ...entries].sort((one, other) => other.at.getTime() - one.at.getTime());
	return writeFeed({ name: institutionName(institution), page, about }, [...sorted, first]);
}

function changesOf(catalogue: Catalogue, kind: ChangedKind, id: string): RecordChange[] {
	return readChanges(catalogue.documents.get(changesId(kind, id)));
}

function writeFeed({ name, page, about }: { name: string; page: string; about: About }, entries: Entry[]): string {
	const feed = new Feed({
		id: about.feed,
		title: escapeHtml(fill(FEED_TEXTS.title, { name })),
		description: FEED_TEXTS.subtitle,
		link: page,
		language: "es",
		updated: entries[0]?.at ?? toMoment(NOTHING_YET),
		copyright: BRAND.association,
		generator: BRAND.product,
		feedLinks: { atom: about.feed },
		author: { name: BRAND.association },
	});
	for (const { id, link, title, content, at } of entries.slice(0, MOST_ENTRIES)) {
		feed.addItem({ id, link, title: escapeHtml(title), content, date: at });
	}
	// The package says the language of RSS alone.
	return feed.atom1().replace("<feed ", '<feed xml:lang="es" ');
}

function writeEntry({ at, facts }: RecordChange, { page, name }: { page: string; name: string | null }): Entry {
	const labels = facts.map(({ fact }) => labelOf(fact).toLocaleLowerCase("es")).join(", ");
	return {
		id: `${page}#${at}`,
		link: page,
		title: fill(name === null ? FEED_TEXTS.entry : FEED_TEXTS.entryOf, { facts: labels, name: name ?? "" }),
		content: facts.map(writeFact).join(""),
		at: new Date(at),
	};
}

function writeFact({ fact, before, after, source }: ChangedFact): string {
	// What is told of an institution has an order of its own.
	const known = TOLD_FACTS.find((each) => each === fact) ?? "steps";
	const parts = findDifference(known, { before, now: after, areComparable: true });
	const safe = safeWebAddress(source);
	return [
		`<h3>${labelOf(fact)}</h3>`,
		...parts.map(({ word, lines }) => `<p>${CHANGE_TEXTS.es[word]}</p>${writeLines(lines)}`),
		safe === null ? "" : `<p>${FEED_TEXTS.source} <a href="${escapeHtml(safe)}">${escapeHtml(safe)}</a></p>`,
	].join("");
}

function writeTold(told: ToldFacts): string {
	return TOLD_FACTS.map((fact) => `<h3>${labelOf(fact)}</h3>${writeLines(told[fact])}`).join("");
}

function writeLines(lines: readonly string[]): string {
	const all = lines.length === 0 ? [FEED_TEXTS.unknown] : lines;
	return `<ul>${all.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}

/** A record as it was before the first change that is known of. */
function firstFacts(procedure: CataloguedProcedure, changes: readonly RecordChange[]): ToldFacts {
	const before = changes.flatMap(({ facts }) => facts.map(({ fact, before: was }) => [fact, was] as const));
	return { ...tellFacts(procedure), ...Object.fromEntries(before) };
}

/** The first day on which something of a procedure was read in its source; null where nobody noted any. */
function findFirstDay({ facts, fees, places, terms }: CataloguedProcedure): string | null {
	const days = [...facts, ...fees, ...places, ...terms].flatMap(({ read }) => read ?? []);
	return days.sort()[0] ?? null;
}

const findFirstDayOfAll = keptFor(
	(catalogue: Catalogue) =>
		listAllProcedures(catalogue)
			.flatMap((procedure) => findFirstDay(procedure) ?? [])
			.sort()[0] ?? null,
);

const LABELS: Readonly<Record<string, string>> = { ...FEED_TEXTS.institution, ...CHANGE_TEXTS.es.facts };

function labelOf(fact: string): string {
	return LABELS[fact] ?? fact;
}

/** The feed says that its texts are HTML; ours are plain words. */
function escapeHtml(text: string): string {
	return text
		.toWellFormed()
		.replace(NO_XML, "")
		.replace(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Noon in Guatemala: facts bear a day and no hour, and no time zone may move it. */
function toMoment(day: string): Date {
	return new Date(`${day}T18:00:00Z`);
}
