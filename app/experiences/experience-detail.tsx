import type { TitledText } from "../../content/text-shapes.ts";
import type { Holder } from "../../domain/experience-way.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { ExperienceMark } from "../components/experience-card.tsx";
import { Icon } from "../icons/icon.tsx";
import { Link } from "../components/link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PrintedFrom, type PrintedFromProps } from "../components/printed-from.tsx";
import { useText } from "../words/text.ts";
import { ExperienceFacts } from "./experience-facts.tsx";
import { ExperiencePath } from "./experience-path.tsx";
import { ExperienceStart } from "./experience-start.tsx";
import type { ExperienceView } from "./experience-view.ts";
import { HolderQuestion } from "./holder-question.tsx";

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
	const { text, count } = useText();
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
				<ExperienceStart start={experience.start} />
				<section className="experience-way" aria-labelledby="camino">
					<h2 id="camino">{text("experiences.required")}</h2>
					{experience.missing > 0 && (
						<p className="experience-warning">
							<Icon name="triangle-alert" />
							<span>{count("experiences.missing", experience.missing)}</span>
						</p>
					)}
					<ExperiencePath steps={experience.steps} />
				</section>
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
