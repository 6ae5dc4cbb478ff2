import type { CodedFlaw } from "../../../domain/flaws/flaw.ts";
import type { Mapping } from "../../transfer/mapping.ts";
import type { ForeignSheet } from "../../transfer/open-file.server.ts";
import type { ImportProblem, TableCount, TransferTable } from "../../transfer/transfer-tables.ts";
import type { Actor } from "../desk-log.server.ts";

/**
 * How far an import is: its file waits to be read; it cannot be read; its columns have to be matched; its difference can
 * be looked at; it was handed in; it was applied; it was put away.
 */
export type ImportState = "reading" | "unreadable" | "columns" | "looked" | "submitted" | "applied" | "discarded";

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
