import { EDITIONS_PAGE } from "../../../content/publications/editions-page.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { findInstitution } from "../../../domain/catalogue/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import type { InstitutionMove, MethodChange, Moved, Ranged } from "../../../domain/observatory/compare-editions.ts";
import { compareEditions } from "../../../domain/observatory/compare-editions.ts";
import { editionOfNow, listEditions } from "../../../domain/observatory/editions.ts";
import { findEvaluated } from "../../../domain/observatory/evaluated.ts";
import { LEAST_SCORES } from "../../../domain/observatory/table-selection.ts";
import type { ClosedEdition } from "../../../domain/site-documents/edition.ts";
import { addresses } from "../../address/addresses.ts";
import { dataAddresses } from "../../address/data-addresses.ts";
import { formatDate, formatNumber } from "../../words/format.ts";
import {
	nameDimension,
	nameIndicator,
	nameLevel,
	sayChange,
	sayFigure,
	sayOtherwise,
	sayReach,
	sayShare,
	sayShareReach,
	toneOf,
} from "./edition-words.server.ts";

const MOST_INSTITUTIONS = 10;
const MOST_PROCEDURES = 50;
const MOST_NAMES = 50;

interface AskedEdition {
	id: string;
	comparedWith: string | null;
	isWithToday: boolean;
}

export type EditionView = NonNullable<ReturnType<typeof viewEdition>>;
export type ComparisonView = ReturnType<typeof viewEditionComparison>;

/** One edition beside another or beside today; null when there is none with this id. */
export function viewEdition(catalogue: Catalogue, asked: AskedEdition, language: Language) {
	const words = EDITIONS_PAGE[language];
	const editions = listEditions(catalogue);
	const place = editions.findIndex(({ id }) => id === asked.id);
	const own = editions[place];
	if (!own) return null;
	const chosen = editions.find(({ id }) => id === asked.comparedWith && id !== own.id);
	const other = asked.isWithToday ? undefined : (chosen ?? editions[place - 1]);
	const today = { ...editionOfNow(catalogue), name: words.today };
	const isOlder = other !== undefined && editions.indexOf(other) > place;
	const [before, after] = !other ? [own, today] : isOlder ? [own, other] : [other, own];
	const to = (rest: Partial<Omit<AskedEdition, "id">>) => addresses.edition.to({ edition: own.id, ...rest });
	return {
		...{ id: own.id, name: own.name, note: own.note },
		above: { label: words.title, to: addresses.editions.to() },
		closedWith: words.closedWith.replace("{date}", formatDate(own.date, language)),
		csv: { label: words.csv, href: dataAddresses.edition.to({ file: `${own.id}.csv` }) },
		comparedWith: words.comparedWith,
		choices: [
			...editions
				.filter(({ id }) => id !== own.id)
				.map(({ id, name }) => ({ key: id, label: name, to: to({ comparedWith: id }), isCurrent: other?.id === id })),
			{ key: "hoy", label: words.today, to: to({ isWithToday: true }), isCurrent: !other },
		],
		comparison: viewEditionComparison({ before, after }, language, {
			institution: (id) => (findInstitution(catalogue, id) ? addresses.institution.to({ id }) : null),
			procedure: (id) => (findEvaluated(catalogue, id) ? addresses.observatory.to({ detail: id }) : null),
		}),
	};
}

/** Where names lead; null where there is no page any more. */
interface Links {
	institution(id: string): string | null;
	procedure(id: string): string | null;
}

/** What changed between two editions, in words and in what pictures draw. */
export function viewEditionComparison(
	{ before, after }: { before: ClosedEdition; after: ClosedEdition },
	language: Language,
	links: Links,
) {
	const words = EDITIONS_PAGE[language];
	const compared = compareEditions(before, after);
	const figure = (value: number | null) => sayFigure(value, language);
	const change = (moved: Moved) => sayChange(moved, language, words.same);
	const reach = ({ before: was, after: is, highest }: Ranged) => [
		sayReach(was, highest.before, language),
		sayReach(is, highest.after, language),
	];
	const number = (count: number) => formatNumber(count, language);
	const viewMove = (move: InstitutionMove) => ({
		...{ key: move.id, name: move.name, to: links.institution(move.id) },
		cells: [number(move.count), ...reach(move), change(move)],
		shares: [move.before / 100, move.after / 100],
	});
	const sayPart = (part: number | null) => sayShare(part && part * 1000, language);
	const sayLevel = (part: number | null, other: number | null) =>
		sayOtherwise(sayPart(part), other === null ? null : sayPart(other));
	const asShare = (value: number | null) => (value === null ? null : value / 1000);
	return {
		title: words.comparison.replace("{before}", before.name).replace("{after}", after.name),
		columns: { before: words.before, after: words.after, change: words.change },
		method: compared.method && viewMethod(compared.method, language),
		dimensions: {
			title: words.dimensions,
			note: `${words.dimensionsNote} ${words.reachNote}${before.ceilings && after.ceilings ? "" : ` ${words.noReach}`}`,
			rows: [
				{
					...{ key: "average", name: words.average, to: null },
					cells: [...reach(compared.average), change(compared.average)],
					shares: [compared.average.before, compared.average.after].map((each) => (each === null ? null : each / 100)),
				},
				...compared.dimensions.map(({ key, before: was, after: is, highest }) => ({
					...{ key, name: nameDimension(key, language), to: null },
					cells: [
						sayShareReach(was, highest.before, language),
						sayShareReach(is, highest.after, language),
						change({ before: percent(was), after: percent(is) }),
					],
					shares: [asShare(was), asShare(is)],
				})),
			],
		},
		levels: {
			...{ title: words.levelsTitle, note: `${words.levelsNote} ${words.otherwiseNote}` },
			rows: compared.levels.map(({ key, before: was, after: is, highest }) => ({
				...{ key, tone: toneOf(key), name: nameLevel(key, words) },
				cells: [sayLevel(was, highest.before), sayLevel(is, highest.after)],
				shares: [was ?? 0, is ?? 0],
			})),
		},
		counts: [
			{ key: "evaluated", name: words.evaluated, ...compared.evaluated },
			{ key: "scored", name: words.scored, ...compared.scored },
		].map(({ key, name, ...moved }) => ({
			...{ key, name, to: null, shares: null },
			cells: [figure(moved.before), figure(moved.after), change(moved)],
		})),
		institutions: {
			title: words.institutions,
			note: words.institutionsNote.replace("{least}", String(LEAST_SCORES)),
			...{ column: words.institution, count: words.procedures },
			rose: { title: words.rose, none: words.noneRose, rows: compared.rose.slice(0, MOST_INSTITUTIONS).map(viewMove) },
			fell: { title: words.fell, none: words.noneFell, rows: compared.fell.slice(0, MOST_INSTITUTIONS).map(viewMove) },
		},
		procedures: {
			...{ title: words.moved, note: words.movedNote, none: words.noneMoved },
			...{ column: words.procedure, confirmed: words.confirmed },
			rows: compared.procedures.slice(0, MOST_PROCEDURES).map(({ id, name, score, confirmed }) => ({
				...{ key: id, name, to: links.procedure(id) },
				cells: [
					...reach(score).map((said) => (said === "–" ? words.noScore : said)),
					change(score),
					`${figure(confirmed.before)}\u00a0→\u00a0${figure(confirmed.after)}`,
				],
				shares: [score.before, score.after].map((each) => (each === null ? null : each / 100)),
			})),
			more:
				compared.procedures.length > MOST_PROCEDURES
					? words.moreMoved.replace("{count}", number(compared.procedures.length - MOST_PROCEDURES))
					: null,
			others: [
				{ label: words.added, names: compared.added },
				{ label: words.gone, names: compared.gone },
			]
				.filter(({ names }) => names.length > 0)
				.map(({ label, names }) => ({
					label: label.replace("{count}", number(names.length)),
					names: names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), "…"] : names,
				})),
		},
	};
}

function percent(thousandths: number | null): number | null {
	return thousandths === null ? null : Math.round(thousandths / 10);
}

function viewMethod({ addedIndicators, removedIndicators, isMeasuredAnew }: MethodChange, language: Language) {
	const words = EDITIONS_PAGE[language];
	const list = (keys: readonly string[]) => keys.map((key) => nameIndicator(key, language)).join("; ");
	return {
		title: words.measured,
		note: words.measuredNote,
		points: [
			...(addedIndicators.length > 0 ? [words.addedIndicators.replace("{list}", list(addedIndicators))] : []),
			...(removedIndicators.length > 0 ? [words.removedIndicators.replace("{list}", list(removedIndicators))] : []),
			...(isMeasuredAnew ? [words.newLimits] : []),
		],
	};
}
