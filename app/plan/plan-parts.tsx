import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { Figure, WayWords } from "../way/way.tsx";
import type { PlanPapersView, PlanPaperView } from "../way/way-papers-view.ts";
import type { WayView } from "../way/way-plan-view.ts";
import { useText } from "../words/text.ts";
import type { PlanView } from "./plan-view.ts";

type Worded = Pick<PlanView, "texts">;

/** How many, how long and how much: each in one figure, with what it leaves out. */
export function PlanFacts({ way, texts: { facts } }: Worded & { way: WayView }) {
	const { text, count } = useText();
	const costs = { ...way.costs, notes: [...way.costs.notes, text("experiences.otherPayments")] };
	return (
		<dl className="experience-facts">
			<PlanFact icon="list" label={facts.count}>
				{count("experiences.procedures", way.count)}
			</PlanFact>
			<PlanFact icon="clock" label={facts.time}>
				<Figure figure={way.time} />
			</PlanFact>
			<PlanFact icon="banknote" label={facts.cost}>
				<Figure figure={costs} />
			</PlanFact>
		</dl>
	);
}

function PlanFact({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
	return (
		<div>
			<dt>
				<Icon name={icon} />
				{label}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** What is good for too short a time. */
export function PlanValidities({ validities, texts }: Worded & Pick<WayView, "validities">) {
	if (validities.length === 0) return null;
	return (
		<section className="experience-notice" aria-labelledby="vencen">
			<h2 id="vencen">
				<Icon name="clock" />
				{texts.validity.title}
			</h2>
			<ul>
				{validities.map((sentence) => (
					<li key={sentence.names.paper}>
						<WayWords words={sentence} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** Every paper once: what to have, what is still to be got, what the plan itself gives, and what nobody has sorted yet. */
export function PlanPapers({ papers, texts: { papers: words } }: Worded & { papers: PlanPapersView }) {
	const { atHand, missing, fromPlan, others } = papers;
	const isEmpty = [atHand, missing, fromPlan, others].every((list) => list.length === 0);
	return (
		<section className="experience-start" aria-labelledby="papeles">
			<h2 id="papeles">{words.title}</h2>
			<p>{isEmpty ? words.none : words.lead}</p>
			<PaperGroup title={words.atHand} papers={atHand} words={words} />
			<PaperGroup title={words.missing} papers={missing} words={words} />
			<PaperGroup title={words.fromPlan} papers={fromPlan} words={words} />
			{others.length > 0 && (
				<>
					<h3>{words.others}</h3>
					<p>{words.othersLead}</p>
					{others.map(({ number, id, name, lines }) => (
						<details key={id} className="plan-lines" open={others.length <= MOST_OPEN}>
							<summary>
								<span>
									{number}. <DataText>{name}</DataText>
								</span>
							</summary>
							<ul>
								{lines.map((line) => (
									<li key={line}>
										<DataText>{line}</DataText>
									</li>
								))}
							</ul>
						</details>
					))}
				</>
			)}
		</section>
	);
}

/** So many lists are shown whole. */
const MOST_OPEN = 2;

interface PaperGroupProps {
	title: string;
	papers: readonly PlanPaperView[];
	words: PlanView["texts"]["papers"];
}

function PaperGroup({ title, papers, words }: PaperGroupProps) {
	if (papers.length === 0) return null;
	return (
		<>
			<h3>{title}</h3>
			<ul className="plan-papers">
				{papers.map(({ id, name, about, givers }) => (
					<li key={id}>
						<strong>{name}</strong>
						<small>{about}</small>
						{givers.map((giver) => (
							<small key={giver.id}>
								<Link to={addresses.procedure.to({ id: giver.id })}>
									<DataText>{giver.name}</DataText>
								</Link>
								{giver.to !== null && (
									<span className="screen-only">
										{" · "}
										<Link to={giver.to} preventScrollReset state={KEEPS_PLACE}>
											{words.add}
											<span className="visually-hidden">
												: <DataText>{giver.name}</DataText>
											</span>
										</Link>
									</span>
								)}
							</small>
						))}
					</li>
				))}
			</ul>
		</>
	);
}

/** Each institution once, with the steps that are done there. */
export function PlanInstitutions({
	institutions,
	texts: { institutions: words },
}: Worded & Pick<WayView, "institutions">) {
	return (
		<section className="experience-visits" aria-labelledby="instituciones-del-plan">
			<h2 id="instituciones-del-plan">{words.title}</h2>
			<ul className="plan-papers">
				{institutions.map(({ id, name, steps }) => (
					<li key={id ?? ""}>
						<strong>
							{id === null ? (
								name
							) : (
								<Link className="lone-link" to={addresses.institution.to({ id })}>
									<DataText>{name}</DataText>
								</Link>
							)}
						</strong>
						{steps.map(({ number, name: step, isOnline }) => (
							<small key={number}>
								{number}. <DataText>{step}</DataText> {isOnline && words.online}
							</small>
						))}
					</li>
				))}
			</ul>
		</section>
	);
}
