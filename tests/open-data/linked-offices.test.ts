import { join } from "node:path";
import { DataFactory } from "n3";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { listViolations, readPage, SCHEMA, subjectsOf, toStore, valuesOf } from "./linked-store.ts";

const ORIGIN = "https://tramites.example";
const OFFICE_SHAPES = join(import.meta.dirname, "government-office.ttl");

describe("pages with offices tell programs where they are", () => {
	const office = { country: "GT", source: "https://a.gob.gt/", read: "2026-11-20", services: [] };
	const rows = {
		institutions: [{ id: "sat", name: "SAT" }],
		offices: [
			{
				...{
					...office,
					id: "uno",
					institution_id: "sat",
					name: "Sede uno",
					department: "Petén",
					municipality: "Flores",
				},
				...{ address: "1a. calle", phone: "2416-1900", website: "https://a.gob.gt/uno", doubt: "Es de 2020." },
				hours: "Mo-Th 08:00-12:00,13:00-16:00; Fr 08:00-12:00; Sa 20:00-02:00; PH 08:00-12:00",
			},
			{ ...office, id: "dos", institution_id: "sat", name: "Sede dos", department: "Zacapa", hours: "24/7" },
			{ ...office, id: "tres", institution_id: "sat", name: "Sede tres", department: "Zacapa" },
		],
	};
	const idOf = (id: string) => `${ORIGIN}/instituciones/sat#oficina-${id}`;

	test("an institution those that it shows, with address, phone and hours", async () => {
		const page = await readPage(await openPortal({ rows, publicUrl: ORIGIN }), "/instituciones/sat");
		expect(await listViolations(page, OFFICE_SHAPES)).toEqual([]);
		expect(valuesOf(page, `${ORIGIN}/instituciones/sat`, `${SCHEMA}location`).sort()).toEqual([
			idOf("dos"),
			idOf("uno"),
		]);
		const said = (...path: string[]) => valuesOf(page, idOf("uno"), ...path.map((name) => SCHEMA + name));
		expect(said("address", "streetAddress")).toEqual(["1a. calle"]);
		expect(said("address", "addressLocality")).toEqual(["Flores"]);
		expect(said("telephone")).toEqual(["2416-1900"]);
		expect(said("description")).toEqual(["Confirma antes de ir: Es de 2020."]);
		const hoursOf = (id: string) =>
			page
				.getObjects(DataFactory.namedNode(idOf(id)), DataFactory.namedNode(`${SCHEMA}openingHoursSpecification`), null)
				.map((each) => {
					const [opens, closes, days] = ["opens", "closes", "dayOfWeek"].map((name) =>
						valuesOf(page, each, SCHEMA + name),
					);
					return `${opens} ${closes} ${days?.map((day) => day.replace(SCHEMA, "")).sort()}`;
				})
				.sort();
		expect(hoursOf("uno")).toEqual([
			"08:00 12:00 Friday,Monday,PublicHolidays,Thursday,Tuesday,Wednesday",
			"13:00 16:00 Monday,Thursday,Tuesday,Wednesday",
			"20:00 02:00 Saturday",
		]);
		expect(hoursOf("dos")).toEqual([
			"00:00 23:59 Friday,Monday,PublicHolidays,Saturday,Sunday,Thursday,Tuesday,Wednesday",
		]);
	});

	test("the list of offices all of its page; an institution without any says nothing", async () => {
		const list = await readPage(await openPortal({ publicUrl: ORIGIN }), "/oficinas");
		expect(await listViolations(list, OFFICE_SHAPES)).toEqual([]);
		expect(subjectsOf(list, `${SCHEMA}GovernmentOffice`).length).toBeGreaterThan(10);
		const bare = await openPortal({ rows: { institutions: rows.institutions } });
		expect((await bare.get("/instituciones/sat")).html).not.toContain("ld+json");
	});

	test("would not pass with a word that schema.org does not have for them, or a day that is none", async () => {
		const wrong = {
			"@id": "urn:x",
			"@type": `${SCHEMA}GovernmentOffice`,
			[`${SCHEMA}phone`]: "1",
			[`${SCHEMA}name`]: "x",
		};
		expect(await listViolations(await toStore(wrong), OFFICE_SHAPES)).toEqual([`${SCHEMA}address`, `${SCHEMA}phone`]);
	});
});
