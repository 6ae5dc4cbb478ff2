import { expect, test } from "vitest";
import type { MissedRecord } from "./missed-record.ts";
import {
	countableWords,
	countMissed,
	dropOldMissed,
	isTypedOn,
	listMissed,
	NO_MISSED,
	readMissedRecord,
	writeMissedRecord,
} from "./missed-record.ts";

test.each([
	["Permiso para DRON", "permiso para dron"],
	["  ¿Licencia de caza?  ", "licencia de caza"],
	["Adopción de perros", "adopcion de perros"],
	["formulario 102", "formulario 102"],
])("%s counts as %s", (text, words) => {
	expect(countableWords(text)).toBe(words);
});

test.each([
	["a mail address", "ana@ejemplo.org"],
	["a document's number", "2547 12345 0101"],
	["digits that stand apart", "casa 12 zona 34"],
	["a telephone", "5555-1234"],
	["somebody with a document", "Juan Pérez DPI"],
	["somebody with a tax number", "nit de maria lopez"],
	["whose it is", "me llamo Ana Xol"],
	["a title before a name", "señora Ixchel Tum"],
	["a site", "www.ejemplo.com"],
	["a story", "mi papá murió y quiero saber qué hago con su casa"],
	["too little", "zz"],
	["signs alone", "???"],
])("%s counts nowhere", (_what, text) => {
	expect(countableWords(text)).toBeNull();
});

test("what was typed on is the same search", () => {
	expect(isTypedOn("permiso para dron", "permiso pa")).toBe(true);
	expect(isTypedOn("permiso", "permiso para dron")).toBe(true);
	expect(isTypedOn("permiso para dron", "permiso para caza")).toBe(false);
});

const begin = (): MissedRecord => structuredClone(NO_MISSED);
const dayOf = (number: number) => `2026-11-${String(number).padStart(2, "0")}`;

function ask(record: MissedRecord, words: string, ...days: readonly number[]): void {
	for (const day of days) countMissed(record, { words, hash: `#${words}`, day: dayOf(day) });
}

test("words are read on the fifth day on which they are asked, not at the fifth time", () => {
	const record = begin();
	ask(record, "dron", 1, 1, 1, 1, 1, 2, 3, 4);
	expect(record).toEqual({ waiting: { "#dron": [1, 2, 3, 4].map(dayOf) }, words: {} });
	ask(record, "dron", 9);
	expect(record).toEqual({ waiting: {}, words: { dron: { last: dayOf(9), months: { "2026-11": 5 } } } });
	ask(record, "dron", 9, 9, 10);
	expect(listMissed(record)).toEqual([{ words: "dron", days: 6, last: dayOf(10) }]);
});

test("a word that every object has is a word like others", () => {
	const record = begin();
	ask(record, "constructor", 1, 2, 3, 4, 5);
	expect(listMissed(record)).toEqual([{ words: "constructor", days: 5, last: dayOf(5) }]);
});

test("what is older than a year is dropped", () => {
	const record = begin();
	ask(record, "dron", 1, 2);
	ask(record, "caza", 1, 2, 3, 4, 5);
	expect(dropOldMissed(record, "2027-10-31")).toBe(false);
	expect(dropOldMissed(record, "2027-11-01")).toBe(true);
	expect(record).toEqual({ waiting: { "#dron": [dayOf(2)] }, words: {} });
	dropOldMissed(record, "2027-11-02");
	expect(record).toEqual(NO_MISSED);
});

test("no more than 5,000 wait and 500 are read; what was asked longest ago goes", () => {
	const record = begin();
	for (let number = 0; number < 5_100; number += 1) ask(record, `word ${number}`, number === 0 ? 1 : 2);
	expect(Object.keys(record.waiting)).toHaveLength(5_000);
	expect(record.waiting["#word 0"]).toBeUndefined();
	expect(record.waiting["#word 5099"]).toEqual([dayOf(2)]);
	const read = begin();
	for (let number = 0; number < 510; number += 1) ask(read, `word ${number}`, 1, 2, 3, 4, number === 509 ? 5 : 6);
	expect(Object.keys(read.words)).toHaveLength(500);
});

test("the file tells nothing of who came first", () => {
	const one = begin();
	ask(one, "dron", 1);
	ask(one, "caza", 1);
	const other = begin();
	ask(other, "caza", 1);
	ask(other, "dron", 1);
	expect(writeMissedRecord(one)).toBe(writeMissedRecord(other));
	expect(readMissedRecord(writeMissedRecord(one))).toEqual(one);
});

test.each(["", "{", "[]", `{"waiting":{"a":["ayer"]},"words":{}}`, `{"waiting":{},"words":{"a":{"last":1}}}`])(
	"%s is no record",
	(content) => {
		expect(readMissedRecord(content)).toBeNull();
	},
);
