import { CALCULATOR_TEXTS, type CalculatorTexts } from "../../../content/fee-texts.ts";
import { fill } from "../../../content/fill.ts";
import type { FeeRow, FeeSource, FeeTable } from "../../../domain/fees/fee-table.ts";
import type { Language } from "../../../domain/language.ts";
import { formatMoney, formatMonth, formatShortDate } from "../../words/format.ts";
import { translatorFor } from "../../words/text.ts";

/** From here on a rate for each thousand is told in per cent. */
const LEAST_PERCENT = 10;
/** The figure itself, as an institution has told it. */
const WHOLE = 1000;

export type CalculatorView = ReturnType<typeof viewCalculator>;
export type LineView = CalculatorView["rows"][number];

/** A table of fees in the words of one language, with the numbers that a browser reckons with; `year` is the current one. */
export function viewCalculator(table: FeeTable, { language, year }: { language: Language; year: number }) {
	const texts = CALCULATOR_TEXTS[language];
	const { figure, law, law_source, cases, rows, surcharge, installments, notes, sources } = table;
	const isPlain = rows.length === 1 && rows[0]?.per_thousand === WHOLE;
	return {
		...{ year, texts, name: table.name[language], law, decides: table.decides[language] },
		figure: { kind: figure.kind, label: figure.label[language], hint: figure.hint[language] },
		question: table.question?.[language] ?? null,
		surcharge: surcharge?.[language] ?? null,
		cases: cases.map((each) => ({ ...each, label: each.label[language] })),
		/** False where the only line says that the figure is paid as it is. */
		hasTable: !isPlain,
		rows: rows.map((row) => ({
			...{ cases: row.cases, from: row.from, to: row.to, fixed: row.fixed },
			...{ per_thousand: row.per_thousand, most: row.most, told: row.told?.[language] ?? null },
			range: [...sayCases(row, table, language), sayRange(row, { kind: figure.kind, year, language, texts })].join(
				": ",
			),
			fee: row.told?.[language] ?? sayFee(row, language, texts),
			basis: row.article ? fill(texts.article, { law, article: row.article }) : fill(texts.noArticle, { law }),
			source: row.source,
		})),
		installments: installments && { count: installments.count, label: installments.label[language] },
		approximate: table.approximate?.[language] ?? null,
		notes: [
			...cases.flatMap(({ label, surcharge: share }) =>
				share > 0 ? fill(texts.surcharge, { label: label[language], share }) : [],
			),
			...notes.map(({ text }) => text[language]),
		],
		sources: Object.entries(sources).map(([key, source]) => ({
			...viewSource(source, language),
			key,
			isOfLaw: key === law_source,
		})),
	};
}

/** The cases that a line is for, where others have other lines. */
function sayCases({ cases }: FeeRow, table: FeeTable, language: Language): string[] {
	if (cases === null) return [];
	return [table.cases.flatMap(({ id, label }) => (cases.includes(id) ? label[language] : [])).join(", ")];
}

interface RangeOptions {
	kind: FeeTable["figure"]["kind"];
	year: number;
	language: Language;
	texts: CalculatorTexts;
}

function sayRange({ from, to }: FeeRow, { kind, year, language, texts: { range } }: RangeOptions): string {
	if (kind === "year") {
		const [newest, oldest] = [year - (from ?? 0), to === null ? null : year - to];
		if (oldest === null) return fill(range.older, { to: newest });
		return fill(newest === oldest ? range.model : range.models, { from: oldest, to: newest });
	}
	const [first, last] = [from, to].map((amount) => (amount === null ? "" : formatMoney(amount, "GTQ", language)));
	const isFromNothing = from === null || from <= 0.01;
	if (isFromNothing) return to === null ? range.any : fill(range.upTo, { to: last ?? "" });
	return fill(to === null ? range.from : range.between, { from: first ?? "", to: last ?? "" });
}

/** "Q 160.00 más Q 1.50 por cada mil". */
function sayFee({ fixed, per_thousand, most }: FeeRow, language: Language, { rate }: CalculatorTexts): string {
	const money = (amount: number) => formatMoney(amount, "GTQ", language);
	const share =
		per_thousand === WHOLE
			? rate.whole
			: per_thousand >= LEAST_PERCENT
				? fill(rate.percent, { share: per_thousand / 10 })
				: fill(rate.perThousand, { amount: money(per_thousand) });
	const variable = [share, most === null ? "" : fill(rate.atMost, { amount: money(most) })].filter(Boolean).join(" ");
	if (per_thousand === 0) return money(fixed);
	return fixed > 0 ? `${money(fixed)} ${rate.and} ${variable}` : variable;
}

/** A page in which something was read: its title, and in words since when it says it and when we read it. */
export function viewSource({ address, title, published, read }: FeeSource, language: Language) {
	const { text } = translatorFor(language);
	const since =
		published === null ? text("origin.undated") : text("origin.published", { month: formatMonth(published, language) });
	return { address, title, dates: `${since}. ${text("origin.on", { date: formatShortDate(read, language) })}.` };
}
