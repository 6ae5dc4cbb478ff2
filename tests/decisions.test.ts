import { expect, test } from "vitest";
import { listPaths, readText } from "./source-files.ts";

const FOLDER = "docs/decisions";
const LIST = `${FOLDER}/README.md`;
/** A person reads all of them in an hour. */
const MOST_DECISIONS = 30;
const MOST_WORDS = 250;
/** What each decision says, in this order. */
const PARTS = ["Context", "Decided", "Cost", "To undo"];
/** A line of the list: what it leads to, under which title. */
const LINE = /^- \[(?<title>[^\]]+)\]\((?<file>[\w-]+\.md)\): \S.*$/gm;

const decisions = listPaths([FOLDER], /\.md$/)
	.filter((path) => path !== LIST)
	.map((path) => ({ file: path.slice(FOLDER.length + 1), text: readText(path) }));
const listed = [...readText(LIST).matchAll(LINE)].map(({ groups }) => ({ ...groups }));

test("there are decisions, and not too many to read", () => {
	expect(decisions.length).toBeGreaterThan(20);
	expect(decisions.length).toBeLessThanOrEqual(MOST_DECISIONS);
});

test.each(decisions)("$file says context, decision, cost and the way back, briefly", ({ text }) => {
	const parts = [...text.matchAll(/^\*\*(?<part>[^*]+)\.\*\*\s/gm)].map(({ groups }) => groups?.part);
	expect(parts).toEqual(PARTS);
	expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS);
});

test("each decision has one line in the list, under its title", () => {
	const wanted = decisions.map(({ file, text }) => ({ title: /^# (?<title>.+)\n/.exec(text)?.groups?.title, file }));
	expect(listed.toSorted(byFile)).toEqual(wanted.toSorted(byFile));
});

function byFile(one: { file?: string }, other: { file?: string }): number {
	return (one.file ?? "").localeCompare(other.file ?? "");
}
