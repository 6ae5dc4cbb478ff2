import { PROCEDURE_TYPES } from "../../domain/catalogue/procedure.ts";
import type { BandOfScores, ScoreRange } from "../../domain/observatory/observatory-summary.ts";
import { SCORE_SCALE } from "../../domain/observatory/scales.ts";
import { percentOf } from "../components/bar.tsx";
import { DataText, TYPE_ICONS } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";
import { SCORE_TONES } from "./figures.tsx";
import { ListRest } from "./page-parts.tsx";
import type { ShareBar, ShareListView } from "./share-groups-view.ts";

/** How many procedures reach how many points: columns on a wide screen, bars on a phone, a sentence and the table beneath. */
export function ScoreDistribution({ bands }: { bands: readonly BandOfScores[] }) {
	const { text, language } = useText();
	const number = (value: number) => formatNumber(value, language);
	const total = bands.reduce((sum, { count }) => sum + count, 0);
	const allRanges = bands.flatMap(({ ranges }) => ranges);
	const highest = Math.max(1, ...allRanges.map(({ count }) => count));
	const [, good, partial] = SCORE_SCALE.bands;
	const countIn = (isWanted: (range: ScoreRange) => boolean) =>
		allRanges.filter(isWanted).reduce((sum, { count }) => sum + count, 0);
	return (
		<figure className="chart">
			<figcaption>
				<h2>{text("observatory.distribution.title")}</h2>
				<p>
					{text("observatory.distribution.summary", {
						total: number(total),
						low: number(countIn(({ from }) => from < partial.from)),
						below: partial.from,
						high: number(countIn(({ from }) => from >= good.from)),
						from: good.from,
					})}
				</p>
			</figcaption>
			{/* The same figures stand in the table beneath, where they can be read one by one. */}
			<div className="distribution" aria-hidden="true">
				{bands.map(({ band, count, ranges }) => (
					<div
						key={band}
						className="distribution-band"
						data-band={band}
						data-tone={SCORE_TONES[band]}
						data-empty={count === 0 || undefined}
					>
						<p>
							<span className="sign" /> {`${text(`observatory.scoreBand.${band}`)} `}
							<b>{number(count)}</b>
						</p>
						<ol>
							{ranges.map((range) => (
								<li key={range.from}>
									<span className="range">
										{range.from}–{range.to}
									</span>
									<span className="track">
										<Column share={range.count / highest} />
										<b>{number(range.count)}</b>
									</span>
								</li>
							))}
						</ol>
					</div>
				))}
			</div>
			<details className="chart-data">
				<summary>{text("observatory.distribution.data")}</summary>
				<table>
					<caption className="visually-hidden">{text("observatory.distribution.title")}</caption>
					<thead>
						<tr>
							<th scope="col">{text("observatory.distribution.range")}</th>
							<th scope="col">{text("observatory.distribution.band")}</th>
							<th scope="col">{text("observatory.distribution.count")}</th>
						</tr>
					</thead>
					<tbody>
						{bands.flatMap(({ band, ranges }) =>
							ranges.map(({ from, to, count }) => (
								<tr key={from}>
									<th scope="row">{text("observatory.distribution.of", { from, to })}</th>
									<td>{text(`observatory.scoreBand.${band}`)}</td>
									<td>{number(count)}</td>
								</tr>
							)),
						)}
					</tbody>
				</table>
			</details>
		</figure>
	);
}

/** Room for the number beside the longest column. */
const LONGEST = 0.84;

/** Wide on a phone, tall on a wide screen: the stylesheet keeps the one size that fits. */
function Column({ share }: { share: number }) {
	const size = `${percentOf(share * LONGEST)}%`;
	return <svg className="column" width={size} height={size} aria-hidden="true" />;
}

interface ShareGroupsProps {
	kind: "category" | "institution";
	groups: ShareListView;
}

const LISTS = { category: "categorias", institution: "entidades" } as const;

/** Digital, mixed and in-person procedures of each category or institution: a table whose rows hold the bars. */
export function ShareGroups({ kind, groups: { first, rest, others, best, ...sums } }: ShareGroupsProps) {
	const { text, language } = useText();
	const title = text(`observatory.groups.${kind}`);
	const total = formatNumber(sums.total, language);
	const list = LISTS[kind];
	return (
		<figure className="chart share-groups" id={list}>
			<figcaption>
				<h2>{title}</h2>
				<p>
					{best ? (
						<>
							{text("observatory.groups.summary", { digital: formatNumber(sums.digital, language), total })}{" "}
							{`${text("observatory.groups.most")} `}
							<DataText>{best.label}</DataText> ({formatNumber(best.digital, language)}).
						</>
					) : (
						text("observatory.groups.summaryNone", { total })
					)}
				</p>
			</figcaption>
			<ShareTable title={title} groups={first} />
			{others > 0 && (
				<ListRest list={list} place={list} count={others}>
					{rest && <ShareTable title={title} groups={rest} />}
				</ListRest>
			)}
		</figure>
	);
}

function ShareTable({ title, groups }: { title: string; groups: readonly ShareBar[] }) {
	const { text, language } = useText();
	return (
		<table>
			<caption className="visually-hidden">{title}</caption>
			<thead>
				<tr>
					<th scope="col">{text("observatory.groups.name")}</th>
					{PROCEDURE_TYPES.map((type) => (
						<th key={type} scope="col" data-type={type}>
							<Icon name={TYPE_ICONS[type]} />
							{text(`procedure.type.${type}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{groups.map((group) => (
					<tr key={group.gathered ?? group.label}>
						<th scope="row">
							<GroupName group={group} />
							<StackedBar group={group} />
						</th>
						{PROCEDURE_TYPES.map((type) => (
							<td
								key={type}
								data-type={type}
								data-label={text(`procedure.type.${type}`)}
								data-zero={group[type] === 0 || undefined}
							>
								{formatNumber(group[type], language)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function GroupName({ group: { label, fullName, to, gathered } }: { group: ShareBar }) {
	const { text, count } = useText();
	if (gathered !== undefined) return count("observatory.groups.gathered", gathered);
	if (label === null) return text("observatory.groups.none");
	const name = <DataText>{label}</DataText>;
	return (
		<>
			{to === null ? name : <Link to={to}>{name}</Link>}
			{fullName !== null && (
				<small>
					<DataText>{fullName}</DataText>
				</small>
			)}
		</>
	);
}

/** The three ways side by side; the numbers that it draws stand in the same row. */
function StackedBar({ group }: { group: ShareBar }) {
	const shares = PROCEDURE_TYPES.map((type) => percentOf(group[type] / group.total));
	return (
		<svg
			className="stacked-bar"
			viewBox="0 0 100 10"
			width="100"
			height="10"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{PROCEDURE_TYPES.map((type, position) => (
				<rect
					key={type}
					data-type={type}
					x={shares.slice(0, position).reduce((sum, share) => sum + share, 0)}
					width={shares[position]}
					height="10"
				/>
			))}
		</svg>
	);
}
