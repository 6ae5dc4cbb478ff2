import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServedCatalogue } from "../../app/context.ts";
import {
	catalogueContext,
	displayContext,
	languageContext,
	offlineContext,
	originContext,
	reportIntakeContext,
	traceContext,
} from "../../app/context.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { DISPLAY_KEY, displayWords, readDisplay } from "../../domain/display.ts";
import type { ProcedureSearch } from "../../domain/search/search.ts";
import { createProcedureSearch } from "../../domain/search/search.ts";
import type { AppOptions } from "../app-options.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { guardIntake } from "../reports/guarded-intake.ts";
import { admitPost, requestForPage } from "../requests/admit-post.ts";
import { pageOrigin } from "../requests/page-origin.ts";
import { visitorAddress } from "../requests/visitor-address.ts";
import { languageOf, refusePost } from "../responses/refusal.ts";
import { createPageCache } from "./page-cache.ts";
import { withPageHeaders } from "./page-headers.ts";
import { pageKey, readPageRequest } from "./page-request.ts";

/** Answers every page: from memory, or made now with what the pages need in their contexts. */
export function servePages(app: Hono<{ Variables: RequestVariables }>, options: AppOptions): void {
	const handle = createRequestHandler(build, options.mode);
	const routes = Object.keys(build.routes);
	const cache = createPageCache();
	const searches = new WeakMap<Catalogue, ProcedureSearch>();

	function findServed(): ServedCatalogue | undefined {
		const state = options.catalogue.current();
		if (!state) return undefined;
		const search = searches.get(state.catalogue) ?? createProcedureSearch(state.catalogue.procedures);
		searches.set(state.catalogue, search);
		return { ...state, search };
	}

	const guard = guardIntake(options.reports, options.log);

	app.on(["GET", "POST"], "*", admitPost(options.publicUrl, refusePost), async (context) => {
		const asked = context.req.raw;
		const page = readPageRequest(asked.url, routes);
		const redirect = trailingSlashRedirect(page.pathname, page.query);
		if (redirect && asked.method !== "POST") return context.redirect(redirect, 308);
		const language = languageOf(context);
		const display = readDisplay(getCookie(context, DISPLAY_KEY));
		const served = findServed();
		const url = new URL(asked.url);
		// Behind a proxy that ends TLS the address says http; cookies made from it would lack Secure.
		if (options.publicUrl?.startsWith("https:")) url.protocol = "https:";
		url.pathname = page.pathname;
		url.search = page.query.toString();

		const origin = pageOrigin(context, options.publicUrl);
		const id = context.get("requestId");
		const isForOne = asked.method === "POST" || page.isPersonal;
		const render = async () => {
			options.metrics?.countRender(page.pathname);
			const provider = new RouterContextProvider();
			provider.set(catalogueContext, served);
			provider.set(originContext, origin);
			provider.set(languageContext, language);
			provider.set(displayContext, display);
			provider.set(offlineContext, (options.hasOfflinePages ?? true) && options.mode === "production");
			provider.set(reportIntakeContext, guard.intakeFor(visitorAddress(context, options.trustedProxies ?? 0)));
			provider.set(traceContext, { id, logError: (error) => options.log.error({ id, err: error }, "page failed") });
			// A page that others will get as well is made without knowing who asked.
			const request =
				asked.method === "POST"
					? await requestForPage(context, url)
					: new Request(url, isForOne ? { headers: asked.headers } : {});
			const response = await handle(request, provider);
			return withPageHeaders(response, { language, isStale: served?.isStale ?? true, status: page.status, isForOne });
		};

		if (options.mode === "development" || isForOne) return render();
		const version = `${served?.catalogue.version} ${served?.isStale} ${displayWords(display)} ${origin}`;
		const key = pageKey(page, language, version);
		return cache.answer(key, asked, render);
	});
}

/** Folders of files have no page, with or without a slash. */
const FILE_FOLDERS = /^\/(assets|locales)\//;

/** One address a page: `/catalogo/` leads to `/catalogo`. */
function trailingSlashRedirect(pathname: string, query: URLSearchParams): string | null {
	if (pathname === "/" || !pathname.endsWith("/") || FILE_FOLDERS.test(pathname)) return null;
	const search = query.size > 0 ? `?${query}` : "";
	return `${pathname.slice(0, -1)}${search}`;
}
