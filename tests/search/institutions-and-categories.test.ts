import { describe, expect, test } from "vitest";
import { CATEGORIES, findCategory } from "../../domain/catalogue/category.ts";
import { listFound } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import { catalogue, search, verdictOn } from "./score.ts";

describe("an institution", () => {
	const all = catalogue.institutions;
	const hostOf = (website: string | null) => new URL(website ?? "").host.replace(/^www\./, "");
	/** Whether it is first, surely meant, and all that it gives is below it. */
	function isLost(institution: (typeof all)[number], text: string | null): boolean {
		const outcome = search.search(text ?? "");
		const [first, ...rest] = listFound(outcome);
		if (outcome.certainty !== "sure" || first?.kind !== "institution" || first.institution !== institution) return true;
		const below = new Set(rest.map(idOf));
		return catalogue.procedures.some(({ id, institutions }) => institutions === institution && !below.has(id));
	}

	test("is found by its acronym and by its full name, with all that it gives", () => {
		const lost = all.filter((each) => isLost(each, each.name) || isLost(each, each.full_name));
		expect(lost.map(({ id }) => id)).toEqual([]);
	});

	test("is found by its web address, whole or only its name, with all that it gives", () => {
		const shared = ["correos", "muniguate"];
		const sited = all.filter(({ id, website }) => website !== null && !shared.includes(id));
		expect(sited.length).toBeGreaterThan(40);
		const lost = sited.filter((each) => isLost(each, each.website) || isLost(each, hostOf(each.website)));
		expect(lost.map(({ id }) => id)).toEqual([]);
	});

	test.each(["correos"])("is found by its own web address before another one's: %s", (id) => {
		const institution = all.find((each) => each.id === id);
		expect(institution && !isLost(institution, institution.website)).toBe(true);
	});

	test("is found by each of its telephones, as people write them", () => {
		const numbers = all.flatMap((institution) =>
			// "(dato de 2023)" is a year.
			[...(institution.phone ?? "").replace(/dato de \d{4}/, "").matchAll(/\d{4}-\d{4}|\b\d{3,4}\b(?!-)/g)].map(
				([number]) => ({
					institution,
					number,
				}),
			),
		);
		expect(numbers.length).toBeGreaterThan(30);
		const lost = numbers.filter(({ institution, number }) => {
			const spellings = [number, number.replace("-", " "), number.replace("-", ""), ` +502 ${number}`];
			return (number.length > 4 ? spellings : [number]).some((text) => isLost(institution, text));
		});
		expect(lost.map(({ institution, number }) => `${institution.id} ${number}`)).toEqual([]);
	});

	test.each(["gob.gt", "www.gob.gt", "com.gt"])("is not found by what all addresses end with: %s", (text) => {
		expect(verdictOn(text)).toEqual(["none", []]);
	});

	test.each([
		["tramites del Registro Mercantil", "rm"],
		["Registro Mercantil", "rm"],
		["ministerio de salud", "mspas"],
		["ministry of health", "mspas"],
		["salud pública", "mspas"],
		["ministerio de minas", "mem"],
		["donde queda la contraloria", "cgc"],
		["consultas@sat.gob.gt", "sat"],
	])("is found by what people call it: %s", (text, id) => {
		const [certainty, [first]] = verdictOn(text);
		expect([certainty, first]).toEqual(["sure", id]);
	});

	test.each(["ministerio", "general", "de la", "instituto"])("is not surely meant by a common word: %s", (text) => {
		const { certainty, belonging } = search.search(text);
		expect([certainty === "sure", belonging]).toEqual([false, []]);
	});
});

describe("a whole category", () => {
	/** Whose name is taken for that of an institution, which gives only a part of it. */
	const CUT = [
		...[
			"Economía",
			"Educación",
			"Educación, Cultura y Deporte",
			"Medio Ambiente",
			"Territorio Vivienda e Infraestructura",
		],
		...["Territorio, Vivienda e Infraestructura", "Salud y Asistencia Social", "Justicia", "Relaciones Exteriores"],
	];
	const names = CATEGORIES.flatMap(({ name, aliases }) => [name, ...aliases.filter((alias) => alias.includes(" "))]);

	function listLost(text: string): string[] {
		const found = new Set(listFound(search.search(text)).map(idOf));
		const category = findCategory(text);
		const all = catalogue.procedures.filter((procedure) => findCategory(procedure.category) === category);
		return all.length === 0 ? ["all"] : all.map(({ id }) => id).filter((id) => !found.has(id));
	}

	test.each(names.filter((name) => !CUT.includes(name)))("is found by its name: %s", (name) => {
		expect(listLost(name)).toEqual([]);
	});

	test.each(CUT)("is found by its name where an institution is called alike: %s", (name) => {
		expect(listLost(name)).toEqual([]);
	});

	test.each(["negocios", "identidad", "vivienda"])("is not meant by a word of everyday speech: %s", (text) => {
		expect(search.search(text).belonging).toEqual([]);
	});
});
