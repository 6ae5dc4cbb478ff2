import type { ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import { formatMoney } from "../format.ts";
import { useText } from "../use-text.ts";
import type { DrawnExperience } from "./drawn-experience.ts";

/** Number of procedures, estimated duration, category, and the costs that are known. */
export function ExperienceFacts({ experience }: { experience: DrawnExperience }) {
	const { text, count, language } = useText();
	const { sums, known, unknown } = experience.costs;
	const sum = sums.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(" + ");
	return (
		<dl className="experience-facts">
			<Fact icon="list" name={text("experiences.count")}>
				{count("experiences.procedures", experience.count)}
			</Fact>
			<Fact icon="clock" name={text("experiences.duration")}>
				{experience.duracion_estimada}
			</Fact>
			<Fact icon="layout-grid" name={text("experiences.category")}>
				{experience.categoria}
			</Fact>
			<Fact icon="banknote" name={text("experiences.knownCost")}>
				{known === 0 ? text("experiences.unknownCost") : sum || text("experiences.free")}
				<span className="experience-fact-note">
					{known > 0 && count("experiences.costsKnown", known)}{" "}
					{unknown > 0 && count("experiences.costsUnknown", unknown)} {text("experiences.otherPayments")}
				</span>
			</Fact>
		</dl>
	);
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
	return (
		<div>
			<dt>
				<Icon name={icon} />
				{name}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
