import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { LRUCache } from "lru-cache";
import type { RouteObject } from "react-router";
import { createRequestHandler, matchRoutes, RouterContextProvider } from "react-router";
import { languageInAddress } from "../../app/address-language.ts";
import { addresses } from "../../app/addresses.ts";
import type { ServedCatalogue } from "../../app/context.ts";
import {
	catalogueContext,
	clientFilesContext,
	displayContext,
	languageContext,
	missedSearchContext,
	offlineContext,
	originContext,
	renderedContext,
	reportIntakeContext,
	traceContext,
} from "../../app/context.ts";
import { viewSearchHits } from "../../app/search/search-hit-view.ts";
import { clockOfTexts, readSiteTexts } from "../../content/site-texts.server.ts";
import { DISPLAY_KEY, displayWords, readDisplay } from "../../domain/display.ts";
import type { Language } from "../../domain/language.ts";
import type { AppOptions } from "../app-options.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { guardIntake } from "../reports/guarded-intake.ts";
import { admitPost, requestForPage } from "../requests/admit-post.ts";
import { pageOrigin } from "../requests/page-origin.ts";
import { isOneVisitor, senderAddress, visitorAddress } from "../requests/visitor-address.ts";
import { languageOf, refusePage, refusePost } from "../responses/refuse-post.ts";
import type { FindPage, MakeAlike } from "../responses/stored-response.ts";
import { readClientFiles } from "./client-files.ts";
import { knownIds, soughtIn } from "./known-ids.ts";
import { createPageAllowance } from "./page-allowance.ts";
import { createPageCache } from "./page-cache.ts";
import { readPageDictionary } from "./page-dictionary.ts";
import { withPageHeaders } from "./page-headers.ts";
import { hasQuery, pageKey, readPageRequest } from "./page-request.ts";
import { searchOf } from "./prepare-catalogue.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createSearchFrames } from "./search-frames.ts";
import type { SearchAsked } from "./write-search.ts";
import { createSearchWriter, isSearch } from "./write-search.ts";

/** Forms wait for the disk or the database, so several are under way at once, and in no page's way. */
const FORMS_AT_ONCE = 8;
const MOST_MISSED = 2_000;
const SEARCH_RESULTS = addresses.searchResults.to();

/** Answers every page, from the page cache or rendered now, and fills the contexts that the pages read. */
export function servePages(app: Hono<{ Variables: RequestVariables }>, options: AppOptions): void {
	const handle = createRequestHandler(build, options.mode);
	const routes = listRoutes();
	const cache =
		options.pages ?? createPageCache({ isRare: hasQuery, dictionary: readPageDictionary(options.clientDir) });
	const pages = createRenderQueue();
	const forms = createRenderQueue({ atOnce: FORMS_AT_ONCE });
	const allowance = createPageAllowance(options.log);
	const clientFiles = readClientFiles(options.clientDir);
	const isOffline = (options.hasOfflinePages ?? true) && options.mode === "production";
	const writeSearch = createSearchWriter(options.searchFrames ?? createSearchFrames(), {
		files: clientFiles,
		isOffline,
	});
	const isWritingSearches = options.mode === "production" && !options.isEverySearchRendered;
	/** Keys of pages in memory that found nothing. */
	const missed = new LRUCache<string, true>({ max: MOST_MISSED });

	function findServed(): ServedCatalogue | undefined {
		const state = options.catalogue.current();
		return state && { ...state, search: searchOf(state.catalogue) };
	}

	/** The results of another search in the same words of the portal, as `app/search/search-results.ts` answers them. */
	function searchAlike({ catalogue, search }: ServedCatalogue, language: Language): MakeAlike {
		return (asked) => {
			const address = senderAddress(asked, options.trustedProxies ?? 0);
			if (isOneVisitor(address) && allowance.take(allowance.visitorAt(address)) > 0) return undefined;
			options.metrics?.countRender(SEARCH_RESULTS);
			const { text } = addresses.searchResults.read({ search: asked.url?.split("?", 2)[1] ?? "" });
			return Buffer.from(JSON.stringify(viewSearchHits(catalogue, search.search(text), language)));
		};
	}

	// These two are remembered for as long as pages are. Written where a request is answered, they would keep that request,
	// its connection and all that was made for it: 13 kB each.
	const findLater =
		(key: string): FindPage =>
		() =>
			cache.find(key);
	const noteLater = (text: string) => () => options.missedSearches?.note(text);

	const guard = guardIntake(options.reports, options.log);

	app.on(["GET", "POST"], "*", admitPost(options.publicUrl, refusePost), async (context) => {
		const asked = context.req.raw;
		const served = findServed();
		const page = readPageRequest(asked.url, {
			routesAt: (path) => matchRoutes(routes, path)?.flatMap(({ route }) => route.id ?? []) ?? [],
			knows: served && knownIds(served.catalogue),
			sought: served && soughtIn(served.catalogue),
		});
		if (page.redirect && asked.method !== "POST") return context.redirect(page.redirect, 308);
		const language = languageOf(context);
		const display = readDisplay(getCookie(context, DISPLAY_KEY));
		const address = visitorAddress(context, options.trustedProxies ?? 0);
		const url = new URL(asked.url);
		// Behind a proxy that ends TLS the address says http; cookies made from it would lack Secure.
		if (options.publicUrl?.startsWith("https:")) url.protocol = "https:";
		url.pathname = page.pathname;
		url.search = page.query.toString();

		const origin = pageOrigin(context, options.publicUrl);
		const id = context.get("requestId");
		const isForOne = asked.method === "POST" || page.isPersonal;
		const clock = clockOfTexts(readSiteTexts(served?.catalogue.documents), new Date());
		// A page of stale data says since when they are.
		const age = served?.isStale ? served.readAt.getTime() : "fresh";
		const version = `${served?.catalogue.version} ${clock} ${age} ${displayWords(display)} ${origin}`;
		const key = pageKey(page, language, version);
		const fillContexts = () => {
			const provider = new RouterContextProvider();
			provider.set(catalogueContext, served);
			provider.set(originContext, origin);
			provider.set(languageContext, language);
			provider.set(displayContext, display);
			provider.set(clientFilesContext, clientFiles);
			provider.set(offlineContext, isOffline);
			provider.set(reportIntakeContext, guard.intakeFor(address));
			provider.set(traceContext, { id, logError: (error) => options.log.error({ id, err: error }, "page failed") });
			return provider;
		};
		const renderSearch: SearchAsked["render"] = (query, take) => {
			const provider = fillContexts();
			provider.set(renderedContext, take);
			provider.set(traceContext, { id, logError: () => undefined });
			return handle(new Request(new URL(query, url)), provider);
		};
		const render = async (signal: AbortSignal) => {
			options.metrics?.countRender(page.pathname);
			const about = { language, isStale: served?.isStale ?? true, status: page.status };
			if (served && asked.method !== "POST" && isWritingSearches && isSearch(page)) {
				const search = { query: url.search, version: `${version} ${language}`, render: renderSearch };
				const written = await writeSearch({ served, language, ...search });
				if (written?.isMissed) missed.set(key, true);
				if (written) return withPageHeaders(written.response, { ...about, packForOne: undefined });
			}
			const provider = fillContexts();
			provider.set(missedSearchContext, () => missed.set(key, true));
			// A page that goes into the shared cache is rendered from a request without the visitor's headers.
			const request =
				asked.method === "POST"
					? await requestForPage(context, url)
					: new Request(url, isForOne ? { headers: asked.headers, signal } : { signal });
			const response = await handle(request, provider);
			const packForOne = isForOne ? (body: Buffer) => cache.packForOne(body, asked) : undefined;
			return withPageHeaders(response, { ...about, packForOne });
		};

		if (options.mode === "development") return render(asked.signal);
		if (asked.method === "POST") {
			// What was sent is taken also when nobody waits for the answer.
			return (
				(await forms.run(allowance.visitorAt(address), () => render(asked.signal))) ?? refusePost(context, "closed")
			);
		}
		const begin = (signal: AbortSignal) => {
			const visitor = allowance.visitorAt(address);
			const seconds = isOneVisitor(address) ? allowance.take(visitor) : 0;
			if (seconds > 0) return refusePage(context, "tooMany", seconds);
			const made = pages.run(visitor, () => render(signal), signal);
			return made?.then((response) => response ?? refusePage(context, "busy")) ?? refusePage(context, "busy");
		};
		if (isForOne) return begin(asked.signal);
		const answer = await cache.answer(key, asked, begin);
		if (missed.get(key)) {
			// A page of memory is answered without its loader, and counts all the same.
			const { text } = addresses.catalogue.read({ search: url.search });
			const noteMissed = noteLater(text);
			noteMissed();
			context.set("noteMissed", noteMissed);
		}
		context.set("findPage", findLater(key));
		// What is answered alike is told by path and cookies.
		const isAlike = page.pathname === SEARCH_RESULTS && !languageInAddress(url.search);
		if (served && isAlike) context.set("makeAlike", searchAlike(served, language));
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
