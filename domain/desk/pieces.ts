import { isListedTable } from "../facts/details.ts";
import { type RecordContent, type RecordKind, type RecordRow, type RecordTable, TABLES_OF } from "./record.ts";

/**
 * What is taken from one of two versions as one: a column of the main table, the fact of one field, a whole list
 * (fees, places, terms), or one key at the top of a document. Written as `procedures/costo`, `procedure_facts/costo`, `procedure_fees/`.
 */
interface Piece {
	table: RecordTable;
	/** Column, field of the fact or key of the document; empty for a list that goes as a whole. */
	key: string;
}

/** A piece that differs, as both sides have it and as it was before either. */
export interface DifferingPiece extends Piece {
	name: string;
	mine: unknown;
	theirs: unknown;
	base: unknown;
	/** Who changed it since the base. */
	changedBy: "me" | "them" | "both";
}

interface Sides {
	mine: RecordContent;
	theirs: RecordContent;
	/** What both began from. */
	base: RecordContent;
}

/** The pieces in which two contents of a record differ, in the order of its tables. */
export function listDifferingPieces(kind: RecordKind, { mine, theirs, base }: Sides): DifferingPiece[] {
	return TABLES_OF[kind].flatMap((table: RecordTable) => {
		const keys = new Set([mine, theirs].flatMap((content) => listKeys(content, table)));
		return [...keys].flatMap((key) => {
			const piece = { table, key };
			const [own, other, was] = [mine, theirs, base].map((content) => readPiece(content, piece));
			if (isSame(own, other)) return [];
			const changedBy = isSame(other, was) ? "me" : isSame(own, was) ? "them" : "both";
			return [{ ...piece, name: `${table}/${key}`, mine: own, theirs: other, base: was, changedBy } as const];
		});
	});
}

/** The content with these pieces of another one in their place. */
export function takePieces(onto: RecordContent, from: RecordContent, pieces: readonly Piece[]): RecordContent {
	return pieces.reduce((content, piece) => writePiece(content, piece, readPiece(from, piece)), onto);
}

function listKeys(content: RecordContent, table: RecordTable): string[] {
	const rows = content[table] ?? [];
	if (isListedTable(table)) return rows.length > 0 ? [""] : [];
	if (table === "procedure_facts") return rows.map(({ field }) => String(field));
	return Object.keys(mainRow(rows[0], table));
}

/** The row itself, or the document in it. */
function mainRow(row: RecordRow | undefined, table: RecordTable): RecordRow {
	if (table !== "site_documents") return row ?? {};
	const document = row?.content;
	return isObject(document) ? document : { "": document };
}

function readPiece(content: RecordContent, { table, key }: Piece): unknown {
	const rows = content[table] ?? [];
	if (isListedTable(table)) return rows;
	if (table === "procedure_facts") return rows.find(({ field }) => field === key) ?? null;
	return mainRow(rows[0], table)[key] ?? null;
}

function writePiece(content: RecordContent, { table, key }: Piece, value: unknown): RecordContent {
	const rows = content[table] ?? [];
	if (isListedTable(table)) return { ...content, [table]: value };
	if (table === "procedure_facts") {
		const others = rows.filter(({ field }) => field !== key);
		const facts = value === null ? others : [...others, value as RecordRow];
		return { ...content, [table]: facts.sort((one, other) => (String(one.field) < String(other.field) ? -1 : 1)) };
	}
	const [row = {}] = rows;
	if (table !== "site_documents") return { ...content, [table]: [{ ...row, [key]: value }] };
	const { [key]: _, ...rest } = mainRow(row, table);
	const document = key === "" ? value : value === null ? rest : { ...rest, [key]: value };
	return { ...content, [table]: [{ ...row, content: document }] };
}

function isObject(value: unknown): value is RecordRow {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.keys(value)
			.sort()
			.map((key) => [key, sorted(value[key])]),
	);
}

/** A value within a document, by the path that leads to it: `supporters.2.name`. */
interface PathChange {
	path: string;
	before: unknown;
	after: unknown;
}

/** The values in which two documents differ, by their paths; null where one of them has none. */
export function listPathChanges(before: unknown, after: unknown, path = ""): PathChange[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	const [was, is] = [branches(before), branches(after)];
	// A value in the place of a branch, or the other way round, is one change.
	if ((!was && !isMissing(before)) || (!is && !isMissing(after)) || (!was && !is)) {
		return [{ path: path || "-", before: before ?? null, after: after ?? null }];
	}
	const keys = new Set([...Object.keys(is ?? {}), ...Object.keys(was ?? {})]);
	return [...keys].flatMap((key) => listPathChanges(was?.[key], is?.[key], path === "" ? key : `${path}.${key}`));
}

/** What a list or an object holds, by position or key; undefined for a plain value. */
function branches(value: unknown): Readonly<Record<string, unknown>> | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value));
	return Object.fromEntries(value.map((each, position) => [String(position + 1), each]));
}

function isMissing(value: unknown): boolean {
	return value === null || value === undefined;
}

/** A document in which each list of rows is told by how many there are, for whoever reads what changed; anything else as it is. */
export function shortenTables(document: unknown): unknown {
	if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
	const entries = Object.entries(document).map(([key, value]) => [key, isTable(value) ? value.length : value]);
	return Object.fromEntries(entries);
}

function isTable(value: unknown): value is readonly unknown[] {
	// A place in it may be empty, as of a row of which nothing is known.
	return Array.isArray(value) && value.some(Array.isArray) && value.every((row) => row === null || Array.isArray(row));
}
