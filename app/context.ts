import type { RouterContextProvider } from "react-router";
import { createContext } from "react-router";
import type { Catalogue } from "../domain/catalogue.ts";
import type { Display } from "../domain/display.ts";
import type { Language } from "../domain/language.ts";
import type { ReportDesk } from "../domain/report.ts";
import type { ProcedureSearch } from "../domain/search.ts";

/** What a page may read: the catalogue of this moment, its search, and how old it is. */
export interface CatalogueView {
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

/** Undefined when the backend could never be read and no copy was kept. */
export const catalogueContext = createContext<CatalogueView | undefined>();
export const languageContext = createContext<Language>();
export const displayContext = createContext<Display>();
export const reportDeskContext = createContext<ReportDesk>();
/** True when this answer shows a form again that could not be taken; its title then says so. */
export const refusedFormContext = createContext(false);
/** Whether pages may start the service worker, which keeps them readable offline. */
export const offlineContext = createContext<boolean>(false);
export const traceContext = createContext<RequestTrace>();

/** The catalogue for a loader; without one the page cannot be answered truthfully, so it is a 503. */
export function readCatalogue(context: Readonly<RouterContextProvider>): CatalogueView {
	const view = context.get(catalogueContext);
	if (!view) throw new Response(null, { status: 503 });
	return view;
}
