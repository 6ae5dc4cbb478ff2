import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { ExternalLink } from "../components/external-link.tsx";
import { formatDate, formatMoney } from "../format.ts";
import { useText } from "../use-text.ts";
import type { FactView } from "./fact-view.ts";

/** The fields that were asked about, each with its name. */
export function ReplyFacts({ facts }: { facts: readonly FactView[] }) {
	const { text } = useText();
	return (
		<dl className="reply-facts">
			{facts.map((fact) => (
				<div key={fact.field}>
					<dt>{text(`assistant.field.${fact.field}`)}</dt>
					<dd>
						<FactValue fact={fact} />
						{"note" in fact && fact.note && (
							<span className="reply-note">
								<DataText>{fact.note}</DataText>
							</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** One value as the record has it, or that it does not say. */
export function FactValue({ fact }: { fact: FactView }) {
	const { text, language } = useText();
	const unknown = text("assistant.unknown");
	switch (fact.field) {
		case "cost":
			if (fact.amount === null) return fact.note ? text("assistant.noAmount") : unknown;
			return fact.amount === 0 ? text("assistant.free") : formatMoney(fact.amount, fact.currency, language);
		case "requirements":
		case "steps":
		case "validity":
			return fact.values.length > 0 ? <Quotes field={fact.field} values={fact.values} /> : unknown;
		case "online":
			return fact.type === null ? unknown : text(`assistant.online.${fact.type}`);
		case "audience":
			return fact.audience === null ? unknown : text(`procedure.userType.${fact.audience}`);
		case "link":
			if (fact.address === null) return unknown;
			return (
				<ExternalLink address={fact.address}>
					<DataText>{fact.address}</DataText>
				</ExternalLink>
			);
		case "updated":
			return fact.date === null ? unknown : formatDate(fact.date, language);
		case "place":
			return <Place fact={fact} />;
		default:
			return fact.value === null ? unknown : <DataText>{fact.value}</DataText>;
	}
}

function Quotes({ field, values }: { field: "requirements" | "steps" | "validity"; values: readonly string[] }) {
	const List = field === "steps" ? "ol" : "ul";
	return (
		<List className="reply-quotes">
			{values.map((value) => (
				<li key={value}>
					<DataText>{value}</DataText>
				</li>
			))}
		</List>
	);
}

function Place({ fact: { institution, address } }: { fact: Extract<FactView, { field: "place" }> }) {
	const { text } = useText();
	if (institution === null) return address ? <DataText>{address}</DataText> : text("assistant.unknown");
	return (
		<>
			<Link to={addresses.institution.to({ id: institution.id })}>
				<DataText>{institution.name}</DataText>
			</Link>
			<span className="reply-note">{address ? <DataText>{address}</DataText> : text("assistant.noAddress")}</span>
		</>
	);
}
