import institutionGaps from "../../data/institution-gaps.json" with { type: "json" };
import procedureGaps from "../../data/procedure-gaps.json" with { type: "json" };
import type { Language } from "../../domain/language.ts";
import { fill } from "../fill.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** What a release looked for in public pages and found in none; what is looked up, in how many places, is in `data/`. */
const GAPS = { procedure: procedureGaps, institution: institutionGaps };

/** What it is called within a sentence. That something has no last day is no gap that anybody waits for. */
const NAMES: Readonly<Record<string, ByLanguage<string>>> = {
	hours: { es: "el horario", en: "the opening hours" },
	validity: { es: "cuánto tiempo vale", en: "how long it is valid" },
	phone: { es: "el teléfono", en: "the telephone number" },
	working_hours: { es: "el horario", en: "the opening hours" },
	address: { es: "la dirección", en: "the address" },
};
const SENTENCE: ByLanguage<string> = {
	es: "El {{day}} buscamos {{facts}}: ninguna página lo dice.",
	en: "On {{day}} we looked for {{facts}}: no page says it.",
};
const AND: ByLanguage<string> = { es: "y", en: "and" };

interface Asked {
	language: Language;
	/** Whether the portal knows this by now, for instance because the desk added it. */
	isKnown: (field: string) => boolean;
	/** How a calendar date is written here. */
	formatDay: (date: string, language: Language) => string;
}

/** Which facts of a record were looked for in vain, and when, in one sentence; null where none was or all are known by now. */
export function saySoughtInVain(
	kind: keyof typeof GAPS,
	id: string,
	{ language, isKnown, formatDay }: Asked,
): string | null {
	const gaps = GAPS[kind].filter((gap) => gap.id === id && !isKnown(gap.field));
	const names = gaps.flatMap(({ field }) => NAMES[field]?.[language] ?? []);
	const day = gaps.map(({ read }) => read).sort()[0];
	if (names.length === 0 || day === undefined) return null;
	const facts = [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(` ${AND[language]} `);
	return fill(SENTENCE[language], { day: formatDay(day, language), facts });
}
