import { describe, expect, test } from "vitest";
import { viewOfficialNames } from "../components/found-view.ts";
import { readReply } from "./read-reply.ts";
import type { ReplyView } from "./reply-kinds.ts";

const NAMED = { id: "nit", name: "Inscripción al NIT" };
const BARE = { before: null, meaning: null };
const SOURCE = { fields: [], addresses: ["https://portal.sat.gob.gt/"], date: "2026-01-07", proof: null };
const CHOICE = { ...NAMED, fact: null, source: SOURCE };
const ONLY_NAMED = {
	...{ number: "7", name: "Autorización de rifas", institution: "Gobernación de Jalapa" },
	...{ ficha: "https://tramites.gob.gt/servicio/7/", website: null },
};
const REPLIES: readonly ReplyView[] = [
	{ kind: "greeting", ...BARE },
	{ kind: "nothing", guides: [NAMED], names: null, ...BARE },
	{
		kind: "answer",
		...BARE,
		before: "costo",
		procedure: NAMED,
		description: null,
		facts: [
			{
				field: "cost",
				amount: 0,
				currency: "GTQ",
				note: null,
				table: { from: 4, to: 150, income: null, forIncome: null },
			},
			{ field: "steps", values: ["Ve a la agencia"] },
			{ field: "place", place: { kind: "unknown" }, institution: NAMED, local: { town: "Xela", offices: [] } },
			{ field: "hours", values: [], isOnline: true, institution: { ...NAMED, value: null }, unknownIn: null },
		],
		sources: [SOURCE],
		isDoubtful: false,
		next: ["duration"],
		others: [NAMED],
	},
	{ kind: "choices", ...BARE, before: "costo nit", isSure: false, choices: [CHOICE], guides: [] },
	{
		kind: "institution",
		...BARE,
		institution: { ...NAMED, fullName: null },
		description: null,
		facts: [],
		source: SOURCE,
	},
	{ kind: "outside", ...BARE, subject: "world", verdict: { elsewhere: { name: "el clima", nearest: null } } },
	{ kind: "site", ...BARE, verdict: { site: "help" } },
	{
		kind: "person",
		...BARE,
		institution: NAMED,
		facts: [],
		source: SOURCE,
		writeUs: "mándanos un reporte",
		answer: "",
	},
	{ kind: "meaning", before: null, meaning: { abbreviation: "RTU", expansion: "Registro", about: null } },
	{ kind: "comparison", ...BARE, field: "cost", end: "least", isDecided: true, choices: [CHOICE] },
	{
		kind: "list",
		...BARE,
		before: "tramites gratis",
		total: 1,
		isFree: true,
		isOnline: false,
		institution: null,
		audience: null,
		about: null,
		listed: [NAMED],
		address: "/catalogo",
	},
	{ kind: "ranking", ...BARE, end: "peores", institution: null, ranked: [{ ...NAMED, address: "/", score: 1 }] },
	{
		kind: "situation",
		...BARE,
		situation: "unpaid",
		procedures: [{ ...NAMED, place: null }],
		institutions: [{ ...NAMED, phone: "1511", source: SOURCE }],
	},
	{ kind: "nothing", guides: [], names: viewOfficialNames([ONLY_NAMED], "es"), ...BARE },
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
			{ ...REPLIES[2], facts: [{ field: "cost", amount: "0", currency: "GTQ", note: null, table: null }] },
		],
		["a choice without its name", { ...REPLIES[3], choices: [{ id: "nit", fact: null }] }],
		["an institution without a full name", { ...REPLIES[4], institution: NAMED }],
	])("as %s is refused", (_, answer) => {
		expect(readReply(answer)).toBeNull();
	});
});
