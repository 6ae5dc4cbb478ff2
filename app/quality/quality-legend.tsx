import { ShareBar } from "./share-bar.tsx";

interface LegendPart {
	kind: string;
	count: number;
	name: string;
	number: string;
	share: string;
	meaning?: string;
}

/** A bar and, below it, each of its parts with its number in words. */
export function QualityLegend({ parts }: { parts: readonly LegendPart[] }) {
	return (
		<div className="quality-picture">
			<ShareBar parts={parts} />
			<ul className="quality-legend">
				{parts.map(({ kind, name, number, share, meaning }) => (
					<li key={kind}>
						<svg className="share-bar quality-key" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
							<rect data-kind={kind} width="10" height="10" />
						</svg>
						<span>
							<b>
								{name}: {number}
							</b>{" "}
							({share}){meaning && <span className="quality-meaning">{meaning}</span>}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
