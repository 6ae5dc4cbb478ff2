import "./procedure-facts.css";
import { Link } from "react-router";
import { DataText } from "../components/data-text.tsx";
import { Fact } from "../components/fact.tsx";
import { institutionPath } from "../paths.ts";
import { useText } from "../use-text.ts";
import type { ExplainedText } from "./explain-abbreviations.ts";
import { Explained } from "./explained.tsx";
import type { ProcedureView } from "./view-procedure.ts";

/** What people look for first: cost, duration, audience, document and institution. */
export function ProcedureFacts({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { cost, costo_nota, user_type, institution } = procedure;
	return (
		<section className="procedure-facts" aria-label={text("procedure.facts")} data-read-each>
			<dl>
				<Fact icon="banknote" label="procedure.cost">
					<Cost cost={cost} />
				</Fact>
				<Fact icon="clock" label="procedure.duration">
					<Known>{procedure.duration}</Known>
				</Fact>
				<Fact icon="users" label="procedure.audience">
					{user_type ? text(`procedure.userType.${user_type}`) : text("unknown.text")}
				</Fact>
				<Fact icon="file-check" label="procedure.document">
					<Known>{procedure.documento_obtenible}</Known>
				</Fact>
				<Fact icon="landmark" label="procedure.institution">
					{institution ? (
						<Link to={institutionPath(institution.id)}>
							<DataText>
								{institution.name}
								{institution.full_name && institution.full_name !== institution.name && `, ${institution.full_name}`}
							</DataText>
						</Link>
					) : (
						text("unknown.text")
					)}
				</Fact>
				{(costo_nota || !cost) && (
					<Fact icon="info" label="procedure.costNote">
						{costo_nota ? <Explained>{costo_nota}</Explained> : text("procedure.costAsk")}
					</Fact>
				)}
			</dl>
		</section>
	);
}

function Known({ children }: { children: ExplainedText | null }) {
	const { text } = useText();
	return children ? <Explained>{children}</Explained> : text("unknown.text");
}

/** Unknown is said as unknown, zero is free, and an amount is read as "Q 100.00, quetzales" (trust.md A46). */
function Cost({ cost }: { cost: ProcedureView["cost"] }) {
	const { text } = useText();
	if (!cost) return text("procedure.costUnknown");
	if (cost.isFree) return text("procedure.costFree");
	return (
		<>
			{cost.amount}
			<span className="visually-hidden">,</span> <small>{cost.currency}</small>
		</>
	);
}
