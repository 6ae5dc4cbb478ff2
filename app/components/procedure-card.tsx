import "./procedure-card.css";
import { Link } from "react-router";
import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import { procedureName } from "../../domain/procedure.ts";
import { procedurePath } from "../paths.ts";
import { useText } from "../use-text.ts";
import { DataText } from "./data-text.tsx";
import { Fact } from "./fact.tsx";
import { TypeBadge } from "./type-badge.tsx";

/** The few fields that a card shows. */
export interface ProcedureSummary {
	id: string;
	name: string;
	description: string | null;
	type: CataloguedProcedure["type"];
	institution: string | null;
	duration: string | null;
	user_type: CataloguedProcedure["user_type"];
}

/** Reduces a procedure to what its card shows, so that pages carry no more than they draw. */
export function summarizeProcedure(procedure: CataloguedProcedure): ProcedureSummary {
	const { id, description, type, duration, user_type, institutions } = procedure;
	return {
		id,
		name: procedureName(procedure),
		description,
		type,
		institution: institutions?.name ?? null,
		duration,
		user_type,
	};
}

/** A procedure in a list: name, type, description, institution, duration and audience. The whole card opens the detail. */
export function ProcedureCard({ procedure }: { procedure: ProcedureSummary }) {
	const { text } = useText();
	return (
		<article className="procedure-card">
			<h3>
				<Link to={procedurePath(procedure.id)}>
					<DataText>{procedure.name}</DataText>
				</Link>
			</h3>
			<TypeBadge type={procedure.type} />
			{procedure.description && (
				<p>
					<DataText>{procedure.description}</DataText>
				</p>
			)}
			<dl>
				<Fact icon="landmark" label="procedure.institution" isNameHidden>
					{procedure.institution ? <DataText>{procedure.institution}</DataText> : text("unknown.short")}
				</Fact>
				<Fact icon="clock" label="procedure.duration" isNameHidden>
					{procedure.duration ? <DataText>{procedure.duration}</DataText> : text("unknown.text")}
				</Fact>
				<Fact icon="users" label="procedure.audience" isNameHidden>
					{procedure.user_type ? text(`procedure.userType.${procedure.user_type}`) : text("unknown.text")}
				</Fact>
			</dl>
		</article>
	);
}
