/** Hash of the dictionaries, set by vite.config.ts. */
declare const __DICTIONARY_VERSION__: string;

/** The PDFs that scripts/documents.ts made, by the ids of content/help.ts; set by vite.config.ts, empty before the first build. Sizes in bytes. */
declare const __DOCUMENTS__: Readonly<Partial<Record<string, { address: string; pages: number; size: number }>>>;

declare module "virtual:react-router/server-build" {
	import type { ServerBuild } from "react-router";

	const build: ServerBuild;
	export const routes: ServerBuild["routes"];
	export default build;
}

/** The script that starts the service worker: its address and its digest. */
declare const __OFFLINE_SCRIPT__: { src: string; integrity: string };
