import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog, writeLog } from "../../database/desk/desk-log.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { beginDraft, findDraft, publishDraft, saveDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import { listVersions, readRecord } from "../../database/desk/records.server.ts";
import { findStanding } from "../../desk/drafts/draft-bar.tsx";
import type { RecordContent, RecordName } from "../../domain/desk/record.ts";
import type { TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";

const ANA = { id: "ana", name: "Ana" };
const BETO = { id: "beto", name: "Beto" };
const EVA = { id: "eva", name: "Eva" };
const RENAP: RecordName = "institution:renap";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

function withPhone(content: RecordContent, phone: string): RecordContent {
	return { ...content, institutions: (content.institutions ?? []).map((row) => ({ ...row, phone })) };
}

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_publishing")],
])("on %s", (_name, open) => {
	let desk: TestDesk;

	beforeAll(async () => {
		desk = await open();
	});
	afterAll(() => desk?.dispose());

	const database = () => desk.services.database;
	const phoneNow = async () => (await database().read((each) => readRecord(each, RENAP))).institutions?.[0]?.phone;

	async function draftWithPhone(phone: string, author = ANA): Promise<Draft> {
		return database().write(async (each) => {
			const draft = await beginDraft(each, RENAP, author);
			const content = withPhone(draft.content, phone);
			const { id, revision } = draft;
			const saved = await saveDraft(each, { id, revision, content, changeNote: "Otro teléfono", due: null }, author);
			const submitted = await submitDraft(each, id, revision + 1, author);
			if (saved.outcome !== "saved" || submitted.outcome !== "saved") throw new Error("not saved");
			return submitted.draft;
		});
	}

	test("nobody publishes a draft of their own where there are two accounts", async () => {
		const before = await phoneNow();
		const { id, revision } = await draftWithPhone("1111-1111");
		const own = await publishDraft(database(), { id, revision, publisher: ANA, accounts: 2 });
		expect(own).toEqual({ outcome: "refused", reason: "own-draft" });
		expect(await phoneNow()).toBe(before);
		const done = await publishDraft(database(), { id, revision, publisher: BETO, accounts: 2 });
		expect(done).toMatchObject({
			outcome: "published",
			version: 1,
			changes: [{ field: "phone", before, after: "1111-1111" }],
		});
		expect(await phoneNow()).toBe("1111-1111");
	});

	test("what stood there before the desk is a version too, and each has its author and reviewer", async () => {
		const versions = await database().read((each) => listVersions(each, RENAP));
		expect(
			versions.map(({ number, kind, author_name, reviewer_name }) => [number, kind, author_name, reviewer_name]),
		).toEqual([
			[1, "published", "Ana", "Beto"],
			[0, "first", "Ventanilla Abierta", null],
		]);
	});

	test("the log names who published as the one who answers for it, and beside it whose work it was", async () => {
		const entries = await database().read((each) =>
			readLog(each, { subject: RENAP, action: "record.published", most: 5 }),
		);
		expect(entries).toMatchObject([
			{ account: "beto", account_name: "Beto", detail: { version: 1, author: "Ana", note: "Otro teléfono" } },
		]);
	});

	test("publishing what stands there already is no new version, and the log has nothing to tell", async () => {
		const told = () =>
			database().read(async (each) => ({
				versions: await listVersions(each, RENAP),
				log: await readLog(each, { subject: RENAP, action: "record.published", most: 50 }),
			}));
		const before = await told();
		const { id, revision } = await draftWithPhone(String(await phoneNow()), EVA);
		expect(await publishDraft(database(), { id, revision, publisher: BETO, accounts: 2 })).toEqual({ outcome: "same" });
		expect(await told()).toEqual(before);
	});

	test("the second of two who edit the same record overwrites nothing, and is shown what stands there", async () => {
		const first = await draftWithPhone("2222-2222", ANA);
		const second = await draftWithPhone("3333-3333", BETO);
		await publishDraft(database(), { id: first.id, revision: first.revision, publisher: BETO, accounts: 2 });
		const lost = await publishDraft(database(), {
			id: second.id,
			revision: second.revision,
			publisher: ANA,
			accounts: 2,
		});
		expect(lost).toMatchObject({ outcome: "conflict", current: { institutions: [{ phone: "2222-2222" }] } });
		expect(await phoneNow()).toBe("2222-2222");
	});

	test("a draft with a mistake is refused whole, and every mistake is named", async () => {
		const { id, revision, content } = await draftWithPhone("4444-4444", ANA);
		const wrong = {
			...content,
			institutions: (content.institutions ?? []).map((row) => ({ ...row, email: "no es correo" })),
		};
		const saving = { id, revision, content: wrong, changeNote: "", due: null };
		await database().write((each) => saveDraft(each, saving, ANA));
		const outcome = await publishDraft(database(), { id, revision: revision + 1, publisher: ANA, accounts: 1 });
		expect(outcome).toMatchObject({ outcome: "flawed", flaws: [{ field: "email", message: "no es un correo" }] });
		expect(await phoneNow()).toBe("2222-2222");
	});

	test("a window that saves an older state of a draft is told so, with what it holds now", async () => {
		const outcome = await database().write(async (each) => {
			const draft = await beginDraft(each, "institution:sat", ANA);
			const saving = {
				id: draft.id,
				revision: draft.revision,
				content: withPhone(draft.content, "1"),
				changeNote: "",
				due: null,
			};
			await saveDraft(each, saving, ANA);
			return saveDraft(each, { ...saving, content: withPhone(draft.content, "2") }, ANA);
		});
		expect(outcome).toMatchObject({ outcome: "moved", draft: { content: { institutions: [{ phone: "1" }] } } });
	});

	test("of two who publish one draft at the same moment one does, and it becomes one version", async () => {
		const before = await database().read((each) => listVersions(each, RENAP));
		const { id, revision } = await draftWithPhone("5555-5555", { id: "dora", name: "Dora" });
		const publish = (publisher: typeof BETO) => publishDraft(database(), { id, revision, publisher, accounts: 3 });
		const outcomes = await Promise.all([publish(BETO), publish({ id: "carla", name: "Carla" })]);
		expect(outcomes.filter(({ outcome }) => outcome === "published")).toHaveLength(1);
		expect(await database().read((each) => listVersions(each, RENAP))).toHaveLength(before.length + 1);
	});

	test("a draft that was published warns of nothing that was published since", async () => {
		const [fina, gala] = [
			{ id: "fina", name: "Fina" },
			{ id: "gala", name: "Gala" },
		];
		const { id, revision } = await draftWithPhone("6666-6666", fina);
		const standing = async () => {
			const draft = await database().read((each) => findDraft(each, id));
			return draft && findStanding(desk.services, draft);
		};
		expect(await standing()).toMatchObject({ isOvertaken: false, changes: [{ field: "phone", after: "6666-6666" }] });
		await publishDraft(database(), { id, revision, publisher: BETO, accounts: 2 });
		const next = await draftWithPhone("7777-7777", gala);
		await publishDraft(database(), { id: next.id, revision: next.revision, publisher: BETO, accounts: 2 });
		expect(await phoneNow()).toBe("7777-7777");
		expect(await standing()).toMatchObject({ isOvertaken: false, flaws: [] });
	});

	test("the log takes back nothing", async () => {
		await database().write((each) => writeLog(each, { actor: ANA, action: "prueba", subject: "x" }));
		const change = database().write((each) => each.updateTable("desk_log").set({ action: "otra" }).execute());
		await expect(change).rejects.toThrow();
		const removal = database().write((each) => each.deleteFrom("desk_log").execute());
		await expect(removal).rejects.toThrow();
		const entries = await database().read((each) => readLog(each, { subject: "x", most: 5 }));
		expect(entries).toMatchObject([{ account_name: "Ana", action: "prueba" }]);
	});
});
