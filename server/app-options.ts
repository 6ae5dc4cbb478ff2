import type { Logger } from "pino";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { Metrics } from "./operation/metrics.ts";
import type { MissedSearches } from "./pages/missed-searches.ts";
import type { PageCache } from "./pages/page-cache.ts";

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
	/** Counts searches that found nothing; absent in most page tests. */
	missedSearches?: Pick<MissedSearches, "note"> | undefined;
	/** False removes the service worker from the browsers that have it. */
	hasOfflinePages?: boolean;
	/** True from the signal to stop until the end of the process. */
	isStopping?: () => boolean;
}
