import { stringify } from "csv-stringify/sync";
import { BRAND } from "../../content/brand.ts";
import { OPEN_DATA_TERMS } from "../../content/publications/open-data.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { termsAddress } from "../document/linked-data.server.ts";
import type { DataSetName, OpenRow, OpenValue } from "./data-sets.server.ts";
import {
	DATA_SET_NAMES,
	dataSet,
	findNewestDay,
	listAllProcedures,
	toInstitutionRow,
	toProcedureRecord,
} from "./data-sets.server.ts";
import { CONTEXT, toOrganizationNode, toServiceNode } from "./linked-graph.server.ts";

const DATA_FORMATS = ["json", "csv", "jsonld"] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

export const FORMAT_TYPES: Readonly<Record<DataFormat | "atom", string>> = {
	atom: "application/atom+xml; charset=utf-8",
	json: "application/json; charset=utf-8",
	csv: "text/csv; charset=utf-8; header=present",
	jsonld: "application/ld+json; charset=utf-8",
};

/** Which sets describe something of its own, that a graph can name. */
const LINKED: readonly DataSetName[] = ["tramites", "instituciones"];
/** Rows in one piece of text: a millisecond's work or less. */
const ROWS_AT_ONCE = 50;
/** What a spreadsheet needs to know that a text is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** The formats in which a set is offered. */
export function formatsOf(name: DataSetName): readonly DataFormat[] {
	return DATA_FORMATS.filter((format) => format !== "jsonld" || LINKED.includes(name));
}

interface DataFile {
	name: DataSetName;
	format: DataFormat;
}

/** The set and format that a file is named after, as `tramites.csv`; undefined where there is no such file. */
export function findDataFile(file: string): DataFile | undefined {
	const [stem, ending] = cutEnding(file);
	const name = DATA_SET_NAMES.find((each) => each === stem);
	const format = name && formatsOf(name).find((each) => each === ending);
	return name && format && { name, format };
}

/** A file name before and after its last dot. */
export function cutEnding(file: string): [stem: string, ending: string] {
	const dot = file.lastIndexOf(".");
	return dot < 0 ? [file, ""] : [file.slice(0, dot), file.slice(dot + 1)];
}

/** A whole set as text, piece by piece, so that whoever writes it can let others pass in between. */
export function writeData({ name, format }: DataFile, catalogue: Catalogue, origin: string): Iterable<string> {
	if (format === "csv") return writeCsv(name, catalogue, origin);
	return format === "json" ? writeJson(name, catalogue, origin) : writeGraph(name, catalogue, origin);
}

/** For a spreadsheet: no cell can be run as a formula (case C57), lists are lines of a cell. */
function* writeCsv(name: DataSetName, catalogue: Catalogue, origin: string): Generator<string> {
	const { columns, rows } = dataSet(name);
	const options = {
		columns: Object.keys(columns),
		escape_formulas: true,
		record_delimiter: "windows",
		// Of itself it quotes what holds the end of a record, which is not the end of a line within a cell.
		quoted_match: /[\r\n]/,
	} as const;
	yield BYTE_ORDER_MARK + stringify([], { ...options, header: true });
	for (const part of inParts(rows(catalogue, origin))) yield stringify(part.map(toCells), options);
}

function toCells(row: OpenRow): Record<string, Exclude<OpenValue, readonly string[]>> {
	return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)]));
}

function toCell(value: OpenValue): Exclude<OpenValue, readonly string[]> {
	if (typeof value === "boolean") return String(value);
	return typeof value === "object" && value !== null ? value.join("\n") : value;
}

/** For programs: who publishes it under which terms, then every record, each in a line of its own. */
function* writeJson(name: DataSetName, catalogue: Catalogue, origin: string): Generator<string> {
	const set = dataSet(name);
	const head = {
		source: OPEN_DATA_TERMS.es.source,
		publisher: BRAND.association,
		license: termsAddress(origin),
		licence: OPEN_DATA_TERMS.es.licence,
		version: catalogue.version,
		/** The newest day on which one of the facts was read. */
		updated: findNewestDay(catalogue),
		count: set.count(catalogue),
	};
	yield* writeList(`${JSON.stringify(head).slice(0, -1)},"records":[`, (set.records ?? set.rows)(catalogue, origin));
}

/** As linked data: the institutions, and the procedures that refer to them. */
function* writeGraph(name: DataSetName, catalogue: Catalogue, origin: string): Generator<string> {
	function* nodes() {
		for (const institution of catalogue.institutions) yield toOrganizationNode(institution, origin);
		if (name !== "tramites") return;
		for (const procedure of listAllProcedures(catalogue)) yield toServiceNode(procedure, origin);
	}
	yield* writeList(`{"@context":${JSON.stringify(CONTEXT)},"@graph":[`, nodes());
}

function* writeList(head: string, entries: Iterable<object>): Generator<string> {
	let before = `${head}\n`;
	for (const part of inParts(entries)) {
		yield before + part.map((entry) => JSON.stringify(entry)).join(",\n");
		before = ",\n";
	}
	yield before.startsWith("{") ? `${before}]}\n` : "\n]}\n";
}

function* inParts<Entry>(entries: Iterable<Entry>): Generator<Entry[]> {
	let part: Entry[] = [];
	for (const entry of entries) {
		part.push(entry);
		if (part.length < ROWS_AT_ONCE) continue;
		yield part;
		part = [];
	}
	if (part.length > 0) yield part;
}

/** One record; CSV of one line would help nobody. As a feed it is what changed in it (changes-feed.server.ts). */
export const ONE_FORMATS = ["json", "jsonld", "atom"] as const;

export interface OneAbout {
	format: Exclude<(typeof ONE_FORMATS)[number], "atom">;
	/** Origin of the portal; empty where nobody knows it. */
	origin: string;
}

/** One procedure, with where each of its facts was read. */
export function writeProcedure(procedure: CataloguedProcedure, { format, origin }: OneAbout): string {
	if (format === "json") return JSON.stringify(toProcedureRecord(procedure, origin));
	const { institutions: institution } = procedure;
	const provider = institution ? [toOrganizationNode(institution, origin)] : [];
	return writeNodes([...provider, toServiceNode(procedure, origin)]);
}

/** One institution. */
export function writeInstitution(institution: Institution, { format, origin }: OneAbout): string {
	if (format === "json") return JSON.stringify(toInstitutionRow(institution, origin));
	return writeNodes([toOrganizationNode(institution, origin)]);
}

function writeNodes(nodes: readonly object[]): string {
	return JSON.stringify({ "@context": CONTEXT, "@graph": nodes });
}
