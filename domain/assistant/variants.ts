/** A way in which a procedure has brothers: how people say it, and how the brother's name does. */
export interface Variant {
	said: RegExp;
	named: RegExp;
	/** What records say of it otherwise. */
	also?: string;
}

/** "¿Y para renovarla?" after a first licence means the renewal of the licence. */
export const VARIANTS: readonly Variant[] = [
	{ said: /\b(?:renovar\w*|renuev\w+|renovaci\w+|vencid\w+|vencio|vence|renew\w*|expired)\b/g, named: /\brenov/ },
	{
		said: /\b(?:perd(?:i|io|er|ida|ido)|rob(?:o|aron|ado|ada)|extravi\w+|repo(?:ner|ng|sic)\w*|danad\w+|arruin\w+|lost|stolen|replace\w*)\b/g,
		named: /\brepo(?:ner|sici)/,
	},
	{ said: /\b(?:primera vez|nunca (?:he|lo|la)\b\w*|nuev[oa]|first time|first)\b/g, named: /primera vez/ },
	{
		said: /\b(?:menor(?:es)?(?: de edad)?|hij[oa]s?|nin[oa]s?|nene|nena|bebe|patoj[oa]s?|child(?:ren)?|kids?|minors?|my (?:son|daughter))\b/g,
		named: /\bmenores?\b(?! de 1)/,
		also: "menor padres madre tutor encargado",
	},
	{
		said: /\b(?:e[xs]tranjer[oa]s?|gring[oa]s?|salvadoren[oa]s?|hondurenos?|hondurenas?|mexican[oa]s?|foreign(?:er)?s?)\b/g,
		named: /\bextranjer/,
	},
	{
		said: /\b(?:(?:vivo|estoy|vive|vivimos|esta) (?:en|fuera)\b|estados unidos|eeuu|usa|el exterior|exterior|fuera del pais|consulado|abroad|living in)\b/g,
		named: /\b(?:exterior|consular)/,
	},
	{
		said: /\b(?:(?:otra|tercera) persona|un familiar|mi (?:herman[oa]|mama|papa|espos[oa])|no puedo ir(?: yo)?|recoger\w*|recoja|someone else)\b/g,
		named: /\botra persona\b/,
	},
	{ said: /\b(?:sociedad(?: anonima)?|sa|s a)\b/g, named: /\bsociedad\b/ },
	{ said: /\b(?:en el mercado|comerciante individual|individual)\b/g, named: /\b(?:individual|de empresa)\b/ },
];

/** Whether a word tells a procedure from its brothers: it names, even where it asks ("cómo renuevo…"). */
export function isVariant(word: string): boolean {
	return VARIANTS.some(({ said }) => word.search(said) >= 0);
}
