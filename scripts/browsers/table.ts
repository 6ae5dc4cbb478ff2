import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../testbed/browsers/person.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/browsers.md");
const START = "<!-- table: written by npm run browsers -->";
const END = "<!-- /table -->";

/** What one engine could do. */
export interface Row {
	name: string;
	/** Missing where it could not be had on this machine. */
	version?: string;
	service?: Service;
	/** Tasks that went well and tasks that are promised, for each way in which the page was there and was tried. */
	counts: ({ passed: number; promised: number } | undefined)[];
	faults: string[];
	failedHydrations: string[];
}

/** The table, and where `toDocument` says so into docs/browsers.md too. */
export function writeTable(rows: readonly Row[], { toDocument }: { toDocument: boolean }): string {
	const lines = rows.map(({ name, version, service, counts }) => {
		const cells = [counts[0], counts[1], counts[2]].map((each) => (each ? `${each.passed} of ${each.promised}` : "–"));
		return `| ${[name, version ?? "not tried here", service ?? "–", ...cells].join(" | ")} |`;
	});
	const table = [
		"| Engine | Version | Gets | As it is | Translated as Chrome does | Translated as Safari and Firefox do |",
		"| --- | --- | --- | --- | --- | --- |",
		...lines,
	].join("\n");
	if (toDocument) putInto(table);
	return table;
}

function putInto(table: string): void {
	const text = readFileSync(DOCUMENT, "utf8");
	const [before, rest] = text.split(START);
	const [, after] = rest?.split(END) ?? [];
	if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no place for the table`);
	const today = new Date().toISOString().slice(0, 10);
	writeFileSync(DOCUMENT, `${before}${START}\n\nTried on ${today}.\n\n${table}\n\n${END}${after}`);
}
