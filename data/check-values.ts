import type { CataloguedProcedure } from "../domain/catalogue/catalogue.ts";
import type { Institution } from "../domain/catalogue/institution.ts";
import { isSaid } from "../domain/facts/confidence.ts";
import { findFeeTotal } from "../domain/facts/procedure-cost.ts";
import { findFact } from "../domain/facts/procedure-fact.ts";
import { isHomePage, listFrontDoors } from "../domain/quality/doubts.ts";
import { isOfficialSite, ownerSite, safeWebAddress, siteName } from "../domain/text/web-address.ts";
import type { Finding } from "./findings.ts";

/** "Q60", "Q 1,250.50", "US$ 25". */
const AMOUNT = /(Q|US\$)\s?(\d[\d,]*(?:\.\d+)?)/g;
const FREE = /\b(?:gratis|gratuit[oa]s?|sin costo|no (?:se cobra|cobran|tiene costo|cuesta nada))\b/i;
/** Free for some: "Gratis desde los 60 años". */
const ON_CONDITION = /\b(?:si|desde|hasta|para|cuando|con|en|menores|mayores)\b/i;
/** A note that goes on to other cases, earlier prices or extras names amounts that are not the cost. */
const OF_ANOTHER = /\b(?:otr[ao]s?|antes|aparte|además|más|para|desde|hasta|cada|según)\b/i;
const FICHA_SILENT = /\bla ficha(?: oficial)? no (?:lo )?(?:dice|indica|menciona|señala)/i;
/** Where the official fichas are read. */
const FICHA_SITES = /(?:^|\.)tramites\.gob\.gt$/;

/** Costs that claim more than was read, and values that their own fact, fees or note contradict. */
export function findContradictions(procedure: CataloguedProcedure): Finding[] {
	return [...findUnreadCost(procedure), ...findOtherCost(procedure), ...findStrayLink(procedure)];
}

function findUnreadCost({ id, costo, costo_nota, sources, ficha, facts }: CataloguedProcedure): Finding[] {
	const said = (field: string, message: string): Finding => ({
		...{ kind: "costo-sin-leer", table: "procedures", id, field, message },
	});
	const fact = findFact(facts, "costo");
	const addresses = [...sources, ...facts.flatMap(({ source, other_source }) => [source, other_source])];
	const hasFicha = ficha !== null || addresses.some((address) => FICHA_SITES.test(siteOf(address)));
	return [
		...(FICHA_SILENT.test(costo_nota ?? "") && !hasFicha
			? [said("costo_nota", `dice «la ficha no…» y ninguna fuente es una ficha: «${costo_nota}»`)]
			: []),
		...(costo === 0 && fact?.status === "sin fuente" ? [said("costo", "dice gratis y su dato está sin fuente")] : []),
		...(costo === 0 && facts.length > 0 && fact === undefined
			? [said("costo", "dice gratis y nadie anotó dónde se leyó")]
			: []),
	];
}

function findOtherCost({ id, costo, costo_nota, codigo_moneda, facts, fees }: CataloguedProcedure): Finding[] {
	const sign = codigo_moneda === "USD" ? "US$" : "Q";
	const said = (message: string): Finding => ({
		...{ kind: "valor-contradice", table: "procedures", id, field: "costo", message },
	});
	const fact = findFact(facts, "costo");
	const total = findFeeTotal(fees);
	const own = costo === null ? "desconocido" : `${sign}${costo}`;
	const isOutside =
		costo !== null &&
		total !== null &&
		total.currency === codigo_moneda &&
		(costo < total.from || (total.to !== null && costo > total.to));
	const isKnownByFees =
		costo === null && isSaid(fact?.status) && total !== null && total.from === total.to && total.from > 0;
	const told = fact && isSaid(fact.status) && !OF_ANOTHER.test(fact.note ?? "") ? listAmounts(fact.note, sign) : [];
	const other = fact?.status === "contradicho" ? listAmounts(fact.other_value, sign) : [];
	return [
		...(isOutside || isKnownByFees
			? [said(`el costo es ${own} y los pagos obligatorios suman ${sayRange(total, sign)}`)]
			: []),
		...(costo !== null && costo > 0 && told.length > 0 && !told.includes(costo) && !sumsOf(told).includes(costo)
			? [said(`el costo es ${own} y su dato dice: «${fact?.note}»`)]
			: []),
		...(costo !== null && other.length === 1 && other[0] === costo
			? [said(`el costo es ${own}, lo mismo que dice la fuente que lo contradice: «${fact?.other_value}»`)]
			: []),
		...(costo !== null && costo > 0 && isSaid(fact?.status) && isOnlyFree(costo_nota)
			? [said(`el costo es ${own} y su nota solo dice que es gratis: «${costo_nota}»`)]
			: []),
	];
}

/** A link to a site that is neither of the State nor the one where it was confirmed. */
function findStrayLink({ id, enlace, facts }: CataloguedProcedure): Finding[] {
	const fact = findFact(facts, "enlace");
	const site = siteOf(enlace);
	const sites = [fact?.source, fact?.other_source].map((address) => ownerSite(siteOf(address ?? null)));
	if (!fact || !isSaid(fact.status) || site === "" || isOfficialSite(site) || sites.includes(ownerSite(site)))
		return [];
	const message = `${enlace} no es del sitio donde se confirmó (${fact.source})`;
	return [{ kind: "valor-contradice", table: "procedures", id, field: "enlace", message }];
}

function listAmounts(words: string | null, sign: string): number[] {
	const found = [...(words ?? "").matchAll(AMOUNT)].filter(([, itsSign]) => itsSign === sign);
	return found.map(([, , digits = ""]) => Number(digits.replaceAll(",", "")));
}

/** What two or all of the amounts add up to: "Q30 y Q5 de timbre" tells of 35. */
function sumsOf(amounts: readonly number[]): number[] {
	const pairs = amounts.flatMap((one, position) => amounts.slice(position + 1).map((other) => one + other));
	return [...pairs, amounts.reduce((sum, amount) => sum + amount, 0)];
}

function isOnlyFree(note: string | null): boolean {
	return FREE.test(note ?? "") && !ON_CONDITION.test(note ?? "") && !/\d/.test(note ?? "");
}

function sayRange(total: { from: number; to: number | null } | null, sign: string): string {
	if (!total) return "nada";
	if (total.to === null) return `${sign}${total.from} o más`;
	return total.to === total.from ? `${sign}${total.from}` : `de ${sign}${total.from} a ${sign}${total.to}`;
}

function siteOf(address: string | null): string {
	const safe = safeWebAddress(address);
	return safe === null ? "" : siteName(safe);
}

/** Links and sources that stop at a front door, and a high confidence that no office of the State backs. */
export function findShallowLinks(procedure: CataloguedProcedure): Finding[] {
	const { id, sources, facts, confidence } = procedure;
	const at = (kind: Finding["kind"], field: string, message: string): Finding => ({
		...{ kind, table: "procedures", id, field, message },
	});
	return [
		...listFrontDoors(procedure).map(({ field, address }) =>
			field === "enlace"
				? at("enlace-portada", field, `${address}: busca la página del trámite`)
				: at("fuente-portada", field, `${address}: di en qué página se leyó`),
		),
		...(confidence === "alta" && !hasOfficialSource([...sources, ...facts.map(({ source }) => source)])
			? [at("alta-sin-oficial", "confidence", "ninguna de sus fuentes es de un sitio del Estado")]
			: []),
	];
}

/** Where the facts about an institution were read. Its own website is its home page, and rightly so. */
export function findInstitutionLinks({ id, sources, website }: Institution): Finding[] {
	const isOnlyHome = sources.length > 0 && sources.every((source) => isHomePage(source) && source !== website);
	if (!isOnlyHome) return [];
	const message = `${sources.join(", ")}: di en qué página se leyeron teléfono, dirección y horario`;
	return [{ kind: "fuente-portada", table: "institutions", id, field: "sources", message }];
}

function hasOfficialSource(addresses: readonly (string | null)[]): boolean {
	return addresses.some((address) => {
		const safe = safeWebAddress(address);
		return safe !== null && isOfficialSite(siteName(safe));
	});
}
