import { getAllByRole, getByRole, getByText, queryByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const GROUP = { nivel: "ficha", grupo: "fichas-1", institution_id: "marn" };
const portal = await openPortal({
	rows: {
		institutions: [{ id: "marn", name: "MARN" }],
		observatory: [],
		procedures: [
			{ id: "permiso", name: "Permiso ambiental", nivel: "curado", institution_id: "marn" },
			{ id: "antigua", name: "Zona protegida", institution_id: "marn" },
			{
				id: "ficha-9",
				name: "Aviso ambiental",
				nivel: "ficha",
				ficha: "9",
				duda: "Dice que es gratis y pide un pago.",
				sources: ["https://tramites.gob.gt/servicio/9/"],
				institution_id: "marn",
			},
			{ id: "fichas-1", name: "Licencia ambiental", ...GROUP },
			{ id: "ficha-1", name: "Licencia ambiental categoría A", ficha: "1", ...GROUP },
			{ id: "ficha-2", name: "Licencia ambiental categoría C", ficha: "2", ...GROUP },
			{ id: "ficha-3", name: "Sola", nivel: "ficha", ficha: "3", grupo: "fichas-perdida" },
		],
	},
});

const MARK = "Ficha oficial resumida, sin verificar";

describe("what comes from the official catalogue and nobody checked", () => {
	test("says so on its page, with its doubts and the official page", async () => {
		const { body } = await portal.get("/tramite/ficha-9");
		const notice = getByRole(body, "region", { name: MARK });
		expect(notice.textContent).toContain("Resumen de la ficha 9 del catálogo oficial");
		expect(notice.textContent).toContain("Lo que no cuadra: Dice que es gratis y pide un pago.");
		const link = getByRole(notice, "link", { name: /^Ver la ficha oficial/ });
		expect(link.getAttribute("href")).toBe("https://tramites.gob.gt/servicio/9/");
	});

	test("says so in English too, and a checked procedure never does", async () => {
		const { body } = await portal.get("/tramite/ficha-9", { language: "en" });
		expect(getByRole(body, "region", { name: "Summary of the official record, not checked" })).toBeTruthy();
		for (const id of ["permiso", "antigua"]) {
			expect(queryByRole((await portal.get(`/tramite/${id}`)).body, "region", { name: MARK }), id).toBeNull();
		}
	});

	test("stands in every list behind what somebody checked, and bears its mark", async () => {
		for (const path of ["/catalogo", "/instituciones/marn"]) {
			const { body } = await portal.get(path);
			const marks = [...body.querySelectorAll(".procedure-card")].map((card) => card.textContent.includes(MARK));
			expect(marks.length, path).toBeGreaterThan(2);
			expect(marks, path).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)));
			expect(marks.at(-1), path).toBe(true);
		}
	});
});

describe("nearly identical procedures", () => {
	test("are one in the catalogue, and all of them are counted once", async () => {
		const { body } = await portal.get("/catalogo");
		expect(getByText(body, /5 de 5 trámites/)).toBeTruthy();
		expect(getByRole(body, "link", { name: "Licencia ambiental" })).toBeTruthy();
		expect(queryByRole(body, "link", { name: /categoría/ })).toBeNull();
	});

	test("are chosen on the page of all, by what tells them apart", async () => {
		const { body } = await portal.get("/tramite/fichas-1");
		const choice = getByRole(body, "region", { name: "Elige tu caso" });
		const links = getAllByRole(choice, "link").map((link) => [link.textContent, link.getAttribute("href")]);
		expect(links).toEqual([
			["Categoría A", "/tramite/ficha-1"],
			["Categoría C", "/tramite/ficha-2"],
		]);
	});

	test("lead back to the choice", async () => {
		const { body } = await portal.get("/tramite/ficha-1");
		expect(getByText(body, /Es una de 2 variantes de/).textContent).toContain("Licencia ambiental");
	});

	test("one whose choice is missing stands for itself", async () => {
		const { body } = await portal.get("/catalogo");
		expect(getByRole(body, "link", { name: "Sola" })).toBeTruthy();
		expect((await portal.get("/tramite/ficha-3")).body.textContent).not.toContain("variantes de");
	});
});
