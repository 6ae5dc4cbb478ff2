import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog } from "../../database/desk/desk-log.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { DESK_PASSWORD, openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";

const NEW_PASSWORD = "otra frase solo mía";
let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_administration")],
])("on %s", (_name, open) => {
	let desk: TestDesk;
	let ana: DeskUser;

	beforeAll(async () => {
		desk = await open();
		ana = await desk.join("coordinator", "Ana");
	});
	afterAll(() => desk?.dispose());

	async function idOf({ email }: DeskUser): Promise<string> {
		return (await desk.services.accounts.findByEmail(email))?.id ?? "";
	}

	async function actionsAbout(user: DeskUser): Promise<string[]> {
		const subject = `account:${await idOf(user)}`;
		const entries = await desk.services.database.read((each) => readLog(each, { subject, most: 100 }));
		return entries.map(({ action }) => action);
	}

	const linkIn = (html: string) => new URL(/value="(http[^"]+)"/.exec(html)?.[1] ?? "").pathname;

	test("somebody is invited, comes, gets another role, is closed and opened again", async () => {
		const made = await ana.post("/cuentas/invitar", { correo: "Beto@Ejemplo.org", papel: "editor" });
		expect(made.status).toBe(200);
		const open = await ana.get("/cuentas");
		expect(open.html).toContain("beto@ejemplo.org");
		const beto = desk.stranger();
		await beto.post(linkIn(made.html), { nombre: "Beto", clave: DESK_PASSWORD });
		const account = await desk.services.accounts.findByEmail("beto@ejemplo.org");
		expect(account?.role).toBe("editor");
		const address = `/cuentas/${account?.id}`;
		expect((await ana.send(`${address}/papel`, { papel: "reviewer" })).html).toContain("Su papel cambió");
		await beto.post("/entrar", { correo: "beto@ejemplo.org", clave: DESK_PASSWORD });
		expect((await beto.get("/")).location).toBe("/cuenta/segundo-paso");
		await ana.post(`${address}/estado`, { estado: "cerrada" });
		expect((await beto.get("/")).location).toContain("/entrar");
		expect((await beto.post("/entrar", { correo: "beto@ejemplo.org", clave: DESK_PASSWORD })).status).toBe(422);
		await ana.post(`${address}/estado`, { estado: "abierta" });
		// The session of before stays ended: whoever has its cookie does not come back with the account.
		expect((await beto.get("/")).location).toContain("/entrar");
		expect((await beto.post("/entrar", { correo: "beto@ejemplo.org", clave: DESK_PASSWORD })).status).toBe(303);
	});

	test("an invitation is withdrawn, and an address with an account gets none", async () => {
		const made = await ana.post("/cuentas/invitar", { correo: "nadie@ejemplo.org", papel: "editor" });
		const id = /invitaciones\/([^/]+)\/retirar/.exec((await ana.get("/cuentas")).html)?.[1];
		await ana.post(`/cuentas/invitaciones/${id}/retirar`);
		expect((await desk.stranger().get(linkIn(made.html))).status).toBe(410);
		const again = await ana.post("/cuentas/invitar", { correo: ana.email, papel: "editor" });
		expect(again.status).toBe(422);
		expect(again.html).toContain("ya tiene una cuenta");
	});

	test("a second invitation to one address takes the first one's place", async () => {
		const first = await ana.post("/cuentas/invitar", { correo: "dos@ejemplo.org", papel: "editor" });
		const second = await ana.post("/cuentas/invitar", { correo: "dos@ejemplo.org", papel: "reviewer" });
		expect((await desk.stranger().get(linkIn(first.html))).status).toBe(410);
		expect((await desk.stranger().get(linkIn(second.html))).status).toBe(200);
	});

	test("the last open coordinator stays, also when two close each other at once", async () => {
		const own = await idOf(ana);
		expect((await ana.post(`/cuentas/${own}/papel`, { papel: "editor" })).html).toContain("única cuenta");
		expect((await ana.post(`/cuentas/${own}/estado`, { estado: "cerrada" })).status).toBe(422);
		const other = await desk.join("coordinator", "Carla");
		const second = await idOf(other);
		const { accounts } = desk.services;
		const actor = { id: "x", name: "X" };
		const outcomes = await Promise.all([
			accounts.changeRole(own, "editor", actor),
			accounts.setActive(second, false, actor),
		]);
		expect(outcomes.toSorted()).toEqual(["changed", "last-coordinator"]);
		const left = (await accounts.list()).filter(({ role, isActive }) => role === "coordinator" && isActive);
		expect(left).toHaveLength(1);
		await accounts.changeRole(own, "coordinator", actor);
	});

	test("a coordinator whose account is closed takes nobody's place: the last one who is open stays", async () => {
		const own = await idOf(ana);
		const closed = await idOf(await desk.join("coordinator", "Mar"));
		const { accounts } = desk.services;
		const actor = { id: "x", name: "X" };
		for (const { id, role } of await accounts.list())
			if (role === "coordinator" && id !== own) await accounts.setActive(id, false, actor);
		expect((await accounts.find(closed))?.isActive).toBe(false);
		expect(await accounts.setActive(own, false, actor)).toBe("last-coordinator");
		expect(await accounts.changeRole(own, "editor", actor)).toBe("last-coordinator");
		expect((await ana.get("/cuentas")).status).toBe(200);
	});

	test("who lost everything comes back by a link, once, and the old password and phone open nothing", async () => {
		const dora = await desk.join("editor", "Dora");
		const { accounts } = desk.services;
		const userId = await idOf(dora);
		await (await accounts.auth.$context).adapter.create({
			model: "passkey",
			data: {
				...{ userId, name: "Teléfono perdido", credentialID: `llave de ${userId}`, publicKey: "a2V5", counter: 0 },
				...{ deviceType: "singleDevice", backedUp: false, createdAt: new Date() },
			},
		});
		expect(await accounts.listPasskeys(userId)).toHaveLength(1);
		const made = await ana.post(`/cuentas/${await idOf(dora)}/enlace`);
		const path = linkIn(made.html);
		expect((await dora.get("/")).status).toBe(200);
		const lost = desk.stranger();
		expect((await lost.get(path)).html).toContain(dora.email);
		expect((await lost.post(path, { clave: "corta" })).status).toBe(422);
		// Whoever tried the forgotten password again and again does not have to wait any more.
		for (let at = 0; at < 5; at += 1) await lost.post("/entrar", { correo: dora.email, clave: "¿era esta?" });
		expect((await lost.post("/entrar", { correo: dora.email, clave: DESK_PASSWORD })).status).toBe(429);
		expect((await lost.post(path, { clave: NEW_PASSWORD })).location).toContain("/entrar");
		expect((await lost.post(path, { clave: "y otra frase más" })).status).toBe(410);
		expect(await accounts.listPasskeys(userId)).toEqual([]);
		expect((await dora.get("/")).location).toContain("/entrar");
		expect((await lost.post("/entrar", { correo: dora.email, clave: DESK_PASSWORD })).status).toBe(422);
		expect((await lost.post("/entrar", { correo: dora.email, clave: NEW_PASSWORD })).location).toBe("/");
		expect((await lost.get("/")).location).toBe("/cuenta/segundo-paso");
		expect(await actionsAbout(dora)).toEqual(
			expect.arrayContaining(["account.access-link", "account.access-renewed", "sign-in"]),
		);
	});

	test("a changed password ends the other sessions and asks for the old one", async () => {
		const eva = await desk.join("editor", "Eva");
		const elsewhere = desk.stranger();
		await elsewhere.post("/entrar", { correo: eva.email, clave: DESK_PASSWORD });
		await elsewhere.post("/entrar/codigo", { codigo: eva.totp.generate() });
		expect((await elsewhere.get("/")).status).toBe(200);
		const wrong = await eva.post("/cuenta/clave", { clave: "no es esta", "clave-nueva": NEW_PASSWORD });
		expect(wrong.status).toBe(422);
		const right = await eva.send("/cuenta/clave", { clave: DESK_PASSWORD, "clave-nueva": NEW_PASSWORD });
		expect(right.html).toContain("Contraseña cambiada");
		expect((await elsewhere.get("/")).location).toContain("/entrar");
		expect((await eva.get("/")).status).toBe(200);
	});

	test("an authenticator is changed only with password and code, and brings new backup codes", async () => {
		const fay = await desk.join("editor", "Fay");
		const page = await fay.get("/cuenta/aplicacion");
		const key = /name="clave-aplicacion" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
		const totp = new TOTP({ secret: /<code class="code">(\w+)<\/code>/.exec(page.html)?.[1] ?? "" });
		const typed = { "clave-aplicacion": key, codigo: totp.generate(), clave: DESK_PASSWORD };
		expect((await fay.post("/cuenta/aplicacion", { ...typed, clave: "no es esta" })).status).toBe(422);
		expect((await fay.post("/cuenta/aplicacion", { ...typed, codigo: "000000" })).status).toBe(422);
		const done = await fay.post("/cuenta/aplicacion", { ...typed, codigo: totp.generate() });
		const [code = ""] = [...done.html.matchAll(/<code>([\w-]+)<\/code>/g)].map((found) => found[1]);
		expect(code).not.toBe("");
		const back = desk.stranger();
		await back.post("/entrar", { correo: fay.email, clave: DESK_PASSWORD });
		expect((await back.post("/entrar/codigo", { codigo: fay.totp.generate() })).status).toBe(422);
		expect((await back.post("/entrar/codigo", { codigo: code })).status).toBe(303);
		expect((await back.get("/")).status).toBe(200);
	});

	test("sessions are listed, and one or all others are ended", async () => {
		const gil = await desk.join("editor", "Gil");
		const others = [desk.stranger(), desk.stranger()];
		for (const other of others) {
			await other.post("/entrar", { correo: gil.email, clave: DESK_PASSWORD });
			await other.post("/entrar/codigo", { codigo: gil.totp.generate() });
		}
		expect((await gil.get("/cuenta")).html).toContain("Esta sesión");
		expect((await gil.send("/cuenta/sesiones/cerrar")).html).toContain("Se cerraron las demás sesiones");
		for (const other of others) expect((await other.get("/")).location).toContain("/entrar");
		expect((await gil.get("/")).status).toBe(200);
	});

	test("the log is filtered, shown in pages and downloaded without formulas", async () => {
		const page = await ana.get("/bitacora?que=account.role");
		expect(page.html).toContain("Cambió un papel");
		expect(page.html).not.toContain("</strong> · Retiró una invitación");
		await desk.services.accounts.rename((await desk.services.accounts.findByEmail(ana.email)) ?? fail(), "=Ana");
		for (let at = 0; at < 51; at += 1) await desk.services.accounts.endSessions("nobody", { id: "many", name: "Many" });
		const many = await ana.get("/bitacora?quien=many");
		const older = /href="(\/bitacora\?[^"]*antes=\d+)"/.exec(many.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		expect((await ana.get(older)).html.match(/<li class="card">/g)).toHaveLength(1);
		const renamed = await desk.services.accounts.findByEmail(ana.email);
		await desk.services.accounts.rename(renamed ?? fail(), "Ana");
		const file = await ana.get("/bitacora.csv?que=account.renamed");
		expect(file.headers.get("Content-Type")).toContain("text/csv");
		expect(file.html).toContain("'=Ana");
	});
});

function fail(): never {
	throw new Error("The account is not there.");
}
