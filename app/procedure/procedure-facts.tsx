import "./procedure-facts.css";
import { Link } from "react-router";
import type { Language } from "../../domain/language.ts";
import type { Procedure } from "../../domain/procedure.ts";
import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Fact } from "../components/fact.tsx";
import { formatCurrencyName, formatMoney } from "../format.ts";
import { useText } from "../use-text.ts";
import type { ExplainedText } from "./explain-abbreviations.ts";
import { Explained } from "./explained.tsx";

export type FactsView = ReturnType<typeof viewFacts>;

type ExplainOrNull = (text: string | null) => ExplainedText | null;

/** The fields among the facts, in reading order. A new one also needs its line below and a name in the dictionaries. */
export function viewFacts(procedure: Procedure, explain: ExplainOrNull, language: Language) {
	return {
		cost: viewCost(procedure, language),
		duration: explain(procedure.duration),
		user_type: procedure.user_type,
		documento_obtenible: explain(procedure.documento_obtenible),
		costo_nota: explain(procedure.costo_nota),
	};
}

function viewCost({ costo, codigo_moneda }: Procedure, language: Language) {
	if (costo === null) return null;
	return {
		isFree: costo === 0,
		amount: formatMoney(costo, codigo_moneda, language),
		currency: formatCurrencyName(costo, codigo_moneda, language),
	};
}

interface ProcedureFactsProps {
	facts: FactsView;
	institution: { id: string; name: string; full_name: string | null } | null;
}

/** What people look for first: cost, duration, audience, document and institution. */
export function ProcedureFacts({ facts, institution }: ProcedureFactsProps) {
	const { text } = useText();
	const { cost, costo_nota, user_type } = facts;
	return (
		<section className="procedure-facts" aria-label={text("procedure.facts")} data-read-each>
			<dl>
				<Fact icon="banknote" label="procedure.cost">
					<Cost cost={cost} />
				</Fact>
				<Fact icon="clock" label="procedure.duration">
					<Known>{facts.duration}</Known>
				</Fact>
				<Fact icon="users" label="procedure.audience">
					{user_type ? text(`procedure.userType.${user_type}`) : text("unknown.text")}
				</Fact>
				<Fact icon="file-check" label="procedure.document">
					<Known>{facts.documento_obtenible}</Known>
				</Fact>
				<Fact icon="landmark" label="procedure.institution">
					{institution ? (
						<Link to={addresses.institution.to({ id: institution.id })}>
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

/** Unknown is said as unknown, zero is free, and an amount is read as "Q 100.00, quetzales" (case A46). */
function Cost({ cost }: { cost: FactsView["cost"] }) {
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
