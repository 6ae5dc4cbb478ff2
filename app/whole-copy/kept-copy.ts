import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { ProcedureSearch } from "../../domain/search/search.ts";
import type { Steps } from "../../domain/steps.ts";
import type { CopyPiece } from "../../domain/whole-copy/copy-pieces.ts";
import { isRecord } from "../untrusted-json.ts";
import { CHECKED, COPY_FORMAT, type CopyScope, WHOLE } from "./copy-index.ts";

// The copy is one entry of a cache: it is put whole or not at all, so that an update that is cut leaves the one before. What
// is told of it stands in a header, which is read without the megabytes behind it.

/** What a device knows of its copy without opening it. */
export interface CopyState {
	format: typeof COPY_FORMAT;
	version: string;
	/** The day on which the server read the facts, YYYY-MM-DD: a clock that is set wrong changes nothing of it. */
	readAt: string;
	scope: CopyScope;
	/** Procedures in it. */
	procedures: number;
	hashes: string;
	release: string;
}

/** A copy that was opened: what pages are made of. */
export interface OpenCopy {
	state: CopyState;
	catalogue: Catalogue;
	/** Made when it is first asked for: its index takes longer than all the rest. */
	search(): Promise<ProcedureSearch>;
}

/** Named as in server/files/offline/worker.js. */
export const COPY_ENTRY = "/~copia";
export const STATE_HEADER = "X-Copy";

/** The copy of this device; null where it keeps none that this release can read, or may keep nothing. */
export async function readCopyState(): Promise<CopyState | null> {
	const entry = await matchCopy();
	return entry ? readState(entry) : null;
}

async function matchCopy(): Promise<Response | undefined> {
	try {
		return await caches.match(COPY_ENTRY, { cacheName: STORAGE_KEYS.wholeCopy });
	} catch {
		return undefined;
	}
}

function readState(entry: Response): CopyState | null {
	try {
		const state: unknown = JSON.parse(entry.headers.get(STATE_HEADER) ?? "null");
		return isRecord(state) && isState(state) ? state : null;
	} catch {
		return null;
	}
}

function isState(value: Record<string, unknown>): value is Record<string, unknown> & CopyState {
	const { format, version, readAt, scope, procedures, hashes, release } = value;
	return (
		format === COPY_FORMAT &&
		[version, readAt, hashes, release].every((each) => typeof each === "string") &&
		(scope === CHECKED || scope === WHOLE) &&
		typeof procedures === "number"
	);
}

/** The pieces of a copy as they were kept; null where they cannot be read. */
export async function readCopyPieces(): Promise<readonly CopyPiece[] | null> {
	const entry = await matchCopy();
	try {
		const pieces: unknown = await entry?.json();
		return Array.isArray(pieces) ? pieces.map((piece) => (isRecord(piece) ? piece : {})) : null;
	} catch {
		return null;
	}
}

let opened: { version: string; copy: Promise<OpenCopy | null> } | undefined;

/** Opens the copy, once for each version of it; null where there is none to open. */
export async function openCopy(): Promise<OpenCopy | null> {
	const state = await readCopyState();
	if (!state) return null;
	const version = `${state.scope} ${state.version}`;
	if (opened?.version !== version) opened = { version, copy: openKept(state) };
	return opened.copy;
}

async function openKept(state: CopyState): Promise<OpenCopy | null> {
	const [pieces, reading] = await Promise.all([readCopyPieces(), import("./read-copy.ts")]);
	if (!pieces) return null;
	const catalogue = await runInSlices(reading.openCopyInSteps(pieces, state.version, new Date(state.readAt)));
	let search: Promise<ProcedureSearch> | undefined;
	return {
		state,
		catalogue,
		search() {
			search ??= runInSlices(reading.openCopySearchInSteps(pieces, catalogue, reading.listOwnBeside(catalogue)));
			return search;
		},
	};
}

/** How long work goes on at a time, in milliseconds: a finger that types in between is not kept waiting. */
const SLICE = 12;

async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
	let until = performance.now() + SLICE;
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		if (performance.now() < until) continue;
		await new Promise((resolve) => setTimeout(resolve));
		until = performance.now() + SLICE;
	}
}
