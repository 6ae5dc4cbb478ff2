import { randomUUID } from "node:crypto";
import { addresses } from "../../app/addresses.ts";
import type { CatalogueView } from "../../app/catalogue/catalogue-view.ts";
import { isMissed, viewCatalogue } from "../../app/catalogue/catalogue-view.ts";
import type { SearchFrame } from "../../app/catalogue/search-frame.server.tsx";
import { frameSearch } from "../../app/catalogue/search-frame.server.tsx";
import type { ClientFiles, ServedCatalogue } from "../../app/context.ts";
import type { RenderedPage } from "../../app/rendered-page.server.ts";
import type { WrittenResponse } from "../../app/written-response.server.ts";
import { answerWithText } from "../../app/written-response.server.ts";
import type { Language } from "../../domain/language.ts";
import type { PageRequest } from "./page-request.ts";
import type { SearchFrames } from "./search-frames.ts";

const CATALOGUE = addresses.catalogue.to();
/** What the page of a frame is a search for: nobody outside this process can ask for it. */
const FRAME_QUERY = queryOf(`zq${randomUUID().replaceAll("-", "")}`);

export interface SearchAsked {
	served: ServedCatalogue;
	language: Language;
	/** Of the address, in its normal form: `?search=agua`. */
	query: string;
	/** All that a page depends on beside its address. */
	version: string;
	/** Renders the page of a search, and hands it over before it is finished. What goes wrong is not logged. */
	render: (query: string, take: (page: RenderedPage) => void) => Promise<Response>;
}

export interface WrittenSearch {
	response: WrittenResponse;
	/** Whether nothing was found. */
	isMissed: boolean;
}

/**
 * Writes the pages of searches: only those can be made up without end, and most of each is the same for all
 * (app/catalogue/search-frame.server.tsx). Undefined where the page has to be rendered after all.
 */
export function createSearchWriter(
	frames: SearchFrames,
	parts: { files: ClientFiles; isOffline: boolean },
): (asked: SearchAsked) => Promise<WrittenSearch | undefined> {
	async function makeFrame({ served, language, render }: SearchAsked): Promise<SearchFrame | null> {
		const found = { view: viewSearch(served, FRAME_QUERY, language), query: FRAME_QUERY };
		let rendered: RenderedPage | undefined;
		const { ok } = await render(FRAME_QUERY, (page) => (rendered = page));
		if (!ok || !rendered) throw new Error("The page of any search could not be rendered.");
		return frameSearch(rendered, { found, language, ...parts });
	}

	async function write(asked: SearchAsked): Promise<WrittenSearch | undefined> {
		const { served, query, language, version } = asked;
		const known = frames.get(version) ?? { frame: await makeFrame(asked) };
		frames.set(version, known);
		if (!known.frame) return undefined;
		const view = viewSearch(served, query, language);
		const { pieces, policy } = known.frame({ view, query });
		const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
		return { response: answerWithText(pieces, { headers }), isMissed: isMissed(view) };
	}

	// Rendering the page says what is wrong, to its visitor and to the log.
	return (asked) => write(asked).catch(() => undefined);
}

/** Whether a page searches the whole catalogue, and its address says nothing else. */
export function isSearch({ pathname, query }: PageRequest): boolean {
	return pathname === CATALOGUE && query.size === 1 && query.has(addresses.catalogue.query.text.name);
}

function queryOf(text: string): string {
	return addresses.catalogue.to({ text }).slice(CATALOGUE.length);
}

/** The first page of what is found, as the loader of the page views it. */
function viewSearch(served: ServedCatalogue, search: string, language: Language): CatalogueView {
	return viewCatalogue(served, { ...addresses.catalogue.read({ search }), category: null }, language);
}
