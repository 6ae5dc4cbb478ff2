import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { delayScripts } from "../../testbed/late-scripts.ts";

/** Milliseconds that every script file comes late: `LATE_SCRIPTS=2000 npx playwright test` walks the journeys on a bad line. */
const { LATE_SCRIPTS } = process.env;

/**
 * Starts the built portal once for all journeys, on an empty DATA_DIR; the workers read its address from ORIGIN, and
 * from PORTAL_DATA_DIR where its database lies. It believes one proxy, so that a journey can send reports from an
 * address of its own.
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
	const data = await makeDataFolder();
	let origin = "";
	const late = LATE_SCRIPTS ? await delayScripts(() => origin, Number(LATE_SCRIPTS)) : undefined;
	const server = await startBuiltServer(data.path, { TRUSTED_PROXIES: "1", ...(late && { PUBLIC_URL: late.origin }) });
	origin = server.origin;
	process.env.ORIGIN = late?.origin ?? origin;
	process.env.PORTAL_DATA_DIR = data.path;
	return async () => {
		await late?.stop();
		await server.stop();
		await data.dispose();
	};
}
