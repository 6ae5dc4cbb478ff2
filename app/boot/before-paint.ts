// Written into every page behind its typefaces, before anything is drawn, bundled alone and allowed by its digest
// (docs/decisions/scripts-on-intent.md), in words that Chrome 60 and Safari 12 read.
import { FOLDER_KEY } from "../../content/storage-keys.ts";
import { readStoredText } from "../browser-store.ts";
import { isWhole } from "./engine.ts";

// What asks for scripts then stays away (docs/decisions/old-engines.md).
if (!isWhole(window)) document.documentElement.setAttribute("data-engine", "plain");

/** An optional typeface hides its words for so long. On a line with such a round trip, in milliseconds, it never comes in time. */
const TOO_LATE = 100;

const { connection, serviceWorker } = navigator;
const isSlow = connection?.saveData || (connection?.rtt ?? 0) >= TOO_LATE;
// Where the worker answers, the typeface may be kept. The first rule of the first style is that of the portal's own typeface.
if (isSlow && !serviceWorker?.controller) document.querySelector("style")?.sheet?.deleteRule(0);

// The way to the folder stands in the head of the page once it holds something (app/layout/masthead.css).
if (readStoredText(FOLDER_KEY)) document.documentElement.dataset.folder = "";

// Back, Forward and a reload go to a place on the page, which nothing above it may move any more (app/styles/base.css).
for (const arrival of performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])
	if (arrival.type !== "navigate") document.documentElement.dataset.arrival = "back";
