import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

/**
 * Starts the built portal once for all journeys, on an empty DATA_DIR; the workers read its address from ORIGIN, and
 * from PORTAL_DATA_DIR where its database lies. It believes one proxy, so that a journey can send reports from an
 * address of its own.
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
	const data = await makeDataFolder();
	const server = await startBuiltServer(data.path, { TRUSTED_PROXIES: "1" });
	process.env.ORIGIN = server.origin;
	process.env.PORTAL_DATA_DIR = data.path;
	return async () => {
		await server.stop();
		await data.dispose();
	};
}
