import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESK_ROUTES } from "../../desk/app.ts";
import type { DeskRoute } from "../../desk/frame/desk-route.ts";
import { methodOf } from "../../desk/frame/desk-route.ts";
import { mayDo, type Role } from "../../domain/desk/roles.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { DESK_PASSWORD, openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";

const ROLES: readonly Role[] = ["editor", "reviewer", "coordinator"];
/** What somebody could write into an address by hand. */
const MADE_UP = [
	"nada",
	"0",
	"-1",
	"99999999999999999999",
	"..%2f",
	"%00",
	"procedure:nada",
	"'%22<b>",
	"%F0%9F%92%A9",
];
/** They end the asker's own session, or all of them: asked last, and by somebody of their own. */
const ENDS_SESSION = ["/salir", "/cuenta/sesiones/cerrar"];

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

function fill(path: string, word: string): string {
	return path.replaceAll(/:\w+(\{[^}]*\})?/g, word);
}

function ask(user: DeskUser, route: DeskRoute, word: string) {
	const path = fill(route.path, word);
	return methodOf(route) === "get" ? user.get(path) : user.post(path, {});
}

test("the routes are really seen, and none stands twice", () => {
	const names = DESK_ROUTES.map((route) => `${methodOf(route)} ${route.path}`);
	expect(names.length).toBeGreaterThan(25);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_routes")],
])("every route on %s", (_name, open) => {
	let desk: TestDesk;
	let newcomer: DeskUser;
	const users = new Map<Role, DeskUser>();

	beforeAll(async () => {
		desk = await open();
		for (const role of ["coordinator", "editor", "reviewer"] as const) users.set(role, await desk.join(role));
		const link = await desk.services.accounts.invite(
			{ email: "nueva@ejemplo.org", role: "coordinator" },
			{ id: "x", name: "X" },
		);
		newcomer = desk.stranger();
		await newcomer.post(new URL(link).pathname, { nombre: "Nueva", clave: DESK_PASSWORD });
		await newcomer.post("/entrar", { correo: "nueva@ejemplo.org", clave: DESK_PASSWORD });
	});
	afterAll(() => desk?.dispose());

	const closed = DESK_ROUTES.filter(({ needs }) => needs !== "anybody");

	test("sends a stranger to the door, and takes nothing from one", async () => {
		for (const route of closed) {
			const answer = await ask(desk.stranger(), route, "nada");
			const name = `${methodOf(route)} ${route.path}`;
			if (methodOf(route) === "get") {
				expect([name, answer.status], name).toEqual([name, 303]);
				expect(answer.location, name).toMatch(/^\/entrar\?vuelta=/);
			} else expect([name, answer.status]).toEqual([name, 403]);
		}
	});

	test("leads who has no second step to it, and takes nothing else from them", async () => {
		for (const route of closed.filter(({ needs }) => needs !== "newcomer")) {
			const answer = await ask(newcomer, route, "nada");
			const name = `${methodOf(route)} ${route.path}`;
			if (methodOf(route) === "get") expect([name, answer.location]).toEqual([name, "/cuenta/segundo-paso"]);
			else expect([name, answer.status]).toEqual([name, 403]);
		}
	});

	test.each(ROLES)("refuses what %s may not do, and nothing else", async (role) => {
		const user = users.get(role);
		if (!user) throw new Error(`There is no ${role}.`);
		for (const route of closed.filter(({ path }) => !ENDS_SESSION.includes(path))) {
			const { needs } = route;
			if (needs === "anybody" || needs === "newcomer") continue;
			const answer = await ask(user, route, "nada");
			const name = `${methodOf(route)} ${route.path}`;
			if (!mayDo(role, needs)) expect([name, answer.status]).toEqual([name, 403]);
			else expect([name, answer.status < 500 && answer.status !== 403]).toEqual([name, true]);
		}
	});

	test("answers made-up parameters as somebody would expect, never with a failure", async () => {
		const coordinator = users.get("coordinator");
		if (!coordinator) throw new Error("There is no coordinator.");
		const routes = DESK_ROUTES.filter(({ path }) => !ENDS_SESSION.includes(path));
		for (const route of routes) {
			const words = route.path.includes(":") ? MADE_UP : [""];
			const answers = await Promise.all(words.map((word) => ask(coordinator, route, word)));
			for (const [at, word] of words.entries()) {
				const status = answers[at]?.status ?? 0;
				expect([fill(route.path, word), status > 0 && status < 500]).toEqual([fill(route.path, word), true]);
			}
			if (methodOf(route) === "get") {
				const questions = ["quien", "que", "registro", "desde", "antes", "vuelta", "cuales", "pagina", "estado", "id"];
				const search = questions.map((name) => `${name}=%00'%22<b>-1`).join("&");
				const path = `${fill(route.path, "nada")}?${search}`;
				expect([path, (await coordinator.get(path)).status < 500]).toEqual([path, true]);
			}
		}
		expect(desk.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
	});

	test("that only shows something changes nothing", async () => {
		const coordinator = users.get("coordinator");
		const { database, accounts } = desk.services;
		const state = async () => ({
			log: await database.read((each) => each.selectFrom("desk_log").select("id").execute()),
			drafts: await database.read((each) => each.selectFrom("desk_drafts").selectAll().execute()),
			documents: await database.read((each) => each.selectFrom("site_documents").selectAll().execute()),
			accounts: await accounts.list(),
		});
		const before = await state();
		for (const route of DESK_ROUTES.filter((each) => methodOf(each) === "get")) {
			await coordinator?.get(fill(route.path, "nada"));
		}
		expect(await state()).toEqual(before);
	});
});
