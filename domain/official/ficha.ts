import type { Institution } from "../catalogue/institution.ts";
import { PROCEDURE_TYPES, USER_TYPES } from "../catalogue/procedure.ts";
import { CURRENCY_CODE } from "../fields/fields.ts";
import { z } from "../fields/shapes.ts";
import { groupBy } from "../group-by.ts";
import { foldText } from "../text/text.ts";
import { safeWebAddress, siteName } from "../text/web-address.ts";

const text = z.string().trim().min(1);
const texts = z.array(text);
const webAddress = z.string().refine((value) => safeWebAddress(value) !== null, "must be an http(s) address");

/** A ficha of the official catalogue, restated as facts (`data/official/fichas.json`). Unknown is null or empty. */
export const officialFichaSchema = z.strictObject({
	/** Its number in the official catalogue. */
	ficha: z.string().regex(/^\d+$/, "must be the number of a ficha"),
	name: text,
	/** Full name and acronym, as the official catalogue spells them. */
	institution: text,
	/** What it gives, in one sentence. */
	plain: text,
	type: z.enum(PROCEDURE_TYPES),
	users: z.enum(USER_TYPES),
	/** In `currency`; 0 is free of charge, null is unknown or not one amount. */
	amount: z.number().min(0).nullable(),
	currency: z.string().regex(CURRENCY_CODE, "must be an ISO 4217 code"),
	cost_note: text.nullable(),
	time: text.nullable(),
	papers: texts,
	steps: texts,
	law: text.nullable(),
	gets: text,
	category: text,
	/** Who needs it: 0 a handful of specialists, 1 a trade, 2 many people, 3 most families; a judgement. */
	demand: z.literal([0, 1, 2, 3]),
	/** What looks wrong in the ficha. */
	doubt: text.nullable(),
	/** The institution's own address; null where the ficha has none that can be followed. */
	url: webAddress.nullable(),
	catalogue_url: webAddress,
});
export type OfficialFicha = Readonly<z.infer<typeof officialFichaSchema>>;

/** The unit of a ministry that some names end with, such as "-DRCPFA-". */
const UNIT_AT_END = /\s*-\s*[A-ZÁÉÍÓÚÑ]{3,}\s*-\s*$/u;

/** The name of a ficha as a citizen reads it: with single spaces and without the unit that wrote it. */
export function fichaName({ name }: Pick<OfficialFicha, "name">): string {
	return name.replace(UNIT_AT_END, "").replace(/\s+/g, " ").trim();
}

/** Fichas that only differ in whom or what they are for, which a citizen looks for as one procedure. */
export interface FichaGroup {
	/** What their names have in common. */
	name: string;
	variants: readonly FichaVariant[];
}

export interface FichaVariant {
	/** What tells it from the others; empty for the one that bears only the common name. */
	label: string;
	ficha: OfficialFicha;
}

/** What stands apart in a name and tells one variant from the next. */
const APART: readonly RegExp[] = [
	/\s*\(([^()]+)\)/g,
	/:\s*([^:]+)$/g,
	/,?\s+(?:para|por|de)\s+(personas? (?:individual(?:es)?|jur[ií]dicas?)(?: [yo] (?:individual(?:es)?|jur[ií]dicas?))?)/gi,
	/\s+(categor[ií]a [A-C]\d?)\b/gi,
];
/** "Licencia (uso de explosivos)" and "Licencia (armería)" have nothing in common but the kind of paper. */
const FEWEST_COMMON_WORDS = 2;

/** The groups of two and more; fichas that stand for themselves are in none. Variants keep the order of the fichas. */
export function groupFichas(fichas: readonly OfficialFicha[]): FichaGroup[] {
	const parted = fichas.map((ficha) => ({ ficha, ...partName(fichaName(ficha)) }));
	const alike = groupBy(parted, ({ ficha, common }) => `${ficha.institution}\n${foldText(common)}`);
	return [...alike.values()].flatMap((variants) => {
		const name = variants[0]?.common ?? "";
		if (variants.length < 2 || name.split(" ").length < FEWEST_COMMON_WORDS) return [];
		return [{ name, variants: variants.map(({ label, ficha }) => ({ label, ficha })) }];
	});
}

/** What tells a variant from its kin in a list of them; its whole name where that says nothing apart. */
export function labelOf(name: string): string {
	const label = partName(fichaName({ name })).label;
	return label === "" ? name : label.charAt(0).toUpperCase() + label.slice(1);
}

function partName(name: string): { common: string; label: string } {
	const labels: string[] = [];
	const common = APART.reduce(
		(rest, pattern) =>
			rest.replace(pattern, (_whole, label: string) => {
				labels.push(label.trim());
				return "";
			}),
		name,
	);
	return { common: common.replace(/\s+/g, " ").trim(), label: labels.join(", ") };
}

/**
 * The institutions of ours whose procedures an institution of the official catalogue may describe, by its acronym there:
 * itself first, then the offices that belong to it and have a record of their own.
 */
const INSTITUTIONS: Readonly<Record<string, readonly string[]>> = {
	MSPAS: ["mspas", "vupe"],
	MAGA: ["maga", "vupe"],
	MINDEF: ["mindef", "digecam"],
	MICIVI: ["civ", "dgt", "fopavi", "fha", "correos", "sit"],
	MEM: ["mem"],
	MARN: ["marn"],
	MCD: ["mcd"],
	MINTRABAJO: ["mintrab"],
	MINEDUC: ["mineduc"],
	MINGOB: ["mingob", "pnc", "transito-pnc"],
	MINECO: ["mineco", "diaco", "rpi", "rm"],
	MINFIN: ["minfin"],
	MINEX: ["minex"],
	MIDES: ["mides"],
	CONAP: ["conap"],
	ONSEC: ["onsec"],
	CONADI: ["conadi"],
	CONAMIGUA: ["conamigua"],
	SEGEPLAN: ["segeplan"],
};

const ACRONYM = /-\s*([A-Z]{3,})\s*-\s*$/;

/** Whoever gives a ficha: the one of ours on whose site it is done, else the institution itself; null where we have no record of it. */
export function findGiver(
	{ institution, url }: { institution: string; url: string | null },
	known: readonly Pick<Institution, "id" | "website">[],
): string | null {
	const ids = readInstitutionIds(institution);
	const possible = known.filter(({ id }) => ids.includes(id));
	const onSite = possible
		.flatMap(({ id, website }) => (website !== null && isOnSite(url, website) ? [{ id, site: siteName(website) }] : []))
		.sort((one, other) => other.site.length - one.site.length);
	return onSite[0]?.id ?? possible.find(({ id }) => id === ids[0])?.id ?? possible[0]?.id ?? null;
}

function isOnSite(url: string | null, website: string): boolean {
	const safe = safeWebAddress(url);
	if (safe === null || safeWebAddress(website) === null) return false;
	return `.${siteName(safe)}`.endsWith(`.${siteName(website)}`);
}

/** Empty for an institution that nobody has assigned. */
export function readInstitutionIds(officialName: string): readonly string[] {
	return INSTITUTIONS[ACRONYM.exec(officialName)?.[1] ?? ""] ?? [];
}
