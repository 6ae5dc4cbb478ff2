import type { RouterContextProvider } from "react-router";
import { createContext } from "react-router";
import type { Catalogue } from "../domain/catalogue.ts";
import type { Display } from "../domain/display.ts";
import type { Language } from "../domain/language.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { ProcedureSearch } from "../domain/search/search.ts";
import type { RenderedPage } from "./rendered-page.server.ts";
import type { StylePart } from "./used-styles.server.ts";

/** The catalogue that a page is made from: that of this moment, its search, and how old it is. */
export interface ServedCatalogue {
	catalogue: Catalogue;
	search: ProcedureSearch;
	/** When the backend was last read successfully. */
	readAt: Date;
	/** True when the backend could not be read lately: pages then show the age of the data. */
	isStale: boolean;
}

/** Who asks, for the log and for the reference that an error page shows. */
export interface RequestTrace {
	id: string;
	logError(error: unknown): void;
}

// `server/pages/serve-pages.ts` fills them anew for each request that no cache answers.

/** Undefined when the backend could never be read and no copy was kept. */
export const catalogueContext = createContext<ServedCatalogue | undefined>();
/** From the settings: where citizens reach the portal, to write full addresses; undefined where nothing says it. */
export const originContext = createContext<string | undefined>(undefined);
/** From the cookie that `preferences/language-choice.ts` writes. */
export const languageContext = createContext<Language>();
/** From the cookie that `preferences/display-choice.ts` writes. */
export const displayContext = createContext<Display>();
/** The intake with this visitor's rate limits. */
export const reportIntakeContext = createContext<ReportIntake>();
/** Set by the action of a form that was refused: the answer shows the form again, and its title says that there is an error. */
export const refusedFormContext = createContext(false);
/** Set by the loader of a page that says something to programs: a block of JSON-LD, written once into the document. */
export const linkedDataContext = createContext<string | null>(null);
/** What the loader of a search calls that found nothing. */
export const missedSearchContext = createContext<() => void>(() => undefined);
/** Set by who wants a page as React rendered it, beside what is answered. */
export const renderedContext = createContext<((page: RenderedPage) => void) | null>(null);
/** From the settings: whether pages may start the service worker, which keeps them readable offline. */
export const offlineContext = createContext<boolean>(false);
/** What `finish-document.server.ts` knows of the files of the build, by address; empty in development. */
export interface ClientFiles {
	/** The pieces of each style sheet. */
	styleSheets: ReadonlyMap<string, readonly StylePart[]>;
	/** What stood in the sheets about typefaces. */
	typefaces: string;
	/** Address of the sheet for engines without container queries. */
	plainSheet?: string | undefined;
	/** The element of the script that only engines without modules fetch: it says that they are given no scripts. */
	plainScript?: string | undefined;
	/** Modules that only pass on what another one holds, under other names: `names` gives the holder's name for each. */
	facades: ReadonlyMap<string, { holder: string; names: Readonly<Record<string, string>> }>;
	/** Address of the dictionary with which this browser can unpack the next page. */
	dictionary?: string | undefined;
}
/** Read once at the start of the process. */
export const clientFilesContext = createContext<ClientFiles>({
	styleSheets: new Map(),
	typefaces: "",
	facades: new Map(),
});
/** From the access log: the reference of this request. */
export const traceContext = createContext<RequestTrace>();

/** The catalogue for a loader; without one the page cannot be answered truthfully, so it is a 503. */
export function readCatalogue(context: Readonly<RouterContextProvider>): ServedCatalogue {
	const served = context.get(catalogueContext);
	if (!served) throw new Response(null, { status: 503 });
	return served;
}
