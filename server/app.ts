import * as build from "virtual:react-router/server-build";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { CatalogueView } from "../app/context.ts";
import { catalogueContext, displayContext, languageContext, reportDeskContext, traceContext } from "../app/context.ts";
import { paths } from "../app/paths.ts";
import { problemJson, wantsJson } from "../app/problem.server.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { DISPLAY_KEY, displayWords, readDisplay } from "../domain/display.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY } from "../domain/language.ts";
import type { ReportDesk } from "../domain/report.ts";
import type { ProcedureSearch } from "../domain/search.ts";
import { createProcedureSearch } from "../domain/search.ts";
import type { RequestVariables } from "./access-log.ts";
import { accessLog } from "./access-log.ts";
import { admitPost } from "./admit-post.ts";
import { guardDesk } from "./guarded-desk.ts";
import { lastResortPage } from "./last-resort-page.ts";
import { createPageCache } from "./page-cache.ts";
import { pageKey, readPageRequest } from "./page-request.ts";
import { problemPage } from "./problem-page.ts";
import { securityHeaders } from "./security-headers.ts";
import { visitorAddress } from "./visitor-address.ts";

/** The catalogue of this moment, as `live-catalogue.ts` keeps it; undefined until one could be read. */
export interface CatalogueSource {
	current(): { catalogue: Catalogue; readAt: Date; isStale: boolean } | undefined;
}

export interface AppOptions {
	catalogue: CatalogueSource;
	reports: ReportDesk;
	log: Logger;
	/** Origin of the portal, for canonical links; also tells whether it is served over HTTPS. */
	publicUrl: string | undefined;
	/** Folder of the built client, relative to the working directory; undefined in development. */
	clientDir: string | undefined;
	/** How many proxies in front may be believed about the visitor's address; by default none. */
	trustedProxies?: number;
	/** Vite's mode; development answers are neither cached nor restricted by a content policy. */
	mode: "production" | "development";
}

const PAGE_CACHE_CONTROL = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const STALE_CACHE_CONTROL = "public, max-age=15";
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Everything that answers a request: health, files, then the pages. */
export function createApp(options: AppOptions): Hono<{ Variables: RequestVariables }> {
	const app = new Hono<{ Variables: RequestVariables }>();
	app.use(accessLog(options.log));
	app.use(securityHeaders({ isHttps: options.publicUrl?.startsWith("https:") ?? false }));
	app.use(async (context, next) => {
		if (!["GET", "HEAD", "POST"].includes(context.req.method)) {
			return context.text("Method not allowed\n", 405, { Allow: "GET, HEAD, POST" });
		}
		return next();
	});

	app.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
	app.get("/readyz", (context) => {
		const isReady = options.catalogue.current() !== undefined;
		return context.json({ status: isReady ? "ready" : "starting" }, isReady ? 200 : 503, {
			"Cache-Control": "no-store",
		});
	});

	if (options.clientDir) serveFiles(app, options.clientDir);
	servePages(app, options);

	app.onError((error, context) => {
		const reference = context.get("requestId");
		options.log.error({ id: reference, err: error }, "request failed");
		return context.html(lastResortPage(reference), 500);
	});
	return app;
}

function serveFiles(app: Hono<{ Variables: RequestVariables }>, root: string): void {
	const files = serveStatic({
		root,
		precompressed: true,
		onFound(path, context) {
			const isHashed = path.includes("/assets/") || context.req.query("v") !== undefined;
			context.header("Cache-Control", isHashed ? IMMUTABLE : "public, max-age=3600");
		},
	});
	app.get("/assets/*", files);
	app.get("/locales/*", files);
	app.get("/:file{.+\\.(?:svg|png|ico|txt|webmanifest|xml)}", files);
	app.get("/documentos/:file{.+\\.pdf}", files);
}

function servePages(app: Hono<{ Variables: RequestVariables }>, options: AppOptions): void {
	const handle = createRequestHandler(build, options.mode);
	const cache = createPageCache();
	const searches = new WeakMap<Catalogue, ProcedureSearch>();

	function viewCatalogue(): CatalogueView | undefined {
		const state = options.catalogue.current();
		if (!state) return undefined;
		const search = searches.get(state.catalogue) ?? createProcedureSearch(state.catalogue.procedures);
		searches.set(state.catalogue, search);
		return { ...state, search };
	}

	const guard = guardDesk(options.reports, options.log);

	app.all("*", async (context) => {
		const asked = context.req.raw;
		const page = readPageRequest(asked.url);
		const redirect = trailingSlashRedirect(page.pathname, page.query);
		if (redirect && asked.method !== "POST") return context.redirect(redirect, 308);
		const cookie = getCookie(context, LANGUAGE_KEY);
		const language = isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE;
		const display = readDisplay(getCookie(context, DISPLAY_KEY));
		const view = viewCatalogue();
		const url = new URL(page.pathname, asked.url);
		url.search = page.query.toString();

		const id = context.get("requestId");
		const admission = asked.method === "POST" ? await admitPost(asked, url, options.publicUrl) : null;
		if (admission && "problem" in admission) {
			const details = { problem: admission.problem, language, reference: id };
			return wantsJson(asked.headers) ? problemJson(details) : problemPage(details);
		}

		const render = async () => {
			const provider = new RouterContextProvider();
			provider.set(catalogueContext, view);
			provider.set(languageContext, language);
			provider.set(displayContext, display);
			provider.set(reportDeskContext, guard.deskFor(visitorAddress(context, options.trustedProxies ?? 0)));
			provider.set(traceContext, { id, logError: (error) => options.log.error({ id, err: error }, "page failed") });
			const request = admission ? admission.request : new Request(url, { headers: asked.headers });
			const response = await handle(request, provider);
			return withPageHeaders(response, { language, isStale: view?.isStale ?? true, status: page.status });
		};

		// What shows something of the visitor is made for this visitor alone.
		const isPersonal = asked.method === "POST" || page.pathname.startsWith(`${paths.report}/`);
		if (options.mode === "development" || isPersonal) return render();
		const key = pageKey(page, language, `${view?.catalogue.version} ${view?.isStale} ${displayWords(display)}`);
		return cache.answer(key, asked, render);
	});
}

interface PageHeaders {
	language: string;
	isStale: boolean;
	status: number | undefined;
}

function withPageHeaders(response: Response, { language, isStale, status = response.status }: PageHeaders): Response {
	const headers = new Headers(response.headers);
	headers.set("Content-Language", language);
	headers.append("Vary", "Cookie");
	if (!headers.has("Cache-Control")) {
		headers.set(
			"Cache-Control",
			status >= 400 ? "public, max-age=60" : isStale ? STALE_CACHE_CONTROL : PAGE_CACHE_CONTROL,
		);
	}
	if (status >= 400) headers.set("X-Robots-Tag", "noindex");
	return new Response(response.body, { status, headers });
}

/** One address a page: `/catalogo/` leads to `/catalogo`; `//other.site` is no address of ours and leads nowhere. */
function trailingSlashRedirect(pathname: string, query: URLSearchParams): string | null {
	if (pathname === "/" || !pathname.endsWith("/") || pathname.includes("//") || pathname.includes("\\")) return null;
	const search = query.size > 0 ? `?${query}` : "";
	return `${pathname.slice(0, -1)}${search}`;
}
