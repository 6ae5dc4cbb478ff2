import { readFile } from "node:fs/promises";
import { DatabaseUnusable } from "./backend.ts";

/** What a fact file holds, not trusted further; throws `DatabaseUnusable`, naming the file, when it is missing or no JSON. */
export async function readFactFile(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, "utf8"));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new DatabaseUnusable(`The data file ${file} cannot be read (${reason}). Restore it from the repository.`, {
			cause: error,
		});
	}
}
