import { expect, test } from "vitest";
import { findCircle } from "./experience-faults.ts";

const afterIn = (after: Readonly<Record<string, string>>) => (id: string) => after[id] ?? null;

test.each([
	["one after another", { a: "b", b: "c" }, null],
	["each after the other", { a: "b", b: "a" }, ["a", "b"]],
	["three round", { a: "b", b: "c", c: "a" }, ["a", "b", "c"]],
	["after itself", { a: "a" }, ["a"]],
	["after others that go round without it", { a: "b", b: "c", c: "b" }, null],
])("experiences %s", (_case, after, circle) => {
	expect(findCircle("a", afterIn(after as Record<string, string>))).toEqual(circle);
});
