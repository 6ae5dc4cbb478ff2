import Bowser from "bowser";
import { REPORT_LIMITS } from "../../../domain/report/report.ts";
import { REPORT_FIELDS } from "../../../domain/report/report-form.ts";
import { isJson } from "../../document/answer.server.ts";
import { EXTRA_FIELDS } from "../form/form-names.ts";

const NAMES: readonly string[] = [...REPORT_FIELDS, ...Object.values(EXTRA_FIELDS)];

/**
 * The fields of ours that were sent, as JSON or as a form, on an object that inherits nothing; whatever else
 * was sent is left behind. Undefined when the body cannot be read.
 */
export async function readPostedFields(request: Request): Promise<Record<string, unknown> | undefined> {
	const fields: Record<string, unknown> = Object.create(null);
	try {
		const sent = isJson(request.headers) ? readJson(await request.arrayBuffer()) : await readForm(request);
		for (const name of NAMES) {
			if (Object.hasOwn(sent, name)) fields[name] = Reflect.get(sent, name);
		}
		return fields;
	} catch {
		// The body is malformed JSON, no text, or a form without its boundary. The caller answers what to do.
		return undefined;
	}
}

function readJson(bytes: ArrayBuffer): object {
	const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("no JSON object");
	return value;
}

async function readForm(request: Request): Promise<object> {
	const form = await request.formData();
	return Object.fromEntries(NAMES.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])));
}

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

interface FormClues {
	/** What stands in the field that people neither see nor reach. */
	honeypot: string;
	/** Seconds from the first key to the sending, when a script could tell. */
	seconds: number | null;
	text: string;
}

/** Nobody writes a report faster; a person who pastes one may. */
const HASTY_SECONDS = 3;
const MANY_LINKS = 3;

/**
 * 0 to 100: how much a form looks like a robot's. It only sorts the reports for those who read them: a password
 * manager fills hidden fields and a screen-reader user may paste in two seconds (case C48).
 */
export function scoreSpam({ honeypot, seconds, text }: FormClues): number {
	const links = text.match(/https?:\/\//gi)?.length ?? 0;
	const isHasty = seconds !== null && seconds < HASTY_SECONDS;
	return (honeypot === "" ? 0 : 50) + (isHasty ? 20 : 0) + (links >= MANY_LINKS ? 30 : 0);
}
