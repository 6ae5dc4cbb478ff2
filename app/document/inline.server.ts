import { createHash } from "node:crypto";

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** What a page may run and show although it stands in the page itself. */
export interface InlineDigests {
	scripts: readonly string[];
	styles: readonly string[];
}

/** HTML with the digests of what is inline in it. */
export interface InlinePart extends InlineDigests {
	html: string;
}

/** Digests of what runs or styles. Data blocks (`type` other than these) do not run and need none. */
export function digestInline(html: string): InlineDigests {
	const scripts = [...html.matchAll(INLINE_SCRIPT)]
		.filter(([, attributes = ""]) => !/\stype="(?!module|importmap|speculationrules|text\/javascript)/.test(attributes))
		// An empty one runs nothing.
		.flatMap(([, , body]) => body || []);
	const styles = [...html.matchAll(INLINE_STYLE)].map(([, body = ""]) => body);
	return { scripts: scripts.map(digestOf), styles: styles.map(digestOf) };
}

export function withDigests(html: string): InlinePart {
	return { html, ...digestInline(html) };
}

/** The Content-Security-Policy of a page (docs/operations.md, Headers): its own files, and what is inline in it by digest. */
export function policyFor(parts: readonly InlineDigests[]): string {
	const scripts = parts.flatMap(({ scripts }) => scripts);
	const styles = parts.flatMap(({ styles }) => styles);
	return [
		"default-src 'none'",
		["script-src 'self'", ...new Set(scripts)].join(" "),
		["style-src 'self'", ...new Set(styles)].join(" "),
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"object-src 'none'",
	].join("; ");
}

/** JSON as it may stand in a script: what could end the script, or a line of it, as an escape. */
export function escapeForScript(json: string): string {
	return json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function digestOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
