import { z } from "zod";
import { listPostgresAddresses } from "../database/postgres/postgres-connection.server.ts";

/** Everything that an operator may set, read from the environment once and listed in `.env.example`. */
export interface Settings {
	port: number;
	host: string;
	/** Folder of the embedded database and, with any database, of the outbox of reports and the last good copy. */
	dataDir: string;
	databaseUrl: string | undefined;
	/** The owner of that database, for `npm run migrate`, `seed` and `retention`; the server never uses it. */
	migrateDatabaseUrl: string | undefined;
	supabaseUrl: string | undefined;
	supabaseAnonKey: string | undefined;
	/** Origin under which citizens reach the portal; when undefined, no link is written with its full address. */
	publicUrl: string | undefined;
	catalogueRefreshSeconds: number;
	/** How many proxies stand in front and append to X-Forwarded-For. */
	trustedProxies: number;
	/** Seconds in which pages are still served after /readyz says no, for load balancers that ask it; reports get 503. */
	drainSeconds: number;
	/** What receipt codes are keyed with, the same on every machine of a portal; undefined: a secret kept in the outbox. */
	receiptSecret: string | undefined;
	/** The token that /metrics asks for; when undefined, only programs of this machine may read it, and not through a proxy. */
	metricsToken: string | undefined;
	/** False removes the service worker from every browser that has it. */
	hasOfflinePages: boolean;
	logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}

/** Settings that cannot be used; the message lists every mistake, a line each. */
export class WrongSettings extends Error {
	override name = "WrongSettings";
}

const webOrigin = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const databaseHosts = z
	.string()
	.trim()
	.refine((value) => listPostgresAddresses(value).length > 0, { error: "must be a postgres:// address" });
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" });
const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
/** Checks of two settings together also run while a third one is wrong, so that every mistake is reported at once. */
const always = () => true;
const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(blankIsAbsent, shape.optional());

function wholeNumber(lowest: number, highest: number, fallback: number) {
	const error = `must be a whole number from ${lowest} to ${highest}`;
	return z.preprocess(
		blankIsAbsent,
		z.coerce.number({ error }).int(error).min(lowest, error).max(highest, error).default(fallback),
	);
}

const ENVIRONMENT = z
	.object({
		PORT: wholeNumber(0, 65_535, 3000),
		HOST: optional(z.string().trim()),
		DATA_DIR: optional(z.string().trim()),
		DATABASE_URL: optional(databaseHosts),
		MIGRATE_DATABASE_URL: optional(databaseAddress),
		SUPABASE_URL: optional(webOrigin),
		SUPABASE_ANON_KEY: optional(z.string().trim()),
		PUBLIC_URL: optional(webOrigin),
		CATALOGUE_REFRESH_SECONDS: wholeNumber(1, 86_400, 60),
		TRUSTED_PROXIES: wholeNumber(0, 10, 0),
		DRAIN_SECONDS: wholeNumber(0, 5, 0),
		RECEIPT_SECRET: optional(z.string().trim().min(32, "must have 32 characters or more")),
		METRICS_TOKEN: optional(z.string().trim().min(16, "must have 16 characters or more")),
		OFFLINE_PAGES: z.preprocess(blankIsAbsent, z.enum(["on", "off"], { error: "must be on or off" }).default("on")),
		LOG_LEVEL: z.preprocess(
			blankIsAbsent,
			z
				.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
					error: "must be one of fatal, error, warn, info, debug, trace, silent",
				})
				.default("info"),
		),
	})
	.refine(({ SUPABASE_URL, SUPABASE_ANON_KEY }) => !SUPABASE_URL || SUPABASE_ANON_KEY, {
		path: ["SUPABASE_ANON_KEY"],
		error: "is needed beside SUPABASE_URL",
		when: always,
	})
	.refine(({ SUPABASE_URL, SUPABASE_ANON_KEY }) => !SUPABASE_ANON_KEY || SUPABASE_URL, {
		path: ["SUPABASE_URL"],
		error: "is needed beside SUPABASE_ANON_KEY",
		when: always,
	})
	.refine(({ DATABASE_URL, SUPABASE_URL }) => !DATABASE_URL || !SUPABASE_URL, {
		path: ["DATABASE_URL"],
		error: "cannot be combined with SUPABASE_URL: choose one",
		when: always,
	});

/** The folder of the settings, also while others of them are wrong. */
export function readDataDir({ DATA_DIR }: Readonly<Record<string, string | undefined>> = process.env): string {
	return DATA_DIR?.trim() || ".data";
}

/** What the desk may be told, beside what it shares with the portal. */
export interface DeskSettings
	extends Pick<Settings, "dataDir" | "databaseUrl" | "supabaseUrl" | "publicUrl" | "trustedProxies" | "logLevel"> {
	port: number;
	host: string;
	/** The login `portal_desk`; undefined for the embedded database. */
	deskDatabaseUrl: string | undefined;
	/** Where the desk is reached, without a slash at the end. */
	deskUrl: string;
	/** Where mails are handed in, `smtp://user:password@host:587`; undefined: answers are sent by hand. */
	smtpUrl: string | undefined;
	/** The sender of those mails. */
	mailFrom: string | undefined;
}

const DESK_ENVIRONMENT = z.object({
	DESK_PORT: wholeNumber(0, 65_535, 3001),
	DESK_HOST: optional(z.string().trim()),
	DESK_DATABASE_URL: optional(databaseHosts),
	DESK_URL: optional(webOrigin),
	SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// address" })),
	MAIL_FROM: optional(z.email("must be an e-mail address")),
});

/** Reads and checks the environment of the desk. Throws `WrongSettings` with every mistake at once. */
export function readDeskSettings(
	environment: Readonly<Record<string, string | undefined>> = process.env,
): DeskSettings {
	const shared = readSettings(environment);
	const outcome = DESK_ENVIRONMENT.safeParse(environment);
	if (!outcome.success) throw wrongSettings(outcome.error);
	const { DESK_PORT, DESK_HOST, DESK_DATABASE_URL, DESK_URL, SMTP_URL, MAIL_FROM } = outcome.data;
	const { dataDir, databaseUrl, supabaseUrl, publicUrl, trustedProxies, logLevel } = shared;
	return {
		...{ dataDir, databaseUrl, supabaseUrl, publicUrl, trustedProxies, logLevel },
		port: DESK_PORT,
		host: DESK_HOST ?? "127.0.0.1",
		deskDatabaseUrl: DESK_DATABASE_URL,
		deskUrl: DESK_URL?.replace(/\/+$/, "") ?? `http://localhost:${DESK_PORT}`,
		smtpUrl: SMTP_URL,
		mailFrom: MAIL_FROM,
	};
}

function wrongSettings(error: z.ZodError): WrongSettings {
	const lines = error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
	return new WrongSettings(`Wrong settings (see .env.example):\n${lines.join("\n")}`);
}

/** Reads and checks the environment. Throws `WrongSettings` with every mistake at once. */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env): Settings {
	const outcome = ENVIRONMENT.safeParse(environment);
	if (!outcome.success) throw wrongSettings(outcome.error);
	const values = outcome.data;
	return {
		port: values.PORT,
		host: values.HOST ?? "0.0.0.0",
		dataDir: readDataDir(environment),
		databaseUrl: values.DATABASE_URL,
		migrateDatabaseUrl: values.MIGRATE_DATABASE_URL ?? values.DATABASE_URL,
		supabaseUrl: values.SUPABASE_URL,
		supabaseAnonKey: values.SUPABASE_ANON_KEY,
		publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ""),
		catalogueRefreshSeconds: values.CATALOGUE_REFRESH_SECONDS,
		trustedProxies: values.TRUSTED_PROXIES,
		drainSeconds: values.DRAIN_SECONDS,
		receiptSecret: values.RECEIPT_SECRET,
		metricsToken: values.METRICS_TOKEN,
		hasOfflinePages: values.OFFLINE_PAGES === "on",
		logLevel: values.LOG_LEVEL,
	};
}
