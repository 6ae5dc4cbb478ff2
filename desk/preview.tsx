import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { readRowsWith } from "../database/desk/records.server.ts";
import { type Catalogue, createCatalogue } from "../domain/catalogue/catalogue.ts";
import { type DeskLanguage, LANGUAGE_KEY } from "../domain/language.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { AppOptions } from "../server/app-options.ts";
import { createPageCache } from "../server/pages/page-cache.ts";
import { notHere, readDraft } from "./drafts/answer-draft-form.tsx";
import { editorPath, publicPath } from "./drafts/record-places.ts";
import { REVIEW_TEXTS } from "./drafts/texts.ts";
import type { Answer, DeskRoute, DeskServices, SignedAsk } from "./frame/desk-route.ts";

/** Files of the build of the public portal, relative to the working directory. */
const CLIENT_DIR = "build/client";
const BUILT_APP = "build/server/app.js";
/** Room for a page or two: hardly anybody looks at the same preview twice. */
const CACHE_BYTES = 2_000_000;

/** A preview takes no reports. */
const NO_REPORTS: ReportIntake = {
	accept: async () => ({ outcome: "closed" }),
	eraseContact: async () => ({ outcome: "closed" }),
	readState: async () => ({ outcome: "unavailable" }),
	state: () => ({ waiting: 0, isWritable: false }),
	countRefused: () => 0,
	close: async () => undefined,
};

type Portal = ReturnType<typeof import("../server/app.ts").createApp>;

let opening: Promise<Portal> | undefined;
/** What the portal shows at this moment; previews take turns. */
let shown: Catalogue | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Whether the public portal was built, so that pages can be previewed. */
function hasBuiltPortal(): boolean {
	return existsSync(BUILT_APP) && existsSync(CLIENT_DIR);
}

interface Asked {
	catalogue: Catalogue;
	path: string;
	language: DeskLanguage;
	services: DeskServices;
}

/** A page of the public portal as it is over this catalogue; previews of two editors never mix. */
function askPortal({ catalogue, path, language, services }: Asked): Promise<Response> {
	const turn = last.then(async () => {
		const portal = await open(services);
		shown = catalogue;
		const { publicUrl = services.deskUrl } = services;
		const headers = { Accept: "text/html", Cookie: `${LANGUAGE_KEY}=${language}` };
		const response = await portal.request(`${publicUrl}${path}`, { headers });
		const text = await response.text();
		return new Response(text, { status: response.status, headers: response.headers });
	});
	last = turn.catch(() => undefined);
	return turn;
}

async function open({ log, publicUrl }: DeskServices): Promise<Portal> {
	opening ??= (async () => {
		const { createApp }: typeof import("../server/app.ts") = await import(
			/* @vite-ignore */ pathToFileURL(resolve(BUILT_APP)).href
		);
		const options: AppOptions = {
			catalogue: { current: () => shown && { catalogue: shown, readAt: new Date(), isStale: false } },
			reports: NO_REPORTS,
			log: log.child({ preview: true }, { level: "warn" }),
			...{ publicUrl, clientDir: CLIENT_DIR, mode: "production", hasOfflinePages: false },
			pages: createPageCache({ maxBytes: CACHE_BYTES }),
		};
		return createApp(options);
	})();
	return opening;
}

const KEEP = "public, max-age=31536000, immutable";

/** Serves style sheets, fonts and pictures of the built portal, which previews show; to read, and nothing else of it. */
export function answerPreviewFiles(app: Hono): void {
	app.use(
		"/assets/*",
		serveStatic({ root: CLIENT_DIR, onFound: (_path, context) => context.header("Cache-Control", KEEP) }),
	);
}

/** Looks of the bar; the page beneath keeps its own. */
const BAR_STYLE =
	".desk-preview{position:sticky;top:0;z-index:99;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;" +
	"padding:.75rem 1rem;background:#5c2d00;color:#fff;font-weight:650}.desk-preview a{color:#fff;min-height:44px;" +
	"display:inline-flex;align-items:center}";
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const LINK_TO_SCRIPT = /<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/gi;
const LINK_INTO_PORTAL = /(<a\b[^>]*?\bhref=")(\/(?!\/))/g;

interface Previewed {
	html: string;
	/** The content policy of the page. */
	policy: string;
	/** Where the bar leads back to. */
	back: string;
	/** Where the portal is, for links within the page. */
	publicUrl: string | undefined;
	language: DeskLanguage;
}

/** A page of the portal as a preview at the desk: without scripts, with a bar above, and its policy. */
function makePreview({ html, policy, back, publicUrl, language }: Previewed): { html: string; policy: string } {
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

/** A draft as citizens will see it. */
export const PREVIEW_ROUTES: readonly DeskRoute[] = [
	{ path: "/borradores/:id/vista", needs: "read", get: showPreview },
];

async function showPreview(ask: SignedAsk): Promise<Answer> {
	const { services, language, actor } = ask;
	const draft = await readDraft(ask);
	if (!draft) return notHere(ask);
	const t = REVIEW_TEXTS[language];
	const { id, record, content, revision, state, author } = draft;
	if (!hasBuiltPortal()) return { title: t.preview, status: 503, body: <p>{t.noPreview}</p> };
	const rows = await services.database.read((desk) => readRowsWith(desk, record, content));
	// A name of its own, so that no page of another state is shown in its place.
	const catalogue = createCatalogue(rows, `vista-${id}-${revision}-${crypto.randomUUID()}`);
	const page = await askPortal({ catalogue, path: publicPath(record), language, services });
	if (page.status !== 200) return { title: t.preview, status: 404, body: <p>{t.noPage}</p> };
	const { html, policy } = makePreview({
		html: await page.text(),
		policy: page.headers.get("Content-Security-Policy") ?? "default-src 'none'",
		// Whoever still writes it came from its form.
		back: state === "editing" && author.id === actor.id ? editorPath(record, id) : `/borradores/${id}/revision`,
		publicUrl: services.publicUrl,
		language,
	});
	return new Response(html, {
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
	});
}
