import type { RouterContextProvider } from "react-router";
import { sayProcedure, spanishAmong } from "../../content/translations.ts";
import { procedureName } from "../../domain/procedure.ts";
import { listFound } from "../../domain/search/search.ts";
import { SOUGHT } from "../address-parameter.ts";
import { addresses } from "../addresses.ts";
import { catalogueContext, languageContext } from "../context.ts";
import { besideAddress } from "./beside-address.ts";
import { viewBeside } from "./beside-view.ts";

/** A page that may have been meant. */
export interface OfferView {
	address: string;
	name: string;
	/** Which of them it is: the institution of a procedure, the full name of an institution. */
	about: string | null;
	/** Where the page is translated: which of these texts are Spanish all the same. */
	spanish?: readonly string[];
}

/** What the words of an address that leads nowhere find. */
export interface OffersView {
	/** The words that the catalogue knows. */
	text: string;
	/** Best first. */
	offers: readonly OfferView[];
}

const MOST_OFFERS = 5;

/** What a page that is not found offers in its place; null where its address says nothing that the catalogue knows. */
export function viewOffers(context: Readonly<RouterContextProvider>, url: URL): OffersView | null {
	const text = url.searchParams.get(SOUGHT);
	const served = context.get(catalogueContext);
	if (!text || !served) return null;
	const language = context.get(languageContext);
	const offers = listFound(served.search.search(text)).flatMap((found): OfferView[] => {
		// The page of a name that is all we know stands with somebody else.
		if (found.kind === "name") return [];
		if (found.kind === "procedure") {
			const said = sayProcedure(found.procedure, language);
			const name = procedureName(said.procedure);
			const about = said.procedure.institutions?.name ?? null;
			const address = addresses.procedure.to({ id: said.procedure.id });
			return [{ address, name, about, ...spanishAmong(said, [name], [about]) }];
		}
		const page = viewBeside(served.catalogue, found, language);
		if (!page) return [];
		const written = page.kind === "experience" ? { spanish: [] } : {};
		return [{ address: besideAddress(page), name: page.name, about: page.description, ...written }];
	});
	return offers.length > 0 ? { text, offers: offers.slice(0, MOST_OFFERS) } : null;
}
