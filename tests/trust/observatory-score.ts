/** What the scanner of Mozilla's HTTP Observatory looks at: one page asked over HTTPS. */
export interface ScannedPage {
	headers: Headers;
	document: Document;
}

const START = 100;
/** Bonuses only count from this much on (the scanner's MINIMUM_SCORE_FOR_EXTRA_CREDIT). */
const BONUS_FROM = 90;
const SIX_MONTHS_IN_SECONDS = 15_768_000;
const BROAD = ["*", "http:", "https:", "ftp:", "data:", "'unsafe-inline'", "'unsafe-eval'"];
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * The points that Mozilla's HTTP Observatory would give (github.com/mdn/mdn-http-observatory, src/grader/charts.js):
 * 100, minus faults, plus bonuses. Redirection to HTTPS and the HSTS preload list are the operator's and count as 0.
 */
export function scoreOf(page: ScannedPage): number {
	const marks = [
		markPolicy(page.headers.get("content-security-policy")),
		markCookies(page.headers.getSetCookie()),
		page.headers.get("access-control-allow-origin") === "*" ? -50 : 0,
		markReferrer(page.headers.get("referrer-policy")),
		markTransport(page.headers.get("strict-transport-security")),
		markIntegrity(page.document),
		page.headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
		markFraming(page.headers),
		markResourcePolicy(page.headers.get("cross-origin-resource-policy")),
	];
	const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
	const base = START + sum(marks.filter((mark) => mark < 0));
	return base >= BONUS_FROM ? base + sum(marks.filter((mark) => mark > 0)) : base;
}

function markPolicy(header: string | null): number {
	if (!header) return -25;
	const policy = readPolicy(header);
	const scripts = policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
	const objects = policy.get("object-src") ?? policy.get("default-src") ?? ["*"];
	const styles = policy.get("style-src") ?? policy.get("default-src") ?? ["*"];
	if ([...scripts, ...objects].some((source) => BROAD.includes(source))) return -20;
	if (styles.some((source) => BROAD.includes(source))) return 0;
	return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function readPolicy(header: string): Map<string, string[]> {
	return new Map(
		header.split(";").map((directive) => {
			const [name = "", ...sources] = directive.trim().split(/\s+/);
			return [name, sources];
		}),
	);
}

function markCookies(cookies: readonly string[]): number {
	if (cookies.length === 0) return 0;
	if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
	return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function markReferrer(header: string | null): number {
	if (!header) return 0;
	return PRIVATE_REFERRERS.includes(header) ? 5 : -5;
}

function markTransport(header: string | null): number {
	const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
	if (seconds >= SIX_MONTHS_IN_SECONDS) return 0;
	return seconds > 0 ? -10 : -20;
}

/** The bonus is for scripts of the same origin too, once one has a digest. */
function markIntegrity(document: Document): number {
	const scripts = [...document.querySelectorAll("script[src]")];
	if (scripts.some((script) => !script.getAttribute("src")?.match(/^\/[^/]/))) return -50;
	return scripts.some((script) => script.hasAttribute("integrity")) ? 5 : 0;
}

function markFraming(headers: Headers): number {
	const ancestors = readPolicy(headers.get("content-security-policy") ?? "").get("frame-ancestors");
	if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
	return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

function markResourcePolicy(header: string | null): number {
	return header === "same-origin" || header === "same-site" ? 10 : 0;
}
