import type { WayMapView } from "./way-view.ts";

const STEP = 56;
const RADIUS = 17;
/** More discs side by side would be too small on a phone. */
const MOST_IN_A_ROW = 6;

interface Place {
	x: number;
	y: number;
}

/** A way as a picture: a row for each stage, a line from what gives a paper to what asks for it; below it the same in words. */
export function WayMap({ map }: { map: WayMapView }) {
	const { places, width, height } = placeDiscs(map.stages);
	return (
		<figure className="way-map">
			<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
				{map.lines.map(([from, to]) => (
					<path key={`${from}-${to}`} d={drawLine(places.get(from), places.get(to))} />
				))}
				{[...places].map(([number, { x, y }]) => (
					<g key={number} data-longest={map.longest.includes(number) || undefined}>
						<circle cx={x} cy={y} r={RADIUS} />
						<text x={x} y={y + 5} textAnchor="middle">
							{number}
						</text>
					</g>
				))}
			</svg>
			<figcaption>
				<p>{map.words}</p>
				<p>{map.longestWords}</p>
			</figcaption>
		</figure>
	);
}

/** Each stage in rows of its own, in the middle of the picture. */
function placeDiscs(stages: WayMapView["stages"]) {
	const rows = stages.flatMap((stage) => {
		const count = Math.ceil(stage.length / MOST_IN_A_ROW);
		const length = Math.ceil(stage.length / count);
		return Array.from({ length: count }, (_, at) => stage.slice(at * length, (at + 1) * length));
	});
	const width = Math.max(...rows.map((row) => row.length)) * STEP;
	const places = new Map<number, Place>();
	for (const [row, numbers] of rows.entries()) {
		const left = (width - numbers.length * STEP) / 2;
		for (const [at, number] of numbers.entries())
			places.set(number, { x: left + (at + 0.5) * STEP, y: (row + 0.5) * STEP });
	}
	return { places, width, height: rows.length * STEP };
}

function drawLine(from: Place | undefined, to: Place | undefined): string {
	if (!from || !to) return "";
	const [top, bottom] = [from.y + RADIUS, to.y - RADIUS];
	const middle = (top + bottom) / 2;
	return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`;
}
