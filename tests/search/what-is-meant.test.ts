import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../content/catalogue/search-examples.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { MAX_TOLERANT } from "../../domain/search/outcome.ts";
import { createProcedureSearch, listFound, proceduresIn } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import { listAskedTexts } from "./asked-texts.ts";
import { catalogue, firstIds, search, verdictOn } from "./score.ts";

describe("how sure the search is", () => {
	test.each([
		["apostilla", "apostilla-documentos"],
		["renovar dpi vencido", "renovacion-dpi"],
		["constancia de soltería", "constancia-solteria"],
		["constancia de soltería abc", "constancia-solteria"],
		["quiero divorciarme", "divorcio"],
		["inscripcion nit", "inscripcion-nit"],
		["busco trabajo", "tu-empleo"],
		["compré un celular y no sirve", "queja-consumidor"],
		["quiero abrir una panaderia", "exp-001"],
		["quiero abrir una panadería", "exp-001"],
		["lost id card", "reposicion-dpi"],
		["pasaporte para mi hija menor", "pasaporte-menores"],
	])("one page is meant: %s", (text, id) => {
		expect(verdictOn(text)).toEqual(["sure", [id]]);
	});

	test.each([
		["dpi", ["dpi-primera-vez", "renovacion-dpi", "reposicion-dpi"]],
		["pasaporte", ["pasaporte-primera-vez", "renovacion-pasaporte", "pasaporte-menores"]],
		["licencia", ["licencia-conducir-primera", "licencia-conducir-renovacion", "licencia-conducir-reposicion"]],
		["placas", ["reposicion-placas", "inscripcion-vehiculo-nuevo"]],
	])("one of several is meant, the most probable first: %s", (text, ids) => {
		expect(verdictOn(text)).toEqual(["doubtful", ids]);
	});

	test.each(["xyzzy", "asdfghjkl", "qwerty", "constancia de qwertz", "permiso para elefante"])(
		"nobody knows what is meant: %s",
		(text) => {
			expect(verdictOn(text)).toEqual(["none", []]);
			expect(listFound(search.search(text))).toEqual([]);
		},
	);

	test("sure, doubtful or none go with one page, two to four, or none, whatever was asked", () => {
		for (const text of listAskedTexts(1_500)) {
			const { certainty, likely, elsewhere, site } = search.search(text);
			// Beside an institution stands what most people ask of it; of several things each has its own page.
			const isMore = likely[0]?.kind === "institution" || /[,;/+]/.test(text);
			const [least, most] = { none: [0, 0], doubtful: [2, 4], sure: [1, isMore ? 4 : 1] }[certainty] ?? [];
			expect(likely.length, text).toBeGreaterThanOrEqual(least ?? 0);
			expect(likely.length, text).toBeLessThanOrEqual(most ?? 0);
			if (elsewhere ?? site) expect(certainty, text).toBe("none");
		}
	});

	test("no more is shown than a person would read", () => {
		for (const text of ["constancia", "lisencia de algo", "registro de empresa", "requisitos", "documentos"]) {
			expect(proceduresIn(search.search(text).perhaps).length, text).toBeLessThanOrEqual(MAX_TOLERANT);
		}
	});

	test.each(["decreto 57-2008", "ley 57-2008", "dpi 123"])(
		"a number alone makes nothing a matter of somebody else: %s",
		(text) => {
			expect(search.search(text).elsewhere).toBeNull();
		},
	);

	test("where nothing is found an institution may know, or nobody", () => {
		const found = listAskedTexts(1_500).map((text) => search.search(text));
		const advised = found.filter(({ adviser }) => adviser !== null);
		expect(advised.filter((outcome) => listFound(outcome).length > 0 || outcome.elsewhere !== null)).toEqual([]);
		expect(search.search("dpi 2987654320101").adviser?.id).toBe("renap");
		expect(search.search("zzzz").adviser).toBeNull();
	});
});

describe("what is no procedure of the State", () => {
	test.each([
		["busco apartamento en renta", "rent-home", "mediacion-oj"],
		["horario de buses a xela", "bus-timetables", "dgt"],
		["celulares de segunda mano", "phones", "queja-consumidor"],
		["tarjeta de credito", "credit-card", "queja-consumidor"],
		["recarga tigo", "phone-topup", "queja-consumidor"],
		["visa americana", "foreign-visas", null],
		["receta de pepián", "recipes", null],
		["clima mañana", "weather", null],
		["apartment for rent", "rent-home", "mediacion-oj"],
	])("is said, with the page that may help all the same: %s", (text, topic, nearest) => {
		const outcome = search.search(text);
		expect([outcome.elsewhere?.id, outcome.elsewhere?.nearest]).toEqual([topic, nearest]);
		expect([outcome.certainty, listFound(outcome)]).toEqual(["none", []]);
	});

	test.each([
		"pasaporte para mi hijo que nació en Estados Unidos",
		"denunciar a mi jefe",
		"traspaso de carro",
		"pensión alimenticia",
	])("is not what is one: %s", (text) => {
		expect(search.search(text).elsewhere).toBeNull();
	});

	test.each(["el perro del vecino no deja dormir", "2415-1500"])("is neither this: %s", (text) => {
		expect(search.search(text).elsewhere).toBeNull();
	});
});

describe("words about the portal itself lead there", () => {
	test.each([
		["trámites gratis", "free"],
		["gratuito", "free"],
		["sin costo", "free"],
		["trámites en línea", "online"],
		["trámites digitales", "online"],
		["oficinas cerca de mí", "offices"],
		["cerca", "offices"],
		["a qué hora abren", "offices"],
		["trámites", "all"],
		["qué trámites hay", "all"],
		["requisitos de trámites", "all"],
		["trámite urgente", "all"],
		["all procedures", "all"],
		["necesito ayuda", "help"],
		["cómo funciona esta página", "help"],
		["reportar un error de la página", "report"],
		["hablar con una persona", "assistant"],
		["chat", "assistant"],
	])("%s: %s", (text, site) => {
		expect(search.search(text).site).toBe(site);
	});

	test.each([
		["gratis", "free"],
		["en línea", "online"],
		["por internet", "online"],
		["cerca de mí", "offices"],
		["horario", "offices"],
		["teléfono", "offices"],
		["urgente", "all"],
		["requisitos", "all"],
		["ayuda", "help"],
		["help", "help"],
	])("%s alone: %s", (text, site) => {
		expect(search.search(text).site).toBe(site);
	});
});

describe("several things in one text", () => {
	test.each([
		["nit, antecedentes penales", ["inscripcion-nit", "antecedentes-penales"]],
		["nit; patente de comercio", ["inscripcion-nit", "patente-comercio-empresa"]],
		["apostilla + antecedentes penales", ["apostilla-documentos", "antecedentes-penales"]],
		["antecedentes penales/antecedentes policiacos", ["antecedentes-penales", "antecedentes-policiacos"]],
		["boleto de ornato, solvencia fiscal, nit", ["boleto-de-ornato", "solvencia-fiscal", "inscripcion-nit"]],
		["sat, renap", ["sat", "renap"]],
		[
			"boleto de ornato, solvencia fiscal, nit, antecedentes penales",
			["boleto-de-ornato", "solvencia-fiscal", "inscripcion-nit", "antecedentes-penales"],
		],
	])("give the page of each, in the order in which they were named: %s", (text, ids) => {
		expect(verdictOn(text)).toEqual(["sure", ids]);
	});

	test("give both where they fit as well as one another", () => {
		const [certainty, likely] = verdictOn("placas, pasaporte");
		expect(certainty).toBe("sure");
		expect(likely).toEqual(expect.arrayContaining(["reposicion-placas", "pasaporte-primera-vez"]));
	});

	test.each([
		["dpi, pasaporte", "dpi-primera-vez", "pasaporte-primera-vez"],
		["renovar dpi, renovar pasaporte", "renovacion-dpi", "renovacion-pasaporte"],
		["pasaporte de menores, dpi", "pasaporte-menores", "dpi-primera-vez"],
	])("give both where several pages may be meant by one: %s", (text, one, other) => {
		expect(verdictOn(text)[1]).toEqual(expect.arrayContaining([one, other]));
	});

	test.each([
		["me robaron el dpi, que hago", "reposicion-dpi"],
		["buenos días, quiero empadronarme", "empadronamiento"],
	])("are not a question with a comma in it: %s", (text, id) => {
		expect(verdictOn(text)[1][0]).toBe(id);
		expect(verdictOn(text)[1].length).toBeLessThanOrEqual(4);
	});

	test("are not the days that the question names", () => {
		expect(verdictOn("cuanto dura el papel de no deber a emetra, 90 dias?")[1]).toEqual(["solvencia-multas-emetra"]);
	});
});

describe("a place", () => {
	test.each([
		["licencia de construccion mixco", "licencia-construccion-mixco"],
		["licencia de construcción en Mixco", "licencia-construccion-mixco"],
		["licencia de construccion villa nueva", "licencia-construccion-villa-nueva"],
		["autorizacion de rifas en jalapa", "nombre-2425"],
		["una rifa en xela", "nombre-3165"],
		["rifa en jalapa", "nombre-2425"],
	])("narrows what is bound to one: %s", (text, id) => {
		expect(firstIds(text)[0]).toBe(id);
	});

	test.each([
		["renap", "renap en xela"],
		["sat", "sat Xelajú"],
		["igss", "igss escuintla"],
		["placas", "placas xela"],
		["pasaporte", "pasaporte en Mixco"],
		["dpi", "dpi en Cobán"],
		["cedula", "cédula en Cobán"],
		["quiero viajar", "quiero viajar desde huehue"],
		["antecedentes penales", "antecedentes penales en Totonicapán"],
	])("does not distract from what is bound to none: %s", (text, there) => {
		expect(verdictOn(there)).toEqual(verdictOn(text));
	});

	test.each([
		["licencia de construcción", "licencia-construccion-municipal"],
		["licencia de construcción en Xela", "licencia-construccion-municipal"],
		["muni", "muniguate"],
	])("that nobody named makes no page of one town the sure answer: %s", (text, id) => {
		expect(verdictOn(text)[1]).toContain(id);
	});
});

describe("slips of the fingers and of the ear", () => {
	test.each([
		["lisencia", "licencia-conducir-primera"],
		["lisensias", "licencia-conducir-primera"],
		["lisensia de condusir", "licencia-conducir-primera"],
		["antesedentes penales", "antecedentes-penales"],
		["antescedentes penale", "antecedentes-penales"],
		["renovasion de pazaporte", "renovacion-pasaporte"],
		["traspazo de carro", "traspaso-vehiculo-electronico"],
		["partida de nasimiento", "certificado-nacimiento"],
		["boleto de hornato", "boleto-de-ornato"],
		["apostiya", "apostilla-documentos"],
		["nitt", "inscripcion-nit"],
		["pasaprote", "pasaporte-primera-vez"],
		["LICENSIA DE CACERIA", "nombre-668"],
	])("are no obstacle: %s", (text, id) => {
		expect(firstIds(text)[0]).toBe(id);
	});

	test("a long sentence is understood to its end", () => {
		const greeting = "hola buenas tardes una consulta quisiera saber que necesito para sacar el";
		expect(firstIds(`${greeting} pasaporte de mi hija que tiene 5 años gracias`)[0]).toBe("pasaporte-menores");
		expect(firstIds(`${greeting} boleto de ornato`)[0]).toBe("boleto-de-ornato");
	});
});

describe("what is found", () => {
	test("does not depend on what was asked before", () => {
		const texts = listAskedTexts(300);
		const other = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue));
		const forward = new Map(texts.map((text) => [text, search.search(text)] as const));
		for (const text of texts.toReversed()) {
			expect(other.search(text), text).toEqual(forward.get(text));
		}
	});

	test("stands in the order of what words mean that several pages share, for most of them", () => {
		const found = EXAMPLES.shared.filter(({ said, pages }) => firstIds(said)[0] === pages[0]);
		expect(found.length / EXAMPLES.shared.length).toBeGreaterThan(0.8);
	});

	test("stands in the order of what words mean that several pages share, for all", () => {
		const wrong = EXAMPLES.shared.filter(({ said, pages }) => firstIds(said)[0] !== pages[0]);
		expect(wrong.map(({ said }) => said)).toEqual([]);
	});

	test("stands once where no institution and no category is named", () => {
		const twice = listAskedTexts(1_500).filter((text) => {
			const outcome = search.search(text);
			const isOne = outcome.likely[0]?.kind === "institution" || outcome.belonging.length > 0;
			return !isOne && isAnyTwice(listFound(outcome).map(idOf));
		});
		expect(twice).toEqual([]);
	});

	test("stands once where one is named", () => {
		const texts = ["ministerio de trabajo", "telefono de la contraloria", "Trabajo", "Salud"];
		expect(texts.filter((text) => isAnyTwice(listFound(search.search(text)).map(idOf)))).toEqual([]);
	});
});

function isAnyTwice(ids: readonly string[]): boolean {
	return new Set(ids).size < ids.length;
}
