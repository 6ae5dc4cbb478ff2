import pg from "pg";
import { backOff } from "../../domain/back-off.ts";

const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^@/?#]*)(?<end>[/?#].*)?$/;

/**
 * A complete address for each host of `postgres://login@first:5432,second:5432/database`, the way libpq lists a
 * server and its replicas. Returns an empty list when the text is no such address.
 */
export function listPostgresAddresses(databaseUrl: string): string[] {
	const parts = ADDRESS.exec(databaseUrl)?.groups;
	if (!parts) return [];
	const { start = "", hosts = "", end = "" } = parts;
	const addresses = hosts.split(",").map((host) => `${start}${host}${end}`);
	const isWhole = !hosts.includes(",") || hosts.split(",").every((host) => host !== "");
	return isWhole && addresses.every((address) => URL.canParse(address)) ? addresses : [];
}

/** A date stays the text it is: as a JavaScript Date it would move with the time zone of the server. */
export function getTypeParser(oid: number, format?: "text" | "binary") {
	if (oid === pg.types.builtins.DATE) return (text: string) => text;
	return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
}

const RETRY = { firstMs: 1_000, lastMs: 60_000 };
/** A lost connection sometimes raises no error; a query at this interval finds it out. */
const HEARTBEAT_MS = 60_000;

/**
 * Calls back on each change of the catalogue tables, and once whenever it begins to listen, because changes may have been
 * missed until then. Of several hosts the next one is tried: a replica refuses to listen. Returns how to stop.
 */
export function listenForChanges(configs: readonly pg.ClientConfig[], listener: () => void): () => void {
	let client: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;
	let failures = 0;
	let isStopped = false;

	function retry(failed: pg.Client): void {
		if (isStopped || client !== failed) return;
		client = undefined;
		failed.end().catch(() => undefined);
		failures += 1;
		clearTimeout(timer);
		timer = setTimeout(connect, backOff(failures, RETRY)).unref();
	}

	async function connect(): Promise<void> {
		const opening = new pg.Client(configs[failures % configs.length]);
		client = opening;
		opening.on("error", () => retry(opening));
		opening.on("end", () => retry(opening));
		opening.on("notification", listener);
		try {
			await opening.connect();
			await opening.query("set role anon");
			await opening.query("listen catalogue_changed");
			listener();
			failures = 0;
			heartbeat(opening);
		} catch {
			// The catalogue is read at intervals all the same, and that reading logs why the database does not answer.
			retry(opening);
		}
	}

	function heartbeat(listening: pg.Client): void {
		timer = setTimeout(() => {
			listening.query("select 1").then(
				() => heartbeat(listening),
				() => retry(listening),
			);
		}, HEARTBEAT_MS).unref();
	}

	void connect();
	return () => {
		isStopped = true;
		clearTimeout(timer);
		client?.end().catch(() => undefined);
	};
}
