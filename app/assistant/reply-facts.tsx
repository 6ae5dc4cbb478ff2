import { siteName } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { formatDate, formatMoney } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { FactView, SourceView } from "./fact-view.ts";

type FactOf<Field extends FactView["field"]> = Extract<FactView, { field: Field }>;

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
			return <Cost fact={fact} />;
		case "mention":
			return fact.values.length > 0 ? <Quotes {...fact} /> : text("assistant.mentionless");
		case "requirements":
		case "steps":
		case "validity":
			return fact.values.length > 0 ? <Quotes {...fact} /> : unknown;
		case "online":
			return <Online fact={fact} />;
		case "audience":
			return fact.audience === null ? unknown : text(`procedure.userType.${fact.audience}`);
		case "link":
			return fact.address === null ? unknown : <Address address={fact.address} />;
		case "updated":
			return fact.date === null ? unknown : formatDate(fact.date, language);
		case "place":
			return <Place fact={fact} />;
		case "hours":
		case "phone":
			return <Reach fact={fact} />;
		case "address":
			return fact.value === null ? text("assistant.noAddress") : <DataText>{fact.value}</DataText>;
		default:
			return fact.value === null ? unknown : <DataText>{fact.value}</DataText>;
	}
}

/** An amount; of a table by income its ends, or the line that holds for the income that was told. */
function Cost({ fact: { amount, currency, note, table } }: { fact: FactOf<"cost"> }) {
	const { text, language } = useText();
	const inMoney = (value: number) => formatMoney(value, currency, language);
	if (table?.income !== null && table?.income !== undefined && table.forIncome !== null) {
		return text("assistant.tableIncome", { income: inMoney(table.income), amount: inMoney(table.forIncome) });
	}
	if (table) return text("assistant.tableCost", { from: inMoney(table.from), to: inMoney(table.to) });
	if (amount === null) return text(note ? "assistant.noAmount" : "assistant.unknown");
	return amount === 0 ? text("assistant.free") : inMoney(amount);
}

function Online({ fact: { type, link } }: { fact: FactOf<"online"> }) {
	const { text } = useText();
	if (type === null) return text("assistant.unknown");
	return (
		<>
			{`${text(`assistant.online.${type}`)} `}
			{link && (
				<span className="reply-note">
					<Address address={link} />
				</span>
			)}
		</>
	);
}

function Address({ address }: { address: string }) {
	return (
		<ExternalLink address={address}>
			<DataText>{address}</DataText>
		</ExternalLink>
	);
}

function Quotes({ field, values }: { field: FactView["field"]; values: readonly string[] }) {
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

/** The place of the service by the rule of the procedure's page; never its institution's own address. */
function Place({ fact: { place, institution } }: { fact: FactOf<"place"> }) {
	const { text } = useText();
	const answers = institution && (
		<span className="reply-note">
			{`${text("assistant.answersFor")} `}
			<InstitutionLink {...institution} />
		</span>
	);
	if (place.kind === "said") {
		return (
			<>
				<DataText>{place.lugar}</DataText> {answers}
			</>
		);
	}
	if (place.kind === "unknown") {
		return (
			<>
				{text("procedure.placeUnknown")} {answers}
			</>
		);
	}
	return (
		<>
			{place.site ? text("procedure.placeOnline", { site: place.site }) : text("procedure.placeOnlineOnly")} {answers}
		</>
	);
}

/** Hours or phone: what the record of the service says; beside it, by its name, what the institution publishes of itself. */
function Reach({ fact: { field, values, isOnline, institution } }: { fact: FactOf<"hours" | "phone"> }) {
	const { text } = useText();
	if (institution === null) {
		return values.length > 0 ? <DataText>{values.join(" ")}</DataText> : text("assistant.unknown");
	}
	const unknown =
		field === "phone" ? "assistant.phoneUnknown" : isOnline ? "assistant.hoursOnline" : "assistant.hoursUnknown";
	return (
		<>
			{values.length > 0 ? <DataText>{values.join(" ")}</DataText> : text(unknown)}
			<span className="reply-note">
				{institution.value ? (
					<>
						{text("assistant.ownOf", { institution: institution.name, value: institution.value })}{" "}
						{values.length === 0 && text("assistant.ownDoubt")}
					</>
				) : (
					<>
						{text("procedure.placeAsk")}: <InstitutionLink {...institution} />
					</>
				)}
			</span>
		</>
	);
}

function InstitutionLink({ id, name }: { id: string; name: string }) {
	return (
		<Link to={addresses.institution.to({ id })}>
			<DataText>{name}</DataText>
		</Link>
	);
}

/** The sources of an answer, each with its date and with the fields that it says where there are several. */
export function ReplySources({ sources, isDoubtful }: { sources: readonly SourceView[]; isDoubtful: boolean }) {
	const { text } = useText();
	return (
		<div className="reply-source">
			{sources.map((source) => (
				<p key={`${source.fields.join()} ${source.addresses.join()}`}>
					<ReplySource source={source} />
				</p>
			))}
			{isDoubtful && <strong>{text("assistant.doubtful")}</strong>}
		</div>
	);
}

/** One source and its date; where nobody noted which of several says it, all of them and that. */
export function ReplySource({ source: { fields, addresses, date, proof } }: { source: SourceView }) {
	const { text, language } = useText();
	const names = fields.map((field) => text(`assistant.field.${field}`)).join(", ");
	if (addresses.length === 0) {
		return `${names && `${names}: `}${text(proof ? "origin.none" : "assistant.sourceless")}${proof ? "." : ""}`;
	}
	const isOne = addresses.length === 1 || proof !== null;
	return (
		<>
			{isOne && (names ? `${text("assistant.sourceOf", { fields: names })} ` : `${text("assistant.source")} `)}
			{!isOne && `${names ? text("assistant.severalSourcesOf", { fields: names }) : text("assistant.severalSources")} `}
			{addresses.map((address, position) => (
				<span key={address}>
					{position > 0 && ", "}
					<ExternalLink address={address}>{siteName(address)}</ExternalLink>
				</span>
			))}
			{". "}
			{date === null
				? !proof?.read && text("assistant.undated")
				: text(isOne ? "assistant.dated" : "assistant.newest", { date: formatDate(date, language) })}
			{proof?.read && ` ${text("assistant.read", { date: formatDate(proof.read, language) })}`}
			{proof?.other && (
				<>
					{" "}
					<strong>{text("origin.contradicted")}</strong> <DataText>{proof.other.value}</DataText>
					{proof.other.address !== null && (
						<>
							{" ("}
							<ExternalLink address={proof.other.address}>{siteName(proof.other.address)}</ExternalLink>)
						</>
					)}
					.
				</>
			)}
		</>
	);
}
