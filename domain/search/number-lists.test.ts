import { expect, test } from "vitest";
import { finish } from "../steps.ts";
import { gatherLists } from "./number-lists.ts";

test("each key has its numbers and their marks, in the order in which they were added", () => {
	const gathered = gatherLists();
	const added = new Map<string, [value: number, mark: number][]>();
	for (let turn = 0; turn < 20_000; turn += 1) {
		const key = `key ${(turn * 7919) % 613}`;
		gathered.add(gathered.listOf(key), turn, turn % 256);
		const known = added.get(key) ?? [];
		known.push([turn, turn % 256]);
		added.set(key, known);
	}
	const lists = finish(gathered.packInSteps());
	expect([...lists.keys()]).toEqual([...added.keys()]);
	for (const [key, all] of added) {
		const list = lists.find(key) ?? -1;
		expect([...lists.valuesOf(list)]).toEqual(all.map(([value]) => value));
		expect([...lists.marksOf(list)]).toEqual(all.map(([, mark]) => mark));
		expect(lists.countOf(list)).toBe(all.length);
	}
	expect(lists.find("another")).toBeUndefined();
});

test("a key without a number has an empty list, and nothing gathered is no list", () => {
	const gathered = gatherLists();
	gathered.listOf("first");
	gathered.add(gathered.listOf("second"), 4);
	const lists = finish(gathered.packInSteps());
	expect([...lists.valuesOf(lists.find("first") ?? -1)]).toEqual([]);
	expect([...lists.valuesOf(lists.find("second") ?? -1)]).toEqual([4]);
	expect([...finish(gatherLists().packInSteps()).keys()]).toEqual([]);
});
