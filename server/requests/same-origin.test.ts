import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const PUBLIC_URL = "https://tramites.example/";

function isOurs(headers: Record<string, string>, publicUrl: string | undefined = PUBLIC_URL, host = "localhost:3000") {
	return isSameOrigin(new Request(`http://${host}/reportar`, { method: "POST", headers }), publicUrl);
}

test.each<[string, Record<string, string>]>([
	["from our own page", { "sec-fetch-site": "same-origin" }],
	["typed or opened from a bookmark", { "sec-fetch-site": "none" }],
	["from our page under no-referrer", { "sec-fetch-site": "same-origin", origin: "null" }],
	["from an older browser on our public address", { origin: "https://tramites.example" }],
	["from an older browser behind a proxy that ends TLS", { origin: "https://localhost:3000" }],
	["from a program", {}],
])("a form %s is taken: the citizen's report is not lost", (_from, headers) => {
	expect(isOurs(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
	["another site", { "sec-fetch-site": "cross-site" }],
	["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: "https://tramites.example" }],
	["another host of our domain", { "sec-fetch-site": "same-site" }],
	["another site in an older browser", { origin: "https://otro.example" }],
	["a site whose name begins like ours", { origin: "https://tramites.example.otro.example" }],
	["another port", { origin: "http://localhost:4000" }],
	["a page without an origin in an older browser", { origin: "null" }],
	["what is no origin", { origin: "tramites.example" }],
])("a form from %s is refused: nobody sends in a citizen's name", (_from, headers) => {
	expect(isOurs(headers)).toBe(false);
});

test("without a public address the host of the request alone decides", () => {
	const request = (origin: string) =>
		isSameOrigin(new Request("http://a.example/", { method: "POST", headers: { origin } }), undefined);
	expect([request("https://a.example"), request("https://b.example")]).toEqual([true, false]);
});
