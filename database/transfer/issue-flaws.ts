import type { z } from "zod";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import { isFlawCode } from "../../domain/flaws/flaw.ts";

type Issue = z.core.$ZodIssue;

/** What a value was expected to be, as zod names it. */
const EXPECTED: Readonly<Record<string, CodedFlaw["code"]>> = {
	string: "notText",
	number: "notNumber",
	int: "notWhole",
	boolean: "notFlag",
	array: "notList",
};

/** What a rule of zod found, as a mistake that can be told in both languages. */
export function flawOfIssue(issue: Issue): CodedFlaw {
	switch (issue.code) {
		case "custom":
			return { code: isFlawCode(issue.params?.code) ? issue.params.code : "unusable" };
		case "invalid_type":
			// A cell without a value is read as null.
			if (issue.input === null || issue.input === undefined) return { code: "missing" };
			return { code: EXPECTED[issue.expected] ?? "unusable" };
		case "invalid_value":
			if (issue.input === null || issue.input === undefined) return { code: "missing" };
			return { code: "oneOf", values: { words: issue.values.join(", ") } };
		case "too_big":
			if (issue.origin === "string") return { code: "longText", values: { most: Number(issue.maximum) } };
			if (issue.origin === "array") return { code: "longList", values: { most: Number(issue.maximum) } };
			return { code: "most", values: { most: Number(issue.maximum) } };
		case "too_small":
			return { code: "least", values: { least: Number(issue.minimum) } };
		case "invalid_format":
			if (issue.format === "date") return { code: "date" };
			return { code: issue.format === "email" ? "email" : "unusable" };
		default:
			return { code: "unusable" };
	}
}
