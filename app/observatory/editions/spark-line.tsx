const WIDTH = 240;
const HEIGHT = 64;
const EDGE = 6;

/** A line through shares from 0 to 1, from left to right; a gap where one is not known. The table below says the same figures. */
export function SparkLine({ shares }: { shares: readonly (number | null)[] }) {
	const step = shares.length > 1 ? (WIDTH - 2 * EDGE) / (shares.length - 1) : 0;
	const points = shares.map((share, at) =>
		share === null ? null : { x: EDGE + at * step, y: HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE) },
	);
	const path = points
		.map((point, at) => (point ? `${points[at - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}` : ""))
		.join("");
	return (
		<svg className="spark-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
			<path className="spark-ends" d={`M0 ${EDGE}H${WIDTH}M0 ${HEIGHT - EDGE}H${WIDTH}`} />
			<path className="spark-way" d={path} />
			{points.map(
				(point, at) =>
					// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
					point && <circle key={at} cx={point.x.toFixed(1)} cy={point.y.toFixed(1)} r="4" />,
			)}
		</svg>
	);
}
