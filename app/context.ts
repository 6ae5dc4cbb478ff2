import type { RouterContextProvider } from "react-router";
import { createContext } from "react-router";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { Display } from "../domain/display.ts";
import type { Language } from "../domain/language.ts";
import type { DepartmentId } from "../domain/offices/departments.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { ProcedureSearch } from "../domain/search/search.ts";

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
/** From the cookie that `preferences/display-tools.tsx` writes. */
export const displayContext = createContext<Display>();
/** The intake with this visitor's rate limits. */
export const reportIntakeContext = createContext<ReportIntake>();
/** Set by the action of a form that was refused: the answer shows the form again, and its title says that there is an error. */
export const refusedFormContext = createContext(false);
/** Set by the loader of a page that says something to programs: a block of JSON-LD, written once into the document. */
export const linkedDataContext = createContext<string | null>(null);
/** Address of the feed of a page, for its head; null where there is none. */
export const feedContext = createContext<string | null>(null);
/** What the loader of a search calls that found nothing. */
export const missedSearchContext = createContext<() => void>(() => undefined);
/**
 * Tells the department that the visitor chose, for pages whose address says none. Who asks makes the page one of that
 * department, so ask only where it has an office to tell, and never by what was chosen.
 */
export const nearContext = createContext<() => DepartmentId | null>(() => null);
/** From a header that the worker has sent: whether this browser keeps the style sheet and the boot script of this release. */
export const hasFilesContext = createContext(false);
/** From the settings: whether pages may start the service worker, which keeps them readable offline. */
export const offlineContext = createContext<boolean>(false);
/**
 * A piece of a style sheet: text that every page carries, a rule that only pages with certain classes can use, or a block
 * around other pieces. The build takes the sheet apart (scripts/make/style-parts.ts).
 */
export type StylePart =
	| string
	| {
			/** For each selector of the rule, the classes without which it matches nothing. */
			needs: readonly (readonly string[])[];
			css: string;
	  }
	| { open: string; parts: readonly StylePart[] };

/** What pages know of the files of the build (`server/pages/client-files.ts`); empty in development. */
export interface ClientFiles {
	/** What a browser is to keep for its next pages: addresses of the style sheet, the boot script and the pictures. */
	kept: readonly string[];
	/** The style sheet in pieces, without its typefaces. */
	styles: readonly StylePart[];
	typefaces: string;
	/** Address of the boot script. */
	boot: string;
	/** Address of the script that says which offices are open now. */
	openNow: string;
	/** Address of the sheet for engines without container queries. */
	plainSheet?: string | undefined;
	/** The element of the script that only engines without modules fetch: it says that they are given no scripts. */
	plainScript?: string | undefined;
	/** Modules that only pass on what another one holds, under other names: `names` gives the holder's name for each. */
	facades: ReadonlyMap<string, { holder: string; names: Readonly<Record<string, string>> }>;
	/** By its address, what the browser compares a script with (`integrity`). */
	digests: ReadonlyMap<string, string>;
}
/** Of a portal without a build. */
export const NO_CLIENT_FILES: ClientFiles = {
	kept: [],
	styles: [],
	typefaces: "",
	boot: "",
	openNow: "",
	facades: new Map(),
	digests: new Map(),
};
/** Read once at the start of the process. */
export const clientFilesContext = createContext<ClientFiles>(NO_CLIENT_FILES);
/** From the access log: the reference of this request. */
export const traceContext = createContext<RequestTrace>();

/** By whom a page is seen, as far as it shows. */
export interface Viewer {
	language: Language;
	/** As `nearContext` tells it. */
	near: () => DepartmentId | null;
}

export function readViewer(context: Readonly<RouterContextProvider>): Viewer {
	return { language: context.get(languageContext), near: context.get(nearContext) };
}

/** The catalogue for a loader; without one the page cannot be answered truthfully, so it is a 503. */
export function readCatalogue(context: Readonly<RouterContextProvider>): ServedCatalogue {
	const served = context.get(catalogueContext);
	if (!served) throw new Response(null, { status: 503 });
	return served;
}
