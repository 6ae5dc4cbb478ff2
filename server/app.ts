import * as build from "virtual:react-router/server-build";
import type { Context, MiddlewareHandler } from "hono";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { CatalogueView } from "../app/context.ts";
import {
	catalogueContext,
	displayContext,
	languageContext,
	offlineContext,
	reportDeskContext,
	traceContext,
} from "../app/context.ts";
import { problemJson, wantsJson } from "../app/problem.server.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { DISPLAY_KEY, displayWords, readDisplay } from "../domain/display.ts";
import type { Language } from "../domain/language.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, LANGUAGES } from "../domain/language.ts";
import type { ReportDesk } from "../domain/report.ts";
import type { ProcedureSearch } from "../domain/search.ts";
import { createProcedureSearch } from "../domain/search.ts";
import type { RequestVariables } from "./access-log.ts";
import { accessLog } from "./access-log.ts";
import { admitPost } from "./admit-post.ts";
import { guardDesk } from "./guarded-desk.ts";
import { answerHealth } from "./health.ts";
import { LAST_RESORT_POLICY, lastResortPage } from "./last-resort-page.ts";
import type { Metrics } from "./metrics.ts";
import { serveWorker } from "./offline/service-worker.ts";
import { createPageCache } from "./page-cache.ts";
import { isPersonal, pageKey, readPageRequest } from "./page-request.ts";
import { problemPage } from "./problem-page.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerSiteFiles } from "./site-files.ts";
import { serveFiles } from "./static-files.ts";
import { visitorAddress } from "./visitor-address.ts";

/** The catalogue of this moment, as `live-catalogue.ts` keeps it; undefined until one could be read. */
export interface CatalogueSource {
	current(): { catalogue: Catalogue; readAt: Date; isStale: boolean } | undefined;
}

export interface AppOptions {
	catalogue: CatalogueSource;
	reports: ReportDesk;
	log: Logger;
	/** Origin of the portal, for full addresses; also tells whether it is served over HTTPS. */
	publicUrl: string | undefined;
	/** Folder of the built client, relative to the working directory; undefined in development. */
	clientDir: string | undefined;
	/** How many proxies in front may be believed about the visitor's address; by default none. */
	trustedProxies?: number;
	/** Vite's mode; development answers are neither cached nor restricted by a content policy. */
	mode: "production" | "development";
	/** What is counted; only in a real server. */
	metrics?: Metrics;
	metricsToken?: string;
	/** False withdraws the service worker from the browsers that have it. */
	hasOfflinePages?: boolean;
	/** True from the signal to stop until the end of the process. */
	isStopping?: () => boolean;
}

const PAGE_CACHE_CONTROL = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const STALE_CACHE_CONTROL = "public, max-age=15";
const RETRY_AFTER_STOP_SECONDS = "5";

const [offlineScript = "", offlineVersion = ""] = __OFFLINE_SCRIPT__.src.split("?v=");
const FILE_VERSIONS = {
	[offlineScript]: offlineVersion,
	...Object.fromEntries(LANGUAGES.map((language) => [`/locales/${language}.json`, __DICTIONARY_VERSION__])),
};

/** Everything that answers a request: health, files, then the pages. */
export function createApp(options: AppOptions): Hono<{ Variables: RequestVariables }> {
	const app = new Hono<{ Variables: RequestVariables }>();
	app.use(accessLog(options.log, options.metrics));
	app.use(securityHeaders({ isHttps: options.publicUrl?.startsWith("https:") ?? false }));
	app.use(async (context, next) => {
		if (!["GET", "HEAD", "POST"].includes(context.req.method)) {
			return context.text("Method not allowed\n", 405, { Allow: "GET, HEAD, POST" });
		}
		return next();
	});

	answerHealth(app, options);
	app.use(refuseWhileStopping(options.isStopping));
	answerSiteFiles(app, options);
	app.get("/sw.js", serveWorker(options.hasOfflinePages ?? true));
	if (options.clientDir) app.use(serveFiles(options.clientDir, FILE_VERSIONS));
	servePages(app, options);

	app.onError((error, context) => {
		const reference = context.get("requestId");
		options.log.error({ id: reference, err: error }, "request failed");
		return context.html(lastResortPage("failed", reference), 500, { "Content-Security-Policy": LAST_RESORT_POLICY });
	});
	return app;
}

/** While the process ends it asks visitors' connections to close and takes no new report: what it accepts, it keeps. */
function refuseWhileStopping(
	isStopping: () => boolean = () => false,
): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		if (!isStopping()) return next();
		if (context.req.method === "POST") {
			const headers = { "Content-Security-Policy": LAST_RESORT_POLICY, "Retry-After": RETRY_AFTER_STOP_SECONDS };
			const refusal = wantsJson(context.req.raw.headers)
				? problemJson({ problem: "closed", language: languageOf(context), reference: context.get("requestId") })
				: context.html(lastResortPage("unavailable"), 503);
			for (const [name, value] of Object.entries({ ...headers, Connection: "close" })) refusal.headers.set(name, value);
			return refusal;
		}
		await next();
		context.res.headers.set("Connection", "close");
	};
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
		const language = languageOf(context);
		const display = readDisplay(getCookie(context, DISPLAY_KEY));
		const view = viewCatalogue();
		const url = new URL(asked.url);
		// Behind a proxy that ends TLS the address says http; cookies made from it would lack Secure.
		if (options.publicUrl?.startsWith("https:")) url.protocol = "https:";
		url.pathname = page.pathname;
		url.search = page.query.toString();

		const id = context.get("requestId");
		const admission = asked.method === "POST" ? await admitPost(asked, url, options.publicUrl) : null;
		if (admission && "problem" in admission) {
			const details = { problem: admission.problem, language, reference: id };
			return wantsJson(asked.headers) ? problemJson(details) : problemPage(details);
		}

		const isForOne = asked.method === "POST" || isPersonal(page.pathname);
		const render = async () => {
			options.metrics?.countRender(page.pathname);
			const provider = new RouterContextProvider();
			provider.set(catalogueContext, view);
			provider.set(languageContext, language);
			provider.set(displayContext, display);
			provider.set(offlineContext, (options.hasOfflinePages ?? true) && options.mode === "production");
			provider.set(reportDeskContext, guard.deskFor(visitorAddress(context, options.trustedProxies ?? 0)));
			provider.set(traceContext, { id, logError: (error) => options.log.error({ id, err: error }, "page failed") });
			// A page that others will get as well is made without knowing who asked.
			const request = admission?.request ?? new Request(url, isForOne ? { headers: asked.headers } : {});
			const response = await handle(request, provider);
			return withPageHeaders(response, { language, isStale: view?.isStale ?? true, status: page.status, isForOne });
		};

		if (options.mode === "development" || isForOne) return render();
		const key = pageKey(page, language, `${view?.catalogue.version} ${view?.isStale} ${displayWords(display)}`);
		return cache.answer(key, asked, render);
	});
}

function languageOf(context: Context): Language {
	const cookie = getCookie(context, LANGUAGE_KEY);
	return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE;
}

interface PageHeaders {
	language: string;
	isStale: boolean;
	status: number | undefined;
	/** Answers one visitor: no cache may hand it to another. */
	isForOne: boolean;
}

function withPageHeaders(response: Response, about: PageHeaders): Response {
	const { language, isStale, status = response.status, isForOne } = about;
	const headers = new Headers(response.headers);
	headers.set("Content-Language", language);
	headers.append("Vary", "Cookie");
	if (!headers.has("Cache-Control")) {
		const shared = status >= 400 ? "public, max-age=60" : isStale ? STALE_CACHE_CONTROL : PAGE_CACHE_CONTROL;
		headers.set("Cache-Control", isForOne ? "no-store" : shared);
	}
	if (status === 405) headers.set("Allow", "GET, HEAD");
	if (status >= 400) headers.set("X-Robots-Tag", "noindex");
	return new Response(response.body, { status, headers });
}

/** Folders of files have no page, with or without a slash. */
const FILE_FOLDERS = /^\/(assets|locales)\//;

/** One address a page: `/catalogo/` leads to `/catalogo`. */
function trailingSlashRedirect(pathname: string, query: URLSearchParams): string | null {
	if (pathname === "/" || !pathname.endsWith("/") || FILE_FOLDERS.test(pathname)) return null;
	const search = query.size > 0 ? `?${query}` : "";
	return `${pathname.slice(0, -1)}${search}`;
}
