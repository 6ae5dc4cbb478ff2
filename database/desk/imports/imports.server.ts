import { createHash } from "node:crypto";
import type { CodedFlaw } from "../../../domain/flaws/flaw.ts";
import type { Mapping } from "../../transfer/mapping.ts";
import type { ForeignSheet } from "../../transfer/open-file.server.ts";
import type { ImportProblem, TableCount, TransferTable } from "../../transfer/transfer-tables.ts";
import type { Desk } from "../desk-database.server.ts";
import type { Actor } from "../desk-log.server.ts";

/**
 * How far an import is: its file waits to be read; it cannot be read; its columns have to be matched; its difference can
 * be looked at; it was handed in; it was applied; it was put away.
 */
type ImportState = "reading" | "unreadable" | "columns" | "looked" | "submitted" | "applied" | "discarded";

/** Why a file was not read to the end, or an import not applied. */
export type ImportTrouble = "slow" | "memory" | "failed" | "unavailable" | "expired";

/** What an import would do, as it was found at a moment. */
export interface ImportLook {
	counts: Readonly<Record<TransferTable, TableCount>>;
	problems: number;
	/** Rows that come, change or go. */
	changes: number;
	/** Records to which those rows belong. */
	records: number;
	/** Facts whose value changes while their source is still the one of the old value, as `procedure:field`; the first of them. */
	staleFacts: readonly string[];
	stale: number;
	/** Answers of the observatory that lose their evidence, as `evaluation:indicator`; the first of them. */
	evidence: readonly string[];
	lostEvidence: number;
	/** Empty cells that leave something known, and facts that the file erases; an earlier release did not count them. */
	blanks?: number;
	erased?: number;
	/** Equal digests mean equal changes to equal records. */
	digest: string;
	at: string;
}

/** A file that somebody brought to the desk, or the undoing of one. */
export interface DeskImport {
	id: string;
	/** Goes up with each change. */
	revision: number;
	state: ImportState;
	/** As whoever brought it called it; empty for an undoing. */
	file: string;
	bytes: number;
	author: Actor;
	createdAt: string;
	updatedAt: string;
	flaw: CodedFlaw | null;
	foreign: ForeignSheet | null;
	/** Of a file that is not in UTF-8 the first texts with accents, by which a person judges whether they are right. */
	accents?: readonly string[];
	mapping: Mapping | null;
	look: ImportLook | null;
	trouble: ImportTrouble | null;
	changeNote: string;
	/** When what it changes is to be looked at again, a calendar date. */
	due: string | null;
	reviewer: Actor | null;
	reviewNote: string;
	/** The import that this one takes back, and the one that took this one back. */
	undoes: string | null;
	undoneBy: string | null;
	/** Of an undoing: records that somebody changed since, which stay as they are. */
	kept: readonly string[];
}

/** Changes of one table on one page, mistakes on one page. */
export const CHANGES_ON_PAGE = 20;
export const PROBLEMS_ON_PAGE = 50;

/** What an account may not do with an import, and why; as with drafts. */
export type ImportRefusal = "own-import" | "not-submitted" | "gone" | "moved";

/** A mistake as it is kept for the pages that show it. */
export type RowProblem = Pick<ImportProblem, "file" | "place" | "id" | "field" | "code" | "values">;

const IMPORT = "import:";
const RECORDS = "import-records:";
const MAPPING = "import-mapping:";

/** Versions that an import made: the record and the version's number. */
type ImportedVersions = readonly (readonly [record: string, number: number])[];

/** What became of a change to an import; "moved" when somebody else changed it first. */
export type ImportChange = { outcome: "saved"; import: DeskImport } | { outcome: "gone" } | { outcome: "moved" };

/** A new import in the state "reading". */
export function makeImport({
	id,
	file,
	bytes,
	author,
}: Pick<DeskImport, "id" | "file" | "bytes" | "author">): DeskImport {
	const at = new Date().toISOString();
	return {
		...{ id, file, bytes, author, revision: 1, state: "reading", createdAt: at, updatedAt: at },
		...{ flaw: null, foreign: null, mapping: null, look: null, trouble: null, changeNote: "", due: null },
		...{ reviewer: null, reviewNote: "", undoes: null, undoneBy: null, kept: [] },
	};
}

/** An import in any state; undefined for an unknown id. */
export async function findImport(desk: Desk, id: string): Promise<DeskImport | undefined> {
	const value = await readSetting(desk, `${IMPORT}${id}`);
	return value === undefined ? undefined : (value as DeskImport);
}

/** All imports, the last touched first. */
export async function listImports(desk: Desk): Promise<DeskImport[]> {
	const rows = await desk.selectFrom("desk_settings").select("value").where("name", "like", `${IMPORT}%`).execute();
	const found: DeskImport[] = rows.map(({ value }) => JSON.parse(value));
	return found.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}

/** Keeps an import as it is given. */
export async function saveImport(desk: Desk, given: DeskImport): Promise<void> {
	await keepSetting(desk, `${IMPORT}${given.id}`, given);
}

/** Changes an import that is still as the asker saw it. */
export async function changeImport(
	desk: Desk,
	{ id, revision, isAllowed }: { id: string; revision?: number; isAllowed(found: DeskImport): boolean },
	values: Partial<Omit<DeskImport, "id" | "revision">>,
): Promise<ImportChange> {
	const found = await findImport(desk, id);
	if (!found || !isAllowed(found)) return { outcome: "gone" };
	if (revision !== undefined && found.revision !== revision) return { outcome: "moved" };
	const changed = { ...found, ...values, revision: found.revision + 1, updatedAt: new Date().toISOString() };
	await saveImport(desk, changed);
	return { outcome: "saved", import: changed };
}

/** Why somebody may not apply an import; undefined who may. As with drafts: nobody alone once there are two accounts. */
export function findImportRefusal(
	found: DeskImport | undefined,
	{ revision, publisher, accounts }: { revision: number; publisher: Actor; accounts: number },
): ImportRefusal | undefined {
	if (!found || (found.state !== "looked" && found.state !== "submitted")) return "gone";
	if (found.revision !== revision) return "moved";
	if (accounts < 2) return undefined;
	if (found.author.id === publisher.id) return "own-import";
	return found.state === "submitted" ? undefined : "not-submitted";
}

/** The versions that an applied import made. */
export async function readImportedVersions(desk: Desk, id: string): Promise<ImportedVersions> {
	return ((await readSetting(desk, `${RECORDS}${id}`)) as ImportedVersions | undefined) ?? [];
}

/** Remembers which versions an import made, so that it can be taken back. */
export async function keepImportedVersions(desk: Desk, id: string, versions: ImportedVersions): Promise<void> {
	await keepSetting(desk, `${RECORDS}${id}`, versions);
}

/** How columns with these names were matched the last time; undefined the first time. */
export async function findMapping(desk: Desk, header: string): Promise<Mapping | undefined> {
	return (await readSetting(desk, `${MAPPING}${header}`)) as Mapping | undefined;
}

/** Remembers how columns with these names were matched. */
export async function keepMapping(desk: Desk, header: string, mapping: Mapping): Promise<void> {
	await keepSetting(desk, `${MAPPING}${header}`, mapping);
}

async function readSetting(desk: Desk, name: string): Promise<unknown> {
	const row = await desk.selectFrom("desk_settings").select("value").where("name", "=", name).executeTakeFirst();
	return row && JSON.parse(row.value);
}

async function keepSetting(desk: Desk, name: string, content: unknown): Promise<void> {
	const value = JSON.stringify(content);
	await desk
		.insertInto("desk_settings")
		.values({ name, value })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
		.execute();
}

/** Equal for files whose columns have the same names in the same order. */
export function nameHeader(header: readonly string[]): string {
	return createHash("sha256").update(JSON.stringify(header)).digest("hex").slice(0, 32);
}
