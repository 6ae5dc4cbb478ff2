import type { ReactNode } from "react";

interface FigureListProps {
	title: string;
	className: string;
	figures: readonly { label: string; figure: ReactNode }[];
}

/** A few figures side by side, each under its name. */
export function FigureList({ title, className, figures }: FigureListProps) {
	return (
		<section aria-label={title}>
			<dl className={className}>
				{figures.map(({ label, figure }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
