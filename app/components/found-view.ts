import type { RouterContextProvider } from "react-router";
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { OFFICIAL_NAME_TEXTS } from "../../content/catalogue/procedure-texts.ts";
import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import type { OfficialName } from "../../domain/official/official-name.ts";
import type { SiteSubject } from "../../domain/search/examples.ts";
import type { SearchOutcome } from "../../domain/search/outcome.ts";
import { listFound } from "../../domain/search/search.ts";
import type { Found } from "../../domain/search/searched-pages.ts";
import { siteName } from "../../domain/text/web-address.ts";
import { SOUGHT } from "../address/address-parameter.ts";
import { addresses, besideAddress } from "../address/addresses.ts";
import { catalogueContext, languageContext } from "../context.ts";

/** A page that a search leads to and that is no procedure. */
export interface BesideView {
	kind: "experience" | "institution";
	id: string;
	name: string;
	description: string | null;
	/** How long the whole way of an experience takes. */
	duration: string | null;
}

/** What is drawn of an experience, in the language of the page, or of an institution; null when there is no such experience. */
export function viewBeside(
	catalogue: Catalogue,
	found: Extract<Found, { kind: BesideView["kind"] }>,
	language: Language,
): BesideView | null {
	if (found.kind === "institution") {
		const { id, name, full_name, description } = found.institution;
		return { kind: "institution", id, name: name ?? id, description: full_name ?? description, duration: null };
	}
	const experience = experiencesIn(catalogue, language).find(({ id }) => id === found.id);
	if (!experience) return null;
	const { id, nombre, descripcion, duracion_estimada } = experience;
	return { kind: "experience", id, name: nombre, description: descripcion, duration: duracion_estimada };
}

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
	const offers = listFound(served.search.search(text)).flatMap(
		(found) => viewOffer(served.catalogue, found, language) ?? [],
	);
	return offers.length > 0 ? { text, offers: offers.slice(0, MOST_OFFERS) } : null;
}

function viewOffer(catalogue: Catalogue, found: Found, language: Language): OfferView | null {
	// The page of a name that is all we know stands with somebody else.
	if (found.kind === "name") return null;
	if (found.kind === "procedure") {
		const said = sayProcedure(found.procedure, language);
		const name = procedureName(said.procedure);
		const about = said.procedure.institutions?.name ?? null;
		const address = addresses.procedure.to({ id: said.procedure.id });
		return { address, name, about, ...spanishAmong(said, [name], [about]) };
	}
	const page = viewBeside(catalogue, found, language);
	if (!page) return null;
	const written = page.kind === "experience" ? { spanish: [] } : {};
	return { address: besideAddress(page), name: page.name, about: page.description, ...written };
}

/** What a search says beside its results. */
export interface VerdictView {
	/** Two to four pages between which the words do not decide. */
	isDoubtful?: true;
	/** It is no procedure: what it is, in lower case, and the page that may help all the same. */
	elsewhere?: { name: string; nearest: OfferView | null };
	/** It is a part of the portal. */
	site?: SiteSubject;
	/** Nothing fits: the institution that might know. */
	adviser?: OfferView;
}

/** What a search says beside its results; what it does not say is left out. */
export function viewVerdict(
	catalogue: Catalogue,
	{ certainty, elsewhere, site, adviser }: Pick<SearchOutcome, "certainty" | "elsewhere" | "site" | "adviser">,
	language: Language,
): VerdictView {
	const advice = adviser && viewOffer(catalogue, { kind: "institution", institution: adviser }, language);
	return {
		...(certainty === "doubtful" && { isDoubtful: true }),
		...(elsewhere && {
			elsewhere: { name: elsewhere.name[language], nearest: viewNearest(catalogue, elsewhere.nearest, language) },
		}),
		...(site && { site }),
		...(advice && { adviser: advice }),
	};
}

function viewNearest(catalogue: Catalogue, id: string | null, language: Language): OfferView | null {
	if (id === null) return null;
	const procedure = findProcedure(catalogue, id);
	if (procedure) return viewOffer(catalogue, { kind: "procedure", procedure }, language);
	const institution = findInstitution(catalogue, id);
	return institution ? viewOffer(catalogue, { kind: "institution", institution }, language) : null;
}

/** A procedure of which we only have the name, and where its ficha is. */
export interface OfficialNameView {
	number: string;
	name: string;
	institution: string;
	/** Address of the ficha. */
	address: string;
	/** The sentence that says where it is. */
	where: string;
	/** The institution's own page about it; null where nobody told it. */
	website: { address: string; site: string } | null;
}

/** Several of them with what is said of all, in the language of the page. */
export interface OfficialNamesView {
	heading: string;
	lead: string;
	/** Before the site of an institution. */
	website: string;
	/** In a conversation, before the list. */
	found: string;
	named: readonly OfficialNameView[];
}

/** Null where there are none, so that nothing is sent. */
export function viewOfficialNames(names: readonly OfficialName[], language: Language): OfficialNamesView | null {
	if (names.length === 0) return null;
	const { where, only, ...said } = OFFICIAL_NAME_TEXTS[language];
	return { ...said, named: names.map((name) => viewOfficialName(name, where)) };
}

/** The sentence that stands alone beside a name. */
export function sayOnlyName({ ficha }: OfficialName, language: Language): string {
	return `${OFFICIAL_NAME_TEXTS[language].only} ${sayAddress(ficha)}`;
}

function viewOfficialName(
	{ number, name, institution, ficha, website }: OfficialName,
	where: string,
): OfficialNameView {
	return {
		...{ number, name, institution },
		address: ficha,
		where: `${where} ${sayAddress(ficha)}`,
		website: website === null ? null : { address: website, site: siteName(website) },
	};
}

/** As people say it, without what every address begins with. */
function sayAddress(address: string): string {
	return siteName(address) + new URL(address).pathname.replace(/\/$/, "");
}
