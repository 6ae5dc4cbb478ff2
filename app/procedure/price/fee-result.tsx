import { fill } from "../../../content/fill.ts";
import type { FeeAmount } from "../../../domain/fees/calculate-fee.ts";
import { DataText } from "../../components/facts.tsx";
import { formatMoney } from "../../words/format.ts";
import { useText } from "../../words/text.ts";
import type { CalculatorView, LineView } from "./calculator-view.ts";
import { Source } from "./intermediaries.tsx";

interface FeeResultProps {
	/** The line of the table that applies. */
	row: LineView;
	/** Null where the words of the line stand in its place. */
	amount: FeeAmount | null;
	/** The case that was chosen; null where there is none to choose. */
	chosen: string | null;
	view: CalculatorView;
}

/** What is paid, of what it is made up, and which page says so. */
export function FeeResult({ row, amount, chosen, view }: FeeResultProps) {
	const { texts, surcharge, installments, cases } = view;
	const { language } = useText();
	const money = (cents: number) => formatMoney(cents / 100, "GTQ", language);
	const said = [row.source, cases.find(({ id }) => id === chosen)?.source];
	const sources = view.sources.filter(({ key }) => said.includes(key));
	const parts = amount ? listParts(amount) : [];
	const isFree = amount?.total === 0;
	return (
		<>
			{amount ? (
				<p className="fee-total">
					{isFree ? (
						texts.nothing
					) : (
						<>
							{texts.result} <b>{money(amount.total)}</b>
						</>
					)}
				</p>
			) : (
				<p className="fee-total">{row.told}</p>
			)}
			{(parts.length > 1 || (amount && amount.installment !== null)) && (
				<dl className="fee-parts">
					{parts.length > 1 &&
						parts.map(([label, cents]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{money(cents)}</dd>
							</div>
						))}
					{amount && amount.installment !== null && installments && (
						<div>
							<dt>{installments.label}</dt>
							<dd>{money(amount.installment)}</dd>
						</div>
					)}
				</dl>
			)}
			{amount?.isRounded && <p>{texts.rounded}</p>}
			<small className="origin">
				<DataText>{fill(texts.basis, { law: row.basis })}</DataText>.
			</small>
			{sources.map((source) => (
				<Source key={source.key} of={source} />
			))}
		</>
	);

	function listParts({ fixed, variable, surcharge: extra }: FeeAmount) {
		const isOne = fixed === 0 || variable === 0;
		const base = isOne
			? [[fixed > 0 ? texts.base : texts.variable, fixed + variable] as const]
			: [[texts.fixed, fixed] as const, [texts.variable, variable] as const];
		return extra > 0 ? [...base, [surcharge ?? "", extra] as const] : base;
	}
}

interface FeeTableViewProps {
	view: CalculatorView;
	/** The line that applies to what was asked. */
	applied: LineView | undefined;
}

/** The whole table, so that nobody has to write a figure to read it, and the pages that say it. */
export function FeeTableView({ view, applied }: FeeTableViewProps) {
	const { texts, hasTable, rows, sources } = view;
	const articles = [...new Set(rows.map(({ basis }) => basis))];
	return (
		<details className="fee-details">
			<summary>{texts.sources}</summary>
			{hasTable && (
				<table className="fee-table">
					<caption>{texts.table.caption}</caption>
					<thead>
						<tr>
							<th scope="col">{texts.table.figure}</th>
							<th scope="col">{texts.table.fee}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.range} data-state={row === applied ? "applied" : undefined}>
								<th scope="row">{row.range}</th>
								<td>{row.fee}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<ul className="fee-sources">
				{articles.map((article) => (
					<li key={article}>
						<small className="origin">
							<DataText>{article}</DataText>
						</small>
					</li>
				))}
				{sources.map((source) => (
					<li key={source.key}>
						<Source of={source} />
					</li>
				))}
			</ul>
		</details>
	);
}
