import type { FigureView } from "./experience-card-view.ts";
import type { WordsView } from "./way-view.ts";
import { WayWords } from "./way-words.tsx";

/** A sum in words, and below it why others come to another, and what it leaves out. */
export function Figure({ figure: { value, notes }, why }: { figure: FigureView; why?: WordsView | null }) {
	return (
		<>
			{value}
			<span className="experience-fact-note">
				{why && <WayWords words={why} />}
				{notes.map((note) => (
					<span key={note}>{note} </span>
				))}
			</span>
		</>
	);
}
