import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import type { RecordContent } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { type Contradiction, findContradictions } from "../../domain/observatory/evaluation.ts";
import { INDICATORS } from "../../domain/observatory/indicators.ts";
import { readObservatoryRecord } from "../../domain/observatory/observatory-record.ts";
import { evidenceIn, evidencePart } from "./read-evaluation-form.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";

interface Warned {
	content: RecordContent;
	/** What the draft was begun from. */
	base: RecordContent;
	procedure: CataloguedProcedure | undefined;
}

/** What somebody should look at again before handing a draft in, by indicator, in words. */
export function listWarnings({ content, base, procedure }: Warned, language: Language): ReadonlyMap<string, string[]> {
	const t = OBSERVATORY_TEXTS[language];
	const warnings = new Map<string, string[]>();
	const record = readObservatoryRecord(content.observatory?.[0])?.row;
	const [now, before] = [evidenceIn(content), evidenceIn(base)];
	const found = record && procedure ? findContradictions(record, procedure) : [];
	for (const { key, name } of INDICATORS) {
		const words = found.filter(({ indicator }) => indicator === key).map((each) => spell(each, language));
		const is = (part: "source" | "on") => evidencePart(now, key, part);
		const was = (part: "source" | "on") => evidencePart(before, key, part);
		if (was("source") !== "" && is("source") !== was("source") && is("on") === was("on")) words.push(t.oldDay);
		if (words.length > 0)
			warnings.set(
				key,
				words.map((each) => `${name[language]}: ${each}`),
			);
	}
	return warnings;
}

function spell({ indicator, recorded }: Contradiction, language: Language): string {
	const t = OBSERVATORY_TEXTS[language];
	const words: Readonly<Record<string, string>> = t.contradiction;
	const said = recorded === "yes" ? t.hasLaw : recorded === "no" ? t.hasNoLaw : String(recorded);
	return (words[indicator] ?? "").replace("{recorded}", said);
}
