import { createHash } from "node:crypto";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked } from "../../domain/catalogue/procedure.ts";
import { EXPERIENCE_WORD } from "../../domain/site-documents/experience.ts";
import { listFlawedDocuments } from "../../domain/site-documents/rules.ts";
import { ASSOCIATION, BANNER_DOCUMENT, NOTICES_DOCUMENT } from "../../domain/site-documents/site-texts.ts";
import { SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";
import { inSteps, type Steps } from "../../domain/steps.ts";
import { writeCopyPiecesInSteps } from "../../domain/whole-copy/copy-pieces.ts";
import type { AnyAddress } from "../address/address.ts";
import { addresses } from "../address/addresses.ts";
import { CHECKED, COPY_FORMAT, type CopyIndex, HASH_LENGTH, WHOLE } from "./copy-index.ts";

/** The whole copy as it is sent. */
export interface CopyFile {
	/** Each piece as JSON. */
	pieces: readonly string[];
	hashes: string;
	/** Differs where any piece does. */
	version: string;
	checked: number;
}

const TOLD = [ASSOCIATION, BANNER_DOCUMENT, NOTICES_DOCUMENT, SOLVED_REPORTS];

/** What the desk publishes that pages without a line show. */
function isTold(id: string): boolean {
	return TOLD.includes(id) || id.startsWith(`${EXPERIENCE_WORD}:`);
}

/** Writes the pieces of a catalogue with their hashes, in steps. */
export function* writeCopyFileInSteps(catalogue: Catalogue): Steps<CopyFile> {
	const beside = listSearchedBeside(catalogue);
	yield;
	// A device takes them as they are (read-already.ts).
	const flawed = new Set(listFlawedDocuments(catalogue.documents).map(({ id }) => id));
	const isSent = (id: string) => isTold(id) && !flawed.has(id);
	const { pieces, checked } = yield* writeCopyPiecesInSteps(catalogue, beside, isSent);
	const texts: string[] = [];
	let hashes = "";
	yield* inSteps(pieces, (piece) => {
		const text = JSON.stringify(piece);
		texts.push(text);
		hashes += hashOf(text).slice(0, HASH_LENGTH);
	});
	return { pieces: texts, hashes, version: createHash("sha256").update(hashes).digest("hex").slice(0, 12), checked };
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}

/** Numbers of the pieces that a name in an address asks for; null where it asks for none, or for too many at once. */
export function readAskedPieces(name: string, { pieces, checked }: CopyFile): readonly number[] | null {
	if (name === WHOLE) return pieces.map((_, number) => number);
	if (name === CHECKED) return pieces.slice(0, checked).map((_, number) => number);
	if (!/^\d{1,4}(\.\d{1,4})*$/.test(name)) return null;
	const numbers = [...new Set(name.split(".").map(Number))].toSorted((one, other) => one - other);
	return numbers.length > MOST_AT_ONCE || numbers.some((number) => number >= pieces.length) ? null : numbers;
}

/** More of them are nearly a copy, and make too long an address. */
export const MOST_AT_ONCE = 200;

/** The asked pieces, each beside its number, in small parts. */
export function* writePieces({ pieces }: CopyFile, numbers: readonly number[]): Generator<string, void> {
	for (const [at, number] of numbers.entries()) yield `${at === 0 ? "[" : ","}[${number},${pieces[number] ?? "{}"}]`;
	yield "]";
}

/** What a device asks first: what there is, how large it is, and which pieces differ from its own. */
export function writeCopyIndex(
	file: CopyFile,
	about: Pick<CopyIndex, "bytes" | "files" | "release"> & { catalogue: Catalogue; readAt: Date },
): string {
	const { catalogue, readAt, ...rest } = about;
	const all = catalogue.procedures.length + catalogue.variants.length;
	const checked = [...catalogue.procedures, ...catalogue.variants].filter((each) => !isUnchecked(each)).length;
	const index: CopyIndex = {
		format: COPY_FORMAT,
		version: file.version,
		readAt: readAt.toISOString().slice(0, 10),
		procedures: { checked, whole: all },
		checkedPieces: file.checked,
		hashes: file.hashes,
		...rest,
	};
	return JSON.stringify(index);
}

/** The screens that a device with a whole copy shows without a line; `app/without-line/` makes each. */
export const COPY_SCREENS: readonly AnyAddress[] = [
	addresses.home,
	addresses.catalogue,
	addresses.categories,
	addresses.procedure,
	addresses.institutions,
	addresses.institution,
	addresses.offices,
	addresses.plan,
	addresses.experiences,
	addresses.folder,
	addresses.allRights,
	addresses.rights,
	addresses.letter,
	addresses.withoutLine,
];
