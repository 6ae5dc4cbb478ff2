import { describe, expect, test } from "vitest";
import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import type { Local, Reply } from "../../domain/assistant/reply.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { createCatalogue, findProcedure } from "../../domain/catalogue/catalogue.ts";
import type { FactStanding } from "../../domain/facts/confidence.ts";
import { viewFact, viewInstitutionFact } from "./fact-view.ts";
import { viewReply } from "./reply-view.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{
				id: "licence",
				name: "Licencia sanitaria",
				description: "Para vender comida.",
				full_description: "Autoriza a vender comida. Vale cinco años. Se pide en línea. ¿Vence? Se renueva en enero.",
				duration: "5 días",
				type: "mixto",
				lugar: "Centro de salud de tu zona",
				costo: 0,
				costo_nota: "Pago único",
				codigo_moneda: "USD",
				documento_obtenible: "Licencia",
				respaldo_legal: "Decreto 90-97",
				enlace: "https://mspas.gob.gt",
				institution_id: "mspas",
				sources: ["https://mspas.gob.gt/licencia"],
				fecha_actualizado: "2025-03-14",
				confidence: "alta",
			},
			{ id: "stray", duration: "No se indica en las fuentes leídas" },
		],
		institutions: [
			{
				id: "mspas",
				name: "MSPAS",
				phone: null,
				email: "info@mspas.gob.gt",
				working_hours: "8 a 16",
				address: "Zona 11",
			},
		],
		observatory: [],
	},
	"test",
);
const licence = findNamed("licence");
const stray = findNamed("stray");
const [ministry] = catalogue.institutions;
if (!ministry) throw new Error("The catalogue has no institution.");
const viewing = { names: null, catalogue, language: "es", guides: [{ id: "g", name: "G" }] } as const;
const draw = (reply: Reply) => viewReply({ reply, before: null, meaning: null }, viewing);

function findNamed(id: string): CataloguedProcedure {
	const found = findProcedure(catalogue, id);
	if (!found) throw new Error(`The catalogue has no ${id}.`);
	return found;
}

describe("a fact is quoted as the record has it", () => {
	test.each<[AskedField, object]>([
		["cost", { amount: 0, currency: "USD", note: "Pago único" }],
		["duration", { value: "5 días", note: null }],
		["validity", { values: ["Vale cinco años.", "¿Vence?", "Se renueva en enero."] }],
		["online", { type: "mixto", link: "https://mspas.gob.gt" }],
		["document", { value: "Licencia" }],
		["law", { value: "Decreto 90-97" }],
		["link", { address: "https://mspas.gob.gt" }],
		["updated", { date: "2025-03-14" }],
		[
			"place",
			{ institution: { id: "mspas", name: "MSPAS" }, place: { kind: "said", lugar: "Centro de salud de tu zona" } },
		],
	])("%s", (field, fact) => {
		expect(viewFact(licence, field)).toMatchObject({ field, ...fact });
	});

	test("deadlines and validity that somebody noted come first, each a sentence with what happens afterwards", () => {
		const source = {
			source: "https://mspas.gob.gt/x",
			published: null,
			read: "2026-11-20",
			status: "confirmado",
		} as const;
		const other = { until: null, condition: null, other_value: null, other_source: null };
		const measure = {
			procedure_id: "licence",
			amount: 5,
			unit: "años",
			event: "la emisión",
			...source,
			...other,
		} as const;
		const terms = [
			{ ...measure, position: 1, kind: "vigencia", concept: "La licencia", consequence: "Después se renueva." },
			{ ...measure, position: 2, kind: "plazo", concept: "Renovarla", consequence: null },
		] as const;
		const noted = { ...licence, terms };
		expect(viewFact(noted, "validity")).toEqual({
			field: "validity",
			values: ["La licencia vale 5 años desde la emisión. Después se renueva."],
		});
		expect(viewFact(noted, "deadline")).toMatchObject({ values: ["Renovarla: tienes 5 años desde la emisión."] });
	});

	test("where the record says nothing, nothing is said for it: no price, no place, no time", () => {
		expect(viewFact(stray, "cost")).toMatchObject({ amount: null });
		expect(viewFact(stray, "place")).toMatchObject({ institution: null, place: { kind: "unknown" } });
		expect(viewFact(stray, "validity")).toMatchObject({ values: [] });
		const unsaid = "No se indica en las fuentes leídas";
		expect(viewFact(stray, "duration")).toEqual({ field: "duration", value: null, note: unsaid });
	});

	test("a service is not where its institution has its head office: unknown stays unknown, online names the site", () => {
		expect(viewFact({ ...licence, lugar: null }, "place")).toMatchObject({ place: { kind: "unknown" } });
		const online = { ...licence, lugar: null, type: "digital" } as const;
		expect(viewFact(online, "place")).toMatchObject({ place: { kind: "online", site: "mspas.gob.gt" } });
		expect(viewInstitutionFact(ministry, "place")).toEqual({ field: "address", value: "Zona 11", local: null });
	});

	test("hours and phone of an institution stand beside the service by the institution's name, never as its own", () => {
		const institution = { id: "mspas", name: "MSPAS" };
		expect(viewFact(licence, "hours")).toMatchObject({ values: [], institution: { ...institution, value: "8 a 16" } });
		const open = { ...licence, full_description: "Atiende las 24 horas. Llama al teléfono 1517." };
		expect(viewFact(open, "hours")).toMatchObject({ values: ["Atiende las 24 horas."] });
		expect(viewFact(open, "phone")).toMatchObject({ values: ["Llama al teléfono 1517."] });
		expect(viewFact(stray, "phone")).toMatchObject({ values: [], institution: null });
	});

	test("an institution without a telephone is reached by e-mail", () => {
		expect(viewInstitutionFact(ministry, "phone")).toMatchObject({ values: ["info@mspas.gob.gt"] });
		expect(viewInstitutionFact({ ...ministry, phone: "2444-7474" }, "phone")).toMatchObject({ values: ["2444-7474"] });
	});

	test("of a table by income the ends are told, and the line of an income", () => {
		const note = "Según ingreso mensual: hasta Q500, Q4; hasta Q1,000, Q10; más de Q1,000, Q150.";
		const table = { ...licence, costo: null, codigo_moneda: "GTQ", costo_nota: note };
		expect(viewFact(table, "cost")).toMatchObject({ amount: null, table: { from: 4, to: 150, forIncome: null } });
		expect(viewFact(table, "cost", { income: 900 })).toMatchObject({ table: { income: 900, forIncome: 10 } });
		expect(viewFact(table, "cost", { income: 90_000 })).toMatchObject({ table: { forIncome: 150 } });
		expect(viewFact(licence, "cost", { income: 900 })).toMatchObject({ amount: 0, table: null });
	});
});

describe("an answer", () => {
	const answer = (fields: readonly AskedField[], procedure = licence) => {
		const reply = draw({ kind: "answer", fields, procedure, others: [stray] });
		if (reply.kind !== "answer") throw new Error(reply.kind);
		return reply;
	};

	test("without a question tells what the procedure is and its main facts; with one, what was asked", () => {
		expect(answer([])).toMatchObject({ description: "Para vender comida.", others: [{ id: "stray" }] });
		expect(answer([]).facts.map(({ field }) => field)).toEqual(["cost", "duration", "place", "online"]);
		expect(answer(["law"]).description).toBeNull();
		expect(answer(["law"]).facts.map(({ field }) => field)).toEqual(["law"]);
	});

	test("offers to go on with what was not yet told, at most four things", () => {
		expect(answer([]).next).toEqual(["requirements", "steps"]);
		expect(answer(["cost"]).next).toEqual(["requirements", "steps", "duration", "place"]);
		expect(answer(["law"]).next).toEqual(["requirements", "cost", "steps", "duration"]);
	});

	test("names the source and its date, and says so when nobody could confirm it well", () => {
		const source = { fields: [], addresses: ["https://mspas.gob.gt/licencia"], date: "2025-03-14", proof: null };
		expect(answer(["law"]).sources).toEqual([source]);
		expect(answer(["law"]).isDoubtful).toBe(false);
		for (const doubt of [{ needs_review: true }, { confidence: "baja" as const }, { confidence: null }]) {
			expect(answer([], { ...licence, ...doubt }).isDoubtful).toBe(true);
		}
		expect(answer([], { ...licence, confidence: "media" }).isDoubtful).toBe(false);
	});

	test("of several fields each says which source it has; a page that says several is named once", () => {
		const { sources } = answer(["cost", "law", "link"]);
		expect(sources.map(({ fields }) => fields)).toEqual([["cost", "law"], ["link"]]);
		expect(sources[1]?.addresses).toEqual(["https://mspas.gob.gt/"]);
	});

	test("cites the page of the very fact, and warns where another source says otherwise or none says it", () => {
		const [proof] = [
			{
				...{ source: "https://mspas.gob.gt/aranceles", published: null, read: "2026-11-20", note: null, isOld: false },
				other_published: null,
			},
		];
		const known = (status: FactStanding, other_value: string | null = null) =>
			answer(["cost"], {
				...licence,
				facts: [{ procedure_id: "licence", field: "costo", status, other_value, other_source: null, ...proof }],
			});
		expect(known("confirmado")).toMatchObject({
			isDoubtful: false,
			sources: [{ addresses: ["https://mspas.gob.gt/aranceles"], proof: { read: "2026-11-20" } }],
		});
		expect(known("contradicho", "La ventanilla cobra Q 60")).toMatchObject({
			isDoubtful: true,
			sources: [{ proof: { other: { value: "La ventanilla cobra Q 60", address: null } } }],
		});
		expect(known("sin fuente").isDoubtful).toBe(true);
		expect(known("una fuente lo dice")).toMatchObject({
			isDoubtful: false,
			sources: [{ proof: { status: "una fuente lo dice" } }],
		});
	});

	test("tells the hours of the offices where the service is done, from the page that says them", () => {
		const place = {
			procedure_id: "licence",
			position: 1,
			office: "Sede",
			department: null,
			address: null,
			phone: null,
		};
		const source = "https://mspas.gob.gt/sedes";
		const open = answer(["hours"], { ...licence, places: [{ ...place, hours: "8 a 16", source, read: "2026-11-20" }] });
		expect(open.facts).toMatchObject([{ field: "hours", values: ["Sede: 8 a 16."] }]);
		expect(open.sources).toMatchObject([{ addresses: [source] }]);
	});

	test("a detail that the record says is quoted; one that it does not say leaves no other fact in its place", () => {
		const detail = (mentions: readonly string[]) => {
			const reply = draw({ kind: "answer", fields: [], procedure: licence, others: [], mentions });
			return reply.kind === "answer" ? reply.facts : null;
		};
		expect(detail(["Se paga con tarjeta."])).toEqual([{ field: "mention", values: ["Se paga con tarjeta."] }]);
		expect(detail([])).toEqual([{ field: "mention", values: [] }]);
	});
});

test("each choice carries the fact that was asked for when it is one and short, and no fact otherwise", () => {
	const drawChoice = (fields: readonly AskedField[]) => {
		const reply = draw({ kind: "choices", fields, procedures: [licence], isSure: true });
		return reply.kind === "choices"
			? { fact: reply.choices[0]?.fact?.field ?? null, guides: reply.guides.length }
			: null;
	};
	expect(drawChoice(["cost"])).toEqual({ fact: "cost", guides: 1 });
	for (const fields of [["requirements"], ["cost", "duration"], []] as const) {
		expect(drawChoice(fields)).toEqual({ fact: null, guides: 1 });
	}
});

describe("an institution", () => {
	const ask = (fields: readonly AskedField[], local: Local | null = null) => {
		const reply = draw({
			kind: "institution",
			fields,
			institution: { ...ministry, sources: ["https://mspas.gob.gt"] },
			local,
		});
		if (reply.kind !== "institution") throw new Error(reply.kind);
		return reply;
	};

	test("in a town where nobody noted an office has no address, above all not its own elsewhere, and cites nothing for it", () => {
		const { facts, source } = ask(["place"], { town: "Xela", offices: [], isHome: false });
		expect(facts[0]).toEqual({ field: "address", value: null, local: { town: "Xela", offices: [] } });
		expect(facts.map(({ field }) => field)).toEqual(["address", "phone", "link"]);
		expect(JSON.stringify(facts)).not.toContain("Zona 11");
		expect(source?.addresses).toEqual(["https://mspas.gob.gt/"]);
		expect(ask(["hours"], { town: "Xela", offices: [], isHome: false }).facts[0]).toMatchObject({
			values: [],
			unknownIn: "Xela",
		});
	});

	test("tells the offices that somebody noted in the town, from the page that names them", () => {
		const place = { procedure_id: "licence", position: 1, department: null, phone: null, hours: null, read: null };
		const source = "https://mspas.gob.gt/sedes";
		const office = { ...place, office: "Sede de Xela", address: null, source };
		const reply = ask(["place"], { town: "Xela", offices: [office], isHome: false });
		expect(reply.facts).toMatchObject([{ local: { offices: [{ name: "Sede de Xela", address: null }] } }]);
		expect(reply.source?.addresses[0]).toBe(source);
	});
});
