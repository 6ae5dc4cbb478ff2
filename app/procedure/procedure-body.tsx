import { useText } from "../use-text.ts";
import { Explained } from "./explained.tsx";
import { ProcedureSources } from "./procedure-sources.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { RequirementList } from "./requirement-list.tsx";

/** What it is about, what to bring, what to do, by which law, and where all this comes from. */
export function ProcedureBody({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { id, fullDescription, requirements, steps, respaldo_legal } = procedure;
	return (
		<div className="procedure-body">
			{fullDescription && (
				<section aria-labelledby="descripcion">
					<h2 id="descripcion">{text("procedure.about")}</h2>
					<p>
						<Explained>{fullDescription}</Explained>
					</p>
				</section>
			)}
			<section aria-labelledby="requisitos" data-read-each>
				<h2 id="requisitos">{text("procedure.requirements")}</h2>
				{requirements.length > 0 ? (
					<RequirementList key={id} procedureId={id} requirements={requirements} />
				) : (
					<p>{text("procedure.requirementsNone")}</p>
				)}
			</section>
			<section aria-labelledby="pasos" data-read-each>
				<h2 id="pasos">{text("procedure.steps")}</h2>
				{steps.length > 0 ? (
					<ol className="procedure-steps">
						{steps.map((step) => (
							<li key={step.number}>
								<Explained>{step}</Explained>
							</li>
						))}
					</ol>
				) : (
					<p>{text("procedure.stepsNone")}</p>
				)}
			</section>
			<section aria-labelledby="base-legal">
				<h2 id="base-legal">{text("procedure.legal")}</h2>
				{respaldo_legal ? (
					<>
						<p>
							<Explained>{respaldo_legal}</Explained>
						</p>
						<p className="procedure-note">{text("procedure.legalHint")}</p>
					</>
				) : (
					<p>
						{text("unknown.text")}. {text("procedure.legalNone")}
					</p>
				)}
			</section>
			<ProcedureSources procedure={procedure} />
		</div>
	);
}
