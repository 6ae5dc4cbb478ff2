import "../components/procedure-card.css";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Fact } from "../components/fact.tsx";
import { useText } from "../use-text.ts";
import { DigitalBadge } from "./digital-badge.tsx";
import type { InstitutionView } from "./institution-view.ts";

type Procedures = InstitutionView["procedures"];

/** The procedures that the institution gives, counted; or that we have none yet. */
export function InstitutionProcedures({ procedures }: { procedures: Procedures }) {
	const { text, count } = useText();
	return (
		<section className="institution-procedures" aria-labelledby="tramites">
			<h2 id="tramites">{text("institution.procedures")}</h2>
			{procedures.length === 0 ? (
				<EmptyState title={text("institution.noProcedures")} icon="file-text" />
			) : (
				<>
					<p className="institution-total">{count("institution.total", procedures.length)}</p>
					<ul className="procedure-list">
						{procedures.map((procedure) => (
							<li key={procedure.id}>
								<ProcedureOfInstitution procedure={procedure} />
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

function ProcedureOfInstitution({ procedure }: { procedure: Procedures[number] }) {
	const { text } = useText();
	const { id, name, description, category, duration, is_digital } = procedure;
	return (
		<article className="procedure-card institution-procedure">
			<h3>
				<Link to={addresses.procedure.toAlias({ id })}>
					<DataText>{name}</DataText>
				</Link>
			</h3>
			{is_digital && <DigitalBadge label={text("institution.digitalTag")} />}
			{description && (
				<p>
					<DataText>{description}</DataText>
				</p>
			)}
			<dl>
				<Fact icon="layout-grid" label="institution.category" isNameHidden>
					{category ? <DataText>{category}</DataText> : text("unknown.text")}
				</Fact>
				<Fact icon="clock" label="procedure.duration" isNameHidden>
					{duration ? <DataText>{duration}</DataText> : text("unknown.text")}
				</Fact>
			</dl>
		</article>
	);
}
