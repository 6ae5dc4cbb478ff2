import type { ReactNode } from "react";
import { percentOf } from "../../components/bar.tsx";
import { DataText } from "../../components/facts.tsx";
import { Link } from "../../components/link.tsx";

interface FigureTableRow {
	key: string;
	name: ReactNode;
	to: string | null;
	/** Drawn under the name; undefined without a picture. */
	picture?: ReactNode;
	cells: readonly string[];
}

interface FigureTableProps {
	id: string;
	caption: string;
	head: readonly string[];
	rows: readonly FigureTableRow[];
	/** Whether a heading right above says the same as the caption. */
	isHeaded?: boolean;
	/** Whether the names come from the tables, in Spanish. */
	areNamesData?: boolean;
}

/** A table of figures with a small picture beside each name; a wide one scrolls by itself. */
export function FigureTable({ id, caption, head, rows, isHeaded = false, areNamesData = false }: FigureTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by key.
		<section className="edition-scroll" aria-labelledby={id} tabIndex={0}>
			<table className="edition-table">
				<caption id={id} className={isHeaded ? "visually-hidden" : undefined}>
					{caption}
				</caption>
				<thead>
					<tr>
						{head.map((each) => (
							<th key={each} scope="col">
								{each}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, to, picture, cells }) => (
						<tr key={key}>
							<th scope="row">
								<span className="edition-name">
									{to ? (
										<Link to={to}>{areNamesData ? <DataText>{name}</DataText> : name}</Link>
									) : (
										<Said {...{ name, areNamesData }} />
									)}
									{picture}
								</span>
							</th>
							{cells.map((cell, column) => (
								<td key={head[column + 1]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Said({ name, areNamesData }: { name: ReactNode; areNamesData: boolean }) {
	return areNamesData ? <DataText>{name}</DataText> : name;
}

interface LevelBarProps {
	parts: readonly { key: string; tone: string; count: number }[];
}

const BAR_WIDTH = 1_000;
const GAP = 4;

/** A bar whose parts are as wide as their share; the table below says their numbers. */
export function LevelBar({ parts }: LevelBarProps) {
	const shown = parts.filter(({ count }) => count > 0);
	const total = shown.reduce((sum, { count }) => sum + count, 0);
	const room = BAR_WIDTH - GAP * Math.max(0, shown.length - 1);
	const widths = shown.map(({ count }) => (room * count) / total);
	return (
		<svg
			className="level-bar"
			viewBox={`0 0 ${BAR_WIDTH} 40`}
			width="300"
			height="26"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{total === 0 && <rect data-level="none" width={BAR_WIDTH} height="40" />}
			{shown.map(({ key, tone }, at) => {
				const from = widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0);
				return (
					<rect key={key} data-level={tone} x={from.toFixed(1)} width={(widths[at] ?? 0).toFixed(1)} height="40" />
				);
			})}
		</svg>
	);
}

/** Two shares from 0 to 1 below each other, before and after; none where one is not known. The row says the same figures. */
export function PairBar({ shares }: { shares: readonly (number | null)[] }) {
	return (
		<svg
			className="pair-bar"
			viewBox="0 0 100 20"
			width="100"
			height="20"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{shares.map((share, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
				<g key={at} data-when={at === 0 ? "before" : "after"}>
					<rect className="pair-track" y={at * 11} width="100" height="8" />
					{share !== null && <rect className="pair-fill" y={at * 11} width={percentOf(share)} height="8" />}
				</g>
			))}
		</svg>
	);
}

const LINE_WIDTH = 240;
const LINE_HEIGHT = 64;
const EDGE = 6;

/** A line through shares from 0 to 1, from left to right; a gap where one is not known. The table below says the same figures. */
export function SparkLine({ shares }: { shares: readonly (number | null)[] }) {
	const step = shares.length > 1 ? (LINE_WIDTH - 2 * EDGE) / (shares.length - 1) : 0;
	const points = shares.map((share, at) =>
		share === null ? null : { x: EDGE + at * step, y: LINE_HEIGHT - EDGE - share * (LINE_HEIGHT - 2 * EDGE) },
	);
	const path = points
		.map((point, at) => (point ? `${points[at - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}` : ""))
		.join("");
	return (
		<svg
			className="spark-line"
			viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`}
			width={LINE_WIDTH}
			height={LINE_HEIGHT}
			aria-hidden="true"
		>
			<path className="spark-ends" d={`M0 ${EDGE}H${LINE_WIDTH}M0 ${LINE_HEIGHT - EDGE}H${LINE_WIDTH}`} />
			<path className="spark-way" d={path} />
			{points.map(
				(point, at) =>
					// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
					point && <circle key={at} cx={point.x.toFixed(1)} cy={point.y.toFixed(1)} r="4" />,
			)}
		</svg>
	);
}
