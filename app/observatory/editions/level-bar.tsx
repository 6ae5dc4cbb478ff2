interface LevelBarProps {
	parts: readonly { key: string; tone: string; count: number }[];
}

const WIDTH = 1_000;
const GAP = 4;

/** A bar whose parts are as wide as their share; the table below says their numbers. */
export function LevelBar({ parts }: LevelBarProps) {
	const shown = parts.filter(({ count }) => count > 0);
	const total = shown.reduce((sum, { count }) => sum + count, 0);
	const room = WIDTH - GAP * Math.max(0, shown.length - 1);
	const widths = shown.map(({ count }) => (room * count) / total);
	return (
		<svg
			className="level-bar"
			viewBox={`0 0 ${WIDTH} 40`}
			width="300"
			height="26"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{total === 0 && <rect data-level="none" width={WIDTH} height="40" />}
			{shown.map(({ key, tone }, at) => {
				const from = widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0);
				return (
					<rect key={key} data-level={tone} x={from.toFixed(1)} width={(widths[at] ?? 0).toFixed(1)} height="40" />
				);
			})}
		</svg>
	);
}
