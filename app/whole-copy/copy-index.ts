import { isRecord } from "../untrusted-json.ts";

/** Grows when a device with an older release could not read the pieces any more. */
export const COPY_FORMAT = 2;
/** Letters of the hash of a piece: by chance two would be alike once in sixteen million. */
export const HASH_LENGTH = 4;
/** How much somebody keeps: the procedures that were checked, or all of them. */
export const CHECKED = "revisados";
export const WHOLE = "todo";
export type CopyScope = typeof CHECKED | typeof WHOLE;

/** What the server says of the copy that it would give now; it travels as JSON. */
export interface CopyIndex {
	format: typeof COPY_FORMAT;
	version: string;
	/** The day on which the catalogue was read, YYYY-MM-DD: the age of the facts. */
	readAt: string;
	procedures: { checked: number; whole: number };
	/** Bytes of the facts on the wire. */
	bytes: { checked: number; whole: number };
	/** The first so many pieces make a copy of what was checked alone. */
	checkedPieces: number;
	/** The hashes of the pieces, one after the other. */
	hashes: string;
	/** Names the release whose files these are. */
	release: string;
	/** The scripts, words, styles and pictures that show pages without a line: by their addresses, their bytes on the wire. */
	files: Readonly<Record<string, number>>;
}

/** The index that came; null when it is none of ours or of a later release. */
export function readCopyIndex(value: unknown): CopyIndex | null {
	return isRecord(value) && isIndex(value) ? value : null;
}

function isIndex(value: Record<string, unknown>): value is Record<string, unknown> & CopyIndex {
	const { format, version, readAt, procedures, bytes, checkedPieces, hashes, release, files } = value;
	return (
		format === COPY_FORMAT &&
		[version, readAt, hashes, release].every((each) => typeof each === "string") &&
		!Number.isNaN(Date.parse(String(readAt))) &&
		typeof checkedPieces === "number" &&
		isFigures(procedures, ["checked", "whole"]) &&
		isFigures(bytes, ["checked", "whole"]) &&
		isRecord(files) &&
		Object.entries(files).every(([file, size]) => file.startsWith("/") && typeof size === "number")
	);
}

function isFigures(value: unknown, names: readonly string[]): boolean {
	return isRecord(value) && names.every((name) => typeof value[name] === "number");
}

/** How many pieces a copy of this scope has. */
export function countPieces({ checkedPieces, hashes }: CopyIndex, scope: CopyScope): number {
	return scope === CHECKED ? checkedPieces : hashes.length / HASH_LENGTH;
}

/** The numbers of the pieces that a device has not, or has otherwise. */
export function listChanged(index: CopyIndex, scope: CopyScope, hashes: string): number[] {
	const hashAt = (all: string, number: number) => all.slice(number * HASH_LENGTH, (number + 1) * HASH_LENGTH);
	return Array.from({ length: countPieces(index, scope) }, (_, number) => number).filter(
		(number) => hashAt(index.hashes, number) !== hashAt(hashes, number),
	);
}
