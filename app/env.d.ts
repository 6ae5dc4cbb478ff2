/** Hash of the dictionaries, set by vite.config.ts. */
declare const __DICTIONARY_VERSION__: string;

/** The PDFs that scripts/make/documents.ts made, by the ids of content/help.ts; set by vite.config.ts, empty before the first build. Sizes in bytes. */
declare const __DOCUMENTS__: Readonly<Partial<Record<string, { address: string; pages: number; size: number }>>>;

declare module "virtual:react-router/server-build" {
	import type { ServerBuild } from "react-router";

	const build: ServerBuild;
	export const routes: ServerBuild["routes"];
	export const assets: ServerBuild["assets"];
	export default build;
}

/** The text of app/boot/boot.ts, bundled; set by vite.config.ts. */
declare const __BOOT_SCRIPT__: string;

/** What the boot script lets the browser fetch ahead (app/document/speculation-rules.ts); set by vite.config.ts. */
declare const __SPECULATION_RULES__: string;

/** The text of app/boot/before-paint.ts, bundled; set by vite.config.ts. */
declare const __BEFORE_PAINT_SCRIPT__: string;

interface Window {
	/** The router's own, which takes the data of the page. */
	__reactRouterContext?: {
		future?: object;
		stream?: ReadableStream;
		streamController?: ReadableStreamDefaultController<string>;
	};
	/** The router's own: the modules of the routes of this page. */
	__reactRouterRouteModules?: Record<string, unknown>;
	/** Brings the code of what the server has drawn into this page; false where it cannot be had now (app/components/served-part.tsx). */
	bringPart?: () => Promise<boolean>;
	/** React takes over the page; set by app/take-over/take-over.tsx. */
	takeOver?: () => Promise<void>;
	/** What the browser offers to whoever may install the portal; set by app/whole-copy/keep-offer.tsx. */
	installOffer?: (Event & { prompt(): Promise<unknown> }) | undefined;
	/** What others changed on the page, oldest first; set by app/boot/foreign-changes.ts. */
	takeForeignChanges?: () => readonly MutationRecord[];
}

interface Navigator {
	/** Network Information API, which only Chromium has. */
	readonly connection?: {
		readonly effectiveType: string;
		readonly saveData?: boolean;
		/** Megabits for each second. */
		readonly downlink: number;
		/** Milliseconds of a round trip. */
		readonly rtt?: number;
	};
}
