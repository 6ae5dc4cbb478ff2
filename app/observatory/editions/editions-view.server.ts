import { EDITIONS_PAGE } from "../../../content/publications/editions-page.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import type { EditionTotals } from "../../../domain/observatory/edition-totals.ts";
import { editionOfNow, listEditions } from "../../../domain/observatory/editions.ts";
import { DIMENSIONS, INDICATORS } from "../../../domain/observatory/indicators.ts";
import { SCORE_SCALE } from "../../../domain/observatory/scales.ts";
import type { ClosedEdition } from "../../../domain/site-documents/edition.ts";
import { addresses } from "../../address/addresses.ts";
import { dataAddresses } from "../../address/data-addresses.ts";
import { formatDate, formatNumber } from "../../words/format.ts";
import {
	nameLevel,
	sayFigure,
	sayOtherwise,
	sayReach,
	sayShare,
	sayShareReach,
	toneOf,
} from "./edition-words.server.ts";

export type EditionsView = ReturnType<typeof viewEditions>;

/** All editions and today side by side: means, levels, and where each edition is. */
export function viewEditions(catalogue: Catalogue, language: Language) {
	const words = EDITIONS_PAGE[language];
	const editions = listEditions(catalogue);
	const { title, introduction, evolution, levelsTitle, list, csv } = words;
	const points = [
		...editions.map((edition) => ({
			...{ key: edition.id, name: edition.name, isToday: false, edition },
			to: addresses.edition.to({ edition: edition.id }),
		})),
		{ key: "hoy", name: words.today, isToday: true, edition: editionOfNow(catalogue), to: null },
	];
	const named = points.map(({ key, name, isToday, to }) => ({ key, name, isToday, to }));
	const say = (count: number) => formatNumber(count, language);
	/** From the first figure to the last, and how far that could come. */
	const sayWay = (figures: readonly string[], last: string | undefined) => {
		const [first] = figures;
		return first === undefined || first === figures.at(-1) ? (last ?? "") : `${first} → ${last}`;
	};
	const averages = points.map(({ edition }) => sayAverage(edition, language));
	const isKept = editions.every(({ ceilings }) => ceilings);
	return {
		...{ title, introduction, evolution, levelsTitle, list, csv },
		evolutionNote: `${words.evolutionNote} ${words.reachNote}${isKept ? "" : ` ${words.noReach}`}`,
		levelsNote: `${words.levelsNote} ${words.otherwiseNote}`,
		none: editions.length === 0 ? words.none : null,
		captions: { dimensions: words.dimensionsTable, levels: words.levelsTable },
		/** Above the first column. */
		first: words.column,
		points: named,
		lines: [
			{
				...{ key: "average", name: words.average },
				shares: points.map(({ edition }) => shareOfScore(edition)),
				cells: averages,
				said: sayWay(
					points.map(({ edition }) => sayFigure(edition.totals.average, language)),
					averages.at(-1),
				),
			},
			...DIMENSIONS.map(({ key, name }) => {
				const figures = points.map(({ edition }) => dimensionOf(edition, key));
				const cells = figures.map(({ reached, highest }) => sayShareReach(reached, highest, language));
				const bare = figures.map(({ reached }) => sayShare(reached, language));
				return {
					...{ key, name: name[language], cells, said: sayWay(bare, cells.at(-1)) },
					shares: figures.map(({ reached }) => (reached === null ? null : reached / 1000)),
				};
			}),
			{
				...{ key: "scored", name: words.scored, shares: null, said: "" },
				cells: points.map(({ edition: { totals } }) => `${say(totals.scored)} / ${say(totals.evaluated)}`),
			},
		],
		levels: SCORE_SCALE.bands.map(({ key }) => ({ key, tone: toneOf(key), name: nameLevel(key, words) })),
		counts: points.map(({ key, edition }) => ({
			key,
			counts: SCORE_SCALE.bands.map((band) => countOfLevel(edition, band.key)),
			cells: SCORE_SCALE.bands.map((band) => {
				const other = edition.totals.highest ? say(countOfLevel(edition, band.key, edition.totals.highest)) : null;
				return sayOtherwise(say(countOfLevel(edition, band.key)), other);
			}),
		})),
		editions: editions.toReversed().map(({ id, name, note, date, totals, method }) => ({
			...{ id, name, note, to: addresses.edition.to({ edition: id }) },
			csv: dataAddresses.edition.to({ file: `${id}.csv` }),
			closedWith: words.closedWith.replace("{date}", formatDate(date, language)),
			figures: [
				{ label: words.evaluated, figure: say(totals.evaluated) },
				{ label: words.scored, figure: say(totals.scored) },
				{ label: words.average, figure: sayAverage({ totals }, language) },
			],
			measured: isMeasuredAsNow(method) ? null : words.measuredOtherwise,
		})),
	};
}

function isMeasuredAsNow({ indicators }: ClosedEdition["method"]): boolean {
	return indicators.length === INDICATORS.length && INDICATORS.every(({ key }) => indicators.includes(key));
}

function shareOfScore({ totals }: ClosedEdition): number | null {
	return totals.average === null ? null : totals.average / SCORE_SCALE.highest;
}

function sayAverage({ totals }: Pick<ClosedEdition, "totals">, language: Language): string {
	return sayReach(totals.average, totals.highest?.average, language);
}

function dimensionOf({ method, totals }: ClosedEdition, key: string) {
	const at = method.dimensions.indexOf(key);
	if (at < 0 || totals.scored === 0) return { reached: null, highest: null };
	return { reached: totals.dimensions[at] ?? null, highest: totals.highest?.dimensions[at] ?? null };
}

function countOfLevel(
	{ method, totals }: ClosedEdition,
	key: string,
	{ levels }: Pick<EditionTotals, "levels"> = totals,
): number {
	return levels[method.levels.findIndex(([level]) => level === key)] ?? 0;
}
