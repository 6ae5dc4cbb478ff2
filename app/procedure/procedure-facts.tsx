import "./procedure-facts.css";
import { Link } from "react-router";
import type { Language } from "../../domain/language.ts";
import type { Procedure } from "../../domain/procedure.ts";
import type { ProcedurePlace } from "../../domain/procedure-place.ts";
import { findPlace } from "../../domain/procedure-place.ts";
import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Fact } from "../components/fact.tsx";
import { formatCurrencyName, formatMoney } from "../format.ts";
import { useText } from "../use-text.ts";
import type { ExplainedText } from "./explain-abbreviations.ts";
import { Explained } from "./explained.tsx";

export type FactsView = ReturnType<typeof viewFacts>;

type ExplainOrNull = (text: string | null) => ExplainedText | null;

/** Characters of requirements that fit among the answers; whoever needs more finds the list below. */
const ROOM_FOR_REQUIREMENTS = 80;

/** The fields among the facts, in reading order. A new one also needs its line below and a name in the dictionaries. */
export function viewFacts(procedure: Procedure, explain: ExplainOrNull, language: Language) {
	return {
		cost: viewCost(procedure, language),
		duration: procedure.duration,
		place: findPlace(procedure),
		/** Of duration and place; they stand below the answers, which must fit on the first screen. */
		abbreviations: [explain(procedure.duration), explain(procedure.lugar)].flatMap((each) => each?.abbreviations ?? []),
		requirements: viewFirstRequirements(procedure.requirements),
		documento_obtenible: explain(procedure.documento_obtenible),
		user_type: procedure.user_type,
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

/** The first requirements, as many as fit, and how many there are. */
function viewFirstRequirements(requirements: readonly string[]) {
	const all = [...new Set(requirements)];
	const length = (shown: number) => all.slice(0, shown).join("; ").length;
	const fitting = all.filter((_, position) => length(position + 1) <= ROOM_FOR_REQUIREMENTS);
	return { first: fitting, total: all.length };
}

interface ProcedureFactsProps {
	facts: FactsView;
	institution: { id: string; name: string; full_name: string | null } | null;
}

/** What people look for first: cost, time, place and what is asked for; then document, audience and institution. */
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
					{facts.duration ? <DataText>{facts.duration}</DataText> : text("unknown.text")}
				</Fact>
				<Fact icon="map-pin" label="procedure.place">
					<Place place={facts.place} institution={institution} />
				</Fact>
				<Fact icon="list" label="procedure.bring">
					<Requirements {...facts.requirements} />
				</Fact>
				<Fact icon="file-check" label="procedure.document">
					{facts.documento_obtenible ? <Explained>{facts.documento_obtenible}</Explained> : text("unknown.text")}
				</Fact>
				<Fact icon="users" label="procedure.audience">
					{user_type ? text(`procedure.userType.${user_type}`) : text("unknown.text")}
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
						<span id="sobre-el-costo">
							{costo_nota ? <Explained>{costo_nota}</Explained> : text("procedure.costAsk")}
						</span>
					</Fact>
				)}
			</dl>
		</section>
	);
}

/** Unknown is said as unknown, zero is free, and an amount is read as "Q 100.00, quetzales" (case A46). */
function Cost({ cost }: { cost: FactsView["cost"] }) {
	const { text } = useText();
	if (!cost) return <a href="#sobre-el-costo">{text("procedure.costUnknown")}</a>;
	if (cost.isFree) return text("procedure.costFree");
	return (
		<>
			{cost.amount}
			<span className="visually-hidden">,</span> <small>{cost.currency}</small>
		</>
	);
}

/** The place as the record says it; unknown, whom to ask. An institution's own address is not the place of its services. */
function Place({ place, institution }: { place: ProcedurePlace } & Pick<ProcedureFactsProps, "institution">) {
	const { text } = useText();
	if (place.kind === "said") return <DataText>{place.lugar}</DataText>;
	if (place.kind === "online")
		return place.site ? text("procedure.placeOnline", { site: place.site }) : text("procedure.placeOnlineOnly");
	return (
		<>
			{text("procedure.placeUnknown")}{" "}
			{institution && <Link to={addresses.institution.to({ id: institution.id })}>{text("procedure.placeAsk")}</Link>}
		</>
	);
}

/** The first requirements by name, and the way to the whole list. */
function Requirements({ first, total }: FactsView["requirements"]) {
	const { text, count } = useText();
	if (total === 0) return text("procedure.bringUnknown");
	return (
		<>
			{first.length > 0 && (
				<>
					<DataText>{first.join("; ")}</DataText>
					{total === first.length ? "" : "… "}
				</>
			)}
			{total > first.length && <a href="#requisitos">{count("procedure.bringAll", total)}</a>}
		</>
	);
}
