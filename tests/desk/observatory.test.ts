import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { viewEvaluation } from "../../app/observatory/detail/evaluation-view.ts";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { beginDraft, listDrafts, publishDraft, saveDraft } from "../../database/desk/drafts.server.ts";
import { listVersions, readRecord } from "../../database/desk/records.server.ts";
import { EvaluationFields } from "../../desk/observatory/evaluation-form.tsx";
import { readEvaluationForm } from "../../desk/observatory/read-evaluation-form.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { parseRecordName, type RecordName } from "../../domain/desk/record.ts";
import { listEditions } from "../../domain/observatory/editions.ts";
import { evidenceId } from "../../domain/site-documents/evidence.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import type { DeskUser } from "../../testbed/desk.ts";
import type { DeskAndPortal } from "../../testbed/desk-databases.ts";
import { openDeskAndPortal } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import type { Fields } from "./desk-form.ts";
import { faultOf, readForm, wordsOf } from "./desk-form.ts";

const WAGES = "libro-salarios";
const RECORD: RecordName = `evaluation:${WAGES}`;
const PATH = `/observatorio/${WAGES}`;
const PAGE = "https://www.mintrabajo.gob.gt/libro-salarios";
const EDITIONS = "/observatorio/ediciones";
const FIRST = "primera-edicion-noviembre-de-2026";
const ONLY_ONCE = "lo que ya se cerró no se cambia";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

test("the evidence of an evaluation is no record of its own", () => {
	expect(parseRecordName(`document:${evidenceId(WAGES)}`)).toBeNull();
	expect(parseRecordName("document:promo")).toEqual({ kind: "document", id: "promo" });
});

describe.each([
	["SQLite", () => openDeskAndPortal()],
	["PostgreSQL", () => openDeskAndPortal({ server, name: "desk_observatory" })],
])("on %s", (_name, open) => {
	let opened: DeskAndPortal;
	let coordinator: DeskUser;
	let editor: DeskUser;
	let reviewer: DeskUser;

	beforeAll(async () => {
		opened = await open();
		coordinator = await opened.desk.join("coordinator", "Carla");
		editor = await opened.desk.join("editor", "Elena");
		reviewer = await opened.desk.join("reviewer", "Rosa");
	});
	afterAll(async () => {
		await opened?.portal.close();
		await opened?.desk.dispose();
	});

	const database = () => opened.desk.services.database;
	const readPortal = async () => createCatalogue(await opened.portal.readCatalogue(), "portal");

	async function press(user: DeskUser, path: string, action: string, change: Fields = {}) {
		return user.post(path, { ...readForm(await user.get(path), path), ...change, accion: action });
	}

	/** Publishes what was handed in, as somebody else; answers what the desk says. */
	async function publish(user: DeskUser, review: string) {
		const path = review.replace(/\?.*$/, "").replace(/revision$/, "publicar");
		const page = await user.get(review);
		return user.post(path, readForm(page, path));
	}

	test("the list finds what was never evaluated, by level, by institution and by name", async () => {
		const all = wordsOf(await editor.get("/observatorio"));
		expect(all).toMatch(/2\d\d encontrados/);
		expect(wordsOf(await editor.get("/observatorio?texto=libro+de+salarios"))).toContain("1 encontrado");
		const never = await editor.get("/observatorio?estado=nunca&fichas=si");
		expect(never.html.match(/class="badge">Nunca evaluados/g)?.length).toBe(
			never.html.match(/href="\/observatorio\/(?!ediciones)/g)?.length,
		);
		const low = await editor.get("/observatorio?nivel=modernizar&orden=bajas");
		const scores = [...low.html.matchAll(/<td>(\d+(?:\.\d)?) · Necesita modernización/g)].map(([, score]) =>
			Number(score),
		);
		expect(scores.length).toBeGreaterThan(3);
		expect(scores).toEqual(scores.toSorted((one, other) => one - other));
	});

	test("an editor answers with evidence, and what was left empty is of who writes, today", async () => {
		await editor.post(`${PATH}/evaluar`);
		await press(editor, PATH, "guardar", {
			"respuesta.consulta_estado": "si",
			"razon.consulta_estado": "su página deja ver en qué va",
			"evidencia.consulta_estado": PAGE,
			"evidencia.multi_idioma": "Carta del ministerio, copia en la asociación",
			"quien.multi_idioma": "Marta Ajú",
			"dia.multi_idioma": "2026-10-02",
			nota: "Con evidencia",
		});
		const form = readForm(await editor.get(PATH), PATH);
		expect(form["quien.consulta_estado"]).toBe("Elena");
		expect(form["dia.consulta_estado"]).toBe(guatemalaToday());
		expect(form["respuesta.consulta_estado"]).toBe("si");
		const { content } = (await findOwn())[0] ?? {};
		expect(content?.observatory?.[0]).toMatchObject({ consulta_estado: "Sí: su página deja ver en qué va" });
		expect((await readNow(RECORD)).site_documents).toBeUndefined();
	});

	async function findOwn() {
		const rows = await database().read((desk) =>
			desk.selectFrom("desk_drafts").selectAll().where("record", "=", RECORD).execute(),
		);
		return rows.map(({ id, content }) => ({ id, content: JSON.parse(content) }));
	}

	const readNow = (record: RecordName) => database().read((desk) => readRecord(desk, record));

	test("a form that is saved as it came changes nothing, whatever words the answers are in", async () => {
		const rows = await database().read((desk) => desk.selectFrom("observatory").select("id").execute());
		expect(rows.length).toBeGreaterThan(200);
		const sample = rows.filter((_row, at) => at % 12 === 0).map(({ id }) => String(id));
		for (const id of sample) {
			const content = await readNow(`evaluation:${id}`);
			const fields = createElement(EvaluationFields, {
				content,
				language: "es",
				evaluator: "Elena",
				faults: new Map(),
				warnings: new Map(),
			});
			const html = renderToStaticMarkup(createElement("main", null, createElement("form", null, fields)));
			const form = new FormData();
			for (const [name, value] of Object.entries(readForm({ html }))) form.append(name, String(value));
			expect(readEvaluationForm(form, content, { evaluator: "Elena", today: guatemalaToday() }), id).toEqual(content);
		}
	});

	test("a mistake is told beside its field, and stays as it was typed", async () => {
		await press(editor, PATH, "guardar", {
			"valor.num_pasos": "muchos",
			"evidencia.info_en_linea": "www.mintrabajo.gob.gt",
			"dia.multi_idioma": "2999-01-01",
		});
		const page = await editor.get(PATH);
		expect(faultOf(page, "valor.num_pasos")).toContain("escribe solo un número");
		expect(faultOf(page, "evidencia.info_en_linea")).toContain("escribe la dirección completa");
		expect(faultOf(page, "dia.multi_idioma")).toContain("todavía no llega");
		expect(readForm(page, PATH)["valor.num_pasos"]).toBe("muchos");
		editor.cookies.set("idioma", "en");
		const english = await editor.get(PATH);
		expect(faultOf(english, "evidencia.info_en_linea")).toBe(
			"write the full address, such as https://www.sat.gob.gt/pagina",
		);
		expect(faultOf(english, "dia.multi_idioma")).toBe("that date is still to come");
		editor.cookies.delete("idioma");
		const mended = {
			"valor.num_pasos": "3",
			"evidencia.info_en_linea": "",
			"quien.info_en_linea": "",
			"dia.info_en_linea": "",
		};
		await press(editor, PATH, "guardar", { ...mended, "dia.multi_idioma": "2026-10-02" });
		expect(faultOf(await editor.get(PATH), "evidencia.info_en_linea")).toBeUndefined();
	});

	test("an answer that the procedure contradicts is a warning and no refusal", async () => {
		const before = readForm(await editor.get(PATH), PATH)["valor.completamente_en_linea"];
		const opposite = before === "0" ? "100" : "0";
		await press(editor, PATH, "guardar", { "valor.completamente_en_linea": opposite });
		const page = await editor.get(PATH);
		expect(wordsOf(page)).toMatch(/Se hace todo en línea: El trámite está anotado como/);
		await press(editor, PATH, "guardar", { "valor.completamente_en_linea": String(before) });
		expect(wordsOf(await editor.get(PATH))).not.toMatch(/El trámite está anotado como/);
	});

	test("the score of these answers stands above the form, and follows them", async () => {
		const scoreIn = (html: string) => Number(/<p class="figure">([\d.]+) ·/.exec(html)?.[1]);
		const yes = Object.fromEntries(
			["adjunta_docs_digitalmente", "resultado_electronico", "notificacion_electronica"].flatMap((key) => [
				[`respuesta.${key}`, "si"],
				[`razon.${key}`, "se ve en su página"],
			]),
		);
		await press(editor, PATH, "guardar", yes);
		const high = scoreIn((await editor.get(PATH)).html);
		await press(editor, PATH, "guardar", { "respuesta.resultado_electronico": "no" });
		expect(scoreIn((await editor.get(PATH)).html)).toBe(high - 5);
	});

	test("the preview is the detail of the portal with the evidence of the draft in it", async () => {
		const page = await editor.get(`/borradores/${(await findOwn())[0]?.id}/vista`);
		expect(page.status).toBe(200);
		expect(wordsOf(page)).toContain("Marta Ajú");
		expect(page.html).toContain(`href="${PAGE}"`);
		expect((await readPortal()).documents.has(evidenceId(WAGES))).toBe(false);
	});

	test("somebody else publishes it: answers and evidence together, in one version, and both in public", async () => {
		const own = await press(editor, PATH, "entregar");
		expect(own.location).toMatch(/^\/borradores\/.*\/revision/);
		const review = wordsOf(await reviewer.get(own.location ?? ""));
		expect(review).toContain("Evidencia · Puedes ver cómo va tu trámite");
		expect(review).toContain("Marta Ajú");
		expect((await editor.post((own.location ?? "").replace(/revision.*/, "publicar"))).status).toBe(403);
		const done = await publish(reviewer, own.location ?? "");
		expect(done.location).toBe(`${PATH}?hecho=published`);
		const view = viewEvaluation(await readPortal(), WAGES, "es");
		expect(view?.evidence).toMatchObject({
			of: {
				consulta_estado: { shown: "mintrabajo.gob.gt", href: PAGE, by: expect.stringMatching(/^evaluó Elena, /) },
				multi_idioma: { href: null, by: "evaluó Marta Ajú, 2 de octubre de 2026" },
			},
		});
		const [last, first] = await database().read((desk) => listVersions(desk, RECORD));
		expect(last?.content.site_documents?.[0]).toMatchObject({ id: evidenceId(WAGES) });
		expect([first?.kind, first?.content.site_documents]).toEqual(["first", undefined]);
		expect(wordsOf(await editor.get(PATH))).toContain("mintrabajo.gob.gt");
	});

	test("going back to the version before takes the evidence away with the answers", async () => {
		const history = `/historial/${encodeURIComponent(RECORD)}`;
		const page = await reviewer.get(history);
		expect(wordsOf(page)).toContain("Evidencia · Puedes ver cómo va tu trámite");
		const handed = await reviewer.post(history, { version: "0", motivo: "Prueba" });
		await publish(coordinator, handed.location ?? "");
		expect((await readPortal()).documents.has(evidenceId(WAGES))).toBe(false);
		const again = await reviewer.post(history, { version: "1", motivo: "Prueba" });
		await publish(coordinator, again.location ?? "");
		expect((await readPortal()).documents.has(evidenceId(WAGES))).toBe(true);
	});

	test("the form says that citizens read who evaluated, and the team can stand in the place of a name", async () => {
		await editor.post(`${PATH}/evaluar`);
		const page = await editor.get(PATH);
		expect(wordsOf(page)).toContain("Se lee en el portal, junto a cada respuesta con evidencia");
		expect(readForm(page, PATH)).toMatchObject({ firma: "nombre", "quien.consulta_estado": "Elena" });
		const own = await press(editor, PATH, "entregar", {
			firma: "equipo",
			"evidencia.info_en_linea": PAGE,
			nota: "Equipo",
		});
		expect(readForm(await editor.get(PATH), PATH)).toMatchObject({
			firma: "equipo",
			"quien.consulta_estado": "Equipo del portal",
			"quien.info_en_linea": "Equipo del portal",
			"quien.multi_idioma": "Marta Ajú",
		});
		await publish(reviewer, own.location ?? "");
		const portal = await readPortal();
		expect(viewEvaluation(portal, WAGES, "es")?.evidence).toMatchObject({
			of: { info_en_linea: { by: expect.stringMatching(/^evaluó el equipo del portal, /) } },
		});
		const english = JSON.stringify(viewEvaluation(portal, WAGES, "en")?.evidence);
		expect(english).toContain("evaluated by the team of the site, ");
		expect(english).not.toContain("Elena");
	});

	test("another answer needs another page or day: what showed the old one shows nothing of it", async () => {
		await editor.post(`${PATH}/evaluar`);
		const own = await press(editor, PATH, "entregar", { "respuesta.multi_idioma": "no", nota: "Ya no" });
		const page = await editor.get(own.location ?? "");
		const words = "cambiaste la respuesta: di qué página la muestra y qué día la leíste";
		expect(faultOf(page, "evidencia.multi_idioma")).toContain(words);
		expect(readForm(page, PATH)["respuesta.multi_idioma"]).toBe("no");
		// Another way in: the draft is there, and whoever works alone would publish it.
		const [draft] = await database().read((desk) => listDrafts(desk, { record: RECORD, states: ["editing"] }));
		if (!draft) throw new Error("There is no draft.");
		const publishing = { id: draft.id, revision: draft.revision, publisher: draft.author, accounts: 1 };
		expect(await publishDraft(database(), publishing)).toMatchObject({
			outcome: "flawed",
			flaws: [{ field: "multi_idioma.source", code: "staleEvidence" }],
		});
		const mended = await press(editor, PATH, "entregar", { "dia.multi_idioma": "", nota: "Ya no" });
		expect((await publish(reviewer, mended.location ?? "")).location).toBe(`${PATH}?hecho=published`);
		expect(viewEvaluation(await readPortal(), WAGES, "es")?.evidence).toMatchObject({
			of: { multi_idioma: { by: expect.not.stringContaining("2 de octubre") } },
		});
	});

	test("whoever reviews is told where an evaluation does not go with its procedure", async () => {
		const { procedures, observatory } = await readPortal();
		const inPerson = procedures.find(
			({ id, type }) => type === "presencial" && observatory.some((each) => each.id === id),
		);
		if (!inPerson) throw new Error("Every evaluated procedure is done online.");
		const path = `/observatorio/${inPerson.id}`;
		await editor.post(`${path}/evaluar`);
		const own = await press(editor, path, "entregar", { "valor.completamente_en_linea": "100", nota: "En línea" });
		const review = wordsOf(await reviewer.get(own.location ?? ""));
		expect(review).toContain("Ahora: Todo (100 %)");
		expect(review).toContain("Revisa esto antes de publicar");
		expect(review).toContain("El trámite está anotado como presencial.");
		expect((await publish(reviewer, own.location ?? "")).location).toBe(`${path}?hecho=published`);
		const published = await reviewer.get(path);
		expect(wordsOf(published)).toContain("Sí: Todo (100 %)");
		expect(wordsOf(published)).not.toContain("Revisa esto");
	});

	test("a procedure without an evaluation gets its first one", async () => {
		const { procedures, observatory } = await readPortal();
		const known = new Set(observatory.flatMap(({ id, tramite }) => [id, tramite]));
		const fresh = procedures.find(({ id, name }) => !known.has(id) && !known.has(name));
		if (!fresh) throw new Error("Every procedure is evaluated.");
		const path = `/observatorio/${fresh.id}`;
		expect(wordsOf(await editor.get(path))).toContain("no tiene evaluación");
		await editor.post(`${path}/evaluar`);
		const own = await press(editor, path, "entregar", {
			"respuesta.info_en_linea": "si",
			"evidencia.info_en_linea": PAGE,
			nota: "La primera",
		});
		expect((await publish(reviewer, own.location ?? "")).location).toBe(`${path}?hecho=published`);
		expect(viewEvaluation(await readPortal(), fresh.id, "en")?.evidence).toMatchObject({ label: "What shows it:" });
		expect((await editor.post("/observatorio/no-existe/evaluar")).status).toBe(404);
	});

	test("an edition is prepared by one and closed by another, never alone", async () => {
		const empty = await reviewer.post(`${EDITIONS}/nueva`, { nombre: "¡!", nota: "" });
		expect(empty.status).toBe(422);
		expect(faultOf(empty, "nombre")).toContain("Escribe un nombre");
		const about = { nombre: "Primera edición, noviembre de 2026", nota: "La primera." };
		// The desk says of which day it is, whatever else is sent.
		const handed = await reviewer.post(`${EDITIONS}/nueva`, { ...about, dia: "2026-03-01" });
		expect(handed.location).toBe(`${EDITIONS}/${FIRST}?hecho=submitted`);
		const page = await reviewer.get(`${EDITIONS}/${FIRST}`);
		const review = /href="(\/borradores\/[^"]+\/revision)"/.exec(page.html)?.[1] ?? "";
		const alone = await reviewer.post(review.replace(/revision$/, "publicar"), { revision: "2" });
		expect(alone.status).toBe(409);
		expect(listEditions(await readPortal())).toEqual([]);
		const differences = wordsOf(await coordinator.get(review));
		expect(differences).toMatch(/Filas que se guardan Ahora: 2\d\d/);
		expect(differences).toMatch(/Evaluación promedio si todo lo que no se sabe fuera Sí Ahora: \d/);
		expect(differences).toContain("Nota Ahora: La primera.");
		expect(differences).toContain("Edición · Borrador de");
		// The names of the file's own parts are no words for whoever reviews.
		expect(differences).not.toMatch(/method\.|totals\.|completamente_en_linea/);
		const done = await publish(coordinator, review);
		expect(done.location).toBe(`${EDITIONS}/${FIRST}?hecho=published`);
		const [edition] = listEditions(await readPortal());
		expect(edition).toMatchObject({ name: about.nombre, note: "La primera.", date: guatemalaToday() });
		expect(edition?.rows.length).toBe((await readPortal()).observatory.length);
	});

	test("what is kept of today's catalogue is below 100 kB, and the log keeps only its sums", async () => {
		const row = await database().read((desk) =>
			desk.selectFrom("site_documents").selectAll().where("id", "=", `edition:${FIRST}`).executeTakeFirst(),
		);
		expect(Buffer.byteLength(row?.content ?? "")).toBeGreaterThan(5_000);
		expect(Buffer.byteLength(row?.content ?? "")).toBeLessThan(100_000);
		const [entry] = await database().read((desk) => readLog(desk, { subject: `document:edition:${FIRST}`, most: 1 }));
		expect(Buffer.byteLength(JSON.stringify(entry?.detail))).toBeLessThan(5_000);
	});

	test("a closed edition cannot be changed, taken away or closed again under its name", async () => {
		const record: RecordName = `document:edition:${FIRST}`;
		const actor = { id: "x", name: "X" };
		const change = async (content: object) => {
			const draft = await database().write(async (desk) => {
				const begun = await beginDraft(desk, record, actor);
				const saving = { id: begun.id, revision: begun.revision, content, changeNote: "Prueba", due: null };
				const saved = await saveDraft(desk, saving, actor);
				if (saved.outcome !== "saved") throw new Error("The draft was not saved.");
				return saved.draft;
			});
			return publishDraft(database(), { id: draft.id, revision: draft.revision, publisher: actor, accounts: 1 });
		};
		const stored = await readNow(record);
		const [row] = stored.site_documents ?? [];
		const other = { ...(row?.content as object), name: "Otra" };
		for (const content of [{}, { site_documents: [{ ...row, content: other }] }]) {
			expect(await change(content)).toMatchObject({
				outcome: "flawed",
				flaws: [{ message: expect.stringContaining(ONLY_ONCE) }],
			});
		}
		expect(await readNow(record)).toEqual(stored);
		const again = await editor.post(`${EDITIONS}/nueva`, { nombre: "Primera edición noviembre de 2026" });
		expect(again.status).toBe(422);
		expect(faultOf(again, "nombre")).toContain("Ya hay una edición");
	});

	/** Gives an edition another day, as time would. */
	const dateEdition = (id: string, date: string) =>
		database().write(async (desk) => {
			const stored = await desk.selectFrom("site_documents").selectAll().where("id", "=", `edition:${id}`).execute();
			for (const row of stored) {
				const content = JSON.stringify({ ...JSON.parse(row.content), date });
				await desk.updateTable("site_documents").set({ content }).where("id", "=", row.id).execute();
			}
		});
	/** The same for one that is prepared. */
	const dateDraft = (id: string, date: string) =>
		database().write(async (desk) => {
			const record = `document:edition:${id}`;
			const [draft] = await desk
				.selectFrom("desk_drafts")
				.selectAll()
				.where("record", "=", record)
				.where("state", "=", "submitted")
				.execute();
			const sent = JSON.parse(draft?.content ?? "{}");
			sent.site_documents[0].content.date = date;
			const content = JSON.stringify(sent);
			await desk.updateTable("desk_drafts").set({ content }).where("id", "=", String(draft?.id)).execute();
		});
	const daysAgo = (days: number) => guatemalaToday(new Date(Date.now() - days * 86_400_000));
	const reviewOf = async (id: string) =>
		/href="(\/borradores\/[^"]+\/revision)"/.exec((await editor.get(`${EDITIONS}/${id}`)).html)?.[1] ?? "";

	test("there is one edition a day: neither the form nor whoever publishes makes a second one", async () => {
		const second = await editor.post(`${EDITIONS}/nueva`, { nombre: "Segunda edición", nota: "Aparte" });
		expect(second.status).toBe(422);
		expect(wordsOf(second)).toContain("Solo hay una edición por día");
		expect(readForm(second).nota).toBe("Aparte");
		// Prepared before the first one was closed.
		await dateEdition(FIRST, daysAgo(1));
		await editor.post(`${EDITIONS}/nueva`, { nombre: "Segunda edición", nota: "" });
		await dateEdition(FIRST, guatemalaToday());
		const refused = await publish(reviewer, await reviewOf("segunda-edicion"));
		expect(refused.status).toBe(422);
		expect(wordsOf(refused)).toContain("ya se cerró una edición de ese día");
		reviewer.cookies.set("idioma", "en");
		expect(wordsOf(await publish(reviewer, await reviewOf("segunda-edicion")))).toContain("there is one a day");
		reviewer.cookies.delete("idioma");
		expect((await readPortal()).documents.has("edition:segunda-edicion")).toBe(false);
		await dateEdition(FIRST, daysAgo(40));
	});

	test("an edition waits a few days for whoever closes it, and never carries a day of months ago", async () => {
		const id = "segunda-edicion";
		const review = await reviewOf(id);
		for (const day of [daysAgo(30), daysAgo(8), guatemalaToday(new Date(Date.now() + 2 * 86_400_000))]) {
			await dateDraft(id, day);
			expect((await publish(reviewer, review)).status, day).toBe(422);
		}
		await dateDraft(id, daysAgo(2));
		expect(wordsOf(await reviewer.get(review))).not.toMatch(/otra vez/);
	});

	test("an edition that is older than what is published now is prepared again before it is closed", async () => {
		const id = "segunda-edicion";
		const review = await reviewOf(id);
		await coordinator.post(`${PATH}/evaluar`);
		const own = await press(coordinator, PATH, "entregar", {
			"respuesta.calif_usuarios": "si",
			nota: "Otra respuesta",
		});
		await publish(reviewer, own.location ?? "");
		const refused = await publish(reviewer, review);
		expect(refused.status).toBe(422);
		expect(wordsOf(refused)).toContain("presiona «Prepararla otra vez con lo de ahora»");
		expect((await editor.get(EDITIONS)).html).toContain(`<a href="${EDITIONS}/${id}">Segunda edición</a>`);
		expect(wordsOf(await editor.get(`${EDITIONS}/${id}`))).toContain("Prepararla otra vez con lo de ahora");
		await editor.post(`${EDITIONS}/${id}/preparar`);
		expect((await publish(reviewer, review)).location).toBe(`${EDITIONS}/${id}?hecho=published`);
		const compared = wordsOf(await editor.get(`${EDITIONS}/${id}`));
		expect(compared).toContain("De «Primera edición, noviembre de 2026» a «Segunda edición»");
		expect(compared).toMatch(/libro de salarios/i);
		expect(listEditions(await readPortal()).map(({ date }) => date)).toEqual([daysAgo(40), guatemalaToday()]);
	});

	test("nobody closes figures that were sent by hand", async () => {
		const record: RecordName = "document:edition:inventada";
		const actor = { id: "y", name: "Y" };
		const [real] = listEditions(await readPortal());
		if (!real) throw new Error("There is no edition.");
		const { id: _, ...edition } = real;
		const [row, ...rows] = edition.rows;
		if (!row) throw new Error("It has no rows.");
		const forged = {
			...edition,
			date: guatemalaToday(),
			rows: [[...row.slice(0, 1), "Otro nombre", ...row.slice(2)], ...rows],
		};
		await dateEdition("segunda-edicion", daysAgo(1));
		const draft = await database().write(async (desk) => {
			const begun = await beginDraft(desk, record, actor);
			const content = { site_documents: [{ id: "edition:inventada", content: forged }] };
			const saving = { id: begun.id, revision: begun.revision, content, changeNote: "x", due: null };
			return saveDraft(desk, saving, actor);
		});
		if (draft.outcome !== "saved") throw new Error("The draft was not saved.");
		const done = await publishDraft(database(), {
			...{ id: draft.draft.id, revision: draft.draft.revision, publisher: actor, accounts: 1 },
		});
		expect(done).toMatchObject({ outcome: "flawed", flaws: [{ field: "rows" }] });
	});
});
