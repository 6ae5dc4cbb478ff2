import type { TitledText } from "../../content/text-shapes.ts";
import type { Holder } from "../../domain/experience/experience.ts";
import type { Language } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { ExperienceMark } from "../components/cards.tsx";
import { DataText, Fact } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { PageHead } from "../components/page-head.tsx";
import type { PrintedFromProps } from "../components/printed-from.tsx";
import { PrintedFrom } from "../components/printed-from.tsx";
import { SaveButton } from "../components/save-button.tsx";
import type { Savable } from "../folder/save.ts";
import { Icon } from "../icons/icon.tsx";
import { Figure, Visits, WayMap, WayPath } from "../way/way.tsx";
import { useText } from "../words/text.ts";
import type { ExperienceView, QuestionView, StartView } from "./experience-view.ts";

interface ExperienceDetailProps {
	/** The search before, so that the back link leads to its results. */
	text: string;
	experience: ExperienceView;
	notice: TitledText;
	/** Null where the server knows no origin. */
	full: PrintedFromProps["full"];
}

/** One experience in place: facts, the path of its procedures, further steps and the notice. */
export function ExperienceDetail({ text: searched, experience, notice, full }: ExperienceDetailProps) {
	const { text, count, language } = useText();
	const addressFor = (holder: Holder) =>
		addresses.experiences.to({ text: searched, experience: experience.id, holder });
	return (
		<article className="experience printed-sheet">
			<PageHead
				title={experience.nombre}
				lead={experience.descripcion}
				above={
					<>
						<Link className="experience-back screen-only" to={addresses.experiences.to({ text: searched })}>
							<Icon name="arrow-left" />
							{text("experiences.back")}
						</Link>
						<ExperienceMark icon={experience.icon} color={experience.color} />
					</>
				}
			/>
			<div className="page experience-body">
				<ExperienceFacts experience={experience} />
				{experience.question && <HolderQuestion question={experience.question} addressOf={addressFor} />}
				<p className="screen-only">
					<SaveButton thing={toSavable(experience, language)} />
				</p>
				<ExperienceStart start={experience.start} />
				<section className="experience-way" aria-labelledby="camino">
					<h2 id="camino">{text("experiences.required")}</h2>
					{experience.missing > 0 && (
						<p className="experience-warning">
							<Icon name="triangle-alert" />
							<span>{count("experiences.missing", experience.missing)}</span>
						</p>
					)}
					{experience.map && <WayMap map={experience.map} />}
					<WayPath steps={experience.steps} />
					<p className="screen-only">
						<Link className="lone-link" to={addresses.plan.to({ ids: experience.steps.map(({ id }) => id) })}>
							{experience.asPlan}
						</Link>
					</p>
				</section>
				{experience.visits && <Visits visits={experience.visits} />}
				<div className="experience-side">
					{experience.extraSteps.length > 0 && (
						<section aria-labelledby="ademas">
							<h2 id="ademas">{text("experiences.extraSteps")}</h2>
							<ul className="experience-extra">
								{experience.extraSteps.map((step) => (
									<li key={step}>
										<Icon name="lightbulb" />
										<span>{step}</span>
									</li>
								))}
							</ul>
						</section>
					)}
					<section className="experience-notice" aria-labelledby="importante">
						<h2 id="importante">
							<Icon name="info" />
							{notice.title}
						</h2>
						<p>{notice.text}</p>
						{experience.slower.length > 0 && <SlowerSteps experience={experience} />}
					</section>
				</div>
			</div>
			<PrintedFrom
				path={addresses.experiences.to({ experience: experience.id, holder: experience.holder })}
				full={full}
			/>
		</article>
	);
}

/** What the folder keeps of an experience: its procedures, to be ticked as they are done. */
function toSavable({ id, holder, nombre, duracion_estimada, steps }: ExperienceView, language: Language): Savable {
	const needs = steps.map((step) => ({ key: step.id, text: step.procedure?.name ?? step.id }));
	return { kind: "experiencia", id, group: holder, name: nombre, about: duracion_estimada, language, needs };
}

/** The estimate comes from the specification. Where a procedure takes longer by its own record, the citizen must know. */
function SlowerSteps({ experience }: { experience: ExperienceView }) {
	const { text } = useText();
	return (
		<>
			<p>{text("experiences.slower", { estimate: experience.duracion_estimada })}</p>
			<ul>
				{experience.slower.map(({ id, name, duration }) => (
					<li key={id}>
						<Link to={addresses.procedure.to({ id })}>
							<DataText>{name}</DataText>
						</Link>
						{": "}
						<DataText>{duration}</DataText>
					</li>
				))}
			</ul>
		</>
	);
}

/** Number of procedures, written estimate and category; and what the records say of the cost. */
function ExperienceFacts({ experience }: { experience: ExperienceView }) {
	const { text, count } = useText();
	const { duracion_estimada, verdict, categoria, costs } = experience;
	return (
		<dl className="experience-facts">
			<Fact icon="list" label="experiences.count">
				{count("experiences.procedures", experience.count)}
			</Fact>
			<Fact icon="clock" label="experiences.duration">
				<Figure figure={{ value: duracion_estimada, notes: [] }} why={verdict} />
			</Fact>
			<Fact icon="layout-grid" label="experiences.category">
				{categoria}
			</Fact>
			<Fact icon="banknote" label="experiences.recordedCost">
				<Figure figure={{ ...costs, notes: [...costs.notes, text("experiences.otherPayments")] }} />
			</Fact>
		</dl>
	);
}

interface HolderQuestionProps {
	question: QuestionView;
	addressOf: (holder: Holder) => string;
}

/** In whose name the business is. Each answer is a link, so that it works without scripts and can be sent to somebody. */
function HolderQuestion({ question, addressOf }: HolderQuestionProps) {
	return (
		<section className="holder-question" aria-labelledby="a-nombre-de">
			<h2 id="a-nombre-de">{question.text}</h2>
			<ul>
				{question.answers.map(({ holder, label, isChosen }) => (
					<li key={holder}>
						<Link
							to={addressOf(holder)}
							aria-current={isChosen ? "true" : undefined}
							preventScrollReset
							state={KEEPS_PLACE}
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
			<p role="status">{question.other}</p>
		</section>
	);
}

/** What comes before the first step: another experience, papers of other procedures, and what to have at hand. */
function ExperienceStart({ start }: { start: StartView }) {
	const { title, after, papers, atHand } = start;
	return (
		<section className="experience-start" aria-labelledby="antes">
			<h2 id="antes">{title}</h2>
			{after && (
				<p>
					{`${after.note} `}
					<Link to={addresses.experiences.to({ experience: after.id })}>{after.name}</Link>
				</p>
			)}
			{papers.map(({ note, id, name }) => (
				<p key={id}>
					{`${note} `}
					<Link to={addresses.procedure.to({ id })}>
						<DataText>{name}</DataText>
					</Link>
				</p>
			))}
			{atHand.papers.length > 0 && (
				<>
					<p>{atHand.title}</p>
					<ul>
						{atHand.papers.map((paper) => (
							<li key={paper}>{paper}</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
