import { describe, expect, test } from "vitest";
import { readReply } from "./read-reply.ts";
import type { ReplyView } from "./reply-view.ts";

const NAMED = { id: "nit", name: "Inscripción al NIT" };
const SOURCE = { address: null, date: "2026-01-07", isDoubtful: false };
const REPLIES: readonly ReplyView[] = [
	{ kind: "greeting" },
	{ kind: "nothing", guides: [NAMED] },
	{
		kind: "answer",
		procedure: NAMED,
		description: null,
		facts: [
			{ field: "cost", amount: 0, currency: "GTQ", note: null },
			{ field: "steps", values: ["Ve a la agencia"] },
			{ field: "place", institution: NAMED, address: null },
		],
		source: SOURCE,
		next: ["duration"],
		others: [NAMED],
	},
	{ kind: "choices", isSure: false, choices: [{ ...NAMED, fact: null }], guides: [] },
	{ kind: "institution", institution: { ...NAMED, fullName: null }, facts: [], source: SOURCE },
];

describe("a reply that arrives", () => {
	test.each(REPLIES.map((reply) => [reply.kind, reply] as const))("as %s is taken as it is", (_, reply) => {
		expect(readReply(JSON.parse(JSON.stringify(reply)))).toEqual(reply);
	});

	test.each(REPLIES.map((reply) => [reply.kind, reply] as const))(
		"as %s is refused when a part is missing",
		(_, reply) => {
			for (const name of Object.keys(reply)) {
				expect(readReply({ ...reply, [name]: undefined }), name).toBeNull();
			}
		},
	);

	test.each([
		["the page of a network that wants a login", "<html>"],
		["nothing", null],
		["a kind that we do not know", { kind: "constructor" }],
		["a list", []],
		[
			"a fact of another making",
			{ ...REPLIES[2], facts: [{ field: "cost", amount: "0", currency: "GTQ", note: null }] },
		],
		["a choice without its name", { ...REPLIES[3], choices: [{ id: "nit", fact: null }] }],
		["an institution without a full name", { ...REPLIES[4], institution: NAMED }],
	])("as %s is refused", (_, answer) => {
		expect(readReply(answer)).toBeNull();
	});
});
