import { QUALITY_PAGE } from "../../content/publications/quality-page.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { lastReadDay, newestDay } from "../../domain/facts/details.ts";
import type { Language } from "../../domain/language.ts";
import type { FactAge, FactMark, InstitutionQuality, Quality } from "../../domain/quality/quality-summary.ts";
import { FACT_AGES, FACT_MARKS, summarizeQuality } from "../../domain/quality/quality-summary.ts";
import { addresses } from "../address/addresses.ts";
import { formatDate, formatNumber } from "../words/format.ts";

export type QualityView = ReturnType<typeof viewQuality>;

/** How sure the catalogue is of its facts, on a calendar date; sums by institution, never a list of procedures. */
export function viewQuality(catalogue: Catalogue, language: Language, today: string) {
	const { marks, ages, figures, costs, variantsNote, others, nobody, ...words } = QUALITY_PAGE[language];
	const { total, institutions } = summarizeQuality(catalogue, today);
	const say = (count: number) => formatNumber(count, language);
	const shareOf = (count: number) => formatShare(count, total.facts, language);
	const own = institutions.filter(({ facts }) => facts > 0);
	const rest = institutions.filter((each) => !own.includes(each));
	const nameOf = ({ institution }: InstitutionQuality) => (institution ? institutionName(institution) : nobody);
	const newest = newestDay([...catalogue.procedures, ...catalogue.variants].map(lastReadDay));
	return {
		...words,
		figures: (["checked", "facts", "unchecked", "unknownCosts"] as const).map((name) => ({
			name,
			number: say(total[name]),
			label: figures[name],
		})),
		variantsNote: total.variants > 0 ? variantsNote.replace("{count}", say(total.variants)) : null,
		marks: FACT_MARKS.map((kind) => ({
			kind,
			count: total[kind],
			...marks[kind],
			number: say(total[kind]),
			share: shareOf(total[kind]),
		})),
		ages: FACT_AGES.map((kind) => {
			const count = total.ages[kind];
			return { kind, count, name: ages[kind], number: say(count), share: shareOf(count) };
		}),
		costs: costs.replace("{count}", say(total.unknownCosts)).replace("{total}", say(total.checked + total.unchecked)),
		markNames: FACT_MARKS.map((kind) => marks[kind].name),
		institutions: [
			...own.map((each) => ({
				name: nameOf(each),
				to: each.institution ? addresses.institution.to({ id: each.institution.id }) : null,
				...viewCounts(each),
			})),
			...(rest.length > 0
				? [{ name: others.replace("{count}", say(rest.length)), to: null, ...viewCounts(addUp(rest)) }]
				: []),
		],
		newest: newest && { date: newest, words: formatDate(newest, language) },
	};
}

/** The numbers of one row: by mark, by age, and the costs that nobody knows. */
function viewCounts(quality: Pick<Quality, "facts" | "ages" | "unknownCosts" | FactMark>) {
	return {
		facts: quality.facts,
		marks: FACT_MARKS.map((kind) => quality[kind]),
		ages: FACT_AGES.map((kind) => quality.ages[kind]),
		costs: quality.unknownCosts,
	};
}

function addUp(rows: readonly Quality[]) {
	const sum = (of: (row: Quality) => number) => rows.reduce((all, row) => all + of(row), 0);
	const ageSum = (age: FactAge) => sum(({ ages }) => ages[age]);
	return {
		facts: sum(({ facts }) => facts),
		confirmed: sum(({ confirmed }) => confirmed),
		single: sum(({ single }) => single),
		contradicted: sum(({ contradicted }) => contradicted),
		unsourced: sum(({ unsourced }) => unsourced),
		ages: {
			half: ageSum("half"),
			year: ageSum("year"),
			old: ageSum("old"),
			stale: ageSum("stale"),
			never: ageSum("never"),
		},
		unknownCosts: sum(({ unknownCosts }) => unknownCosts),
	};
}

/** A share in words; what is neither none nor all is never rounded to that. */
function formatShare(count: number, total: number, language: Language): string {
	const percent = total === 0 ? 0 : (count / total) * 100;
	if (percent > 0 && percent < 1) return "< 1 %";
	if (percent > 99 && percent < 100) return "> 99 %";
	return `${formatNumber(Math.round(percent), language)} %`;
}
