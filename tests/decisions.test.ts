import { expect, test } from "vitest";
import { listPaths, readText } from "./source-files.ts";

const FOLDER = "docs/decisions";
const LIST = `${FOLDER}/README.md`;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** A line of the list: what it leads to, under which title, of which date. */
const LINE = /^\| \[(?<title>[^\]]+)\]\((?<file>[\w-]+\.md)\)\s+\| (?<date>\S+)\s+\| \S.*\|$/gm;

const decisions = listPaths([FOLDER], /\.md$/)
	.filter((path) => path !== LIST)
	.map((path) => ({ file: path.slice(FOLDER.length + 1), ...readHead(readText(path)) }));
const listed = [...readText(LIST).matchAll(LINE)].map(({ groups }) => ({ ...groups }));

test("the decisions are really seen", () => {
	expect(decisions.length).toBeGreaterThan(20);
});

test.each(decisions)("$file begins with its title, a date that was and its status", ({ title, date, status }) => {
	expect(title).not.toBe("");
	expect(date).toMatch(DATE);
	expect(new Date(date).getTime()).toBeLessThan(Date.now());
	const superseding = /^superseded by \[[^\]]+\]\((?<file>[\w-]+\.md)\)$/.exec(status)?.groups?.file;
	if (superseding) expect(decisions.map(({ file }) => file)).toContain(superseding);
	else expect(status).toBe("accepted");
});

test("each decision has one line in the list, under its title and its date", () => {
	const wanted = decisions.map(({ file, title, date }) => ({ title, file, date }));
	expect(listed.toSorted(byFile)).toEqual(wanted.toSorted(byFile));
});

function byFile(one: { file?: string }, other: { file?: string }): number {
	return (one.file ?? "").localeCompare(other.file ?? "");
}

function readHead(text: string): { title: string; date: string; status: string } {
	const head = /^# (?<title>.+)\n\n- Date: (?<date>.+)\n- Status: (?<status>.+)\n\n/.exec(text)?.groups;
	return { title: head?.title ?? "", date: head?.date ?? "", status: head?.status ?? "" };
}
