import { describe, expect, test } from "vitest";
import { fichaName, findGiver, groupFichas, labelOf, type OfficialFicha } from "./ficha.ts";
import { listFichaProcedures } from "./ficha-procedures.ts";
import { matchFichas } from "./match-fichas.ts";

const MARN = "Ministerio de Ambiente y Recursos Naturales  -MARN-";
const GIVERS = [
	{ id: "marn", website: "https://www.marn.gob.gt" },
	{ id: "mindef", website: null },
	{ id: "digecam", website: "https://www.digecam.mil.gt" },
];

function ficha(number: string, name: string, more: Partial<OfficialFicha> = {}): OfficialFicha {
	return {
		ficha: number,
		name,
		institution: MARN,
		plain: "Da una licencia.",
		type: "presencial",
		users: "empresa",
		amount: 50,
		currency: "GTQ",
		cost_note: null,
		time: "5 días",
		papers: ["Formulario", "DPI"],
		steps: ["Entrega los papeles"],
		law: null,
		gets: "Licencia",
		category: "Medio Ambiente",
		demand: 0,
		doubt: null,
		url: "https://www.marn.gob.gt/servicios",
		catalogue_url: `https://tramites.gob.gt/servicio/${number}/`,
		...more,
	};
}

describe("nearly identical fichas are one procedure with a choice", () => {
	test.each([
		["categories", "Licencia ambiental categoría A", "Licencia ambiental categoría B2", "Licencia ambiental"],
		[
			"who asks",
			"Ampliación de cobertura (persona individual)",
			"Ampliación de cobertura (persona jurídica)",
			"Ampliación de cobertura",
		],
		[
			"what is done with a licence",
			"Licencia de farmacia: apertura -DRCPFA-",
			"Licencia de farmacia: traslado -DRCPFA-",
			"Licencia de farmacia",
		],
		[
			"kinds of person without brackets",
			"Marcaje de armas para persona individual",
			"Marcaje de armas para persona jurídica",
			"Marcaje de armas",
		],
	])("when they differ in %s", (_why, one, other, name) => {
		expect(groupFichas([ficha("1", one), ficha("2", other)])).toMatchObject([{ name, variants: [{}, {}] }]);
	});

	test("but not when they share the kind of paper only, or the institution differs", () => {
		expect(groupFichas([ficha("1", "Licencia (explosivos)"), ficha("2", "Licencia (armería)")])).toEqual([]);
		const elsewhere = { institution: "Ministerio de Energía y Minas -MEM-" };
		expect(groupFichas([ficha("1", "Aviso de cierre (A)"), ficha("2", "Aviso de cierre (B)", elsewhere)])).toEqual([]);
	});

	test("the one for all says what they have in common and from what to what they cost", () => {
		const [all, ...variants] = listFichaProcedures(
			[
				ficha("3604", "Licencia ambiental categoría C", { papers: ["Formulario", "Plano"] }),
				ficha("3575", "Licencia ambiental categoría A", { amount: 1200.5, time: "90 días" }),
			],
			GIVERS,
		);
		expect(all).toMatchObject({
			id: "fichas-3575",
			name: "Licencia ambiental",
			requirements: ["Formulario"],
			costo: null,
			costo_nota: "De Q50 a Q1,200.50, según la variante.",
			duration: "Depende de la variante.",
			grupo: "fichas-3575",
			ficha: null,
			institution_id: "marn",
		});
		expect(variants.map(({ id, grupo }) => [id, grupo])).toEqual([
			["ficha-3604", "fichas-3575"],
			["ficha-3575", "fichas-3575"],
		]);
	});

	test("a variant is told by what is its own, and by its name where nothing is", () => {
		expect(labelOf("Licencia ambiental categoría B2")).toBe("Categoría B2");
		expect(labelOf("Devolución de armas (persona individual)")).toBe("Persona individual");
		expect(labelOf("Licencia ambiental")).toBe("Licencia ambiental");
	});
});

describe("a ficha becomes a procedure that nobody has checked", () => {
	test("with its doubt, its number and the official page as its source", () => {
		const [procedure] = listFichaProcedures(
			[ficha("9", "Aviso de cierre -DRCA-", { doubt: "Dice Q0 y pide un pago." })],
			GIVERS,
		);
		expect(procedure).toMatchObject({
			id: "ficha-9",
			name: "Aviso de cierre",
			nivel: "ficha",
			ficha: "9",
			duda: "Dice Q0 y pide un pago.",
			sources: ["https://tramites.gob.gt/servicio/9/"],
			grupo: null,
			fecha_actualizado: null,
		});
	});

	test("an unknown cost stays unknown, and one without an own address leads to the official page", () => {
		const [procedure] = listFichaProcedures([ficha("9", "Aviso", { amount: null, url: null })], GIVERS);
		expect(procedure).toMatchObject({ costo: null, enlace: "https://tramites.gob.gt/servicio/9/" });
	});

	test("is given by the office on whose site it is done, else by the ministry", () => {
		const army = "Ministerio de la Defensa Nacional -MINDEF-";
		expect(findGiver({ institution: army, url: "https://www.digecam.mil.gt/x" }, GIVERS)).toBe("digecam");
		expect(findGiver({ institution: army, url: "https://dgam.mindef.mil.gt/" }, GIVERS)).toBe("mindef");
		expect(findGiver({ institution: army, url: "javascript:alert(1)" }, GIVERS)).toBe("mindef");
		expect(findGiver({ institution: "Nadie -NADIE-", url: null }, GIVERS)).toBeNull();
	});

	test("its name bears no unit of a ministry", () => {
		expect(fichaName({ name: "  Venta de  talonario -DRCPFA- " })).toBe("Venta de talonario");
		expect(fichaName({ name: "Registro de contratos -RECIT- en línea" })).toBe(
			"Registro de contratos -RECIT- en línea",
		);
	});
});

describe("which ficha describes a curated procedure", () => {
	const curated = [
		{ id: "libro", name: "Libro de quejas", institution_id: "marn", sources: [], enlace: null },
		{
			id: "queja",
			name: "Reclamo de un cliente",
			institution_id: "marn",
			sources: ["https://tramites.gob.gt/servicio/77/"],
			enlace: null,
		},
		{ id: "ajeno", name: "Certificado de cierre", institution_id: "otra", sources: [], enlace: null },
	];
	const match = (number: string, name: string, decisions = {}) =>
		matchFichas([ficha(number, name)], curated, decisions).get(number);

	test("is the one named alike, of the same institution", () => {
		expect(match("1", "Libro de las quejas")).toMatchObject({ outcome: "matched", procedure: "libro" });
		expect(match("1", "Certificado de cierre")).toMatchObject({ outcome: "new" });
	});

	test("is in doubt where a record only cites it", () => {
		expect(match("77", "Denuncia de fugas")).toMatchObject({ outcome: "in doubt", procedure: "queja", why: "cited" });
	});

	test("is what a person decided, whatever the names say", () => {
		expect(match("77", "Denuncia de fugas", { 77: "libro" })).toMatchObject({ outcome: "matched", procedure: "libro" });
		expect(match("1", "Libro de quejas", { 1: null })).toEqual({ outcome: "new", why: "decided" });
	});

	test("a decision for a procedure that does not exist is refused", () => {
		expect(() => match("1", "Algo", { 1: "nadie" })).toThrow('"nadie"');
	});
});
