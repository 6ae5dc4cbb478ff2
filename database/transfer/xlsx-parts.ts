import type { CodedFlaw } from "../../domain/flaws/flaw.ts";

/** Widest and longest sheet; a single cell further out would make the reader fill all that lies between. */
export const LAST_COLUMN = 200;
export const LAST_ROW = 200_000;

/** What keeps a part of a sheet's XML, cut between two tags, from being read as rows. */
export function findSheetFlaw(xml: string): CodedFlaw | undefined {
	if (xml.includes("<!DOCTYPE")) return { code: "doctype" };
	const merged = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([^"']*)/.exec(xml);
	if (merged) return { code: "merged", values: { cells: merged[1] ?? "" } };
	for (const [, letters = "", digits = ""] of xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]{1,7})(\d+)/g)) {
		if (Number(digits) > LAST_ROW || numberColumn(letters) > LAST_COLUMN)
			return { code: "cellFar", values: { cell: letters + digits, rows: LAST_ROW, columns: LAST_COLUMN } };
	}
	for (const [, row = ""] of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br=["'](\d+)/g))
		if (Number(row) > LAST_ROW) return { code: "rowFar", values: { row, rows: LAST_ROW } };
	return undefined;
}

/** The reader takes a failed formula for an empty cell, which would say that nothing is known: it becomes the text of its failure. */
export function tellErrors(xml: string): string {
	return xml.replace(/(<(?:\w+:)?c\s[^>]*?\bt=)["']e["']/g, '$1"str"');
}

/** What a workbook says of a sheet. */
export interface ListedSheet {
	name: string;
	/** The part of the zip that holds it. */
	part: string;
	isHidden: boolean;
}

const RELATION = /<(?:\w+:)?Relationship\s[^>]*>/g;

/** The parts that a workbook's list of relations names, by their id and by the last word of their kind. */
export function listRelations(xml: string): ReadonlyMap<string, string> {
	const parts = new Map<string, string>();
	for (const [tag] of xml.matchAll(RELATION)) {
		const target = readAttribute(tag, "Target");
		const part = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
		parts.set(readAttribute(tag, "Id"), part);
		parts.set(readAttribute(tag, "Type").replace(/^.*\//, ""), part);
	}
	return parts;
}

/** The sheets of a workbook, in their order. */
export function listSheets(workbook: string, relations: ReadonlyMap<string, string>): ListedSheet[] {
	return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => ({
		name: readAttribute(tag, "name"),
		part: relations.get(readAttribute(tag, "(?:\\w+:)id")) ?? "",
		isHidden: /^(?:hidden|veryHidden)$/.test(readAttribute(tag, "state")),
	}));
}

function readAttribute(tag: string, name: string): string {
	return readEntities(new RegExp(`\\s${name}=["']([^"']*)`).exec(tag)?.[1] ?? "");
}

function readEntities(text: string): string {
	const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
	return text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => signs[name] ?? "");
}

function numberColumn(letters: string): number {
	return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
