import { getByRole, queryByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const OFFICE = { country: "GT", source: "https://www.renap.gob.gt/sedes", read: "2026-11-20", services: [] };
const PROCEDURE = { type: "presencial", costo: 85, codigo_moneda: "GTQ", duration: "30 días" };
const ROWS = {
	institutions: [
		{ id: "renap", name: "RENAP" },
		{ id: "sat", name: "SAT" },
		{ id: "mas", name: "MAS" },
		{ id: "sola", name: "SOLA" },
	],
	procedures: [
		{ ...PROCEDURE, id: "dpi", name: "Documento de identificación", institution_id: "renap", lugar: "Cualquier sede" },
		{ ...PROCEDURE, id: "nacer", name: "Certificado de nacimiento", institution_id: "renap" },
		{ ...PROCEDURE, id: "sello", name: "Sello digital tributario", institution_id: "sat", type: "digital" },
		{ ...PROCEDURE, id: "inscripcion-patronal-igss", name: "Inscripción patronal", institution_id: "mas" },
		{ ...PROCEDURE, id: "inscripcion-trabajador-igss", name: "Inscripción del trabajador", institution_id: "mas" },
		{ ...PROCEDURE, id: "registro-contrato-trabajo", name: "Registro de contrato", institution_id: "sola" },
		{ ...PROCEDURE, id: "otro", name: "Permiso de apicultura", institution_id: "sola" },
	],
	offices: [
		{
			...OFFICE,
			...{ id: "coban", institution_id: "renap", name: "RENAP Cobán", department: "Alta Verapaz" },
			...{ municipality: "Cobán", address: "1a. calle 1-11, zona 1", phone: "2416-1900", services: ["dpi"] },
			...{ hours: "Mo-Fr 08:00-12:00", published: "2026-02-03", doubt: "El dato es de 2020." },
		},
		{
			...OFFICE,
			...{ id: "salama", institution_id: "renap", name: "Sede del RENAP", department: "Baja Verapaz" },
			...{ municipality: "Salamá" },
		},
		{ ...OFFICE, id: "mas", institution_id: "mas", name: "Sede de MAS", department: "Baja Verapaz" },
		{ ...OFFICE, id: "sat-peten", institution_id: "sat", name: "SAT Flores", department: "Petén" },
	],
};
const portal = await openPortal({ rows: ROWS });
const from = (department: string) => ({ headers: { cookie: `departamento=${department}` } });

interface Answer {
	cost?: number;
	place?: string;
	nearest?: { office: string; unsure?: { place: string | null; note: string }; doubt?: string; open?: object };
}

async function answerTo(text: string, department = ""): Promise<Answer | undefined> {
	const response = await portal.request(`/buscar?texto=${encodeURIComponent(text)}`, from(department));
	const { hits }: { hits: { answer?: Answer }[] } = await response.json();
	return hits[0]?.answer;
}

describe("a search that is sure", () => {
	test("says the place of the record until a department was chosen, then its office that surely does it", async () => {
		expect(await answerTo("documento de identificacion")).toEqual({
			cost: 85,
			currency: "GTQ",
			place: "Cualquier sede",
		});
		expect(await answerTo("documento de identificacion", "alta-verapaz")).toEqual({
			...{ cost: 85, currency: "GTQ" },
			nearest: {
				...{ office: "RENAP Cobán, Alta Verapaz", doubt: "El dato es de 2020." },
				open: { hours: "Mo-Fr 08:00-12:00", since: "2026-11-20", words: expect.any(Array) },
			},
		});
	});

	test("keeps what the record says beside an office of which nobody knows whether it does it", async () => {
		const unsure = { place: "Cualquier sede", note: "Ninguna fuente dice si aquí se hace. Llama antes de ir" };
		expect((await answerTo("documento de identificacion", "baja-verapaz"))?.nearest).toEqual({
			office: "Sede del RENAP, Salamá, Baja Verapaz",
			unsure,
		});
	});

	test("names no office in a department without one, nor of what is done from home", async () => {
		expect((await answerTo("documento de identificacion", "peten"))?.place).toBe("Cualquier sede");
		expect(await answerTo("sello digital tributario", "peten")).not.toHaveProperty("nearest");
	});

	test("the page of the catalogue names it on the card, and a device says whether it is open", async () => {
		const path = "/catalogo?search=documento%20de%20identificacion";
		const [plain, near] = [await portal.get(path), await portal.get(path, from("alta-verapaz"))];
		expect(plain.markup).not.toContain("RENAP Cobán");
		const card = getByRole(near.body, "region", { name: "Lo más probable" });
		expect(card.textContent).toContain("RENAP Cobán, Alta Verapaz. ");
		expect(card.querySelector("[data-open-words] [data-hours]")?.getAttribute("data-hours")).toBe("Mo-Fr 08:00-12:00");
		expect(near.html).toMatch(/ data-open-now="\/assets\/office-hours-/);
		expect(plain.html).not.toContain("office-hours-");
	});
});

describe("the memory of pages", () => {
	test("has one page for all departments where no answer has an office, and one for each where one has", async () => {
		const own = await openPortal({ rows: ROWS });
		const renderedFor = async (path: string) => {
			const before = own.rendered.length;
			for (const each of ["", "peten", "zacapa", "izabal", "peten"]) await own.get(path, from(each));
			return own.rendered.length - before;
		};
		expect(await renderedFor("/catalogo?search=apicultura")).toBe(1);
		expect(await renderedFor("/ayuda")).toBe(1);
		expect(await renderedFor("/catalogo?search=documento%20de%20identificacion")).toBe(4);
	});

	test("never tells the department of one visitor to another, whoever comes first", async () => {
		const own = await openPortal({ rows: ROWS });
		const path = "/catalogo?search=documento%20de%20identificacion";
		for (const [department, office] of [
			["alta-verapaz", "RENAP Cobán"],
			["", null],
			["baja-verapaz", "Sede del RENAP"],
			["peten", null],
			["alta-verapaz", "RENAP Cobán"],
		] as const) {
			const { markup } = await own.get(path, from(department));
			const named = ["RENAP Cobán", "Sede del RENAP"].filter((each) => markup.includes(each));
			expect(named, department).toEqual(office ? [office] : []);
		}
	});

	test("mixes up no two who ask at the same moment, the assistant neither", async () => {
		const own = await openPortal({ rows: ROWS });
		const pathOf = (start: string) => `${start}documento%20de%20identificacion`;
		for (const path of [pathOf("/catalogo?search="), pathOf("/asistente-tramites?texto=donde%20saco%20el%20")]) {
			const pages = await Promise.all(
				["alta-verapaz", "baja-verapaz", ""].map((department) => own.get(path, from(department))),
			);
			const told = pages.map(({ markup }) => ["RENAP Cobán", "Sede del RENAP"].filter((each) => markup.includes(each)));
			expect(told, path).toEqual([["RENAP Cobán"], ["Sede del RENAP"], []]);
		}
	});
});

describe("the assistant", () => {
	const ask = async (question: string, department = "") => {
		const { body } = await portal.get(`/asistente-tramites?texto=${encodeURIComponent(question)}`, from(department));
		return body.querySelector<HTMLElement>(".reply-facts") ?? body;
	};

	test("asked where, looks in the chosen department, says which it is and leads to where another is chosen", async () => {
		const told = await ask("¿dónde saco el documento de identificación?", "alta-verapaz");
		expect(told.textContent).toContain("Elegiste Alta Verapaz, por eso busqué ahí.");
		expect(told.textContent).toContain(
			"RENAP Cobán: 1a. calle 1-11, zona 1, Cobán, Alta Verapaz. De lunes a viernes, de 8:00 a 12:00. Dato publicado el 3 de febrero de 2026 en renap.gob.gt.",
		);
		expect(getByRole(told, "link", { name: "2416-1900" }).getAttribute("href")).toBe("tel:+50224161900");
		expect(getByRole(told, "link", { name: "Elegir otro departamento" }).getAttribute("href")).toBe(
			"/oficinas?departamento=alta-verapaz&tramite=dpi",
		);
	});

	test("goes by the town that is named, whatever was chosen", async () => {
		const told = await ask("¿dónde saco el documento de identificación en Salamá?", "alta-verapaz");
		expect(told.textContent).toContain("Sede del RENAP: Salamá.");
		expect(told.textContent).not.toContain("Elegiste");
	});

	test("says plainly that it knows none there, and which is the nearest", async () => {
		const told = await ask("¿dónde saco el documento de identificación?", "el-progreso");
		expect(told.textContent).toContain(
			"No sabemos de una oficina en El Progreso. La más cercana que conocemos está en Baja Verapaz.",
		);
		const far = await ask("¿dónde saco el certificado de nacimiento?", "san-marcos");
		expect(far.textContent).toContain("No sabemos de una oficina en San Marcos ni en los departamentos vecinos.");
		expect(far.textContent, "an office that may not do it is no reason to cross the country").not.toContain("Cobán");
	});

	test("says nothing of departments to who chose none", async () => {
		expect((await ask("¿dónde saco el documento de identificación?")).textContent).not.toContain("Elegiste");
	});
});

describe("the message by which a procedure is passed on", () => {
	const messageOf = async (path: string, department = "") => {
		const { body } = await portal.get(path, from(department));
		const address = body.querySelector('a[href^="https://wa.me"]')?.getAttribute("href") ?? "";
		return decodeURIComponent(address).split("\n");
	};

	test("names the nearest office with address, hours, phone and the day of its source", async () => {
		expect(await messageOf("/tramite/dpi", "alta-verapaz")).toEqual(
			expect.arrayContaining([
				"Dónde: Cualquier sede",
				"Oficina en Alta Verapaz: RENAP Cobán, 1a. calle 1-11, zona 1, Cobán, Alta Verapaz",
				"Horario: De lunes a viernes, de 8:00 a 12:00",
				"Teléfono: 2416-1900",
				"Confirma antes de ir: El dato es de 2020.",
				"Dato publicado el 3 de febrero de 2026 en renap.gob.gt",
			]),
		);
	});

	test("says that its hours and address are unknown, and that nobody says whether it does it", async () => {
		expect(await messageOf("/tramite/nacer", "baja-verapaz")).toEqual(
			expect.arrayContaining([
				"Oficina en Baja Verapaz: Sede del RENAP, Salamá, Baja Verapaz (la fuente no dice la dirección)",
				"Horario: no lo sabemos, llama antes de ir",
				"Ninguna fuente dice si aquí se hace. Llama antes de ir.",
				"Dato leído el 20 de noviembre de 2026 en renap.gob.gt",
			]),
		);
	});

	test("says where the only office is, and is as it was without a department or an office", async () => {
		expect(await messageOf("/tramite/dpi", "san-marcos")).toContain(
			"No sabemos de una oficina en San Marcos ni en los departamentos vecinos. Conocemos una en Alta Verapaz: RENAP Cobán, 1a. calle 1-11, zona 1, Cobán, Alta Verapaz",
		);
		expect((await messageOf("/tramite/dpi")).join()).not.toContain("Oficina");
		expect((await messageOf("/tramite/otro", "peten")).join()).not.toContain("Petén");
	});
});

describe("the plan of a guide", () => {
	/** What somebody does who hires people for the first time. */
	const PLAN = "/experiencias?experiencia=exp-004";

	test("names each office to go to once, with all that is done there, and says where there is none", async () => {
		const { body } = await portal.get(PLAN, from("el-progreso"));
		const visits = getByRole(body, "region", { name: "Adónde ir" });
		expect(visits.textContent).toContain("Elegiste El Progreso.");
		const away = "No sabemos de una oficina en El Progreso. La más cercana que conocemos está en Baja Verapaz.";
		expect(visits.textContent?.split(away)).toHaveLength(2);
		const names = within(visits).getAllByRole("heading", { level: 3 });
		expect(names.map(({ textContent }) => textContent)).toEqual(["Sede de MAS"]);
		expect(visits.textContent).toContain("Para: Inscripción patronal; Inscripción del trabajador");
		expect(visits.textContent).toContain(
			"No sabemos de una oficina en El Progreso ni en los departamentos vecinos de: SOLA.",
		);
		expect(getByRole(visits, "link", { name: "Elegir otro departamento" }).getAttribute("href")).toBe(
			"/oficinas?departamento=el-progreso",
		);
	});

	test("offers to choose a department to who has not", async () => {
		const { body } = await portal.get(PLAN);
		const visits = getByRole(body, "region", { name: "Adónde ir" });
		const [link, ...others] = within(visits).getAllByRole("link");
		expect([link?.getAttribute("href"), others]).toEqual(["/oficinas", []]);
	});

	test("says the same in English", async () => {
		const { body } = await portal.get(PLAN, { headers: { cookie: "language=en; departamento=alta-verapaz" } });
		const visits = getByRole(body, "region", { name: "Where to go" });
		expect(visits.textContent).toContain("We know of no office in Alta Verapaz. The nearest that we know is in");
	});

	test("says nothing of offices where none is known", async () => {
		const { body } = await portal.get("/experiencias?experiencia=exp-006", from("peten"));
		expect(queryByRole(body, "region", { name: "Adónde ir" })).toBeNull();
	});
});
