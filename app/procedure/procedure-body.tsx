import { DataText } from "../components/data-text.tsx";
import { useText } from "../use-text.ts";
import { Abbreviations, Explained } from "./explained.tsx";
import { Origin } from "./origin.tsx";
import { ProcedureFees } from "./procedure-fees.tsx";
import { ProcedurePlaces } from "./procedure-places.tsx";
import { ProcedureSources } from "./procedure-sources.tsx";
import { ProcedureUnchecked } from "./procedure-unchecked.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { RequirementList } from "./requirement-list.tsx";

/** What it is about, what to bring, what to do, by which law, and where all this comes from. */
export function ProcedureBody({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { id, unchecked, variants, fullDescription, requirements, steps, respaldo_legal, origins } = procedure;
	return (
		<div className="procedure-body">
			{unchecked && <ProcedureUnchecked unchecked={unchecked} />}
			{fullDescription && (
				<section className="further-down" aria-labelledby="descripcion" data-read>
					<h2 id="descripcion">{text("procedure.about")}</h2>
					<p>
						<Explained>{fullDescription}</Explained>
					</p>
				</section>
			)}
			<section className="further-down" aria-labelledby="requisitos" data-read>
				<h2 id="requisitos">{text("procedure.requirements")}</h2>
				{requirements.length > 0 ? (
					<RequirementList key={id} procedureId={id} requirements={requirements} />
				) : (
					<p>{text(variants.length > 0 ? "procedure.variants.depends" : "procedure.requirementsNone")}</p>
				)}
				<Origin of={origins.requirements} />
			</section>
			<ProcedureFees fees={procedure.fees} />
			<section className="further-down" aria-labelledby="pasos" data-read>
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
					<p>{text(variants.length > 0 ? "procedure.variants.depends" : "procedure.stepsNone")}</p>
				)}
				<Origin of={origins.steps} />
			</section>
			<ProcedurePlaces places={procedure.places} origins={origins} />
			<section className="further-down" aria-labelledby="base-legal">
				<h2 id="base-legal">{text("procedure.legal")}</h2>
				{respaldo_legal ? (
					<>
						<p>
							<span translate="no">
								<DataText>{respaldo_legal.text}</DataText>
							</span>{" "}
							<Abbreviations of={respaldo_legal.abbreviations} />
						</p>
						<p className="procedure-note">{text("procedure.legalHint")}</p>
					</>
				) : (
					<p>
						{text("unknown.text")}. {text("procedure.legalNone")}
					</p>
				)}
				<Origin of={origins.respaldo_legal} />
			</section>
			<ProcedureSources procedure={procedure} />
		</div>
	);
}
