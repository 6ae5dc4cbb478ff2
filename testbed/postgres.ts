import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findFreePort, stopProcess } from "./built-server.ts";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
export const PASSWORD = "only-for-this-test";
const START_LIMIT_MS = 30_000;

/** A real PostgreSQL in a temporary directory, reachable on the loopback. */
export interface PostgresServer {
	port: number;
	/** Address of a new or existing database as the superuser, or as another role. */
	url(database: string, role?: string, port?: number): string;
	/** A new database; its owner is a role that is no superuser unless `superuser` is asked for. */
	createDatabase(name: string, owner?: "portal_owner" | "superuser"): Promise<string>;
	/** A database like another one that nobody is connected to; answers the address of its owner. */
	copyDatabase(from: string, name: string): Promise<string>;
	start(): Promise<void>;
	/** The process that all others of the server descend from; 0 while it is down. */
	pid(): number;
	/** Ends every connection at once, as a crash does. */
	crash(): Promise<void>;
	/** Starts a replica of this server. */
	startReplica(): Promise<PostgresReplica>;
	dispose(): Promise<void>;
}

export interface PostgresReplica {
	port: number;
	/** Makes it the primary server, as an operator does when the other one is lost. */
	promote(): Promise<void>;
	dispose(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
	const programs = findPrograms();
	const user = findUser();
	const folder = makeFolder(user);
	const data = join(folder, "data");
	// To copy an empty cluster takes a fifth of what it takes to make one.
	execFileSync("cp", ["-a", emptyCluster(programs, user), data]);
	const port = await findFreePort();
	let server: ChildProcess | undefined;

	const url: PostgresServer["url"] = (database, role = "superuser", through = port) =>
		`postgres://${role}:${PASSWORD}@127.0.0.1:${through}/${database}`;

	async function start(): Promise<void> {
		server = await serve({ programs, user, data, port, addressToTry: url("postgres") });
	}

	async function startReplica(): Promise<PostgresReplica> {
		const ownFolder = makeFolder(user);
		const ownData = join(ownFolder, "data");
		const ownPort = await findFreePort();
		execFileSync(
			join(programs, "pg_basebackup"),
			["-d", url("postgres"), "-D", ownData, "-X", "stream", "-R", "-c", "fast"],
			{
				...user,
				cwd: ownFolder,
				stdio: "pipe",
			},
		);
		const addressToTry = url("postgres", "superuser", ownPort);
		const replica = await serve({ programs, user, data: ownData, port: ownPort, addressToTry });
		return {
			port: ownPort,
			promote: async () => void (await runSql(addressToTry, "select pg_promote()")),
			async dispose() {
				await stopProcess(replica, "SIGQUIT");
				rmSync(ownFolder, { recursive: true, force: true });
			},
		};
	}

	const stop = async () => server && stopProcess(server, "SIGQUIT");
	await start();
	await runSql(url("postgres"), `create role portal_owner login createrole password '${PASSWORD}'`);
	return {
		port,
		url,
		start,
		startReplica,
		pid: () => (server && server.exitCode === null && server.signalCode === null ? (server.pid ?? 0) : 0),
		crash: async () => void (await stop()),
		async createDatabase(name, owner = "portal_owner") {
			await runSql(url("postgres"), `create database ${name} owner ${owner}`);
			return url(name, owner);
		},
		async copyDatabase(from, name) {
			await runSql(url("postgres"), `create database ${name} template ${from} owner portal_owner`);
			return url(name, "portal_owner");
		},
		async dispose() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Where what can be had again is kept between runs. */
const CACHE = join(import.meta.dirname, "../node_modules/.cache");

/** A cluster that nothing was written to yet, made by these programs for this user; kept for the next servers. */
function emptyCluster(programs: string, user: { uid?: number; gid?: number }): string {
	const [version] = /[\d.]+/.exec(execFileSync(join(programs, "initdb"), ["--version"]).toString()) ?? [];
	const kept = join(CACHE, `postgres-${version}-${user.uid ?? "own"}`);
	if (existsSync(kept)) return kept;
	const folder = makeFolder(user);
	const passwordFile = join(folder, "password");
	writeFileSync(passwordFile, PASSWORD);
	if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
	const data = join(folder, "data");
	execFileSync(
		join(programs, "initdb"),
		["-D", data, "-U", "superuser", "-A", "scram-sha-256", "--pwfile", passwordFile, "-E", "UTF8", "--locale=C", "-N"],
		{ ...user, cwd: folder, stdio: "pipe" },
	);
	const own = `${kept}-${process.pid}`;
	mkdirSync(CACHE, { recursive: true });
	execFileSync("cp", ["-a", data, own]);
	rmSync(folder, { recursive: true, force: true });
	try {
		renameSync(own, kept);
	} catch {
		// Another worker was first.
		rmSync(own, { recursive: true, force: true });
	}
	return kept;
}

interface Serving {
	programs: string;
	user: { uid?: number; gid?: number };
	data: string;
	port: number;
	addressToTry: string;
}

async function serve({ programs, user, data, port, addressToTry }: Serving): Promise<ChildProcess> {
	const settings = {
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		fsync: "off",
		max_connections: "60",
	};
	const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), ...options], {
		...user,
		cwd: data,
		stdio: "ignore",
	});
	const deadline = performance.now() + START_LIMIT_MS;
	while (!(await accepts(addressToTry))) {
		if (performance.now() > deadline) throw new Error("PostgreSQL did not start.");
		await pause(30);
	}
	return server;
}

/** A new folder that the server's user may enter and write. */
function makeFolder(user: { uid?: number; gid?: number }): string {
	const folder = mkdtempSync(join(tmpdir(), "ventanilla-postgres-"));
	chmodSync(folder, 0o755);
	if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
	return folder;
}

/** Runs SQL on a connection of its own and answers the rows of the last statement. */
export async function runSql(url: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
	const connection = await openSql(url);
	try {
		return await connection.run(text, values);
	} finally {
		await connection.close();
	}
}

/** The same on one connection for many statements. */
export async function openSql(url: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return {
		async run(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
			const result: unknown = await client.query(text, values);
			const last: unknown = Array.isArray(result) ? result.at(-1) : result;
			return typeof last === "object" && last !== null && "rows" in last && Array.isArray(last.rows) ? last.rows : [];
		},
		close: () => client.end(),
	};
}

async function accepts(url: string): Promise<boolean> {
	try {
		await runSql(url, "select 1");
		return true;
	} catch {
		return false;
	}
}

function findPrograms(): string {
	const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [process.env.POSTGRES_BIN ?? "", ...debian.map((version) => join(DEBIAN_FOLDER, version, "bin"))];
	const found = folders.find((folder) => folder && existsSync(join(folder, "initdb")));
	if (!found)
		throw new Error("These tests need PostgreSQL: run `npm test`, or set POSTGRES_BIN to the folder of its programs.");
	return found;
}

/** PostgreSQL refuses to run as root. */
function findUser(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	for (const name of ["postgres", "nobody"]) {
		try {
			const ask = (option: string) => Number(execFileSync("id", [option, name], { stdio: "pipe" }).toString());
			return { uid: ask("-u"), gid: ask("-g") };
		} catch {
			// Not every machine has both.
		}
	}
	return {};
}
