import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { ExternalLink, Link } from "../components/link.tsx";
import { formatDate, formatMoney } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { FactView } from "./fact-view.ts";
import { Near } from "./reply-near.tsx";

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
		case "deadline":
			return fact.values.length > 0 ? <Quotes {...fact} /> : unknown;
		case "online":
			return <Online fact={fact} />;
		case "audience":
			return <Audience fact={fact} />;
		case "link":
			return fact.address === null ? unknown : <Address address={fact.address} />;
		case "updated":
			return fact.date === null ? unknown : formatDate(fact.date, language);
		case "place":
			return (
				<>
					{fact.near && <Near near={fact.near} />}
					{(!fact.near?.offices.length || fact.place.kind !== "unknown") && <Place fact={fact} />}
				</>
			);
		case "hours":
		case "phone":
		case "status":
			return <Reach fact={fact} />;
		case "address":
			return (
				<>
					{fact.near && <Near near={fact.near} />}
					{(!fact.near?.offices.length || fact.value !== null) && <OwnAddress fact={fact} />}
				</>
			);
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

/** For whom it is, and what the record says about ages, papers of others and the like. */
function Audience({ fact: { field, audience, values } }: { fact: FactOf<"audience"> }) {
	const { text } = useText();
	return (
		<>
			{text(audience === null ? "assistant.unknown" : `procedure.userType.${audience}`)}
			{values.length > 0 && <Quotes field={field} values={values} />}
		</>
	);
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

/** The place of the service by the rule of the procedure's page; never its institution's own address, nor that of another town. */
function Place({ fact: { place, institution, local } }: { fact: FactOf<"place"> }) {
	const { text } = useText();
	const answers = institution && (
		<span className="reply-note">
			{`${text("assistant.answersFor")} `}
			<InstitutionLink {...institution} />
		</span>
	);
	if (local && local.offices.length > 0) return <Offices {...local} />;
	const unknownThere = local && (
		<span className="reply-note">{text("assistant.townUnknown", { town: local.town })}</span>
	);
	if (place.kind === "said") {
		return (
			<>
				<DataText>{place.lugar}</DataText> {unknownThere} {answers}
			</>
		);
	}
	if (place.kind === "unknown") {
		return (
			<>
				{unknownThere ?? text("procedure.placeUnknown")} {answers}
			</>
		);
	}
	return (
		<>
			{place.site ? text("procedure.placeOnline", { site: place.site }) : text("procedure.placeOnlineOnly")} {answers}
		</>
	);
}

/** The address of an institution; in a town that was asked for only the offices that somebody noted there. */
function OwnAddress({ fact: { value, local } }: { fact: FactOf<"address"> }) {
	const { text } = useText();
	if (local && local.offices.length > 0) return <Offices {...local} />;
	if (value !== null) return <DataText>{value}</DataText>;
	return text(local ? "assistant.townUnknown" : "assistant.noAddress", { town: local?.town ?? "" });
}

function Offices({ offices }: NonNullable<FactOf<"address">["local"]>) {
	const { text } = useText();
	return (
		<ul className="reply-quotes">
			{offices.map(({ name, address }) => (
				<li key={name}>
					<DataText>{address === null ? `${name}.` : `${name}: ${address}.`}</DataText>
					{address === null && ` ${text("assistant.noAddress")}`}
				</li>
			))}
		</ul>
	);
}

/** Hours, phone or where to ask: what the record of the service says; beside it, by its name, what the institution publishes of itself. */
function Reach({ fact }: { fact: FactOf<"hours" | "phone" | "status"> }) {
	const { text } = useText();
	const { values, institution, unknownIn } = fact;
	if (institution === null) {
		if (values.length > 0) return <DataText>{values.join(" ")}</DataText>;
		return unknownIn === null ? text("assistant.unknown") : text("assistant.townHours", { town: unknownIn });
	}
	return (
		<>
			{values.length > 0 ? <DataText>{values.join(" ")}</DataText> : <UnknownReach fact={fact} />}
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

function UnknownReach({ fact: { field, isOnline, unknownIn } }: { fact: FactOf<"hours" | "phone" | "status"> }) {
	const { text } = useText();
	if (unknownIn !== null) return text("assistant.townHours", { town: unknownIn });
	if (field === "hours") return text(isOnline ? "assistant.hoursOnline" : "assistant.hoursUnknown");
	return text(`assistant.${field}Unknown`);
}

function InstitutionLink({ id, name }: { id: string; name: string }) {
	return (
		<Link to={addresses.institution.to({ id })}>
			<DataText>{name}</DataText>
		</Link>
	);
}
