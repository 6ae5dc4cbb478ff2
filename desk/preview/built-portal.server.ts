import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import { LANGUAGE_KEY } from "../../domain/language.ts";
import type { ReportIntake } from "../../domain/report/report.ts";
import type { AppOptions } from "../../server/app-options.ts";
import { createPageCache } from "../../server/pages/page-cache.ts";
import type { DeskServices } from "../desk-services.ts";

/** Files of the build of the public portal, relative to the working directory. */
export const CLIENT_DIR = "build/client";
const BUILT_APP = "build/server/app.js";
/** Room for a page or two: hardly anybody looks at the same preview twice. */
const CACHE_BYTES = 2_000_000;

/** A preview takes no reports. */
const NO_REPORTS: ReportIntake = {
	accept: async () => ({ outcome: "closed" }),
	eraseContact: async () => ({ outcome: "closed" }),
	readState: async () => ({ outcome: "unavailable" }),
	state: () => ({ waiting: 0, isWritable: false }),
	countRefused: () => 0,
	close: async () => undefined,
};

type Portal = ReturnType<typeof import("../../server/app.ts").createApp>;

let opening: Promise<Portal> | undefined;
/** What the portal shows at this moment; previews take turns. */
let shown: Catalogue | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Whether the public portal was built, so that pages can be previewed. */
export function hasBuiltPortal(): boolean {
	return existsSync(BUILT_APP) && existsSync(CLIENT_DIR);
}

interface Asked {
	catalogue: Catalogue;
	path: string;
	language: Language;
	services: DeskServices;
}

/** A page of the public portal as it is over this catalogue; previews of two editors never mix. */
export function askPortal({ catalogue, path, language, services }: Asked): Promise<Response> {
	const turn = last.then(async () => {
		const portal = await open(services);
		shown = catalogue;
		const { publicUrl = services.deskUrl } = services;
		const headers = { Accept: "text/html", Cookie: `${LANGUAGE_KEY}=${language}` };
		const response = await portal.request(`${publicUrl}${path}`, { headers });
		const text = await response.text();
		return new Response(text, { status: response.status, headers: response.headers });
	});
	last = turn.catch(() => undefined);
	return turn;
}

async function open({ log, publicUrl }: DeskServices): Promise<Portal> {
	opening ??= (async () => {
		const { createApp }: typeof import("../../server/app.ts") = await import(
			/* @vite-ignore */ pathToFileURL(resolve(BUILT_APP)).href
		);
		const options: AppOptions = {
			catalogue: { current: () => shown && { catalogue: shown, readAt: new Date(), isStale: false } },
			reports: NO_REPORTS,
			log: log.child({ preview: true }, { level: "warn" }),
			...{ publicUrl, clientDir: CLIENT_DIR, mode: "production", hasOfflinePages: false },
			pages: createPageCache({ maxBytes: CACHE_BYTES }),
		};
		return createApp(options);
	})();
	return opening;
}
