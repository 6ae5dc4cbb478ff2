import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { experiencesIn, listExperienceDocuments, planIn, toDocument } from "../../content/catalogue/experiences.ts";
import { listDrafts } from "../../database/desk/drafts.server.ts";
import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import { readSiteDocuments } from "../../domain/site-documents/site-document.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { wordsOf } from "./desk-form.ts";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

/** What a browser would send of the editor for this document. */
function fieldsOf(document: ExperienceDocument, revision: string): Record<string, string | string[]> {
	const { es, en } = document;
	const words = (language: string, each: ExperienceDocument["en"]) =>
		Object.fromEntries(
			Object.entries(each ?? {}).map(([field, value]) => [
				`${language}.${field}`,
				Array.isArray(value) ? value.join("\n") : String(value),
			]),
		);
	return {
		...{ revision, ...words("es", es), ...words("en", en), paso: document.ids_procedures },
		...{ empresa: document.company ?? [], optional: document.optional, later: document.later, apart: document.apart },
		...{ after: document.after ?? "", position: String(document.position), icon: document.icon, color: document.color },
		...(document.company ? { hasCompany: "si" } : {}),
		...(document.isBusiness ? { isBusiness: "si" } : {}),
		...(document.isShown ? { isShown: "si" } : {}),
		startsWith: document.startsWith.map(({ paper, procedure }) => `${paper} ${procedure}`).join("\n"),
		...{ estimateReason: document.estimateReason ?? "", nota: "Prueba", accion: "guardar" },
	};
}

const revisionIn = (html: string) =>
	/name="revision" value="(\d*)"/.exec(html.slice(html.indexOf("data-keep")))?.[1] ?? "";
const stepsIn = (html: string) => [...html.matchAll(/name="paso" value="([^"]+)"/g)].map(([, id]) => id);

function brought(id: string): ExperienceDocument {
	const document = toDocument(id);
	if (!document) throw new Error(`The release brings no ${id}.`);
	return document;
}

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_experiences")],
])("on %s", (_name, open) => {
	let desk: TestDesk;
	let coordinator: DeskUser;
	let editor: DeskUser;

	beforeAll(async () => {
		desk = await open();
		coordinator = await desk.join("coordinator");
		editor = await desk.join("editor");
	});
	afterAll(() => desk?.dispose());

	async function published() {
		const rows = await desk.services.database.read((each) => each.selectFrom("site_documents").selectAll().execute());
		return readSiteDocuments(rows);
	}

	test("the list shows the guides of the release in their order", async () => {
		const { html } = await editor.get("/experiencias");
		expect([...html.matchAll(/href="\/experiencias\/(exp-\d+)"/g)].map(([, id]) => id)).toEqual(
			experiencesIn({ documents: new Map() }, "es").map(({ id }) => id),
		);
	});

	test("a press moves a step and keeps whatever else was typed", async () => {
		const document = brought("exp-006");
		const [first, second] = document.ids_procedures;
		const typed = { ...document, es: { ...document.es, nombre: "Entrar a la San Carlos" } };
		const fields = { ...fieldsOf(typed, ""), accion: `down:persona:${first}` };
		const { html } = await editor.send("/experiencias/exp-006", fields);
		expect(stepsIn(html).slice(0, 2)).toEqual([second, first]);
		expect(html).toContain('value="Entrar a la San Carlos"');
		expect(listExperienceDocuments((await published()).documents).size).toBe(0);
	});

	test("a second window that saves an older state is told so, and keeps what it typed", async () => {
		const older = { ...fieldsOf(brought("exp-006"), "0"), "es.nombre": "Otra ventana" };
		const answer = await editor.post("/experiencias/exp-006", older);
		expect(answer.status).toBe(409);
		expect(answer.html).toContain("Otra ventana guardó este borrador antes");
		expect(answer.html).toContain('value="Otra ventana"');
		expect(answer.html).toContain("Entrar a la San Carlos");
	});

	test("a procedure is found by its name and added at the end", async () => {
		const draft = await editor.get("/experiencias/exp-006");
		const fields = fieldsOf(brought("exp-006"), revisionIn(draft.html));
		const found = await editor.send("/experiencias/exp-006", {
			...fields,
			accion: "buscar",
			buscar: "inscripcion nit",
		});
		expect(found.html).toContain("add:persona:inscripcion-nit");
		const again = { ...fields, revision: revisionIn(found.html), accion: "add:persona:inscripcion-nit" };
		const added = await editor.send("/experiencias/exp-006", again);
		expect(stepsIn(added.html).at(-1)).toBe("inscripcion-nit");
	});

	test("a step that asks for what a later one gives is told so beside it", async () => {
		const document = brought("exp-002");
		const backwards = { ...document, ids_procedures: document.ids_procedures.toReversed() };
		const { html } = await editor.send("/experiencias/exp-002", fieldsOf(backwards, ""));
		const item = html.slice(html.indexOf('id="persona-habilitacion-fel"'));
		expect(item.slice(0, item.indexOf("</li>"))).toContain("ponlo antes");
		const company = html.slice(html.indexOf('id="sociedad-habilitacion-fel"'));
		expect(company.slice(0, company.indexOf("</li>"))).not.toContain("ponlo antes");
	});

	test("guides that come after each other in a circle are not handed in, nor is an unknown procedure", async () => {
		const circle = { ...brought("exp-002"), after: "exp-003" };
		const before = await editor.get("/experiencias/exp-002");
		const fields = { ...fieldsOf(circle, revisionIn(before.html)), accion: "entregar" };
		const refused = await editor.post("/experiencias/exp-002", fields);
		expect(refused.status).toBe(422);
		expect(refused.html).toContain("Va en círculo: Formalizar un negocio");
		const unknown = { ...brought("exp-002"), ids_procedures: ["no-existe"] };
		const next = { ...fieldsOf(unknown, revisionIn(refused.html)), accion: "entregar" };
		const answer = await editor.post("/experiencias/exp-002", next);
		expect(answer.status).toBe(422);
		expect(answer.html).toContain("No hay un trámite «no-existe»");
	});

	test("what an editor hands in somebody else publishes, and the guides of the portal follow", async () => {
		const document = { ...brought("exp-008"), position: 1, en: null };
		const own = { ...document, es: { ...document.es, nombre: "Negocio con gente" } };
		const sent = await editor.send("/experiencias/exp-008", { ...fieldsOf(own, ""), accion: "entregar" });
		expect(sent.html).toContain("Lo entregaste");
		const page = await coordinator.get("/experiencias/exp-008");
		const borrador = /name="borrador" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
		const revision =
			/name="borrador"[^>]*><input type="hidden" name="revision" value="(\d+)"/.exec(page.html)?.[1] ?? "";
		expect((await editor.post("/experiencias/exp-008/publicar", { borrador, revision })).status).toBe(403);
		const done = await coordinator.send("/experiencias/exp-008/publicar", { borrador, revision });
		expect(done.html).toContain("Publicado");
		const catalogue = await published();
		expect(experiencesIn(catalogue, "es")[0]?.nombre).toBe("Negocio con gente");
		expect(experiencesIn(catalogue, "en")[0]?.nombre).toBe("Negocio con gente");
		expect(experiencesIn(catalogue, "en")).toHaveLength(8);
		expect(planIn(catalogue, "exp-008")).toMatchObject({ company: own.company, after: own.after });
	});

	test("a review names the guide and its fields in the language of the page, and shows what differs from the release", async () => {
		const document = { ...brought("exp-007"), es: { ...brought("exp-007").es, nombre: "Registrar una marca" } };
		await editor.send("/experiencias/exp-007", { ...fieldsOf(document, ""), accion: "entregar" });
		const [draft] = await desk.services.database.read((each) =>
			listDrafts(each, { record: "document:experience:exp-007" }),
		);
		coordinator.cookies.set("idioma", "en");
		try {
			const { html } = await coordinator.get(`/borradores/${draft?.id}/revision`);
			expect(html).toContain("<h1>Review: Registrar una marca</h1>");
			const names = [...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name);
			expect(names).toEqual(["Name (Spanish)"]);
			const list = wordsOf(await coordinator.get("/borradores?cuales=esperan"));
			expect(list).toContain("Registrar una marca Guide");
		} finally {
			coordinator.cookies.set("idioma", "es");
		}
	});

	describe("two guides that were handed in and would now go in a circle", () => {
		let last: string;

		/** Hands in a guide that comes after another one; the id of its draft. */
		async function handIn(user: DeskUser, id: string, after: string): Promise<string> {
			const before = await user.get(`/experiencias/${id}`);
			const fields = { ...fieldsOf({ ...brought(id), after }, revisionIn(before.html)), accion: "entregar" };
			expect((await user.send(`/experiencias/${id}`, fields)).html).toContain("Lo entregaste");
			const [draft] = await desk.services.database.read((each) =>
				listDrafts(each, { record: `document:experience:${id}`, states: ["submitted"] }),
			);
			return draft?.id ?? "";
		}
		const publish = async (user: DeskUser, draft: string) => {
			const { html } = await user.get(`/borradores/${draft}/revision`);
			return user.post(`/borradores/${draft}/publicar`, {
				revision: /name="revision" value="(\d+)"/.exec(html)?.[1] ?? "",
			});
		};

		test("the second is not published from the drafts: it is told in words, and stays handed in", async () => {
			const first = await handIn(editor, "exp-004", "exp-005");
			last = await handIn(editor, "exp-005", "exp-004");
			expect((await publish(coordinator, first)).status).toBe(303);
			const refused = await publish(coordinator, last);
			expect(refused.status).toBe(422);
			const names = [brought("exp-005").es.nombre, brought("exp-004").es.nombre, brought("exp-005").es.nombre];
			expect(refused.html).toContain(`<li>Va en círculo: ${names.join(" → viene después de → ")}.</li>`);
			expect(planIn(await published(), "exp-005").after).toBe(brought("exp-005").after);
		});

		test("nor from its own page, where the same is said", async () => {
			const page = await coordinator.get("/experiencias/exp-005");
			const [, revision = ""] =
				new RegExp(`name="borrador" value="${last}"/><input type="hidden" name="revision" value="(\\d+)"`).exec(
					page.html,
				) ?? [];
			const sent = { borrador: last, revision };
			const refused = await coordinator.post("/experiencias/exp-005/publicar", sent);
			expect(refused.status).toBe(422);
			expect(refused.html).toContain("No se publicó: hay que arreglar esto: Va en círculo: ");
		});

		test("nor by going back to a version that stood when it was none", async () => {
			const reviewer = await desk.join("reviewer");
			// exp-004 comes after nothing, so exp-005 may come after it; its version before came after exp-005.
			const free = await handIn(editor, "exp-004", "");
			expect((await publish(coordinator, free)).status).toBe(303);
			expect((await publish(coordinator, last)).status).toBe(303);
			const history = "/historial/document%3Aexperience%3Aexp-004";
			const refused = await reviewer.post(history, { version: "1", motivo: "Como antes" });
			expect(refused.status).toBe(409);
			expect(refused.html).toContain("Va en círculo");
		});
	});

	test("after its first publication a guide goes back to what the release brings, by a second pair of eyes", async () => {
		const record = "document:experience:exp-007";
		const history = `/historial/${encodeURIComponent(record)}`;
		const { es } = brought("exp-007");
		const renamed = { ...brought("exp-007"), es: { ...es, nombre: "Otro nombre" } };
		const guide = await editor.get("/experiencias/exp-007");
		expect(guide.html).toContain(`href="${history}"`);
		expect((await editor.get(history)).html).toContain("La mesa todavía no publicó nada");
		const fields = fieldsOf(renamed, revisionIn(guide.html));
		const handed = await editor.send("/experiencias/exp-007", { ...fields, accion: "entregar" });
		expect(wordsOf(handed)).toContain("Entregado. Ahora lo mira otra persona.");
		const publish = async () => {
			const [draft] = await desk.services.database.read((each) => listDrafts(each, { record, states: ["submitted"] }));
			const { html } = await coordinator.get(`/borradores/${draft?.id}/revision`);
			const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? "";
			return coordinator.post(`/borradores/${draft?.id}/publicar`, { revision });
		};
		expect((await publish()).status).toBe(303);
		expect((await published()).documents.get("experience:exp-007")).toBeDefined();
		// Against what the portal brought, nothing but the name changed.
		const told = wordsOf(await editor.get(history));
		expect(told).toContain("Nombre (español)");
		expect(told).not.toContain("Descripción (español)");
		const reviewer = await desk.join("reviewer", "Regina");
		await reviewer.post(history, { version: "0", motivo: "Como antes" });
		expect((await reviewer.get("/experiencias/exp-007")).html).toContain(`value="${es.nombre}"`);
		expect((await publish()).status).toBe(303);
		expect((await published()).documents.get("experience:exp-007")).toBeUndefined();
	});

	test("the editor begins with what the desk has published, and not with the release", async () => {
		expect((await coordinator.get("/experiencias/exp-008")).html).toContain('value="Negocio con gente"');
	});

	test("the name of a guide that there is, and the address of the form itself, begin none", async () => {
		for (const nombre of ["exp-002", "Nueva"])
			expect((await editor.post("/experiencias/nueva", { nombre })).location).toContain("repetida");
	});

	test("a discarded draft is gone from the guide", async () => {
		await editor.send("/experiencias/exp-001", fieldsOf(brought("exp-001"), ""));
		expect((await editor.post("/experiencias/exp-001/desechar")).location).toContain("/experiencias?hecho=discarded");
		const drafts = await desk.services.database.read((each) =>
			listDrafts(each, { record: "document:experience:exp-001" }),
		);
		expect(drafts).toEqual([]);
	});

	test("a draft that was overtaken is published once its author has put it on what is published now", async () => {
		const reviewer = await desk.join("reviewer");
		const own = { ...brought("exp-001"), es: { ...brought("exp-001").es, nombre: "Panadería de Ana" } };
		const other = { ...brought("exp-001"), es: { ...brought("exp-001").es, nombre: "Panadería de Beto" } };
		await editor.send("/experiencias/exp-001", { ...fieldsOf(own, ""), accion: "entregar" });
		await reviewer.send("/experiencias/exp-001", { ...fieldsOf(other, ""), accion: "entregar" });
		// One's own draft stands there once, without the button for it, which is somebody else's.
		const mine = (await reviewer.get("/experiencias/exp-001")).html;
		expect(mine.match(/Borrador de /g)).toHaveLength(2);
		expect(mine.match(/name="borrador"/g)).toHaveLength(1);
		const sendAll = async (user: DeskUser, name: string) => {
			const { html } = await user.get("/experiencias/exp-001");
			const at = html.indexOf(`Draft by ${name}`) + html.indexOf(`Borrador de ${name}`) + 1;
			const [, borrador = "", revision = ""] =
				/name="borrador" value="([^"]+)"\/><input type="hidden" name="revision" value="(\d+)"/.exec(html.slice(at)) ??
				[];
			return user.post("/experiencias/exp-001/publicar", { borrador, revision });
		};
		expect((await sendAll(coordinator, reviewer.name)).status).toBe(303);
		const overtaken = await sendAll(coordinator, editor.name);
		expect([overtaken.status, overtaken.html.includes("Panadería de Beto")]).toEqual([409, true]);
		await editor.post("/experiencias/exp-001/rehacer");
		const { html } = await editor.get("/experiencias/exp-001");
		await editor.send("/experiencias/exp-001", { ...fieldsOf(own, revisionIn(html)), accion: "entregar" });
		expect((await sendAll(coordinator, editor.name)).status).toBe(303);
		expect(experiencesIn(await published(), "es").map(({ nombre }) => nombre)).toContain("Panadería de Ana");
	});

	test("a new guide is begun by its name, and one that is taken is refused", async () => {
		const begun = await editor.send("/experiencias/nueva", { nombre: "Abrir una tienda" });
		expect(begun.html).toContain('value="Abrir una tienda"');
		const document = { ...brought("exp-002"), es: { ...brought("exp-002").es, nombre: "Abrir una tienda" } };
		const saved = await editor.send("/experiencias/abrir-una-tienda", fieldsOf(document, ""));
		expect(saved.status).toBe(200);
		expect((await editor.get("/experiencias")).html).toContain("/experiencias/abrir-una-tienda");
		const taken = await editor.send("/experiencias/nueva", { nombre: "¡!" });
		expect(taken.html).toContain("Escribe un nombre que no lleve ya otra guía");
	});
});
