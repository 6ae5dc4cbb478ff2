import { foldText } from "../text/text.ts";
import { isOfficialSite, safeWebAddress, siteName } from "../text/web-address.ts";
import { fichaName } from "./ficha.ts";

/** A procedure of the official catalogue of which we know the name and nothing else. */
export interface OfficialName {
	/** Its number in the official catalogue. */
	number: string;
	name: string;
	/** Who gives it: full name, and its acronym in brackets. */
	institution: string;
	/** Address of its ficha in the official catalogue. */
	ficha: string;
	/** Where the institution itself tells of it; null where the official catalogue gives no address that can be followed. */
	website: string | null;
}

/** A line of the official catalogue's list. */
export interface IndexedName {
	number: string;
	name: string;
	/** Full name and acronym, as the official catalogue spells them. */
	institution: string;
	/** The institution's own address, or what somebody wrote in its place. */
	website: string;
	ficha: string;
}

/** Written in capitals, more than this share of a name shouts. */
const SHOUTING_SHARE = 0.6;
/** What stays in capitals when a name is written as others are. */
const ACRONYMS =
	/\b(?:ipm|inde|fopinde|codred|cocodes?|sigap|cui|cites|cecoves?|ong|iva|vgm|pbv|fgk|igss|conred|ambi)\b/g;
const PROPER_NAMES =
	/\b(?:ministerio p[uú]bli?co|organismo judicial|superinten\p{L}+ (?:de )?administraci[oó]n tributaria|guatemala|españa|corea|ministerios? de \p{L}+)/gu;

/** The name as a citizen reads it: one line, not in capitals, without the code of an office at either end or a full stop. */
export function writeName(stored: string): string {
	const name = fichaName({ name: stored })
		.replace(/^\[[^\]]+\]\s*/, "")
		.replace(/[.,\s]+$/, "");
	const letters = name.replace(/[^\p{L}]/gu, "");
	const capitals = letters.replace(/[^\p{Lu}]/gu, "");
	const calm = capitals.length > letters.length * SHOUTING_SHARE ? calmDown(name) : name;
	return accent(calm.charAt(0).toUpperCase() + calm.slice(1));
}

function calmDown(name: string): string {
	return name
		.toLowerCase()
		.replace(PROPER_NAMES, (words) => words.replace(/(?<!\p{L})(?!de\b)\p{L}/gu, (letter) => letter.toUpperCase()))
		.replace(ACRONYMS, (acronym) => acronym.toUpperCase());
}

/** Words of the list that lost their accent, as they are written. */
const ACCENTED =
	"anexión áreas carné económico evangélicas jurídico loterías música prácticas psicológico pública tránsito trámites vehículos vía";
const BY_PLAIN = new Map(ACCENTED.split(" ").map((word) => [foldText(word), word]));

/** Capitals came without accents; these words have one, and every word of that ending. */
function accent(name: string): string {
	return name.replace(/(?<=\p{L}[cs])ion\b/gu, "ión").replace(/(?<!\p{L})[a-z]{3,}(?!\p{L})/giu, (word) => {
		const written = BY_PLAIN.get(word.toLowerCase());
		if (written === undefined) return word;
		return word.charAt(0) === word.charAt(0).toLowerCase()
			? written
			: written.charAt(0).toUpperCase() + written.slice(1);
	});
}

const ACRONYM_AT_END = /\s*-\s*([\p{Lu}]{3,})\s*-\s*$/u;

/** "Comisión Portuaria Nacional (CPN)" out of "Comisión Portuaria Nacional -CPN-". */
export function writeInstitution(stored: string): string {
	const acronym = ACRONYM_AT_END.exec(stored)?.[1];
	const full = stored.replace(ACRONYM_AT_END, "").replace(/\s+/g, " ").replace("Amatilán", "Amatitlán").trim();
	return acronym ? `${full} (${acronym})` : full;
}

/** What stands in the list as an address, where it is one of the State: whole, or without its beginning. */
export function readWebsite(stored: string): string | null {
	const [first = ""] = stored.trim().split(/\s+/, 1);
	const whole = safeWebAddress(first) ?? (BARE_SITE.test(first) ? safeWebAddress(`https://${first}`) : null);
	return whole !== null && isOfficialSite(siteName(whole)) ? whole : null;
}

const BARE_SITE = /^[a-z\d.-]+\.gt(?:\/|$)/;
