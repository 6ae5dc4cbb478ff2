import type { ReactNode } from "react";
import { addresses } from "../address/addresses.ts";
import type { IconName } from "../icons/icon-names.ts";
import { formatMoney } from "../words/format.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";
import { DataText, Fact, TypeBadge, UncheckedBadge, Unsaid } from "./facts.tsx";
import { Link } from "./link.tsx";
import { Nearest } from "./nearest.tsx";
import type { ProcedureCardView } from "./procedure-card-view.ts";

/** A cost as cards say it; a range as the record has it; nothing where nobody says it. */
export function sayCost(
	{ cost, currency, costRange }: Pick<ProcedureCardView, "cost" | "currency" | "costRange">,
	{ text, language }: Pick<ReturnType<typeof useText>, "text" | "language">,
): string | undefined {
	if (cost === undefined) return costRange;
	return currency ? formatMoney(cost, currency, language) : text("procedure.costFree");
}

/** A procedure in a list: name, type, description, institution, cost, duration and audience. The whole card opens the detail. */
export function ProcedureCard({ procedure }: { procedure: ProcedureCardView }) {
	const { text, language } = useText();
	const { nearest } = procedure;
	function say(words: string | undefined) {
		return words && <DataText spanish={procedure.spanish}>{words}</DataText>;
	}

	const facts: { icon: IconName; label: TextKey; value: ReactNode }[] = [
		{ icon: "landmark", label: "procedure.institution", value: say(procedure.institution) ?? text("unknown.short") },
		{
			icon: "banknote",
			label: "procedure.cost",
			value: procedure.cost === undefined ? say(procedure.costRange) : sayCost(procedure, { text, language }),
		},
		{ icon: "clock", label: "procedure.duration", value: say(procedure.duration) },
		...(nearest ? [{ icon: "map-pin", label: "procedure.place", value: <Nearest nearest={nearest} /> } as const] : []),
		{
			icon: "users",
			label: "procedure.audience",
			value: procedure.user_type && text(`procedure.userType.${procedure.user_type}`),
		},
	];
	const known = facts.filter(({ value }) => value);
	return (
		<article className="procedure-card">
			<h3>
				<Link to={addresses.procedure.to({ id: procedure.id })}>{say(procedure.name)}</Link>
			</h3>
			<TypeBadge type={procedure.type} />
			{procedure.isUnchecked && <UncheckedBadge />}
			{procedure.description && <p>{say(procedure.description)}</p>}
			{known.length > 0 && (
				<dl>
					{known.map(({ icon, label, value }) => (
						<Fact key={label} icon={icon} label={label} isNameHidden>
							{value}
						</Fact>
					))}
				</dl>
			)}
			<Unsaid fields={facts.flatMap(({ label, value }) => (value ? [] : label))} />
			<Link className="card-plan screen-only" to={addresses.plan.to({ ids: [procedure.id] })}>
				{text("procedure.plan")}
				<span className="visually-hidden">: {say(procedure.name)}</span>
			</Link>
		</article>
	);
}
