import type { DeskDatabaseSettings } from "../desk-database.server.ts";
import type { Actor } from "../desk-log.server.ts";
import type { ApplyOutcome } from "./apply-import.server.ts";

/** How the catalogue goes out: one file each, the CSV in a zip. */
export const EXPORT_FORMATS = ["xlsx", "csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What a process of its own does for the desk. */
export type ImportTask = {
	database: DeskDatabaseSettings;
} /** Reads the file again and looks; with a mapping once its columns are matched. */ & (
	| { task: "read"; id: string }
	/** Looks once more at rows that were read before; of the undoing of an import, at what it takes back as things are now. */
	| { task: "look"; id: string }
	| { task: "apply"; id: string; revision: number; publisher: Actor; accounts: number }
	| { task: "export"; format: ExportFormat; file: string }
);

/** What it says: how many rows it has read, and how it ended. */
export type ImportMessage =
	| { rows: number }
	| { done: ApplyOutcome | { outcome: "done" } }
	| { failed: "unavailable" | "failed"; reason: string };
