import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import association from "./association.json" with { type: "json" };
import {
	BRAND,
	describeContact,
	isPlaceholderAddress,
	listNetworks,
	listSupporters,
	SOCIAL_NETWORKS,
	SUPPORTERS,
} from "./brand.ts";
import { checkAssociation } from "./check-association.ts";

const NOBODY = { es: "", en: "" };
const named = (name: string) => ({ name: { es: name, en: name }, country: NOBODY, website: "" });

describe("what the operator fills in", () => {
	it("is in order as it comes", () => {
		expect(checkAssociation(readFileSync("content/association.json", "utf8"))).toEqual([]);
	});

	it("has, until somebody fills it in, the five networks and the two supporters of the specification, one European", () => {
		expect(SOCIAL_NETWORKS.map(({ name }) => name)).toEqual(["Facebook", "Instagram", "X", "YouTube", "TikTok"]);
		expect(SOCIAL_NETWORKS.every(({ isPlaceholder }) => isPlaceholder)).toBe(true);
		expect(SUPPORTERS).toHaveLength(2);
		expect(SUPPORTERS.filter(({ name }) => /europea/.test(name.es))).toHaveLength(1);
		expect(isPlaceholderAddress(BRAND.email)).toBe(true);
	});

	it("is not shown where it is left empty", () => {
		const networks = { ...BRAND.networks, instagram: "", x: "https://x.com/ventanilla" };
		expect(listNetworks({ networks }).map(({ id, isPlaceholder }) => [id, isPlaceholder])).toEqual([
			["facebook", true],
			["x", false],
			["youtube", true],
			["tiktok", true],
		]);
		expect(listSupporters({ supporters: [named(""), named("Fundación")] })).toEqual([named("Fundación")]);
		const empty = { ...association, email: "", community: "", networks: {}, supporters: [] };
		expect(checkAssociation(JSON.stringify({ ...empty, networks: emptied(BRAND.networks) }))).toEqual([]);
	});

	it.each([
		["broken off", "{", "is no JSON"],
		["a text for an e-mail", written({ email: "info at ventanilla" }), "email must be empty or an e-mail address"],
		[
			"an address without https",
			written({ networks: { ...BRAND.networks, tiktok: "tiktok.com/@x" } }),
			"networks.tiktok must be empty or an https",
		],
		["a sixth network", written({ networks: { ...BRAND.networks, mastodon: "" } }), "networks Unrecognized key"],
		[
			"a supporter in one language",
			written({ supporters: [{ ...named("A"), name: { es: "A", en: "" } }] }),
			"supporters.0.name must be in es and en",
		],
		["no day to answer in", written({ answerDays: 0 }), "answerDays must be 1 or more"],
		["a name of blanks", written({ product: " " }), "product must"],
	])("is refused before the build with %s", (_mistake, json, told) => {
		expect(checkAssociation(json).join("\n")).toContain(told);
	});
});

describe("how to reach the association", () => {
	it("is its e-mail, with the days in which it answers", () => {
		const { email, writeUs, answer } = describeContact({ email: "hola@ventanilla.org.gt", answerDays: 5 });
		expect(email).toBe("hola@ventanilla.org.gt");
		expect([writeUs.es, writeUs.en]).toEqual([
			"escríbenos a hola@ventanilla.org.gt",
			"write to us at hola@ventanilla.org.gt",
		]);
		expect(answer.es).toBe("Respondemos en 5 días hábiles o menos.");
	});

	it.each(["", "info@ventanilla.example"])(
		"is the report form, and no answer is promised, while it has %j",
		(email) => {
			const ways = describeContact({ email, answerDays: 5 });
			expect(ways.email).toBeNull();
			expect(ways.writeUs.es).toContain("reporte");
			expect(JSON.stringify(ways)).not.toMatch(/\.example|días hábiles|working days/);
		},
	);

	it.each([
		["https://facebook.com/ventanilla", false],
		["https://example.org/a.example.com", false],
		["info@ejemplo.gt", false],
		["info@ventanilla.example", true],
		["https://x.example/ventanilla", true],
	])("takes %s for a placeholder: %s", (address, expected) => {
		expect(isPlaceholderAddress(address)).toBe(expected);
	});
});

function written(change: object): string {
	return JSON.stringify({ ...association, ...change });
}

function emptied(networks: typeof BRAND.networks) {
	return Object.fromEntries(Object.keys(networks).map((id) => [id, ""]));
}
