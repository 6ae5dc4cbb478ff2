/** A part of a whole; `kind` names its colour in share-bar.css. */
export interface SharePart {
	kind: string;
	count: number;
}

const WIDTH = 1_000;
const HEIGHT = 40;
const GAP = 4;

/** A bar whose parts are as wide as their share. Whoever shows it says the same numbers in words beside it. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
	const shown = parts.filter(({ count }) => count > 0);
	const total = shown.reduce((sum, { count }) => sum + count, 0);
	const room = WIDTH - GAP * Math.max(0, shown.length - 1);
	let from = 0;
	const placed = shown.map(({ kind, count }) => {
		const width = (room * count) / total;
		const x = from;
		from += width + GAP;
		return { kind, x: x.toFixed(1), width: width.toFixed(1) };
	});
	return (
		<svg
			className="share-bar"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			width="100%"
			height="12"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{total === 0 && <rect data-kind="none" width={WIDTH} height={HEIGHT} />}
			{placed.map(({ kind, x, width }) => (
				<rect key={kind} data-kind={kind} x={x} width={width} height={HEIGHT} />
			))}
		</svg>
	);
}
