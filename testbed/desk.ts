import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { pino } from "pino";
import type { DeskDatabaseSettings } from "../database/desk/desk-database.server.ts";
import { openDeskDatabase } from "../database/desk/open-desk.server.ts";
import { openSqliteBackend } from "../database/sqlite/sqlite-backend.server.ts";
import { findLead } from "../database/transfer/release.server.ts";
import { readStoredRows } from "../database/transfer/stored-rows.server.ts";
import { openAccounts } from "../desk/accounts/accounts.server.ts";
import { createDeskApp } from "../desk/app.ts";
import type { DeskServices } from "../desk/frame/desk-route.ts";
import { createMail } from "../desk/mail.server.ts";
import type { Role } from "../domain/desk/roles.ts";
import { fewFacts } from "./few-facts.ts";

export const DESK_URL = "http://localhost:3001";
export const DESK_PASSWORD = "una frase solo mía";

/** Somebody with a browser of their own at the desk. */
export interface DeskUser {
	name: string;
	email: string;
	role: Role;
	/** The key of the authenticator. */
	totp: TOTP;
	/** Asks a page. Cookies are kept. */
	get(path: string): Promise<DeskPage>;
	/** Sends a form as a browser would, and does not follow where it leads. */
	post(path: string, fields?: FormFields): Promise<DeskPage>;
	/** Sends a form and looks at the page that it leads to. */
	send(path: string, fields?: FormFields): Promise<DeskPage>;
	cookies: Map<string, string>;
}

type FormFields = Readonly<Record<string, string | readonly string[] | Blob>>;

export interface DeskPage {
	status: number;
	headers: Headers;
	/** Where it leads; null when it leads nowhere. */
	location: string | null;
	html: string;
}

/** A desk over a real database, asked without a port. */
export interface TestDesk {
	services: DeskServices;
	dataDir: string;
	/** Lines that were logged. */
	log: Record<string, unknown>[];
	/** Asks as a browser without cookies, or with anything else. */
	request(path: string, init?: RequestInit): Promise<Response>;
	/** The same under another origin, as when a stranger's name leads here. */
	requestUnder(origin: string, path: string): Promise<Response>;
	/** A browser that has not signed in. */
	stranger(): DeskUser;
	/** Makes an account with this role, signed in with both steps; the first must be a coordinator. */
	join(role: Role, name?: string): Promise<DeskUser>;
	dispose(): Promise<void>;
}

/** Opens a desk in a folder of its own, or over the database that the settings name. */
export async function openTestDesk(
	settings: Partial<DeskDatabaseSettings & { smtpUrl: string; mailFrom: string }> = {},
): Promise<TestDesk> {
	const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), "ventanilla-desk-"));
	const log: Record<string, unknown>[] = [];
	const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
	if (!settings.deskDatabaseUrl) await (await openSqliteBackend({ dataDir, factsDir: fewFacts() })).close();
	const database = await openDeskDatabase({ ...settings, dataDir });
	const accounts = await openAccounts({
		database,
		log: logger,
		deskUrl: DESK_URL,
		secretFile: join(dataDir, "secret"),
	});
	const services: DeskServices = {
		...{ database, accounts, log: logger, deskUrl: DESK_URL },
		...{
			publicUrl: "https://tramites.example",
			dataDir,
			deskDatabaseUrl: settings.deskDatabaseUrl,
			findLead: () => findLead((table, ids) => database.read((rows) => readStoredRows(rows, table, ids))),
			mail: createMail({ smtpUrl: settings.smtpUrl, mailFrom: settings.mailFrom }),
		},
	};
	const app = createDeskApp({ services, files: { style: "/archivos/desk.css", script: "/archivos/desk.js" } });
	const request = async (path: string, init?: RequestInit) => app.request(`${DESK_URL}${path}`, init);
	let joined = 0;

	function browse(name: string, email: string, role: Role): DeskUser {
		const cookies = new Map<string, string>();
		async function ask(path: string, init: RequestInit = {}): Promise<DeskPage> {
			const headers = new Headers(init.headers);
			headers.set("Cookie", [...cookies].map(([key, value]) => `${key}=${value}`).join("; "));
			headers.set("Sec-Fetch-Site", "same-origin");
			const response = await request(path, { ...init, headers });
			for (const line of response.headers.getSetCookie()) {
				const [pair = ""] = line.split(";");
				const at = pair.indexOf("=");
				if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
				else cookies.set(pair.slice(0, at), pair.slice(at + 1));
			}
			const { status } = response;
			return {
				status,
				headers: response.headers,
				location: response.headers.get("Location"),
				html: await response.text(),
			};
		}
		const post = (path: string, fields: FormFields = {}) => {
			const form = new FormData();
			for (const [field, value] of Object.entries(fields)) {
				for (const each of Array.isArray(value) ? value : [value]) form.append(field, each);
			}
			return ask(path, { method: "POST", body: form });
		};
		return {
			...{ name, email, role, cookies, get: (path) => ask(path), post },
			totp: new TOTP({ secret: "" }),
			async send(path, fields) {
				const sent = await post(path, fields);
				return sent.location ? ask(sent.location) : sent;
			},
		};
	}

	async function signInFirst(user: DeskUser): Promise<void> {
		const entered = await user.post("/entrar", { correo: user.email, clave: DESK_PASSWORD });
		if (entered.status !== 303) throw new Error(`${user.email} could not sign in: ${entered.status}`);
		const begun = await user.post("/cuenta/segundo-paso", { clave: DESK_PASSWORD });
		const secret = /<code class="code">(\w+)<\/code>/.exec(begun.html)?.[1];
		if (!secret) throw new Error("The page shows no key for an authenticator.");
		user.totp = new TOTP({ secret });
		const done = await user.post("/cuenta/segundo-paso/activar", { codigo: user.totp.generate() });
		if (done.status !== 303) throw new Error(`The second step was not taken: ${done.status}`);
	}

	return {
		...{ services, dataDir, log, request },
		requestUnder: async (origin, path) => app.request(`${origin}${path}`),
		stranger: () => browse("", "", "editor"),
		async join(role, name = `${role} ${joined + 1}`) {
			joined += 1;
			const user = browse(name, `persona${joined}@ejemplo.org`, role);
			const first = await accounts.firstAddress();
			const link = first ?? (await accounts.invite({ email: user.email, role }, { id: "test", name: "Prueba" }));
			if (first && role !== "coordinator") throw new Error("The first account is a coordinator.");
			const made = await user.post(new URL(link).pathname, { nombre: name, correo: user.email, clave: DESK_PASSWORD });
			if (made.status !== 303) throw new Error(`The account was not made: ${made.status}`);
			await signInFirst(user);
			return user;
		},
		async dispose() {
			await database.close();
			if (!settings.dataDir) rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
