import { splitWords, tellingStems } from "../text/stem.ts";
import { isVariant } from "./variants.ts";

/** What is not meant, with what it is of or how it is: "no la de la SAT", "no la solvencia fiscal", "not the criminal record". */
const DENIED =
	/(?<!\p{L})(?:no (?:es |son |en |con |por )?(?:el|la|los|las|al|del|un|una)(?: del?(?: l[ao]s?)?)? (\p{L}+)((?: (?:del?(?: l[ao]s?)?|para|por))? \p{L}+)?|not (?:the|a|an) \p{L}+(?: \p{L}+)?)/giu;
/** What somebody has already. */
const HAD =
	/(?<!\p{L})(?:lo de |el |la |los |las )?(\p{L}+)(?: (?:de )?\p{L}+)? ya l[oa]s? (?:tengo|tenemos|saqu[eé]|pagu[eé]|hice)(?!\p{L})/giu;
/** What was done or had before, up to what is wanted now: "ya tengo el DPI y la foto, quiero la licencia". */
const DONE =
	/(?<!\p{L})ya (?:teng[oa]|tenemos|tienen?|tra(?:igo|e)|sa(?:qu[eé]|c[oó]|camos)|pag(?:u[eé]|amos|[oó])|hi(?:ce|zo|cimos)|entreg(?:u[eé]|amos|[oó])|puse|pusimos|fui(?:mos)?|firm(?:[eé]|amos))(?!\p{L}).*?(?=[,.;:!?¿\n]| (?:pero|ahora|quiero|queremos|necesito|ocupo|busco|solo|me piden|como|c[oó]mo|cu[aá]nt[oa]s?|d[oó]nde|que|qu[eé])(?!\p{L})|$)/giu;
/** What follows these, up to the end of the part, is lacking and therefore wanted. */
const HAS = /\b(?:pero|but|teng[ao]|tenemos|tienen?|traigo|dieron|dio|have|has|got)\b[^,.;]*$/i;

/**
 * Leaves out what is said not to be meant, and what was done or is had already: "los penales, no los policiacos" names one,
 * "tengo DPI pero no la partida" both. `isName` are the stems of which names are made. All of it where nothing would be left.
 */
export function leaveOutUnmeant(text: string, isName: ReadonlySet<string>): string {
	const names = (words: string) =>
		tellingStems(words).some((stem) => isName.has(stem)) && !splitWords(words).some(isVerbOfVariant);
	const rest = text
		.replace(DENIED, (said, noun: string | undefined, more = "", at: number) => {
			if (HAS.test(text.slice(0, at))) return said;
			if (noun === undefined) return " ";
			// "No la encuentro" denies nothing.
			return names(noun) ? (names(more) ? " " : ` ${more}`) : said;
		})
		.replace(HAD, (said, noun: string) => (names(noun) ? " " : said));
	const wanted = rest.replace(DONE, " ");
	// "Ya tengo licencia, ¿cómo la renuevo?" names it nowhere else.
	if (splitWords(wanted).some(names)) return wanted;
	return tellingStems(rest).length > 0 ? rest : text;
}

/** "No la renové" says what is wanted, "no la renovación" what is not. */
function isVerbOfVariant(word: string): boolean {
	return isVariant(word) && !word.endsWith("cion");
}
