import type { FigureView } from "./experience-card-view.ts";

/** A sum in words, and below it what it leaves out. */
export function Figure({ figure: { value, notes } }: { figure: FigureView }) {
	return (
		<>
			{value}
			<span className="experience-fact-note">
				{notes.map((note) => (
					<span key={note}>{note} </span>
				))}
			</span>
		</>
	);
}
