import { findFreePort, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { test as base } from "../journeys/browser.ts";
import { ANONYMOUS_KEY } from "./hosted.ts";

const NOTHING = {};

/** The `test` of a portal that could never read its backend: nobody listens at the address it was given. */
export const test = base.extend({
	baseURL: async ({ ownPortal }, use) => {
		const origin = await ownPortal.open(NOTHING, async (cleanUp) => {
			const data = await makeDataFolder();
			cleanUp(data.dispose);
			const nobody = `http://127.0.0.1:${await findFreePort()}`;
			const settings = { SUPABASE_URL: nobody, SUPABASE_ANON_KEY: ANONYMOUS_KEY, LOG_LEVEL: "silent" };
			const server = await startBuiltServer(data.path, settings, { awaited: "/healthz" });
			cleanUp(server.stop);
			return server;
		});
		await use(origin);
	},
});
