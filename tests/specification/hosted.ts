import { startOwnServer } from "../../testbed/built-server.ts";
import { test as base } from "../journeys/browser.ts";
import { ANONYMOUS_KEY, type HostedTables, startHostedBackend } from "./hosted-backend.ts";

/** The `test` of a portal over a hosted backend that holds these rows. */
export function testOver(held: Partial<HostedTables>) {
	return base.extend({
		baseURL: async ({ ownPortal }, use) => {
			const origin = await ownPortal.open(held, async (cleanUp) => {
				const backend = await startHostedBackend(held, []);
				cleanUp(backend.stop);
				const settings = { SUPABASE_URL: backend.address, SUPABASE_ANON_KEY: ANONYMOUS_KEY };
				return (await startOwnServer(cleanUp, settings)).server;
			});
			await use(origin);
		},
	});
}
