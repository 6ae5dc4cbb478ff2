import Bowser from "bowser";
import { REPORT_LIMITS } from "../../../domain/report/report.ts";

interface BrowserClues {
	userAgent: string | null;
	acceptLanguage: string | null;
	/** Width of the window in CSS pixels, when a script could tell. */
	viewportWidth: number | null;
}

/** Browser families that help to find a problem. Any other name in the header could be text of the visitor's own. */
const FAMILIES = [
	"Chrome",
	"Chromium",
	"Firefox",
	"Safari",
	"Microsoft Edge",
	"Opera",
	"Opera Mini",
	"Samsung Internet for Android",
	"Android Browser",
	"UC Browser",
	"MIUI",
	"Facebook",
	"WhatsApp",
	"Internet Explorer",
];
const SYSTEMS = ["Android", "iOS", "Windows", "macOS", "Linux", "Chrome OS", "KaiOS"];
const WIDTHS: readonly (readonly [number, string])[] = [
	[480, "pantalla de menos de 480 px"],
	[768, "pantalla de 480 a 767 px"],
	[1200, "pantalla de 768 a 1199 px"],
	[Number.POSITIVE_INFINITY, "pantalla de 1200 px o más"],
];

/**
 * "Chrome 130; Android; pantalla de menos de 480 px; es": enough to look for a fault of the portal, too little to
 * recognise anyone (case C103). Stored in Spanish, for the people who read the reports.
 */
export function describeBrowser({ userAgent, acceptLanguage, viewportWidth }: BrowserClues): string {
	const { browser, os } = Bowser.parse(userAgent?.slice(0, 500) || "unknown");
	const family = FAMILIES.find((name) => name === browser.name);
	const major = /^\d{1,4}/.exec(browser.version ?? "")?.[0];
	const system = SYSTEMS.find((name) => name === os.name);
	const language = /^[a-z]{2,3}(?![a-z])/i.exec(acceptLanguage?.trim() ?? "")?.[0].toLowerCase();
	return [
		family ? [family, major].filter(Boolean).join(" ") : "otro navegador",
		system ?? "otro sistema",
		WIDTHS.find(([limit]) => viewportWidth !== null && viewportWidth < limit)?.[1] ?? "pantalla sin medir",
		language ?? "idioma sin indicar",
	]
		.join("; ")
		.slice(0, REPORT_LIMITS.browser_info);
}
