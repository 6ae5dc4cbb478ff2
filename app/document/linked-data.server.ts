import { PRICE_TEXTS } from "../../content/catalogue/price-texts.ts";
import { DATA_TERMS_ANCHOR, FICHA_LICENCE } from "../../content/publications/open-data.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { findCategory } from "../../domain/catalogue/category.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import { isSaid } from "../../domain/facts/confidence.ts";
import { type FeeTotal, findFeeTotal } from "../../domain/facts/procedure-cost.ts";
import { findFact } from "../../domain/facts/procedure-fact.ts";
import { addresses } from "../address/addresses.ts";
import { translatorFor } from "../words/text.ts";

/** A node of JSON-LD; what is undefined is not written. */
export type LinkedNode = Readonly<Record<string, unknown>>;

/** Where the licence of a procedure stands: that of the official list for what comes from there, else our terms. */
export function licenceOf(procedure: Pick<CataloguedProcedure, "nivel">, origin: string): string {
	return isUnchecked(procedure) ? FICHA_LICENCE : termsAddress(origin);
}

/** The section of our terms that says who may use the data. */
export function termsAddress(origin: string): string {
	return `${origin}${addresses.terms.to()}#${DATA_TERMS_ANCHOR}`;
}

/** A procedure in the words of schema.org: what it is, who gives it, what it costs. `origin` is empty where nobody knows it. */
export function toGovernmentService(procedure: CataloguedProcedure, origin: string): LinkedNode {
	const { id, description, institutions: institution, documento_obtenible, category } = procedure;
	const address = origin + addresses.procedure.to({ id });
	return {
		"@type": "GovernmentService",
		"@id": address,
		url: address,
		name: procedureName(procedure),
		description: description ?? undefined,
		disambiguatingDescription: isUnchecked(procedure) ? sayUnchecked() : undefined,
		category: category ?? undefined,
		provider: institution ? toOrganization(institution, origin) : undefined,
		offers: toOffer(procedure),
		serviceOutput: documento_obtenible === null ? undefined : { "@type": "Thing", name: documento_obtenible },
	};
}

/** As the page of a summary of the official list says it. */
function sayUnchecked(): string {
	return translatorFor("es").text("procedure.unchecked.mark");
}

/** The institution that answers for a procedure. */
export function toOrganization(institution: Institution, origin: string): LinkedNode {
	const address = origin + addresses.institution.to({ id: institution.id });
	return {
		"@type": "GovernmentOrganization",
		"@id": address,
		url: address,
		name: institution.full_name ?? institutionName(institution),
	};
}

/** What it costs; undefined where nobody knows. What is known is never made free by what is not. */
function toOffer(procedure: CataloguedProcedure): LinkedNode | undefined {
	const { costo, codigo_moneda, fees } = procedure;
	const total = findFeeTotal(fees);
	const description = sayReservation(procedure, total);
	if (costo !== null) return { "@type": "Offer", price: costo, priceCurrency: codigo_moneda, description };
	if (!total || total.from === 0) return undefined;
	const { from, to, currency } = total;
	const range = { "@type": "PriceSpecification", minPrice: from, maxPrice: to ?? undefined, priceCurrency: currency };
	return { "@type": "Offer", priceSpecification: range, description };
}

/** What must be said beside an amount: that another source says otherwise, that one alone says it, that it is old, or not all. */
function sayReservation({ facts, costo }: CataloguedProcedure, total: FeeTotal | null): string | undefined {
	const { text } = translatorFor("es");
	const fact = findFact(facts, "costo");
	if (fact?.status === "contradicho") return text("origin.contradicted");
	const said = [
		...(costo !== null && total !== null && total.to !== costo ? [PRICE_TEXTS.es.more] : []),
		...(fact?.status === "una fuente lo dice" ? [text("origin.single")] : []),
		...(fact && isSaid(fact.status) && fact.isOld ? [text("origin.old")] : []),
	];
	return said.length > 0 ? said.join(". ") : undefined;
}

interface PageWords {
	home: string;
	catalogue: string;
}

/** The block of data of a procedure's page: the service, and the way to it from home. */
export function writePageData(procedure: CataloguedProcedure, origin: string, words: PageWords): string {
	const category = findCategory(procedure.category);
	const way = [
		{ name: words.home, path: addresses.home.to() },
		{ name: words.catalogue, path: addresses.catalogue.to() },
		...(category ? [{ name: category.name, path: addresses.catalogue.to({ category: category.id }) }] : []),
		{ name: procedureName(procedure), path: addresses.procedure.to({ id: procedure.id }) },
	];
	const breadcrumb = {
		"@type": "BreadcrumbList",
		itemListElement: way.map(({ name, path }, position) => ({
			"@type": "ListItem",
			position: position + 1,
			name,
			item: origin + path,
		})),
	};
	return writeForScript({
		"@context": "https://schema.org",
		"@graph": [toGovernmentService(procedure, origin), breadcrumb],
	});
}

/** JSON that cannot end the element that it stands in. */
export function writeForScript(value: unknown): string {
	return JSON.stringify(value).replace(
		/[<>&\u2028\u2029]/g,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
