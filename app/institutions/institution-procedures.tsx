import { addresses } from "../address/addresses.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { DataText, DigitalBadge, Fact, TypeBadge, UncheckedBadge, Unsaid } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { InstitutionView, ListedProcedure } from "./institutions-view.ts";

interface InstitutionProceduresProps {
	/** Of the institution. */
	id: string;
	procedures: InstitutionView["procedures"];
	place: ListPlace;
}

/** The procedures that the institution gives, counted, a page of them; or that we have none yet. */
export function InstitutionProcedures({ id, procedures, place }: InstitutionProceduresProps) {
	const { text, count, language } = useText();
	const to = (page: ListPart) => `${addresses.institution.to({ id, page })}#tramites`;
	return (
		<section className="institution-procedures" aria-labelledby="tramites">
			<h2 id="tramites">{text("institution.procedures")}</h2>
			{procedures.length === 0 ? (
				<EmptyState title={text("institution.noProcedures")} icon="file-text" />
			) : (
				<>
					<p className="institution-total" aria-live="polite">
						<span>{count("institution.total", place.found)}</span>{" "}
						{place.pages > 1 &&
							text("institution.place", {
								first: formatNumber(place.from + 1, language),
								last: formatNumber(place.to, language),
							})}
					</p>
					<WholeListLink place={place} to={to} />
					<ul className="procedure-list">
						{procedures.map((procedure) => (
							<li key={procedure.id}>
								<ProcedureOfInstitution procedure={procedure} />
							</li>
						))}
					</ul>
					<Pager place={place} to={to} label={text("institution.pages")} />
				</>
			)}
		</section>
	);
}

function ProcedureOfInstitution({ procedure }: { procedure: ListedProcedure }) {
	const { text } = useText();
	const { id, name, type, description, category, duration, is_digital, spanish } = procedure;
	return (
		<article className="procedure-card institution-procedure">
			<h3>
				<Link to={addresses.procedure.toAlias({ id })}>
					<DataText spanish={spanish}>{name}</DataText>
				</Link>
			</h3>
			<p className="institution-types">
				{type && <TypeBadge type={type} />}
				{procedure.isUnchecked && <UncheckedBadge />}
				{is_digital && type !== "digital" && (
					<DigitalBadge label={text(type ? "institution.partlyDigital" : "institution.digitalTag")} />
				)}
			</p>
			{description && (
				<p>
					<DataText spanish={spanish}>{description}</DataText>
				</p>
			)}
			{(category || duration) && (
				<dl>
					{category && (
						<Fact icon="layout-grid" label="institution.category" isNameHidden>
							<DataText>{category}</DataText>
						</Fact>
					)}
					{duration && (
						<Fact icon="clock" label="procedure.duration" isNameHidden>
							<DataText spanish={spanish}>{duration}</DataText>
						</Fact>
					)}
				</dl>
			)}
			<Unsaid
				fields={[
					...(category ? [] : (["institution.category"] as const)),
					...(duration ? [] : (["procedure.duration"] as const)),
				]}
			/>
		</article>
	);
}
