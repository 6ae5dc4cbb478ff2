import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestDesk } from "../../testbed/desk.ts";
import { DESK_PASSWORD, openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_accounts")],
])("on %s", (_name, open) => {
	let desk: TestDesk;

	beforeAll(async () => {
		desk = await open();
	});
	afterAll(() => desk?.dispose());

	test("the address of the terminal makes the first account, once, and a second step is asked of it", async () => {
		const address = new URL((await desk.services.accounts.firstAddress()) ?? "").pathname;
		const coordinator = await desk.join("coordinator", "Ana");
		expect((await coordinator.get("/")).html).toContain("Ana");
		expect(await desk.services.accounts.firstAddress()).toBeUndefined();
		expect((await desk.stranger().get(address)).status).toBe(410);
		const again = { nombre: "Otra", correo: "otra@ejemplo.org", clave: DESK_PASSWORD };
		expect((await desk.stranger().post(address, again)).status).toBe(410);
	});

	test("a password alone opens nothing once there is a second step", async () => {
		const editor = await desk.join("editor", "Beto");
		const other = desk.stranger();
		const halfway = await other.post("/entrar", { correo: editor.email, clave: DESK_PASSWORD });
		expect(halfway.location).toContain("/entrar/codigo");
		expect((await other.get("/")).location).toContain("/entrar");
		expect((await other.post("/entrar/codigo", { codigo: "000000" })).status).toBe(422);
		const done = await other.post("/entrar/codigo", { codigo: editor.totp.generate() });
		expect(done.status).toBe(303);
		expect((await other.get("/")).status).toBe(200);
		await other.post("/salir");
		expect((await other.get("/")).location).toContain("/entrar");
	});

	test("a wrong password is told from no unknown address, and waits after five", async () => {
		const stranger = desk.stranger();
		const tries = [];
		for (let at = 0; at < 6; at += 1) {
			tries.push((await stranger.post("/entrar", { correo: "nadie@ejemplo.org", clave: "no sé cuál es" })).status);
		}
		expect(tries).toEqual([422, 422, 422, 422, 429, 429]);
	});

	test("an invitation is good once", async () => {
		const link = await desk.services.accounts.invite(
			{ email: "uno@ejemplo.org", role: "editor" },
			{ id: "x", name: "X" },
		);
		const { pathname } = new URL(link);
		const fields = { nombre: "Uno", clave: DESK_PASSWORD };
		expect((await desk.stranger().post(pathname, fields)).status).toBe(303);
		expect((await desk.stranger().post(pathname, fields)).status).toBe(410);
		expect((await desk.stranger().get(`${pathname}x`)).status).toBe(410);
	});
});
