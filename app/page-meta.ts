import type { MetaDescriptor } from "react-router";
import { BRAND } from "../content/brand.ts";
import type { ListPlace } from "./address/list-part.ts";
import type { Translator } from "./words/text.ts";

interface PageWords {
	title: string;
	description?: string | null;
}

/**
 * For pages whose header lets no address out: a form of theirs may still tell our own server where it comes from. Browsers
 * before 2023 send no Sec-Fetch-Site, and under `no-referrer` their Origin is "null", as a stranger's would be.
 */
export const TELLS_US_ALONE: MetaDescriptor = { name: "referrer", content: "same-origin" };

/** The title of one page of a list says which it is; the first needs no number. */
export function titleOfPage(title: string, place: ListPlace | undefined, text: Translator["text"]): string {
	if (!place || place.first === 1 || place.first !== place.last) return title;
	return text("pager.title", { title, page: place.first });
}

/** Title and description of a page: "Title · Ventanilla Abierta". */
export function pageMeta({ title, description }: PageWords): MetaDescriptor[] {
	const whole = `${title} · ${BRAND.product}`;
	const tags: MetaDescriptor[] = [{ title: whole }, { property: "og:title", content: whole }];
	if (description)
		tags.push({ name: "description", content: description }, { property: "og:description", content: description });
	return tags;
}
