import { execFileSync } from "node:child_process";
import type { BuiltServer } from "./built-server.ts";
import { findFreePort, makeDataFolder, startBuiltServer } from "./built-server.ts";
import type { CleanUp } from "./drill-case.ts";
import { prepareDatabase } from "./engines.ts";
import { startNginx } from "./nginx.ts";
import type { PostgresServer } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const DATABASE = "portal";

/** Several servers, each with a folder of its own, over one PostgreSQL and behind one nginx. */
export interface Cluster {
	/** Where citizens come in. */
	origin: string;
	postgres: PostgresServer;
	/** The address of the database as its superuser. */
	databaseUrl: string;
	folders: string[];
	servers: BuiltServer[];
	/** Stops one and starts it anew. Answers the exit code. */
	restart(index: number): Promise<number | null>;
}

interface ClusterOptions {
	servers: number;
	/** Seconds between two readings of the catalogue; the default of the portal when absent. */
	refreshSeconds?: number;
	/** What the servers get as DATABASE_URL, when it is not the plain address. */
	nameHosts?(serverUrl: string, postgres: PostgresServer): Promise<string> | string;
}

export async function startCluster(options: ClusterOptions, cleanUp: CleanUp): Promise<Cluster> {
	const { servers, refreshSeconds = 60, nameHosts } = options;
	const postgres = await startPostgres();
	cleanUp(postgres.dispose);
	const { serverUrl } = await prepareDatabase(postgres, DATABASE);
	const DATABASE_URL = (await nameHosts?.(serverUrl, postgres)) ?? serverUrl;
	const places: { folder: string; port: number }[] = [];
	for (let index = 0; index < servers; index += 1) {
		const data = await makeDataFolder();
		cleanUp(data.dispose);
		places.push({ folder: data.path, port: await findFreePort() });
	}
	const start = ({ folder, port }: { folder: string; port: number }) =>
		startBuiltServer(folder, {
			PORT: String(port),
			DATABASE_URL,
			PUBLIC_URL: "https://tramites.example",
			// nginx, and the proxy before it through which the drill sends from many addresses.
			TRUSTED_PROXIES: "2",
			CATALOGUE_REFRESH_SECONDS: String(refreshSeconds),
			LOG_LEVEL: "warn",
		});
	const running: BuiltServer[] = [];
	cleanUp(() => Promise.all(running.map((server) => server.stop())));
	const starting = await Promise.allSettled(places.map(start));
	for (const each of starting) if (each.status === "fulfilled") running.push(each.value);
	const failed = starting.find((each) => each.status === "rejected");
	if (failed) throw failed.reason;
	const nginx = await startNginx(
		places.map(({ port }) => port),
		{ keepsCopies: false },
	);
	cleanUp(nginx.stop);
	return {
		origin: nginx.origin,
		postgres,
		databaseUrl: postgres.url(DATABASE),
		folders: places.map(({ folder }) => folder),
		servers: running,
		async restart(index) {
			const [server, place] = [running[index], places[index]];
			if (!server || !place) throw new Error(`There is no server ${index}.`);
			const code = await server.stop();
			running[index] = await start(place);
			return code;
		},
	};
}

/** Stops every process of the database, like a virtual machine that freezes. Returns how to resume them. */
export function freeze(postgres: PostgresServer): () => void {
	const first = postgres.pid();
	const signal = (name: NodeJS.Signals, pids: readonly number[]) => {
		for (const pid of pids) {
			try {
				process.kill(pid, name);
			} catch {
				// A connection's process may have ended meanwhile.
			}
		}
	};
	signal("SIGSTOP", [first]);
	const frozen = [first, ...childrenOf(first)];
	signal("SIGSTOP", frozen);
	return () => signal("SIGCONT", frozen);
}

function childrenOf(pid: number): number[] {
	try {
		return execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
			.trim()
			.split("\n")
			.map(Number);
	} catch {
		return [];
	}
}
