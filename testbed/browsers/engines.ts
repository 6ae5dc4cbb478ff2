import { chromium } from "@playwright/test";
import {
	ensureFirefox,
	ensureOldChromium,
	ensureWebkit,
	findFirefox,
	findOldChromium,
} from "../../scripts/setup/browsers.mjs";
import { ARCHIVED, openChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import type { Service } from "./person.ts";
import type { Browser } from "./visitor.ts";
import { startWebkit } from "./webkit.ts";

/** An engine that the portal is tried in (docs/browsers.md). */
export interface WantedEngine {
	name: string;
	/** What it is promised; an engine of before may get either, as the feature test finds. */
	promised: Service | "either";
	/** Installs what is missing where that is possible, and starts it; undefined where it cannot be had. */
	start(): Promise<Browser | undefined>;
}

export const ENGINES: readonly WantedEngine[] = [
	{ name: "Chromium of today", promised: "whole", start: openPresentChromium },
	{
		name: "Firefox ESR",
		promised: "whole",
		async start() {
			const program = await ensureFirefox();
			return program ? startFirefox(program) : undefined;
		},
	},
	{
		name: "WebKit",
		promised: "whole",
		async start() {
			const found = await ensureWebkit();
			return found ? startWebkit(found.driver, found.miniBrowser) : undefined;
		},
	},
	{ name: "Chromium 119", promised: "whole", start: () => openOldChromium("119") },
	{ name: "Chromium 112", promised: "either", start: () => openOldChromium("112") },
	{ name: "Chromium 103", promised: "either", start: () => openOldChromium("103") },
	{ name: "Chromium 92", promised: "either", start: () => openOldChromium("92") },
];

/** The browser of the journeys: that of the machine, else that of Playwright. */
export function openPresentChromium(): Promise<Browser> {
	return openChromium(process.env.CHROMIUM_PATH || chromium.executablePath());
}

type Release = "92" | "103" | "112" | "119";

async function openOldChromium(release: Release): Promise<Browser | undefined> {
	await ensureOldChromium(release);
	return openFetchedChromium(release);
}

/** An old Chromium that was fetched before; undefined where there is none or this machine lacks what it stands on. */
export async function openFetchedChromium(release: Release): Promise<Browser | undefined> {
	const program = findOldChromium(release);
	if (!program) return undefined;
	try {
		return await openChromium(program, ARCHIVED);
	} catch (error) {
		if (/error while loading shared libraries|GLIBC/.test(String(error))) return undefined;
		throw error;
	}
}

/** Firefox where it is installed. */
export async function startInstalledFirefox(): Promise<Browser | undefined> {
	const program = findFirefox();
	return program ? startFirefox(program) : undefined;
}
