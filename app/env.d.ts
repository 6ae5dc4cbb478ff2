/** Hash of the dictionaries, set by vite.config.ts. */
declare const __DICTIONARY_VERSION__: string;

declare module "virtual:react-router/server-build" {
	import type { ServerBuild } from "react-router";

	const build: ServerBuild;
	export const routes: ServerBuild["routes"];
	export default build;
}

/** The script that starts the service worker: its address and its digest. */
declare const __OFFLINE_SCRIPT__: { src: string; integrity: string };
