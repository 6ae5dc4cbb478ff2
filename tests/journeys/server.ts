import { makeDataFolder, startBuiltServer } from "../../scripts/built-server.ts";

/** Starts the built portal once for all journeys, on an empty DATA_DIR; the workers read its address from ORIGIN. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
	const data = await makeDataFolder();
	const server = await startBuiltServer(data.path);
	process.env.ORIGIN = server.origin;
	return async () => {
		await server.stop();
		await data.dispose();
	};
}
