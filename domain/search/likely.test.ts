import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { Experience } from "../experience/experience.ts";
import type { Examples } from "./examples.ts";
import { NO_EXAMPLES } from "./examples.ts";
import { createProcedureSearch, listFound } from "./search.ts";
import type { SearchedBeside } from "./searched-pages.ts";
import { idOf, NOTHING_BESIDE } from "./searched-pages.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "first", name: "Licencia de conducir por primera vez", keywords: ["licencia"] },
			{ id: "mine", name: "Ampliación de licencia de mina", keywords: ["licencia"] },
			{ id: "renewal", name: "Renovación de licencia de conducir", institution_id: "transito" },
			{ id: "card", name: "Obtener el DPI" },
			{ id: "sheet", name: "Constancia de estudios" },
			{ id: "trade", name: "Constancia de comercio" },
		],
		institutions: [
			{ id: "transito", name: "DT", full_name: "Departamento de Tránsito" },
			{ id: "salud", name: "MSPAS", full_name: "Ministerio de Salud Pública" },
		],
		observatory: [],
	},
	"test",
);

function ask(text: string, beside: Partial<SearchedBeside> = {}) {
	const all = { ...NOTHING_BESIDE, institutions: catalogue.institutions, ...beside };
	const outcome = createProcedureSearch(catalogue.procedures, all).search(text);
	return { ...outcome, ids: outcome.likely.map(idOf) };
}

function sharing(...shared: Examples["shared"]): Partial<SearchedBeside> {
	return { examples: { ...NO_EXAMPLES, shared } };
}

describe("what is most likely", () => {
	test.each([
		["Constancia de estudios", "sheet"],
		["  CONSTANCIA   de ESTUDIOS?", "sheet"],
		["estudios constancia", "sheet"],
		["obtener el dpi", "card"],
	])("is surely what is called so: %s", (text, id) => {
		const { certainty, ids } = ask(text);
		expect([certainty, ids]).toEqual(["sure", [id]]);
	});

	test.each(["quiero manejar", "Quiero  MANEJAR.", "¿quiero manejar?"])(
		"is what people mean by just these words, in their order, what is not there passed over: %s",
		(text) => {
			const { certainty, ids } = ask(text, sharing({ said: "quiero manejar", pages: ["renewal", "missing", "card"] }));
			expect([certainty, ids]).toEqual(["doubtful", ["renewal", "card"]]);
		},
	);

	test("is one page where nobody means another by these words", () => {
		const { certainty, ids } = ask(
			"quiero manejar",
			sharing({ said: "quiero manejar", pages: ["missing", "renewal"] }),
		);
		expect([certainty, ids]).toEqual(["sure", ["renewal"]]);
	});

	test("are at most four; who shares the same words too comes further down", () => {
		const pages = ["trade", "sheet", "card", "mine", "first", "renewal"];
		const outcome = ask("algo raro", sharing({ said: "algo raro", pages }));
		expect([outcome.certainty, outcome.ids]).toEqual(["doubtful", pages.slice(0, 4)]);
		expect(listFound(outcome).map(idOf)).toEqual(pages);
	});

	test("is what is called so before what these words may mean as well", () => {
		expect(ask("obtener el dpi", sharing({ said: "obtener el dpi", pages: ["trade"] })).ids).toEqual(["card"]);
	});

	test("is what most people ask for where pages fit alike", () => {
		const of = new Map(["first", "mine"].map((id) => [id, ["zarpar mañana temprano"]]));
		const examples = { ...NO_EXAMPLES, of };
		expect(ask("zarpar mañana temprano", { examples, mostAsked: ["first"] }).ids[0]).toBe("first");
		expect(ask("zarpar mañana temprano", { examples, mostAsked: ["mine"] }).ids[0]).toBe("mine");
	});

	test("is nothing where a common word is all that the catalogue knows of the text", () => {
		expect(ask("constancia de soltería abc").ids).toEqual([]);
		expect(ask("empresas").ids).toEqual([]);
	});
});

describe("an institution", () => {
	test.each(["MSPAS", "mspas", "ministerio de salud pública"])("is found by %s", (text) => {
		const { certainty, ids } = ask(text);
		expect([certainty, ids]).toEqual(["sure", ["salud"]]);
	});

	test("stands above what most people ask of it, and not above what others give", () => {
		expect(ask("departamento de tránsito", { mostAsked: ["first", "renewal"] }).ids).toEqual(["transito", "renewal"]);
	});
});

describe("a guide", () => {
	function guide(nombre: string): Experience {
		const none = { descripcion: "", icon: "", color: "", categoria: "", duracion_estimada: "" };
		return { ...none, id: "exp-1", nombre, ids_procedures: [], pasos_adicionales: [] };
	}

	test.each(["abrir una panaderia", "Abrir una PANADERÍA", "open a bakery", "how do I open a bakery?"])(
		"is found in either language by its name: %s",
		(text) => {
			const experiences = [guide("Abrir una panadería"), guide("Open a bakery")];
			expect(ask(text, { experiences }).ids).toEqual(["exp-1"]);
		},
	);
});

describe("what is no procedure", () => {
	const topic = { id: "rent", name: { es: "alquilar casa", en: "renting a home" }, nearest: null, said: [] };
	const elsewhere = { examples: { ...NO_EXAMPLES, elsewhere: [topic] } };

	test.each(["alquilar casa", "Renting a home"])("is said, and nothing is shown as if it were one: %s", (text) => {
		const outcome = ask(text, elsewhere);
		expect([outcome.certainty, outcome.elsewhere, listFound(outcome)]).toEqual(["none", topic, []]);
	});

	test("is a procedure all the same where one says so", () => {
		const topic = { id: "study", name: { es: "constancia de", en: "proof" }, nearest: null, said: [] };
		const outcome = ask("constancia de", { examples: { ...NO_EXAMPLES, elsewhere: [topic] } });
		expect(outcome.elsewhere).toBeNull();
		expect(outcome.plain.map(({ id }) => id)).toEqual(["trade", "sheet"]);
	});
});

test.each(["<b>", "<script>alert(1)</script>", "licencia(1)", "e", "1", "perro gato"])(
	"%s means nothing likely",
	(text) => {
		expect(listFound(ask(text))).toEqual([]);
	},
);
