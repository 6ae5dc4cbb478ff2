import { findFreePort, makeDataFolder, startBuiltServer } from "../../scripts/built-server.ts";
import { test as base } from "../journeys/browser.ts";
import { ANONYMOUS_KEY } from "./hosted.ts";

/** The `test` of a portal that could never read its backend: nobody listens at the address it was given. */
export const test = base.extend<object, { emptyHanded: string }>({
	emptyHanded: [
		async ({ browserName: _ }, use) => {
			const data = await makeDataFolder();
			const nobody = `http://127.0.0.1:${await findFreePort()}`;
			const settings = { SUPABASE_URL: nobody, SUPABASE_ANON_KEY: ANONYMOUS_KEY, LOG_LEVEL: "silent" };
			const portal = await startBuiltServer(data.path, settings, { awaited: "/healthz" });
			await use(portal.origin);
			await portal.stop();
			await data.dispose();
		},
		{ scope: "worker" },
	],
	baseURL: ({ emptyHanded }, use) => use(emptyHanded),
});
