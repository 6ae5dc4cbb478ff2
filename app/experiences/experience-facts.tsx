import { Fact } from "../components/fact.tsx";
import { formatMoney } from "../format.ts";
import { useText } from "../use-text.ts";
import type { ExperienceView } from "./experience-view.ts";

/** Number of procedures, estimated duration, category, and the costs that are known. */
export function ExperienceFacts({ experience }: { experience: ExperienceView }) {
	const { text, count, language } = useText();
	const { sums, known, unknown } = experience.costs;
	const sum = sums.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(" + ");
	return (
		<dl className="experience-facts">
			<Fact icon="list" label="experiences.count">
				{count("experiences.procedures", experience.count)}
			</Fact>
			<Fact icon="clock" label="experiences.duration">
				{experience.duracion_estimada}
				{experience.slower.length > 0 && (
					<span className="experience-fact-note">
						<a href="#importante">{text("experiences.slowerShort")}</a>
					</span>
				)}
			</Fact>
			<Fact icon="layout-grid" label="experiences.category">
				{experience.categoria}
			</Fact>
			<Fact icon="banknote" label="experiences.knownCost">
				{known === 0 ? text("experiences.unknownCost") : sum || text("experiences.free")}
				<span className="experience-fact-note">
					{known > 0 && count("experiences.costsKnown", known)}{" "}
					{unknown > 0 && count("experiences.costsUnknown", unknown)} {text("experiences.otherPayments")}
				</span>
			</Fact>
		</dl>
	);
}
