import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { askKeptSearch, dropSearch, keepSearch } from "./kept-search.ts";
import { writeSearchData } from "./search-data.server.ts";

const kept = new Map<string, Response>();

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("document", { documentElement: { lang: "es" } });
	vi.stubGlobal("caches", {
		open: async () => ({ put: async (name: string, response: Response) => kept.set(name, response) }),
		match: async (name: string) => kept.get(name)?.clone(),
		delete: async () => kept.clear(),
	});
});
afterEach(() => vi.unstubAllGlobals());

/** What the portal hands out to keep while it has these procedures. */
function offer(...names: string[]): void {
	const procedures = names.map((name) => ({ id: name, name }));
	const text = writeSearchData(createCatalogue({ procedures, institutions: [], observatory: [] }, names.join()));
	vi.stubGlobal("fetch", async () => new Response(text));
}

async function find(text: string): Promise<(string | null)[] | undefined> {
	return (await askKeptSearch(text))?.answer.hits.map(({ name }) => name);
}

test("a search that is kept, kept anew or taken away counts at once, without a reload", async () => {
	await dropSearch();
	expect(await find("apostilla")).toBeUndefined();
	offer("Apostilla de documentos");
	await keepSearch();
	expect(await find("apostilla")).toEqual(["Apostilla de documentos"]);
	offer("Apostilla por correo");
	await keepSearch();
	expect(await find("apostilla")).toEqual(["Apostilla por correo"]);
	await dropSearch();
	expect(await find("apostilla")).toBeUndefined();
});
