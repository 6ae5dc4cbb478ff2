import { readdirSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { setDeskPassword } from "../../database/postgres/postgres-owner.server.ts";
import { runDesk, startBuiltDesk } from "../../testbed/built-desk.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import { startDeskSite } from "../../testbed/nginx.ts";
import { PASSWORD, runSql, startPostgres } from "../../testbed/postgres.ts";

let data: Awaited<ReturnType<typeof makeDataFolder>>;

async function makeFolder(): Promise<string> {
	data = await makeDataFolder();
	return data.path;
}
afterEach(() => data.dispose());

describe("the desk as a process", () => {
	test("starts alone, prints the address of the first account once there is none, and keeps its secret private", async () => {
		const folder = await makeFolder();
		const desk = await startBuiltDesk(folder);
		onTestFinished(desk.stop);
		await vi.waitFor(() => expect(desk.output()).toMatch(/Primera cuenta.*\/primera-cuenta\/[\w-]{32}/), 20_000);
		expect(statSync(join(folder, "desk-secret")).mode & 0o777).toBe(0o600);
		const page = await fetch(`${desk.origin}/entrar`);
		expect(page.status).toBe(200);
		expect(await page.text()).toContain("/archivos/");
		const second = await runDesk(folder, { DESK_PORT: String(desk.port) });
		expect(second).toMatchObject({ code: 1, output: expect.stringContaining("set DESK_PORT to a free one") });
		// Its own secret of the first account is no secret of the log.
		expect(desk.output().match(/primera-cuenta/g)).toHaveLength(1);
	});

	test.each([
		[{ DESK_PORT: "no", MAIL_FROM: "no" }, ["DESK_PORT must be", "MAIL_FROM must be"]],
		[{ SUPABASE_URL: "https://x.example", SUPABASE_ANON_KEY: "k" }, ["Set DESK_DATABASE_URL", "portal_desk"]],
		[{ DATABASE_URL: "postgres://portal_web:x@127.0.0.1/x" }, ["Set DESK_DATABASE_URL"]],
		[{ DESK_HOST: "192.0.2.1" }, ["DESK_HOST is not an address of this machine"]],
	])("says what to set: %j", async (settings, reasons) => {
		const { code, output } = await runDesk(await makeFolder(), settings);
		expect(code).toBe(1);
		for (const reason of reasons) expect(output).toContain(reason);
	});

	test("prints a link for who lost everything, and only for an open account", async () => {
		const folder = await makeFolder();
		const desk = await openTestDesk({ dataDir: folder });
		const ana = await desk.join("coordinator", "Ana");
		await desk.dispose();
		expect(await runDesk(folder, {}, ["--new-access", "nadie@ejemplo.org"])).toMatchObject({ code: 1 });
		const { code, output } = await runDesk(folder, {}, ["--new-access", ana.email]);
		expect([code, output]).toEqual([0, expect.stringMatching(/\/acceso\/[\w-]{43}/)]);
	});

	test("starts while its PostgreSQL is away, says so on every page, and goes on when it is back", async () => {
		const folder = await makeFolder();
		const server = await startPostgres();
		onTestFinished(() => server.dispose());
		const { ownerUrl } = await prepareDatabase(server, "desk_away");
		const deskUrl = server.url("desk_away", "portal_desk");
		expect(await setDeskPassword(ownerUrl, server.url("desk_away", "portal_web"))).toBe(false);
		expect(await setDeskPassword(ownerUrl, deskUrl)).toBe(true);
		await server.crash();
		const desk = await startBuiltDesk(folder, { DESK_DATABASE_URL: deskUrl });
		onTestFinished(desk.stop);
		expect((await fetch(`${desk.origin}/readyz`)).status).toBe(503);
		const page = await fetch(`${desk.origin}/`, { headers: { Cookie: "mesa.session_token=a.b" } });
		const sent = await fetch(`${desk.origin}/entrar`, {
			method: "POST",
			headers: { "Sec-Fetch-Site": "same-origin" },
			body: new URLSearchParams({ correo: "ana@ejemplo.org", clave: "una frase solo mía" }),
		});
		const text = await sent.text();
		expect([page.status, sent.status]).toEqual([503, 503]);
		expect(text).toContain("La base de datos no responde");
		expect(text).toContain("ana@ejemplo.org");
		expect(text).not.toContain("una frase solo mía");
		await server.start();
		await vi.waitFor(() => expect(desk.output()).toContain("/primera-cuenta/"), 30_000);
		expect((await fetch(`${desk.origin}/readyz`)).status).toBe(200);
	});
});

test("behind nginx the desk is reached by its name alone, and a stranger's posts are counted", async () => {
	const desk = await startBuiltDesk(await makeFolder(), { DESK_URL: "https://mesa.tramites.example" });
	onTestFinished(desk.stop);
	const site = await startDeskSite(desk.port);
	onTestFinished(site.stop);
	expect((await site.ask("http", "/entrar", {})).status).toBe(301);
	const page = await site.ask("https", "/entrar", {});
	expect(page.status).toBe(200);
	expect(page.headers["strict-transport-security"]).toContain("max-age");
	expect((await site.ask("https", "/entrar", { host: "otro.example" })).status).toBe(421);
	const statuses: number[] = [];
	for (let at = 0; at < 14; at += 1) {
		statuses.push((await site.ask("https", "/idioma", { method: "POST", "content-length": "0" })).status);
	}
	expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 303));
	expect(statuses.at(-1)).toBe(429);
	expect((await site.ask("https", "/entrar", {})).status).toBe(200);
});

test("the public server opens no file of the desk and answers none of its addresses", async () => {
	const folder = await makeFolder();
	const desk = await openTestDesk({ dataDir: folder });
	await desk.join("coordinator", "Ana");
	await desk.dispose();
	const server = await startBuiltServer(folder, { LOG_LEVEL: "silent" });
	onTestFinished(async () => void (await server.stop()));
	for (const path of ["/cuentas", "/bitacora", "/entrar", "/api/auth/passkey/generate-authenticate-options"]) {
		expect([path, (await fetch(`${server.origin}${path}`)).status]).toEqual([path, 404]);
	}
	const files = readdirSync(`/proc/${server.pid}/fd`).map((fd) => readlinkSync(`/proc/${server.pid}/fd/${fd}`));
	expect(files.some((file) => file.endsWith("portal.sqlite"))).toBe(true);
	expect(files.filter((file) => file.includes("desk"))).toEqual([]);
});

describe("the public server's login", () => {
	test("sees nothing of the desk's tables, whatever it asks", async () => {
		await makeFolder();
		const server = await startPostgres();
		onTestFinished(() => server.dispose());
		const { ownerUrl, serverUrl } = await prepareDatabase(server, "desk_grants");
		const tables = await runSql(
			ownerUrl,
			"select table_name from information_schema.tables where table_schema = 'desk' and table_type = 'BASE TABLE'",
		);
		const names = tables.map(({ table_name }) => String(table_name));
		expect(names).toEqual(expect.arrayContaining(["user", "session", "desk_log", "desk_drafts", "desk_versions"]));
		for (const login of [serverUrl, server.url("desk_grants", "portal_web")]) {
			for (const name of names) {
				for (const role of ["", "set role anon; "]) {
					const asked = runSql(login, `${role}select * from desk."${name}"`);
					await expect(asked).rejects.toThrow(pg.DatabaseError);
					await expect(asked).rejects.toMatchObject({ code: "42501" });
				}
			}
		}
	});

	test("is not that of the desk: portal_desk adds to its log and changes nothing in it", async () => {
		await makeFolder();
		const server = await startPostgres();
		onTestFinished(() => server.dispose());
		await prepareDatabase(server, "desk_log_rights");
		await runSql(server.url("desk_log_rights"), `alter role portal_desk password '${PASSWORD}'`);
		const deskUrl = server.url("desk_log_rights", "portal_desk");
		for (const statement of [
			"update desk.desk_log set account = 'x'",
			"delete from desk.desk_log",
			"truncate desk.desk_log",
		]) {
			await expect(runSql(deskUrl, statement)).rejects.toMatchObject({ code: "42501" });
		}
	});
});
