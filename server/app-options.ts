import type { Logger } from "pino";
import type { Catalogue } from "../domain/catalogue.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { Metrics } from "./operation/metrics.ts";
import type { PageCache } from "./pages/page-cache.ts";
import type { PageShortcuts } from "./pages/page-shortcuts.ts";
import type { SearchFrames } from "./pages/search-frames.ts";
import type { MissedSearches } from "./searches/missed-searches.ts";

/** The catalogue of this moment, as `live-catalogue.ts` keeps it; undefined until one could be read. */
export interface CatalogueSource {
	current(): { catalogue: Catalogue; readAt: Date; isStale: boolean } | undefined;
}

export interface AppOptions {
	catalogue: CatalogueSource;
	reports: ReportIntake;
	log: Logger;
	/** Origin of the portal, for full addresses; also tells whether it is served over HTTPS. */
	publicUrl: string | undefined;
	/** Folder of the built client, relative to the working directory; undefined in development. */
	clientDir: string | undefined;
	/** How many proxies stand in front and append to X-Forwarded-For; by default none. */
	trustedProxies?: number;
	/** Vite's mode; development answers are neither cached nor restricted by a content policy. */
	mode: "production" | "development";
	/** Counts requests; absent in page tests. */
	metrics?: Metrics | undefined;
	metricsToken?: string;
	/** The pages in memory; by default the application's own. */
	pages?: PageCache;
	/** What searches are written into; by default the application's own. */
	searchFrames?: SearchFrames;
	/** Answers before the application does what it answered before; absent in page tests. */
	shortcuts?: PageShortcuts | undefined;
	/** Counts searches that found nothing; absent in most page tests. */
	missedSearches?: Pick<MissedSearches, "note"> | undefined;
	/** True renders each page of a search by itself, for tests that compare. */
	isEverySearchRendered?: boolean;
	/** False removes the service worker from the browsers that have it. */
	hasOfflinePages?: boolean;
	/** True from the signal to stop until the end of the process. */
	isStopping?: () => boolean;
}
