import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { MIGRATIONS_DIR } from "../../database/postgres/postgres-owner.server.ts";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { SQLITE_MIGRATIONS } from "../../database/sqlite/sqlite-schema.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import type { DeskAndPortal } from "../../testbed/desk-databases.ts";
import { openDeskAndPortal } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { runSql, startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

interface Opened extends DeskAndPortal {
	/** Does what the release that gave joined reports a day of their own does with the rows of those before it. */
	upgrade(): Promise<unknown>;
}

async function openOnSqlite(): Promise<Opened> {
	const opened = await openDeskAndPortal();
	return {
		...opened,
		async upgrade() {
			const database = new DatabaseSync(join(opened.desk.dataDir, SQLITE_FILE));
			database.exec(SQLITE_MIGRATIONS.find((each) => each.includes("update desk_reports as own")) ?? "");
			database.close();
		},
	};
}

async function openOnPostgres(): Promise<Opened> {
	return {
		...(await openDeskAndPortal({ server, name: "report_state" })),
		upgrade: async () =>
			runSql(
				server.url("report_state"),
				await readFile(join(MIGRATIONS_DIR, "20261123230100_joined_since.sql"), "utf8"),
			),
	};
}

describe.each([
	["SQLite", openOnSqlite],
	["PostgreSQL", openOnPostgres],
])("on %s", (_name, open) => {
	let desk: TestDesk;
	let backend: Backend;
	let upgrade: Opened["upgrade"];
	let editor: DeskUser;
	let ids: number[];
	const hashes = ["a", "b", "c"].map((letter) => letter.repeat(64));

	beforeAll(async () => {
		({ desk, portal: backend, upgrade } = await open());
		await desk.join("coordinator", "Ana");
		editor = await desk.join("editor", "Caro");
		for (const receipt_hash of hashes) {
			await backend.addReport({ ...PROBLEM_REPORT, client_id: randomUUID(), receipt_hash });
		}
		await editor.get("/reportes");
		const rows = await desk.services.database.read((each) =>
			each.selectFrom("problem_reports").select("id").orderBy("id").execute(),
		);
		ids = rows.map(({ id }) => id);
	});
	afterAll(async () => {
		await backend?.close();
		await desk?.dispose();
	});

	const told = (at: number) => backend.readReportState(hashes[at] ?? "");
	async function post(at: number, rest: string, fields: Record<string, string>): Promise<void> {
		const path = `/reportes/${ids[at]}`;
		const { html } = await editor.get(path);
		const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? "";
		expect((await editor.post(path + rest, { revision, ...fields })).status).toBe(303);
	}
	const work = (at: number, fields: Record<string, string>) =>
		post(at, "", { estado: "pending", cargo: "", tramite: "", nota: "", ...fields });

	test("its sender is told each state of a report and when it became so; a note or who is in charge changes nothing that is told", async () => {
		const came = await told(0);
		expect(came).toMatchObject({ state: "pending", changedAt: came?.receivedAt });
		await work(0, { nota: "Llamar a la oficina" });
		expect(await told(0)).toEqual(came);
		await work(0, { estado: "in_review" });
		const reviewed = await told(0);
		expect(reviewed).toMatchObject({ state: "in_review", receivedAt: came?.receivedAt });
		expect(Date.parse(reviewed?.changedAt ?? "")).toBeGreaterThan(Date.parse(came?.changedAt ?? ""));
		const account = (await desk.services.accounts.list()).find(({ email }) => email === editor.email);
		await work(0, { estado: "in_review", nota: "Sigo", cargo: account?.id ?? "" });
		expect(await told(0)).toEqual(reviewed);
		await work(0, { estado: "dismissed" });
		expect(await told(0)).toMatchObject({ state: "dismissed" });
	});

	test("of joined reports each sender is told the state of the main one, from the joining on, and the own one once they are parted", async () => {
		await work(1, { estado: "resolved" });
		const main = await told(1);
		await post(2, "/duplicado", { de: String(ids[1]) });
		const joined = await told(2);
		expect(joined).toMatchObject({ state: "resolved" });
		expect(Date.parse(joined?.changedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(main?.changedAt ?? ""));
		// The main one is joined in its turn: what was joined to it follows.
		await post(1, "/duplicado", { de: String(ids[0]) });
		expect([await told(1), await told(2)]).toMatchObject([{ state: "dismissed" }, { state: "dismissed" }]);
		await post(2, "/duplicado", {});
		expect(await told(2)).toMatchObject({ state: "pending" });
	});

	test("joining and parting reports that show the same moves no day, whichever was solved first, and each new state tells a new day", async () => {
		await post(1, "/duplicado", {});
		for (const at of [0, 2, 1]) await work(at, { estado: "pending" });
		for (const at of [0, 2, 1]) await work(at, { estado: "resolved" });
		const solved = [await told(0), await told(1), await told(2)];
		await post(0, "/duplicado", { de: String(ids[2]) });
		await post(2, "/duplicado", { de: String(ids[1]) });
		expect([await told(0), await told(1), await told(2)]).toEqual(solved);
		await work(0, { estado: "in_review" });
		expect(await told(0)).toEqual(solved[0]);
		await work(0, { estado: "resolved" });
		await work(1, { estado: "in_review" });
		const opened = [await told(0), await told(1), await told(2)];
		for (const [at, each] of opened.entries()) {
			expect(each).toMatchObject({ state: "in_review", changedAt: opened[1]?.changedAt });
			expect(Date.parse(each?.changedAt ?? "")).toBeGreaterThan(Date.parse(solved[at]?.changedAt ?? ""));
		}
		await post(2, "/duplicado", {});
		expect(await told(2)).toMatchObject({ state: "resolved" });
		expect(Date.parse((await told(2))?.changedAt ?? "")).toBeGreaterThan(Date.parse(opened[2]?.changedAt ?? ""));
		const parted = await told(2);
		await work(1, { estado: "resolved" });
		await post(2, "/duplicado", { de: String(ids[1]) });
		expect(await told(2)).toEqual(parted);
		await post(2, "/duplicado", {});
		expect(await told(2)).toEqual(parted);
		await post(0, "/duplicado", {});
		for (const [at, estado] of ["dismissed", "resolved", "pending"].entries()) await work(at, { estado });
	});

	test("a report that was joined before it had a day of its own tells that of the other one", async () => {
		await post(2, "/duplicado", { de: String(ids[0]) });
		await desk.services.database.write(async (each) => {
			for (const [at, told_at] of [
				[0, "2031-02-01T00:00:00.000Z"] as const,
				[2, "2031-01-01T00:00:00.000Z"] as const,
			]) {
				await each
					.updateTable("desk_reports")
					.set({ told_at })
					.where("report_id", "=", ids[at] ?? 0)
					.execute();
			}
		});
		await upgrade();
		expect(await told(2)).toMatchObject({ state: "dismissed", changedAt: "2031-02-01T00:00:00.000Z" });
		await post(2, "/duplicado", {});
	});

	test("when the main report is gone, the one that was joined to it shows its own state", async () => {
		await post(2, "/duplicado", { de: String(ids[0]) });
		expect(await told(2)).toMatchObject({ state: "dismissed" });
		await desk.services.database.write((each) =>
			each
				.deleteFrom("problem_reports")
				.where("id", "=", ids[0] ?? 0)
				.execute(),
		);
		expect(await told(0)).toBeUndefined();
		expect(await told(2)).toMatchObject({ state: "pending" });
		await editor.get("/reportes");
		expect(await told(2)).toMatchObject({ state: "pending" });
	});

	test("where the state is set, the desk says what the sender sees, in both languages", async () => {
		const readHint = async () =>
			/id="estado-ayuda"[^>]*>([^<]*)<.*?<select[^>]*aria-describedby="estado-ayuda"/.exec(
				(await editor.get(`/reportes/${ids[2]}`)).html,
			)?.[1];
		expect(await readHint()).toContain("Nuevo: «Recibido», En revisión: «En revisión»");
		await editor.post("/idioma", { idioma: "en", vuelta: "/" });
		expect(await readHint()).toContain("New: “Received”, In review: “Being reviewed”");
	});
});
