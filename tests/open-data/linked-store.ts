import { readFileSync } from "node:fs";
import jsonld from "jsonld";
import type { Term } from "n3";
import { DataFactory, Parser, Store } from "n3";
import Validator from "rdf-validate-shacl";
import { expect } from "vitest";
import type { Language } from "../../domain/language.ts";
import type { Portal } from "../pages/portal.ts";

// What a stranger's library understands of the portal's linked data.

export const SCHEMA = "https://schema.org/";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

/** A document of JSON-LD as statements. */
export async function toStore(document: object): Promise<Store> {
	const statements = String(await jsonld.toRDF(document, { format: "application/n-quads" }));
	return new Store(new Parser({ format: "N-Quads" }).parse(statements));
}

/** What a thing says along a path of properties. */
export function valuesOf(store: Store, subject: Term | string, ...path: string[]): string[] {
	const start: Term[] = [typeof subject === "string" ? DataFactory.namedNode(subject) : subject];
	return path
		.reduce(
			(things, name) => things.flatMap((each) => store.getObjects(each, DataFactory.namedNode(name), null)),
			start,
		)
		.map(({ value }) => value);
}

export function thingsOf(store: Store, type: string): Term[] {
	return store.getSubjects(DataFactory.namedNode(TYPE), DataFactory.namedNode(type), null);
}

export function subjectsOf(store: Store, type: string): string[] {
	return thingsOf(store, type).map(({ value }) => value);
}

/** The block of data of a page as schema.org's own context reads it: every word is one of its terms. */
export async function readPage(portal: Portal, path: string, language: Language = "es"): Promise<Store> {
	const { document } = await portal.get(path, { language });
	const [block, ...others] = document.querySelectorAll("script[type='application/ld+json']");
	expect(others).toEqual([]);
	const data = JSON.parse(block?.textContent ?? "");
	expect(data["@context"]).toBe("https://schema.org");
	const ids = { "@type": "@id" };
	return toStore({
		...data,
		"@context": { "@vocab": SCHEMA, item: ids, url: ids, dayOfWeek: { "@type": "@vocab" } },
	});
}

/** The properties that a graph misses or misuses by these shapes, each once. */
export async function listViolations(store: Store, file: string): Promise<string[]> {
	const shapes = new Store(new Parser().parse(readFileSync(file, "utf8")));
	const { results } = await new Validator(shapes).validate(store);
	return [...new Set(results.map(({ path }) => String(path && "value" in path ? path.value : path)))].sort();
}
