import "../components/panel.css";
import { Link } from "react-router";
import { cutToOneDecimal, MATURITY_SCALE, SCORE_SCALE, scoreBandOf } from "../../domain/observatory/scales.ts";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { ContactList } from "../components/contact-list.tsx";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** Beside the procedure: notice, institution, what to ask before going, evaluation and how to report a mistake. */
export function ProcedureAside({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { institution, evaluation, guidance, notice } = procedure;
	return (
		<aside className="procedure-aside" aria-label={text("institution.contact")}>
			{institution && (
				<section className="panel">
					<h2>
						<Link to={addresses.institution.to({ id: institution.id })}>
							<DataText>{institution.name}</DataText>
						</Link>
					</h2>
					{institution.full_name && (
						<p className="panel-note">
							<DataText>{institution.full_name}</DataText>
						</p>
					)}
					<ContactList contact={institution} unknown="hidden" />
				</section>
			)}
			<section className="panel" data-kind="notice">
				<h2>
					<Icon name="info" />
					{notice.title}
				</h2>
				<p>{notice.text}</p>
			</section>
			<section className="panel screen-only">
				<h2>{guidance.title}</h2>
				<p>{guidance.text}</p>
				<ul className="panel-points">
					{guidance.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</section>
			{evaluation && <Evaluation evaluation={evaluation} />}
			<section className="panel screen-only">
				<h2>{text("procedure.problem")}</h2>
				<Button to={addresses.report.to({ procedure: procedure.id })}>
					<Icon name="flag" />
					{text("procedure.report")}
				</Button>
			</section>
		</aside>
	);
}

function Evaluation({ evaluation }: { evaluation: NonNullable<ProcedureView["evaluation"]> }) {
	const { text } = useText();
	const { id, score, maturity } = evaluation;
	return (
		<section className="panel screen-only">
			<h2>{text("procedure.observatory")}</h2>
			{score === null ? (
				<p>{text("procedure.scoreUnknown")}</p>
			) : (
				<div className="panel-score" data-band={scoreBandOf(score)}>
					<p>
						<strong>{cutToOneDecimal(score)}</strong> {text("procedure.score", { highest: SCORE_SCALE.highest })} ·{" "}
						{text(`observatory.scoreBand.${scoreBandOf(score)}`)}
					</p>
					<progress aria-hidden="true" value={score} max={SCORE_SCALE.highest} />
				</div>
			)}
			{maturity !== null && (
				<p className="panel-note">{text("procedure.maturity", { level: maturity, highest: MATURITY_SCALE.highest })}</p>
			)}
			<Link className="panel-link" to={addresses.observatory.to({ detail: id })}>
				{text("procedure.observatoryLink")}
			</Link>
		</section>
	);
}
