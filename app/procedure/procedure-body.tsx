import { ANYWHERE } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { ExternalLink, Link, SourceList } from "../components/link.tsx";
import { OfficeList } from "../components/office-list.tsx";
import type { NearOffices } from "../components/office-view.ts";
import { servedPart } from "../components/served-part.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { Origin } from "./origin.tsx";
import type { AnsweredTerm } from "./price-and-terms.tsx";
import { ProcedurePlaces } from "./procedure-facts.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { RequirementList } from "./requirement-list.tsx";
import { Abbreviations, Explained, SaidText } from "./said-text.tsx";

/** Its code comes with the procedures that have one. */
const fetchPriceAndTerms = () => import("./price-and-terms.tsx").then((module) => module.PriceAndTerms);
const PriceAndTerms = import.meta.env.SSR
	? await fetchPriceAndTerms()
	: servedPart(fetchPriceAndTerms, document.querySelector("#pagos, #plazos") !== null);

interface BodyProps {
	procedure: ProcedureView;
	answered: AnsweredTerm | undefined;
}

/** What it is about, what to bring, what to do, by which law, and where all this comes from. */
export function ProcedureBody({ procedure, answered }: BodyProps) {
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
				<Origin of={origins.requirements} fact={requirements.length > 0 && "requirements"} />
			</section>
			{(procedure.price.section || procedure.terms) && <PriceAndTerms procedure={procedure} answered={answered} />}
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
				<Origin of={origins.steps} fact={steps.length > 0 && "steps"} />
			</section>
			<ProcedurePlaces {...procedure} />
			<ProcedureOffices id={id} offices={procedure.offices} />
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
				<Origin of={origins.respaldo_legal} fact={respaldo_legal && "respaldo_legal"} />
			</section>
			<ProcedureSources procedure={procedure} />
		</div>
	);
}

/** Of a ficha out of the official catalogue: that nobody checked it, what looks wrong in it, and where it stands. */
function ProcedureUnchecked({ unchecked }: { unchecked: NonNullable<ProcedureView["unchecked"]> }) {
	const { text } = useText();
	const { ficha, address, doubt } = unchecked;
	return (
		<section className="panel procedure-unchecked" data-kind="notice" aria-labelledby="sin-verificar" data-read>
			<h2 id="sin-verificar">{text("procedure.unchecked.mark")}</h2>
			{ficha && <p>{text("procedure.unchecked.note", { ficha })}</p>}
			{doubt && (
				<p>
					<strong>{text("procedure.unchecked.doubt")}</strong> <Explained>{doubt}</Explained>
				</p>
			)}
			{address && (
				<p>
					<ExternalLink address={address}>{text("procedure.unchecked.official")}</ExternalLink>
				</p>
			)}
		</section>
	);
}

/** How well the facts are supported, and the pages that they come from: a count with the newest date, opened on demand. */
function ProcedureSources({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { confidence, isConfidenceComputed, needs_review, sources, sourceSites } = procedure;
	const isByRule = isConfidenceComputed && confidence;
	return (
		<section id="fuentes" className="procedure-sources further-down" aria-labelledby="fuentes-titulo">
			<h2 id="fuentes-titulo">{text("source.title")}</h2>
			<ul className="procedure-standing">
				<li data-state={confidence ?? "unknown"}>
					<Icon
						name={confidence === "alta" ? "badge-check" : confidence === "media" ? "circle-check" : "circle-help"}
					/>
					{text(isByRule ? `procedure.proven.${confidence}` : `procedure.confidence.${confidence ?? "unknown"}`)}
				</li>
				{needs_review && (
					<li data-state="baja">
						<Icon name="triangle-alert" />
						{text("procedure.needsReview")}
					</li>
				)}
			</ul>
			<Notes origins={procedure.origins} />
			<details className="screen-only">
				<summary>
					<Icon name="chevron-right" />
					<SourceCount {...procedure} />
				</summary>
				<SourceList sources={sources} />
			</details>
			<p className="procedure-source-sites">
				<SourceCount {...procedure} />
				{sourceSites.length > 0 && `: ${sourceSites.join(", ")}`}
			</p>
		</section>
	);
}

/** What the first screen has no room for: notes on its facts. */
const NOTED = [
	["costo", "procedure.cost"],
	["duration", "procedure.duration"],
	["lugar", "procedure.place"],
] as const;

function Notes({ origins }: Pick<ProcedureView, "origins">) {
	const { text } = useText();
	const notes = NOTED.flatMap(([field, label]) => {
		const note = origins[field]?.note;
		return note ? [{ field, label, note }] : [];
	});
	if (notes.length === 0) return null;
	return (
		<ul className="procedure-notes">
			{notes.map(({ field, label, note }) => (
				<li key={field}>
					<b>{text(label)}:</b> <SaidText>{note}</SaidText>
				</li>
			))}
		</ul>
	);
}

/** "3 fuentes. Última actualización: 1 de marzo de 2025 (la fuente más nueva)": that date is all that a last update can mean (specification, section 2). */
function SourceCount({ sourceCount, updated }: ProcedureView) {
	const { text, count } = useText();
	return (
		<span>
			{sourceCount === 0 ? text("procedure.sourceless") : count("procedure.sources", sourceCount)}
			{updated ? (
				<>
					{". "}
					{`${text("procedure.updated")} `}
					<time dateTime={updated.date}>{updated.words}</time> {text("procedure.updatedNote")}
				</>
			) : (
				`, ${text("procedure.undated")}`
			)}
		</span>
	);
}

/** Where it is done, the nearest first once a department was chosen; nothing where no office is known. */
function ProcedureOffices({ id, offices }: { id: string; offices: NearOffices }) {
	const { text, count } = useText();
	const { department, isHere, total, since, sure, others } = offices;
	if (total === 0) return null;
	return (
		<section className={sure.length > 0 ? "further-down" : "further-down screen-only"} aria-labelledby="oficinas">
			<h2 id="oficinas">{text("office.where")}</h2>
			{department && !isHere && <p>{text("office.noneHere", { department: department.name })}</p>}
			{sure.length > 0 && (
				<>
					<p>{text("office.sure")}:</p>
					<OfficeList offices={sure} since={since} level={3} isSavable={false} />
				</>
			)}
			{others.length > 0 && (
				<div className="screen-only">
					<p>
						<strong>{text("office.maybe")}.</strong> {text("office.maybeHint")}
					</p>
					<OfficeList offices={others} since={since} level={3} isSavable={false} />
				</div>
			)}
			<p className="screen-only">
				<Link
					className="lone-link"
					to={addresses.offices.to({ procedure: id, department: department?.id ?? ANYWHERE })}
				>
					<Icon name="map-pin" />{" "}
					{department || total <= 2 ? count("office.all", total) : text("office.chooseDepartment")}
				</Link>
			</p>
		</section>
	);
}
