import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { Experience } from "../experience/experience.ts";
import { idOf } from "./found.ts";
import { createProcedureSearch, listFound } from "./search.ts";
import type { SearchedBeside } from "./searched-pages.ts";
import { NOTHING_BESIDE } from "./searched-pages.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "transport", name: "Cambio de bus", description: "Para empresas con licencia." },
			{ id: "first", name: "Licencia de conducir por primera vez", keywords: ["licencia"] },
			{ id: "mine", name: "Ampliación de licencia de mina", keywords: ["licencia"] },
			{ id: "renewal", name: "Renovación de licencia de conducir", institution_id: "transito" },
			{ id: "ready", name: "Consultar el documento", keywords: ["ya está mi DPI"] },
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

function guide(id: string, nombre: string): Experience {
	const none = { descripcion: "", icon: "", color: "", categoria: "", duracion_estimada: "" };
	return { ...none, id, nombre, ids_procedures: [], pasos_adicionales: [] };
}

function likely(text: string, beside: Partial<SearchedBeside> = {}): string[] {
	const all = { ...NOTHING_BESIDE, institutions: catalogue.institutions, ...beside };
	return createProcedureSearch(catalogue.procedures, all).search(text).likely.map(idOf);
}

describe("what is most likely", () => {
	test("is what people usually mean, in the order of the meaning", () => {
		const meanings = [{ said: ["licencia", "quiero manejar"], pages: ["renewal", "missing", "first"] }];
		for (const text of ["licencia", "Quiero manejar"]) {
			expect(likely(text, { meanings }).slice(0, 2), text).toEqual(["renewal", "first"]);
		}
	});

	test("is nothing where what is meant is known and not there", () => {
		const meanings = [{ said: ["constancia de estudios"], pages: ["missing"] }];
		expect(likely("constancia estudios", { meanings })).toEqual([]);
	});

	test("is what most people ask for where pages fit alike", () => {
		expect(likely("licencia", { mostAsked: ["first"] })[0]).toBe("first");
		expect(likely("licencia", { mostAsked: ["mine"] })[0]).toBe("mine");
	});

	test("is the keyword that was typed whole, little words included", () => {
		const meanings = [{ said: ["DPI"], pages: ["card"] }];
		expect(likely("ya está mi DPI", { meanings })[0]).toBe("ready");
		expect(likely("mi DPI", { meanings })[0]).toBe("card");
	});

	test("is never more than three, and often one", () => {
		expect(likely("licencia").length).toBeLessThanOrEqual(3);
		expect(likely("obtener el dpi")).toEqual(["card"]);
	});

	test("is nothing where a common word is all that the catalogue knows of the text", () => {
		expect(likely("constancia de soltería abc")).toEqual([]);
		expect(likely("empresas")).toEqual([]);
	});
});

describe("an institution", () => {
	test.each(["MSPAS", "mspas", "ministerio de salud", "ministry of health", "salud pública"])(
		"is found by %s",
		(text) => {
			expect(likely(text)).toEqual(["salud"]);
		},
	);

	test.each(["ministerio", "ministerio de minas"])("is not found by %s", (text) => {
		expect(likely(text)).not.toContain("salud");
	});

	test("stands above what most people ask of it", () => {
		expect(likely("departamento de tránsito", { mostAsked: ["first", "renewal"] })).toEqual(["transito", "renewal"]);
	});
});

describe("a guide", () => {
	const experiences = [guide("exp-1", "Abrir una panadería"), guide("exp-1", "Open a bakery")];

	test.each(["abrir panaderia", "quiero abrir una panadería", "open a bakery", "how do I open a bakery"])(
		"is found in either language: %s",
		(text) => {
			expect(likely(text, { experiences })).toEqual(["exp-1"]);
		},
	);
});

test.each(["<b>", "<script>alert(1)</script>", "licencia(1)", "e", "1", "perro gato"])(
	"%s means nothing likely",
	(text) => {
		const search = createProcedureSearch(catalogue.procedures);
		expect(listFound(search.search(text))).toEqual([]);
	},
);
