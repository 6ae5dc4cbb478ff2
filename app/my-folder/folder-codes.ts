import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";
import { LARGEST_FILE } from "./folder-file.ts";

// A folder as addresses of this page, one for each picture: the camera of any phone opens them. What stands behind the # of
// an address is never sent to a server.

/** Characters of the folder in one picture: read from a window of 320 pixels, three to a square of the code. */
const PART_LENGTH = 450;
/** Nobody takes a picture more than so many times. */
export const MOST_CODES = 16;
const NAME = "carpeta";
const PART = /^#carpeta=(\d{1,2})\.(\d{1,2})\.([0-9a-f]{1,8})\.([zp][\w-]*)$/;

interface Part {
	at: number;
	of: number;
	sum: string;
	text: string;
}

/** What is there of a folder that comes in parts. */
export interface ComingFolder {
	of: number;
	missing: readonly number[];
	/** All of it; missing while a part is, null where it cannot be read. */
	text?: string | null;
}

/** The addresses for pictures of this text; null where it is too long for them. */
export async function writeCodes(text: string, page: string): Promise<string[] | null> {
	const packed = await pack(text);
	const of = Math.ceil(packed.length / PART_LENGTH);
	if (of > MOST_CODES) return null;
	const sum = checksum(packed);
	return Array.from({ length: of }, (_, at) => {
		const piece = packed.slice(at * PART_LENGTH, (at + 1) * PART_LENGTH);
		return `${page}#${NAME}=${at + 1}.${of}.${sum}.${at === 0 ? "" : "p"}${piece}`;
	});
}

export function isCode(hash: string): boolean {
	return hash.startsWith(`#${NAME}=`);
}

/** Notes the part that an address brings beside those that came before; null where it is no part or was read half. */
export async function takeCode(hash: string): Promise<ComingFolder | null> {
	const part = readPart(hash);
	if (!part) return null;
	const parts: Record<string, string> = { ...readParts(part), [part.at]: part.text };
	const numbers = Array.from({ length: part.of }, (_, at) => at + 1);
	const missing = numbers.filter((at) => parts[at] === undefined);
	writeStoredJson(STORAGE_KEYS.folderParts, missing.length > 0 ? { of: part.of, sum: part.sum, parts } : null);
	if (missing.length > 0) return { of: part.of, missing };
	const packed = numbers.map((at) => (at === 1 ? parts[at] : parts[at]?.slice(1))).join("");
	return { of: part.of, missing, text: checksum(packed) === part.sum ? await unpack(packed) : null };
}

function readPart(hash: string): Part | null {
	const [, at, of, sum, text] = PART.exec(hash) ?? [];
	if (!at || !of || !sum || !text) return null;
	const part = { at: Number(at), of: Number(of), sum, text };
	return part.at >= 1 && part.at <= part.of && part.of <= MOST_CODES ? part : null;
}

/** The parts of the same folder that came before; those of another one are forgotten. */
function readParts({ of, sum }: Part): Record<string, string> {
	const stored = readStoredJson(STORAGE_KEYS.folderParts);
	if (!isRecord(stored) || stored.of !== of || stored.sum !== sum || !isRecord(stored.parts)) return {};
	const texts = Object.entries(stored.parts).filter((each): each is [string, string] => typeof each[1] === "string");
	return Object.fromEntries(texts);
}

/** In few letters: packed (z), or plain where the browser packs nothing (p). */
async function pack(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text);
	try {
		return `z${spellBytes(await stream(bytes, new CompressionStream("deflate-raw")))}`;
	} catch {
		return `p${spellBytes(bytes)}`;
	}
}

async function unpack(packed: string): Promise<string | null> {
	try {
		const binary = atob(packed.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
		const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
		const plain = packed.startsWith("z") ? await stream(bytes, new DecompressionStream("deflate-raw")) : bytes;
		return new TextDecoder("utf-8", { fatal: true }).decode(plain);
	} catch {
		return null;
	}
}

/** Stops where more comes out than any folder has: few bytes can hold a million times the same. */
async function stream(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream): Promise<Uint8Array> {
	const reader = new Response(bytes).body?.pipeThrough(through).getReader();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = (await reader?.read()) ?? { done: true };
		if (done) break;
		length += value.length;
		if (length > LARGEST_FILE) throw new RangeError("too large");
		chunks.push(value);
	}
	const whole = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.length;
	}
	return whole;
}

function spellBytes(bytes: Uint8Array): string {
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Tells one folder from another, and whether a part was read wrong (FNV-1a, 32 bits). */
function checksum(text: string): string {
	let sum = 0x811c9dc5;
	for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
	return (sum >>> 0).toString(16);
}
