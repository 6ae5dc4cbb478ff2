import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { beginDraft, publishDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import { createLockout, waitSeconds } from "../../desk/accounts/create-auth.server.ts";
import { DESK_ROUTES } from "../../desk/app.ts";
import { methodOf } from "../../desk/frame/desk-route.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { DESK_PASSWORD, DESK_URL, openTestDesk } from "../../testbed/desk.ts";

const PASSKEY = ["verify-registration", "verify-authentication"].map((name) => `/api/auth/passkey/${name}`);
const POSTS = [
	...DESK_ROUTES.filter((route) => methodOf(route) === "post").map(({ path }) => path.replaceAll(/:\w+/g, "nada")),
	...PASSKEY,
	"/idioma",
];
const SESSION = "mesa.session_token";

let desk: TestDesk;
let coordinator: DeskUser;
let editor: DeskUser;

beforeAll(async () => {
	desk = await openTestDesk();
	coordinator = await desk.join("coordinator", "Ana");
	editor = await desk.join("editor", "Beto");
});
afterAll(() => desk.dispose());

function cookiesOf(user: DeskUser): string {
	return [...user.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function post(path: string, headers: Record<string, string>, body: BodyInit = new URLSearchParams()) {
	return desk.request(path, { method: "POST", body, headers: { Cookie: cookiesOf(coordinator), ...headers } });
}

describe("a page of another site", () => {
	test.each<[string, Record<string, string>]>([
		["from another site", { "Sec-Fetch-Site": "cross-site" }],
		["from a neighbour of our name", { "Sec-Fetch-Site": "same-site" }],
		["of an older browser", { Origin: "https://otro.example" }],
		["of an older browser without an origin", { Referer: "https://otro.example/pagina" }],
		["whose origin is hidden", { Origin: "null" }],
	])("posts nothing here: %s", async (_name, headers) => {
		for (const path of POSTS) expect([path, (await post(path, headers)).status]).toEqual([path, 403]);
		expect((await coordinator.get("/")).status).toBe(200);
	});

	test("learns nothing under a name that it points at this machine", async () => {
		expect((await desk.requestUnder("http://trampa.example:3001", "/entrar")).status).toBe(421);
	});

	test("gets no address of ours told, may not frame us, and finds no script in a page", async () => {
		const link = await desk.services.accounts.invite(
			{ email: "t@ejemplo.org", role: "editor" },
			{ id: "x", name: "X" },
		);
		for (const path of [new URL(link).pathname, "/entrar", "/nada"]) {
			const { headers, html } = await desk.stranger().get(path);
			expect(headers.get("Referrer-Policy")).toBe("same-origin");
			expect(headers.get("Cache-Control")).toBe("no-store, no-transform");
			expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
			const policy = headers.get("Content-Security-Policy") ?? "";
			expect(policy).toContain("frame-ancestors 'none'");
			expect(policy).not.toContain("unsafe");
			expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
		}
	});

	test.each([
		"https://otro.example",
		"//otro.example",
		"/\\otro.example",
		"/\t/otro.example",
		"/%0d%0aSet-Cookie:a=b",
		"javascript:alert(1)",
	])("is not where signing in or choosing a language leads: %j", async (vuelta) => {
		const user = desk.stranger();
		const signed = await user.post("/entrar", { correo: editor.email, clave: DESK_PASSWORD, vuelta });
		const done = await user.post("/entrar/codigo", { codigo: editor.totp.generate(), vuelta });
		const chosen = await user.post("/idioma", { idioma: "es", vuelta });
		for (const { location, headers } of [signed, done, chosen]) {
			expect(new URL(location ?? "", DESK_URL).origin).toBe(DESK_URL);
			expect(headers.get("Set-Cookie") ?? "").not.toContain("a=b");
		}
	});
});

describe("a session", () => {
	test("gets another cookie at each step, and a planted one opens nothing", async () => {
		const user = desk.stranger();
		const planted = "plantada.firma";
		const forged = { Cookie: `${SESSION}=${planted}`, "Sec-Fetch-Site": "same-origin" };
		const body = new URLSearchParams({ correo: editor.email, clave: DESK_PASSWORD });
		const first = await desk.request("/entrar", { method: "POST", body, headers: forged });
		expect(first.headers.getSetCookie().join()).not.toContain(planted);
		await user.post("/entrar", { correo: editor.email, clave: DESK_PASSWORD });
		expect(user.cookies.has(SESSION)).toBe(false);
		await user.post("/entrar/codigo", { codigo: editor.totp.generate() });
		expect(user.cookies.get(SESSION)).toBeTruthy();
		const kept = cookiesOf(user);
		await user.post("/salir");
		const dead = await desk.request("/", { headers: { Cookie: kept } });
		expect(dead.headers.get("Location")).toContain("/entrar");
	});

	test("cannot be read by a script or sent along by another site", async () => {
		const user = desk.stranger();
		await user.post("/entrar", { correo: editor.email, clave: DESK_PASSWORD });
		const done = await user.post("/entrar/codigo", { codigo: editor.totp.generate() });
		const [line = ""] = done.headers.getSetCookie().filter((each) => each.startsWith(SESSION));
		expect(line).toMatch(/HttpOnly/i);
		expect(line).toMatch(/SameSite=(Lax|Strict)/i);
	});

	test("of a passkey is no way in by the password alone", async () => {
		const { accounts, database } = desk.services;
		const user = await desk.join("editor", "Con llave");
		const id = (await accounts.findByEmail(user.email))?.id ?? "";
		const { adapter, internalAdapter } = await accounts.auth.$context;
		await adapter.create({
			model: "passkey",
			data: {
				...{ userId: id, name: "Llave", credentialID: "llave", publicKey: "a2V5", counter: 0 },
				...{ deviceType: "singleDevice", backedUp: false, createdAt: new Date() },
			},
		});
		await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: id }] });
		await internalAdapter.updateUser(id, { twoFactorEnabled: false });
		const thief = desk.stranger();
		const answer = await thief.post("/entrar", { correo: user.email, clave: DESK_PASSWORD });
		expect(answer.status).toBe(422);
		expect(answer.html).toContain("llave de acceso");
		expect((await thief.get("/")).location).toContain("/entrar");
		const sessions = await database.accounts.kysely
			.selectFrom("session")
			.selectAll()
			.where("userId", "=", id)
			.execute();
		expect(sessions).toHaveLength(1);
		const key = (await accounts.listPasskeys(id))[0]?.id;
		expect((await user.post(`/cuenta/llaves/${key}/quitar`)).html).toContain("único segundo paso");
	});
});

test("a device is always asked to verify who uses it", async () => {
	const options = await desk.request("/api/auth/passkey/generate-authenticate-options");
	expect(await options.json()).toMatchObject({ userVerification: "required" });
});

describe("who guesses", () => {
	test("waits twice as long each time, up to an hour", () => {
		expect([0, 4, 5, 6, 7, 20].map(waitSeconds)).toEqual([0, 0, 30, 60, 120, 3600]);
	});

	test("gets no more tries by trying all at once", async () => {
		const lockout = createLockout(desk.services.database);
		const tries = await Promise.all(Array.from({ length: 50 }, () => lockout.begin("ráfaga@ejemplo.org")));
		expect(tries.filter(({ isLocked }) => !isLocked)).toHaveLength(5);
	});

	test("waits after a restart, too, and tries again when the wait is over", async () => {
		const dataDir = await mkdtemp(join(tmpdir(), "ventanilla-lockout-"));
		const first = await openTestDesk({ dataDir });
		for (let at = 0; at < 5; at += 1) await first.stranger().post("/entrar", { correo: "x@ejemplo.org", clave: "no" });
		await first.dispose();
		const second = await openTestDesk({ dataDir });
		const answer = await second.stranger().post("/entrar", { correo: "x@ejemplo.org", clave: "no" });
		expect(answer.status).toBe(429);
		const later = createLockout(second.services.database, () => new Date(Date.now() + 31_000));
		expect(await later.begin("x@ejemplo.org")).toMatchObject({ isLocked: false, seconds: 60 });
		await second.dispose();
		rmSync(dataDir, { recursive: true, force: true });
	});

	test("locks nobody out who is inside", async () => {
		for (let at = 0; at < 7; at += 1) await desk.stranger().post("/entrar", { correo: editor.email, clave: "no" });
		expect((await desk.stranger().post("/entrar", { correo: editor.email, clave: DESK_PASSWORD })).status).toBe(429);
		expect((await editor.get("/")).status).toBe(200);
		const codes = await editor.post("/cuenta/respaldo", { "clave-codigos": DESK_PASSWORD });
		expect(codes.status).toBe(200);
		await desk.services.database.accounts.kysely.deleteFrom("sign_in_failures").execute();
	});

	test("hears the same of a known and an unknown address, and both cost a hash", async () => {
		const { password } = await desk.services.accounts.auth.$context;
		const asked: string[] = [];
		const { hash, verify } = password;
		password.hash = (...typed) => {
			asked.push("hash");
			return hash(...typed);
		};
		password.verify = (...typed) => {
			asked.push("verify");
			return verify(...typed);
		};
		const known = await desk.stranger().post("/entrar", { correo: editor.email, clave: "no sé cuál es" });
		const unknown = await desk.stranger().post("/entrar", { correo: "nadie@ejemplo.org", clave: "no sé cuál es" });
		Object.assign(password, { hash, verify });
		expect(asked).toEqual(["verify", "hash"]);
		expect(unknown.html.replaceAll("nadie@ejemplo.org", editor.email)).toBe(known.html);
		await desk.services.database.accounts.kysely.deleteFrom("sign_in_failures").execute();
	});

	test("guesses no link, and an old one is none", async () => {
		for (const path of ["/invitacion/adivina", "/acceso/adivina", "/primera-cuenta/adivina", "/invitacion/%25"]) {
			expect([path, (await desk.stranger().get(path)).status]).toEqual([path, 410]);
			const sent = await desk.stranger().post(path, { nombre: "X", correo: "x@ejemplo.org", clave: DESK_PASSWORD });
			expect([path, sent.status]).toEqual([path, 410]);
		}
		const { accounts, database } = desk.services;
		const link = new URL(await accounts.invite({ email: "vieja@ejemplo.org", role: "editor" }, { id: "x", name: "X" }));
		const past = new Date(Date.now() - 1000).toISOString();
		await database.accounts.kysely
			.updateTable("verification")
			.set({ expiresAt: past })
			.where("identifier", "like", "invitation:%")
			.execute();
		expect((await desk.stranger().get(link.pathname)).status).toBe(410);
		expect((await desk.stranger().post(link.pathname, { nombre: "X", clave: DESK_PASSWORD })).status).toBe(410);
	});

	test("finds no token and no password in database or log", async () => {
		const { accounts, database } = desk.services;
		const link = await accounts.invite({ email: "secreta@ejemplo.org", role: "editor" }, { id: "x", name: "X" });
		const token = link.split("/").at(-1) ?? "";
		await desk.stranger().post("/entrar", { correo: "secreta@ejemplo.org", clave: "una clave equivocada" });
		const kept = await database.accounts.kysely.selectFrom("verification").selectAll().execute();
		const told = await database.read((each) => readLog(each, { most: 10_000 }));
		for (const text of [JSON.stringify(kept), JSON.stringify(told), JSON.stringify(desk.log)]) {
			expect(text).not.toContain(token);
			expect(text).not.toContain("una clave equivocada");
			expect(text).not.toContain(DESK_PASSWORD);
		}
		expect(JSON.stringify(told)).not.toContain("@ejemplo.org");
	});
});

describe("an editor", () => {
	test("gives themselves no other role by any field", async () => {
		const id = (await desk.services.accounts.findByEmail(editor.email))?.id ?? "";
		const more = { role: "coordinator", papel: "coordinator", isActive: "1", twoFactorEnabled: "0", id: "otra" };
		await editor.post("/cuenta/nombre", { nombre: "Beto", ...more });
		await editor.post("/cuenta/clave", { clave: DESK_PASSWORD, "clave-nueva": DESK_PASSWORD, ...more });
		expect((await editor.post(`/cuentas/${id}/papel`, { papel: "coordinator" })).status).toBe(403);
		for (const path of ["update-user", "sign-up/email", "admin/set-role", "two-factor/disable", "change-email"]) {
			const sent = await desk.request(`/api/auth/${path}`, {
				method: "POST",
				body: JSON.stringify(more),
				headers: { Cookie: cookiesOf(editor), "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
			});
			expect([path, sent.status]).toEqual([path, 404]);
		}
		expect((await desk.services.accounts.find(id))?.role).toBe("editor");
	});

	test("takes no role with an invitation but the one that was given", async () => {
		const link = await desk.services.accounts.invite(
			{ email: "mas@ejemplo.org", role: "editor" },
			{ id: "x", name: "X" },
		);
		const fields = {
			nombre: "Más",
			clave: DESK_PASSWORD,
			papel: "coordinator",
			role: "coordinator",
			correo: "otro@x.org",
		};
		await desk.stranger().post(new URL(link).pathname, fields);
		expect(await desk.services.accounts.findByEmail("mas@ejemplo.org")).toMatchObject({ role: "editor" });
		expect(await desk.services.accounts.findByEmail("otro@x.org")).toBeUndefined();
	});

	test("reaches neither log nor accounts, nor a session, passkey or name of somebody else", async () => {
		for (const path of ["/bitacora", "/bitacora.csv", "/cuentas"]) expect((await editor.get(path)).status).toBe(403);
		const { accounts } = desk.services;
		const other = (await accounts.findByEmail(coordinator.email))?.id ?? "";
		const [session] = await accounts.listSessions(other);
		await editor.post("/cuenta/sesiones/cerrar", { sesion: session?.id ?? "" });
		expect((await coordinator.get("/")).status).toBe(200);
		const { adapter } = await accounts.auth.$context;
		await adapter.create({
			model: "passkey",
			data: {
				...{ userId: other, name: "Llave de Ana", credentialID: "de Ana", publicKey: "a2V5", counter: 0 },
				...{ deviceType: "singleDevice", backedUp: false, createdAt: new Date() },
			},
		});
		const [key] = await accounts.listPasskeys(other);
		await editor.post(`/cuenta/llaves/${key?.id}/nombre`, { nombre: "Llave de nadie" });
		await editor.post(`/cuenta/llaves/${key?.id}/quitar`);
		expect(await accounts.listPasskeys(other)).toEqual([key]);
		await adapter.delete({ model: "passkey", where: [{ field: "id", value: key?.id ?? "" }] });
	});

	test("publishes nothing of their own alone, whatever is called", async () => {
		const beto = { id: (await desk.services.accounts.findByEmail(editor.email))?.id ?? "", name: "Beto" };
		const { database, accounts } = desk.services;
		const draft = await database.write(async (each) => {
			const begun = await beginDraft(each, "institution:renap", beto);
			await submitDraft(each, begun.id, begun.revision, beto);
			return begun;
		});
		const outcome = await publishDraft(database, {
			...{ id: draft.id, revision: draft.revision + 1, publisher: beto },
			accounts: await accounts.countActive(),
		});
		expect(outcome).toEqual({ outcome: "refused", reason: "own-draft" });
	});
});

describe("what is typed", () => {
	const MARKUP = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;

	test("comes out as text wherever it is shown", async () => {
		const user = await desk.join("editor", MARKUP);
		await user.post("/cuenta/nombre", { nombre: MARKUP });
		const pages = [
			await user.get("/"),
			await user.get("/cuenta"),
			await coordinator.get("/cuentas"),
			await coordinator.get("/bitacora"),
			await coordinator.get(`/bitacora?registro=${encodeURIComponent(MARKUP)}`),
			await coordinator.post("/cuentas/invitar", { correo: MARKUP, papel: MARKUP }),
			await desk.stranger().post("/entrar", { correo: MARKUP, clave: MARKUP, vuelta: MARKUP }),
			await desk.stranger().post("/cuenta/nombre", { nombre: MARKUP, [MARKUP]: MARKUP }),
		];
		for (const { html } of pages) {
			expect(html).not.toContain("<script>alert");
			expect(html).not.toContain("<img src=x");
		}
		expect(pages[1]?.html).toContain("&lt;script&gt;");
	});

	test("is bounded: a body, a number of fields, a header", async () => {
		const own = { "Sec-Fetch-Site": "same-origin" };
		const large = new URLSearchParams({ nombre: "a".repeat(1_100_000) });
		expect((await post("/cuenta/nombre", own, large)).status).toBe(413);
		expect((await post("/idioma", own, new URLSearchParams({ idioma: "a".repeat(10_000) }))).status).toBe(413);
		expect((await post(PASSKEY[0] ?? "", own, "a".repeat(70_000))).status).toBe(413);
		expect((await post("/cuenta/nombre", own, new URLSearchParams("a=&".repeat(6_000)))).status).toBe(413);
		const broken = { ...own, "Content-Type": "multipart/form-data; boundary=x" };
		expect((await post("/cuenta/nombre", broken, "--x nothing")).status).toBe(422);
		expect((await post("/idioma", broken, "--x nothing")).status).toBe(303);
	});
});
