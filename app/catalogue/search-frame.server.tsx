import type { Language } from "../../domain/language.ts";
import type { ClientFiles } from "../context.ts";
import { escapeForScript } from "../escape-for-script.server.ts";
import type { FinishedDocument } from "../finish-document.server.ts";
import { frameDocument } from "../finish-document.server.ts";
import { pack } from "../packed.ts";
import { createPartRenderer } from "../render-part.server.tsx";
import type { RenderedPage } from "../rendered-page.server.ts";
import { CatalogueResults } from "./catalogue-results.tsx";
import type { CatalogueView } from "./catalogue-view.ts";

/** Writes the page of a search without rendering it: the page of any search, with these words and these results in it. */
export type SearchFrame = (found: FoundPage) => FinishedDocument;

/** What the page of a search shows, and the query of its address: `?search=agua`. */
export interface FoundPage {
	view: CatalogueView;
	query: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
	'"': "&quot;",
	"&": "&amp;",
	"'": "&#x27;",
	"<": "&lt;",
	">": "&gt;",
};

interface FrameParts {
	/** What the rendered page shows. Its text stands nowhere else in the page. */
	found: FoundPage;
	language: Language;
	files: ClientFiles;
	isOffline: boolean;
}

/**
 * Makes a frame of a page that was rendered for some text: in two pages of searches only the words, the address and the
 * results differ, and the data that say the same. Null where the page is not of that shape, so that every page is
 * rendered. tests/pages/search-frame.test.ts holds that both ways make the same page, to the letter.
 */
export async function frameSearch(
	rendered: RenderedPage,
	{ found: { view, query }, language, files, isOffline }: FrameParts,
): Promise<SearchFrame | null> {
	const renderPart = await createPartRenderer(language);
	const renderResults = (results: CatalogueView) => renderPart(<CatalogueResults results={results} />);
	const results = renderResults(view);
	const dataAround = (rendered.dataScript ?? "").split(writeAsData(view));
	if (dataAround.length !== 2 || rendered.html.split(results).length !== 2) return null;
	const frame = frameDocument(rendered.html, { files, isOffline }, [
		[results, "results"],
		[escapeForHtml(query), "query"],
		[view.text, "words"],
	]);
	return (found) => {
		const words = escapeForHtml(found.view.text);
		return frame({
			html: { results: renderResults(found.view), query: escapeForHtml(found.query), words },
			dataScript: dataAround.join(writeAsData(found.view)),
		});
	};
}

/** The view as it stands in the data of a page: packed, a text in what React Router streams, which is a text in a script. */
function writeAsData(view: CatalogueView): string {
	return escapeForScript(JSON.stringify(JSON.stringify(pack(view))).slice(1, -1));
}

/** A text as React writes it, between tags and in attributes. */
function escapeForHtml(text: string): string {
	return text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
