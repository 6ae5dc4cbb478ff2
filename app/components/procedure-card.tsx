import { addresses } from "../addresses.ts";
import { formatMoney } from "../format.ts";
import { useText } from "../use-text.ts";
import { DataText } from "./data-text.tsx";
import { Fact } from "./fact.tsx";
import { Link } from "./link.tsx";
import type { ProcedureCardView } from "./procedure-card-view.ts";
import { TypeBadge } from "./type-badge.tsx";
import { UncheckedBadge } from "./unchecked-badge.tsx";

/** A procedure in a list: name, type, description, institution, cost, duration and audience. The whole card opens the detail. */
export function ProcedureCard({ procedure }: { procedure: ProcedureCardView }) {
	const { text, language } = useText();
	const { cost, currency } = procedure;

	function costWords() {
		if (cost === undefined) return say(procedure.costRange) ?? text("procedure.costUnknownShort");
		return currency ? formatMoney(cost, currency, language) : text("procedure.costFree");
	}

	function say(words: string | undefined) {
		return words && <DataText spanish={procedure.spanish}>{words}</DataText>;
	}

	return (
		<article className="procedure-card">
			<h3>
				<Link to={addresses.procedure.to({ id: procedure.id })}>{say(procedure.name)}</Link>
			</h3>
			<TypeBadge type={procedure.type} />
			{procedure.isUnchecked && <UncheckedBadge />}
			{procedure.description && <p>{say(procedure.description)}</p>}
			<dl>
				<Fact icon="landmark" label="procedure.institution" isNameHidden>
					{say(procedure.institution) ?? text("unknown.short")}
				</Fact>
				<Fact icon="banknote" label="procedure.cost" isNameHidden>
					{costWords()}
				</Fact>
				<Fact icon="clock" label="procedure.duration" isNameHidden>
					{say(procedure.duration) ?? text("unknown.text")}
				</Fact>
				<Fact icon="users" label="procedure.audience" isNameHidden>
					{procedure.user_type ? text(`procedure.userType.${procedure.user_type}`) : text("unknown.text")}
				</Fact>
			</dl>
		</article>
	);
}
