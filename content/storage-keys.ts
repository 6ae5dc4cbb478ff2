import { DISPLAY_KEY } from "../domain/display.ts";
import { LANGUAGE_KEY } from "../domain/language.ts";
import { DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../domain/offices/near.ts";

// One by one for the boot script, which is to hold no more than it needs.
export const CONSENT_KEY = "gdpr-consent";
export const PROMO_SEEN_KEY = "hasSeenPromo";
export const PROMO_DAY_KEY = "promoLastSeen";
export const FOLDER_KEY = "folder";

/** Days that each cookie lives. */
export const COOKIE_DAYS = 365;

/** Keys under which the browser keeps things. The code that stores them uses these, so the privacy page lists every one. */
export const STORAGE_KEYS = {
	language: LANGUAGE_KEY,
	consent: CONSENT_KEY,
	promoSeen: PROMO_SEEN_KEY,
	promoDay: PROMO_DAY_KEY,
	display: DISPLAY_KEY,
	department: DEPARTMENT_KEY,
	municipality: MUNICIPALITY_KEY,
	shortcuts: "shortcuts",
	requirements: "requirements",
	/** In the storage of one tab. */
	lastPlan: "plan",
	reportDraft: "report-draft",
	keptReports: "report-outbox",
	receipts: "report-receipts",
	folder: FOLDER_KEY,
	/** What was here before somebody else's folder was begun, until that ends. */
	folderAside: "folder-aside",
	/** Parts of a folder that comes by several codes. */
	folderParts: "folder-parts",
	/** What was noted after a refusal and typed into a letter. */
	windowNotes: "window-notes",
	/** Named as in server/files/offline/worker.js. */
	savedPages: "paginas-1",
	savedFiles: "archivos-1",
	/** A cache too: the search that somebody keeps to use it without a connection. */
	savedSearch: "busqueda-1",
	/** Named and kept by React Router. */
	places: "react-router-scroll-positions",
} as const;
