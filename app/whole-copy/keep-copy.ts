import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import type { CopyPiece } from "../../domain/whole-copy/copy-pieces.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { isRecord } from "../untrusted-json.ts";
import {
	CHECKED,
	COPY_FORMAT,
	type CopyIndex,
	type CopyScope,
	countPieces,
	HASH_LENGTH,
	listChanged,
	readCopyIndex,
} from "./copy-index.ts";
import { COPY_ENTRY, type CopyState, readCopyPieces, readCopyState, STATE_HEADER } from "./kept-copy.ts";

/** Why a copy could not be kept: no room, forbidden here, no line, or the portal changed meanwhile. */
export type KeepFailure = "full" | "forbidden" | "cut" | "changed";

export type Kept = { state: CopyState } | { failure: KeepFailure };

/** Above so many pieces a whole copy is hardly more bytes. */
const MOST_PIECES = 200;
/** Files that are fetched side by side. */
const AT_ONCE = 4;
/** How far the work is, from 0 to 1. */
type Tell = (done: number) => void;

/** Asks the server what there is; null without an answer that this release understands. */
export async function askCopyIndex(): Promise<CopyIndex | null> {
	try {
		const response = await fetch(dataAddresses.copyIndex.to(), { cache: "no-cache" });
		return response.ok ? readCopyIndex(await response.json()) : null;
	} catch {
		return null;
	}
}

/** Bytes that keeping this, or bringing what is kept up to date, costs about. */
export async function countBytes(index: CopyIndex, scope: CopyScope, state: CopyState | null): Promise<number> {
	const here = await Promise.all(Object.keys(index.files).map(isHere));
	const files = Object.values(index.files).reduce((sum, size, at) => sum + (here[at] ? 0 : size), 0);
	const whole = scope === CHECKED ? index.bytes.checked : index.bytes.whole;
	const changed = listChanged(index, scope, state?.hashes ?? "").length;
	// Apart they pack worse than together.
	return files + (changed > MOST_PIECES ? whole : Math.ceil((2 * whole * changed) / countPieces(index, scope)));
}

/** Whether this browser has a file already, for the pages that were open before. */
async function isHere(file: string): Promise<boolean> {
	return (await caches.match(file, { ignoreVary: true }).catch(() => undefined)) !== undefined;
}

/**
 * Keeps a copy, or brings the one that is there up to date with only what changed. First the files of the portal, then the
 * facts in one entry, and last of all what is not needed any more goes: whenever it is cut, what was there before still works.
 */
export async function keepCopy(asked: CopyIndex, scope: CopyScope, tell: Tell): Promise<Kept> {
	try {
		const cache = await caches.open(STORAGE_KEYS.wholeCopy);
		await navigator.storage?.persist?.().catch(() => false);
		const state = await readCopyState();
		let done = 0;
		const files = Object.keys(asked.files);
		const total = files.length + 2;
		const count = () => tell(++done / total);
		await keepFiles(cache, files, count);
		await keepShell(cache, asked);
		count();
		const pieces = await fetchPieces(asked, scope, state);
		if (!pieces) return { failure: "changed" };
		const kept: CopyState = {
			...{ format: COPY_FORMAT, version: asked.version, readAt: asked.readAt, scope, release: asked.release },
			procedures: scope === CHECKED ? asked.procedures.checked : asked.procedures.whole,
			hashes: asked.hashes.slice(0, countPieces(asked, scope) * HASH_LENGTH),
		};
		const headers = { "Content-Type": "application/json", [STATE_HEADER]: JSON.stringify(kept) };
		await cache.put(COPY_ENTRY, new Response(JSON.stringify(pieces), { headers }));
		count();
		await forgetOthers(cache, files);
		return { state: kept };
	} catch (error) {
		return { failure: nameFailure(error) };
	}
}

/** Takes the copy away from this device. */
export async function dropCopy(): Promise<void> {
	await caches.delete(STORAGE_KEYS.wholeCopy).catch(() => false);
}

/** "cut" is also said of what nobody foresaw: to try again is all that helps. */
function nameFailure(error: unknown): KeepFailure {
	const name = error instanceof Error || error instanceof DOMException ? error.name : "";
	if (name === "QuotaExceededError") return "full";
	if (name === "SecurityError" || name === "NotAllowedError" || name === "InvalidStateError") return "forbidden";
	if (error === CHANGED) return "changed";
	return "caches" in globalThis ? "cut" : "forbidden";
}

const CHANGED = Symbol("The portal changed meanwhile");

async function fetchOwn(address: string, init?: RequestInit): Promise<Response> {
	const response = await fetch(address, init);
	if (response.status === 404) throw CHANGED;
	if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
	return response;
}

async function keepFiles(cache: Cache, files: readonly string[], count: () => void): Promise<void> {
	const waiting = files.toReversed();
	const keepNext = async () => {
		for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
			if (!(await cache.match(file, { ignoreVary: true }))) {
				const response = await fetchOwn(file);
				// What an address of this release answers never changes; another answer is none of ours.
				if (!/\bimmutable\b/.test(response.headers.get("Cache-Control") ?? "")) throw CHANGED;
				await cache.put(file, response);
			}
			count();
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/** The page that shows all others, of the same release as its files: else it would stay white without a line. */
async function keepShell(cache: Cache, { files }: CopyIndex): Promise<void> {
	const address = addresses.withoutLine.to();
	const response = await fetchOwn(address, { cache: "no-store", headers: { Accept: "text/html" } });
	const html = await response.text();
	// What only engines without modules fetch is no matter here.
	const named = [...html.matchAll(/"(\/assets\/(?!plain-)[^"#]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
	if (named.length === 0 || named.some((file) => !(file in files))) throw CHANGED;
	const headers = new Headers(response.headers);
	for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
	await cache.put(address, new Response(html, { headers }));
}

/** All pieces of the copy; those that are alike come from the one that is kept. Null where the server has others by now. */
async function fetchPieces(
	index: CopyIndex,
	scope: CopyScope,
	state: CopyState | null,
): Promise<readonly CopyPiece[] | null> {
	const before = state ? await readCopyPieces() : null;
	const changed = listChanged(index, scope, before && state ? state.hashes : "");
	const asked = changed.length > MOST_PIECES ? scope : changed.join(".");
	const fetched = changed.length > 0 ? await askPieces(index, asked) : new Map<number, CopyPiece>();
	const pieces: CopyPiece[] = [];
	for (let number = 0; number < countPieces(index, scope); number++) {
		const piece = fetched.get(number) ?? (changed.includes(number) ? undefined : before?.[number]);
		if (!piece) return null;
		pieces.push(piece);
	}
	return pieces;
}

async function askPieces({ version }: CopyIndex, name: string): Promise<Map<number, CopyPiece>> {
	const response = await fetchOwn(dataAddresses.copyPieces.to({ file: `${version}-${name}.json` }));
	const answer: unknown = await response.json();
	const entries = Array.isArray(answer) ? answer : [];
	return new Map(
		entries.flatMap((entry): [number, CopyPiece][] =>
			Array.isArray(entry) && typeof entry[0] === "number" && isRecord(entry[1]) ? [[entry[0], entry[1]]] : [],
		),
	);
}

/** Files of a release that is gone. */
async function forgetOthers(cache: Cache, files: readonly string[]): Promise<void> {
	const needed = new Set([...files, COPY_ENTRY, addresses.withoutLine.to()]);
	for (const request of await cache.keys()) {
		const { pathname, search } = new URL(request.url);
		if (!needed.has(pathname + search)) await cache.delete(request, { ignoreVary: true });
	}
}
