import { createHash } from "node:crypto";
import type { Language } from "../../domain/language.ts";
import { REVIEW_TEXTS } from "../drafts/review-texts.ts";

/** Looks of the bar; the page beneath keeps its own. */
const BAR_STYLE =
	".desk-preview{position:sticky;top:0;z-index:99;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;" +
	"padding:.75rem 1rem;background:#5c2d00;color:#fff;font-weight:650}.desk-preview a{color:#fff;min-height:44px;" +
	"display:inline-flex;align-items:center}";
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const LINK_TO_SCRIPT = /<link\b[^>]*\brel="(?:modulepreload|manifest|dictionary|compression-dictionary)"[^>]*>/gi;
const LINK_INTO_PORTAL = /(<a\b[^>]*?\bhref=")(\/(?!\/))/g;

interface Previewed {
	html: string;
	/** The content policy of the page. */
	policy: string;
	/** Where the bar leads back to. */
	back: string;
	/** Where the portal is, for links within the page. */
	publicUrl: string | undefined;
	language: Language;
}

/** A page of the portal as a preview at the desk: without scripts, with a bar above, and its policy. */
export function makePreview({ html, policy, back, publicUrl, language }: Previewed): { html: string; policy: string } {
	const t = REVIEW_TEXTS[language];
	const bar =
		`<style>${BAR_STYLE}</style><aside class="desk-preview" aria-label="${t.preview}">` +
		`<span>${t.previewBar}</span><a href="${back}">${t.previewBack}</a></aside>`;
	const still = html.replace(SCRIPT, "").replace(LINK_TO_SCRIPT, "");
	const linked = publicUrl ? still.replace(LINK_INTO_PORTAL, `$1${publicUrl}$2`) : still;
	return { html: linked.replace(/<body[^>]*>/, (body) => `${body}${bar}`), policy: tighten(policy) };
}

/** The page's own policy, in which nothing runs, nothing is sent and the bar has its looks. */
function tighten(policy: string): string {
	const digest = createHash("sha256").update(BAR_STYLE).digest("base64");
	const kept = policy
		.split(";")
		.map((rule) => rule.trim())
		.filter((rule) => rule !== "" && !/^(script-src|connect-src|form-action|worker-src|manifest-src)/.test(rule))
		.map((rule) => (/^style-src(-elem)? /.test(rule) ? `${rule} 'sha256-${digest}'` : rule));
	return [...kept, "script-src 'none'", "connect-src 'none'", "form-action 'none'"].join("; ");
}
