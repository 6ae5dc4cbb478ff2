import type { FigureView } from "../components/experience-figures.ts";
import { Fact } from "../components/fact.tsx";
import { useText } from "../use-text.ts";
import type { ExperienceView } from "./experience-view.ts";

/** Number of procedures, written estimate and category; beside them time and cost that the records add up to. */
export function ExperienceFacts({ experience }: { experience: ExperienceView }) {
	const { text, count } = useText();
	const { duracion_estimada, verdict, categoria, time, costs } = experience;
	return (
		<dl className="experience-facts">
			<Fact icon="list" label="experiences.count">
				{count("experiences.procedures", experience.count)}
			</Fact>
			<Fact icon="clock" label="experiences.duration">
				<Figure figure={{ value: duracion_estimada, notes: verdict === null ? [] : [verdict] }} />
			</Fact>
			<Fact icon="layout-grid" label="experiences.category">
				{categoria}
			</Fact>
			<Fact icon="clock" label="experiences.recordedTime">
				<Figure figure={time} />
			</Fact>
			<Fact icon="banknote" label="experiences.recordedCost">
				<Figure figure={{ ...costs, notes: [...costs.notes, text("experiences.otherPayments")] }} />
			</Fact>
		</dl>
	);
}

function Figure({ figure: { value, notes } }: { figure: FigureView }) {
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
