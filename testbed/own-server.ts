import { type BuiltServer, makeDataFolder, startBuiltServer } from "./built-server.ts";
import type { CleanUp } from "./drill-case.ts";

/** The built portal over an empty folder of its own; both are gone when the case ends. */
export async function startOwnServer(
	cleanUp: CleanUp,
	settings: NodeJS.ProcessEnv = {},
): Promise<{ server: BuiltServer; data: { path: string; dispose: () => Promise<void> } }> {
	const data = await makeDataFolder();
	cleanUp(data.dispose);
	const server = await startBuiltServer(data.path, { LOG_LEVEL: "silent", ...settings });
	cleanUp(server.stop);
	return { server, data };
}
