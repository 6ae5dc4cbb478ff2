import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { LRUCache } from "lru-cache";
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { addresses } from "../../app/address/addresses.ts";
import {
	catalogueContext,
	clientFilesContext,
	displayContext,
	hasFilesContext,
	languageContext,
	missedSearchContext,
	nearContext,
	offlineContext,
	originContext,
	reportIntakeContext,
	type ServedCatalogue,
	traceContext,
} from "../../app/context.ts";
import { clockOfTexts, readSiteTexts } from "../../content/site-texts.ts";
import { DISPLAY_KEY, displayWords, readDisplay } from "../../domain/display.ts";
import { KEPT_FILES_HEADER, keptFilesOf } from "../../domain/kept-files.ts";
import { type DepartmentId, findDepartment } from "../../domain/offices/departments.ts";
import { findMunicipality } from "../../domain/offices/municipalities.ts";
import { DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import type { AppOptions } from "../app-options.ts";
import type { RequestVariables } from "../operation/log.ts";
import { admitPost, requestForPage } from "../requests/admit-post.ts";
import { guardIntake } from "../requests/guarded-intake.ts";
import { createPageAllowance } from "../requests/rate-limits.ts";
import { isOneVisitor, pageOrigin, visitorAddress } from "../requests/request-origin.ts";
import { languageOf, refusePage, refusePost } from "../responses/refusals.ts";
import { readClientFiles } from "./client-files.ts";
import { createPageCache, isKeptByNone, packForOne } from "./page-cache.ts";
import { hasQuery, pageKey, readPageRequest } from "./page-request.ts";
import { knownIds, searchOf, soughtIn } from "./prepare-catalogue.ts";
import { createRenderQueue } from "./render-queue.ts";

/** Forms wait for the disk or the database, so several are under way at once, and in no page's way. */
const FORMS_AT_ONCE = 8;
const MOST_MISSED = 2_000;
/** Pages of which it is remembered whether they are of a department; what is forgotten is made anew for it. */
const MOST_NEAR = 5_000;

/**
 * Answers every page: a request is read, a page that is in memory is answered at once, and any other is rendered when its
 * turn comes, packed and kept. Pages of one visitor and answers to forms are rendered too, and kept nowhere.
 */
export function servePages(app: Hono<{ Variables: RequestVariables }>, options: AppOptions): void {
	const handle = createRequestHandler(build, options.mode);
	const routes = listRoutes();
	const routesAt = (path: string) => matchRoutes(routes, path)?.flatMap(({ route }) => route.id ?? []) ?? [];
	const cache = options.pages ?? createPageCache({ isRare: hasQuery });
	const pages = createRenderQueue();
	const forms = createRenderQueue({ atOnce: FORMS_AT_ONCE });
	const allowance = createPageAllowance(options.log);
	const files = readClientFiles(options.clientDir);
	const keptFiles = keptFilesOf(files.kept);
	const isOffline = (options.hasOfflinePages ?? true) && options.mode === "production";
	const guard = guardIntake(options.reports, options.log);
	/** Keys of pages in memory that found nothing. */
	const missed = new LRUCache<string, true>({ max: MOST_MISSED });
	/** By the key that a page has without a department: whether it tells the offices of the chosen one. */
	const tellsOffices = new LRUCache<string, boolean>({ max: MOST_NEAR });

	function findServed(): ServedCatalogue | undefined {
		const state = options.catalogue.current();
		if (!state) return undefined;
		return {
			...state,
			get search() {
				return searchOf(state.catalogue);
			},
		};
	}

	app.on(["GET", "POST"], "*", admitPost(options.publicUrl, refusePost), async (context) => {
		// What was asked.
		const asked = context.req.raw;
		const isForm = asked.method === "POST";
		const served = findServed();
		const department = findDepartment(getCookie(context, DEPARTMENT_KEY) ?? null);
		const municipality = department && findMunicipality(department, getCookie(context, MUNICIPALITY_KEY) ?? null);
		const page = readPageRequest(asked.url, {
			routesAt,
			knows: served && knownIds(served.catalogue),
			sought: served && soughtIn(served.catalogue),
			near: { department, municipality: municipality?.id ?? null },
		});
		if (page.redirect && !isForm) return context.redirect(page.redirect, 308);
		const language = languageOf(context);
		const display = readDisplay(getCookie(context, DISPLAY_KEY));
		const hasFiles = keptFiles !== "" && context.req.header(KEPT_FILES_HEADER) === keptFiles;
		const origin = pageOrigin(context, options.publicUrl);
		const address = visitorAddress(context, options.trustedProxies ?? 0);
		// Pages in memory are answered without it: it takes longer than the rest of their way.
		const visitor = () => allowance.visitorAt(address);
		const isForOne = isForm || page.isPersonal;
		const url = new URL(asked.url);
		// Behind a proxy that ends TLS the address says http; cookies made from it would lack Secure.
		if (options.publicUrl?.startsWith("https:")) url.protocol = "https:";
		url.pathname = page.pathname;
		url.search = page.query.toString();

		// What the page depends on.
		const clock = clockOfTexts(readSiteTexts(served?.catalogue.documents), new Date());
		// A page of stale data says since when they are.
		const age = served?.isStale ? served.readAt.getTime() : "fresh";
		const keyOf = (hasFiles: boolean, near: DepartmentId | null) => {
			const words = displayWords(display);
			return pageKey(page, language, [served?.catalogue.version, clock, age, words, hasFiles, near, origin].join(" "));
		};
		const keyAnywhere = keyOf(hasFiles, null);
		const near = tellsOffices.get(keyAnywhere) === false ? null : page.near;
		const key = keyOf(hasFiles, near);

		// How it is made.
		async function render(signal: AbortSignal): Promise<Response> {
			options.metrics?.countRender(page.pathname);
			const id = context.get("requestId");
			const provider = new RouterContextProvider();
			provider.set(catalogueContext, served);
			provider.set(originContext, origin);
			provider.set(languageContext, language);
			provider.set(displayContext, display);
			provider.set(clientFilesContext, files);
			provider.set(hasFilesContext, hasFiles);
			provider.set(offlineContext, isOffline);
			provider.set(reportIntakeContext, guard.intakeFor(address));
			provider.set(missedSearchContext, () => missed.set(key, true));
			let isOfDepartment = false;
			provider.set(nearContext, () => {
				isOfDepartment = true;
				return near;
			});
			provider.set(traceContext, { id, logError: (error) => options.log.error({ id, err: error }, "page failed") });
			// A page that goes into the shared cache is rendered from a request without the visitor's headers.
			const headers = isForOne ? { headers: asked.headers } : {};
			const request = isForm ? await requestForPage(context, url) : new Request(url, { ...headers, signal });
			const response = await handle(request, provider);
			// What is kept nowhere leaves no trace here either: a key may hold somebody's words.
			const isKept = !isForOne && !isKeptByNone(response.headers.get("Cache-Control"));
			if (isKept && response.ok) tellsOffices.set(keyAnywhere, isOfDepartment);
			const isStale = served?.isStale ?? true;
			return withPageHeaders(response, { language, isStale, status: page.status, isForOne });
		}

		// How it is answered.
		if (options.mode === "development") return render(asked.signal);
		if (isForm) {
			// What was sent is taken also when nobody waits for the answer.
			const answer = await forms.run(visitor(), () => render(asked.signal));
			return answer ? packForOne(answer, asked) : refusePost(context, "closed");
		}
		const begin = (signal: AbortSignal) => {
			const seconds = isOneVisitor(address) ? allowance.take(visitor()) : 0;
			if (seconds > 0) return refusePage(context, "tooMany", seconds);
			const made = pages.run(visitor(), () => render(signal), signal);
			return made?.then((response) => response ?? refusePage(context, "busy")) ?? refusePage(context, "busy");
		};
		if (isForOne) return packForOne(await begin(asked.signal), asked);
		const answer = await cache.answer(key, asked, begin, keyOf(!hasFiles, near));
		// A page of memory is answered without its loader, and counts all the same.
		if (missed.get(key)) options.missedSearches?.note(addresses.catalogue.read({ search: url.search }).text);
		return answer;
	});
}

/** The routes of the build as the router nests them. */
function listRoutes(parentId?: string): RouteObject[] {
	return Object.values(build.routes)
		.filter((route) => route?.parentId === parentId)
		.flatMap((route) => {
			if (!route) return [];
			const { id, path } = route;
			return route.index ? { id, index: true } : { id, path, children: listRoutes(id) };
		});
}

const PAGE_CACHE_CONTROL = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const STALE_CACHE_CONTROL = "public, max-age=15";

interface PageHeaders {
	language: string;
	isStale: boolean;
	status: number | undefined;
	/** Made for one visitor, whom no cache may mistake for another. */
	isForOne: boolean;
}

/** The page with its headers for caches, robots and browsers. */
function withPageHeaders(response: Response, about: PageHeaders): Response {
	const { language, isStale, status = response.status, isForOne } = about;
	const headers = new Headers(response.headers);
	headers.set("Content-Language", language);
	headers.append("Vary", "Cookie");
	headers.append("Vary", KEPT_FILES_HEADER);
	if (!headers.has("Cache-Control")) {
		const shared = status >= 400 ? "public, max-age=60" : isStale ? STALE_CACHE_CONTROL : PAGE_CACHE_CONTROL;
		headers.set("Cache-Control", isForOne ? "no-store" : shared);
	}
	if (status === 405) headers.set("Allow", "GET, HEAD");
	if (status >= 400) headers.set("X-Robots-Tag", "noindex");
	return new Response(response.body, { status, headers });
}
