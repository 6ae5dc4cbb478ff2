import { join } from "node:path";
import { DataFactory, type Store } from "n3";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { listViolations, readPage, SCHEMA, subjectsOf, thingsOf, toStore, valuesOf } from "./linked-store.ts";
import { readDatabase } from "./whole-catalogue.ts";

const ORIGIN = "https://tramites.example";
const EUROPEAN = "http://data.europa.eu/m8g/";
const OWN_SHAPES = join(import.meta.dirname, "cpsv-ap-3.2.ttl");

const { rows, count } = await readDatabase();
const portal = await openPortal({ rows, publicUrl: ORIGIN });
const graph = await readGraph("/datos/tramites.jsonld");

/** What a stranger's library understands of a file, as statements. */
async function readGraph(path: string): Promise<Store> {
	const document = JSON.parse(await (await portal.request(path)).text());
	return toStore(document);
}

describe("the linked data, read by a library that knows nothing of us", () => {
	test("holds every procedure of the database with its name and the office that gives it", () => {
		const services = subjectsOf(graph, `${SCHEMA}GovernmentService`);
		expect(services).toHaveLength(count("procedures"));
		const named = rows.procedures.filter(({ institution_id }) => institution_id !== null);
		expect(named.length).toBeGreaterThan(1_000);
		for (const { id, name } of named) {
			const address = `${ORIGIN}/tramite/${encodeURIComponent(String(id))}`;
			expect(valuesOf(graph, address, `${SCHEMA}name`)).toEqual([name]);
			expect(valuesOf(graph, address, `${SCHEMA}provider`, `${SCHEMA}name`), String(id)).toHaveLength(1);
		}
	});

	test("says what a procedure costs as the table does, and nothing where the table says nothing", () => {
		const priced = rows.procedures.filter(({ costo }) => costo !== null);
		expect(priced.length).toBeGreaterThan(500);
		for (const { id, costo } of priced) {
			const address = `${ORIGIN}/tramite/${encodeURIComponent(String(id))}`;
			expect(valuesOf(graph, address, `${SCHEMA}offers`, `${SCHEMA}price`).map(Number), String(id)).toEqual([costo]);
		}
		const offered = thingsOf(graph, `${SCHEMA}Offer`).filter(
			(offer) => valuesOf(graph, offer, `${SCHEMA}price`).length > 0,
		);
		expect(offered).toHaveLength(priced.length);
	});

	test("tells what nobody checked, and where and when each fact was read", () => {
		const unchecked = valuesOfAll(graph, `${SCHEMA}disambiguatingDescription`);
		expect(unchecked).toHaveLength(count("procedures where nivel = 'ficha'"));
		expect(new Set(unchecked)).toEqual(new Set(["Ficha oficial resumida, sin verificar"]));
		const read = (rows.procedure_facts ?? []).filter(({ source, read }) => source !== null && read !== null);
		expect(read.length).toBeGreaterThan(400);
		expect(valuesOfAll(graph, "http://purl.org/pav/retrievedOn")).toHaveLength(
			(rows.procedure_facts ?? []).filter(({ read }) => read !== null).length,
		);
	});

	test("keeps to CPSV-AP 3.2", async () => {
		expect(await listViolations(graph, OWN_SHAPES)).toEqual([]);
	});

	test("would not keep to it without an authority, or with a cost that is no number", async () => {
		const service = { "@id": "urn:x", "@type": "http://purl.org/vocab/cpsv#PublicService" };
		const cost = {
			"@id": "urn:y",
			"@type": `${EUROPEAN}Cost`,
			"http://purl.org/dc/terms/identifier": "y",
			[`${EUROPEAN}hasValue`]: "much",
		};
		const broken = await toStore({ "@graph": [service, cost] });
		expect(await listViolations(broken, OWN_SHAPES)).toEqual([
			`${EUROPEAN}hasCompetentAuthority`,
			`${EUROPEAN}hasValue`,
			"http://purl.org/dc/terms/description",
			"http://purl.org/dc/terms/identifier",
			"http://purl.org/dc/terms/title",
		]);
	});

	test.skipIf(!process.env.CPSV_AP_SHAPES)("keeps to the shapes that CPSV-AP publishes", async () => {
		expect(await listViolations(graph, process.env.CPSV_AP_SHAPES ?? "")).toEqual([]);
	});

	test("of one procedure or institution stands by itself", async () => {
		const one = await readGraph("/datos/tramites/inscripcion-nit.jsonld");
		expect(subjectsOf(one, `${SCHEMA}GovernmentService`)).toEqual([`${ORIGIN}/tramite/inscripcion-nit`]);
		expect(await listViolations(one, OWN_SHAPES)).toEqual([]);
		const office = await readGraph("/datos/instituciones/sat.jsonld");
		expect(subjectsOf(office, `${EUROPEAN}PublicOrganisation`)).toEqual([`${ORIGIN}/instituciones/sat`]);
	});
});

describe("the page of a procedure tells programs what it tells people", () => {
	test("its name, the office that gives it and what it costs", async () => {
		const page = await readPage(portal, "/tramite/inscripcion-nit");
		const address = `${ORIGIN}/tramite/inscripcion-nit`;
		expect(valuesOf(page, address, `${SCHEMA}name`)).toEqual(["Inscripción al NIT"]);
		expect(valuesOf(page, address, `${SCHEMA}provider`, `${SCHEMA}url`)).toEqual([`${ORIGIN}/instituciones/sat`]);
		expect(valuesOf(page, address, `${SCHEMA}offers`, `${SCHEMA}price`)).toEqual(["0"]);
		expect(valuesOf(page, address, `${SCHEMA}offers`, `${SCHEMA}priceCurrency`)).toEqual(["GTQ"]);
	});

	test.each([
		["es", "Inicio", "Catálogo"],
		["en", "Home", "Catalogue"],
	] as const)("the way to it, in %s", async (language, home, catalogue) => {
		const page = await readPage(portal, "/tramite/inscripcion-nit", language);
		const steps = thingsOf(page, `${SCHEMA}ListItem`)
			.map((step) => ({
				at: Number(valuesOf(page, step, `${SCHEMA}position`)[0]),
				name: valuesOf(page, step, `${SCHEMA}name`)[0],
				to: valuesOf(page, step, `${SCHEMA}item`)[0],
			}))
			.sort((a, b) => a.at - b.at);
		expect(steps.map(({ name }) => name)).toEqual([home, catalogue, "Inscripciones y Registros", "Inscripción al NIT"]);
		expect(steps.at(0)?.to).toBe(`${ORIGIN}/`);
		expect(steps.at(-1)?.to).toBe(`${ORIGIN}/tramite/inscripcion-nit`);
	});

	test("and nothing in a hosted table can end the block", async () => {
		const procedures = [{ id: "x", name: "</script><script>alert(1)</script>", description: "<!--" }];
		const hosted = await openPortal({ rows: { procedures } });
		const { document } = await hosted.get("/tramite/x");
		const block = document.querySelector("script[type='application/ld+json']")?.textContent ?? "";
		expect(block).not.toContain("<");
		expect(JSON.parse(block)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
	});
});

function valuesOfAll(store: Store, name: string): string[] {
	return store.getQuads(null, DataFactory.namedNode(name), null, null).map(({ object }) => object.value);
}
