import { Fragment } from "react";
import { addresses } from "../address/addresses.ts";
import { DataText, Fact } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import type { FactsView } from "./facts-view.ts";
import { Line, Origin } from "./origin.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { Explained, SaidText } from "./said-text.tsx";

/** What people look for first: cost, time, place and what is asked for; then document, audience and institution. */
export function ProcedureFacts({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { facts, institution, origins, places, price, terms } = procedure;
	const { cost, costRange, costo_nota, user_type } = facts;
	return (
		<section className="procedure-facts" aria-label={text("procedure.facts")} data-read>
			<dl>
				<Fact icon="banknote" label="procedure.cost">
					<Cost cost={cost} range={costRange} price={price} />
					<Origin of={origins.costo} fact={(cost || costRange || price.known || price.beside) && "costo"} isBrief />
				</Fact>
				<Fact icon="clock" label="procedure.duration">
					<span>{facts.duration ? <SaidText>{facts.duration}</SaidText> : text("unknown.text")}</span>
					<Origin of={origins.duration} fact={facts.duration && "duration"} isBrief />
					{terms && (
						<small className="origin">
							<a href="#plazos" lang={terms.brief.lang}>
								{terms.brief.text}
							</a>
						</small>
					)}
				</Fact>
				<Fact icon="map-pin" label="procedure.place">
					<Place procedure={procedure} />
					<Origin of={origins.lugar} fact={(facts.place.kind !== "unknown" || places.length > 0) && "lugar"} isBrief />
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
			{procedure.once.length > 0 && (
				<p className="origin">
					<Line of={procedure.once} />
				</p>
			)}
			<p className="screen-only">
				<Link className="lone-link" to={addresses.realPrice.to({ id: procedure.id })}>
					{price.real}
				</Link>
			</p>
		</section>
	);
}

/** Unknown is said as unknown, zero is free, and "Q 100.00" is read as "Q 100.00, quetzales" (case A46). */
function Cost({
	cost,
	range,
	price,
}: {
	cost: FactsView["cost"];
	range: string | null;
	price: ProcedureView["price"];
}) {
	const { text } = useText();
	const { known, condition, beside, more } = price;
	const rest = more && (
		<small className="origin">
			<a href="#pagos">{more}</a>
		</small>
	);
	if (range) return <DataText>{range}</DataText>;
	if (!cost && known) {
		return (
			<>
				{known}
				{condition && (
					<>
						, <SaidText>{condition}</SaidText>
					</>
				)}
				{rest}
			</>
		);
	}
	if (!cost) return <a href="#sobre-el-costo">{text("procedure.costUnknown")}</a>;
	return (
		<>
			{cost.isFree ? (
				<span>{text("procedure.costFree")}</span>
			) : (
				<span>
					{cost.amount}
					<span className="visually-hidden">, {cost.currency}</span>
				</span>
			)}
			{beside && <small className="origin">{beside}</small>}
			{rest}
		</>
	);
}

/** The place as the record says it; unknown, whom to ask. An institution's own address is not the place of its services. */
function Place({ procedure: { facts, places, institution } }: { procedure: ProcedureView }) {
	const { text, count } = useText();
	const { place } = facts;
	const [first] = places;
	if (place.kind === "said") return <SaidText>{place.lugar}</SaidText>;
	if (place.kind === "unknown" && first) {
		return (
			<>
				<DataText>{[first.office, first.department].filter(Boolean).join(", ")}</DataText>{" "}
				{places.length > 1 && <a href="#lugares">{count("place.more", places.length - 1)}</a>}
			</>
		);
	}
	if (place.kind === "online")
		return place.site ? text("procedure.placeOnline", { site: place.site }) : text("procedure.placeOnlineOnly");
	return (
		<>
			{`${text("procedure.placeUnknown")} `}
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
					{first.map((requirement, position) => (
						<Fragment key={requirement}>
							{position > 0 && "; "}
							<SaidText isBrief>{requirement}</SaidText>
						</Fragment>
					))}
					{total === first.length ? "" : "… "}
				</>
			)}
			{total > first.length && <a href="#requisitos">{count("procedure.bringAll", total)}</a>}
		</>
	);
}

/** The offices where a source says that this procedure is done, each with what is known of it. */
export function ProcedurePlaces({
	places,
	placesOrigin,
	origins,
}: Pick<ProcedureView, "places" | "placesOrigin" | "origins">) {
	const { text } = useText();
	if (places.length === 0) return null;
	return (
		<section className="further-down" aria-labelledby="lugares" data-read>
			<h2 id="lugares">{text("place.title")}</h2>
			<ul className="procedure-places">
				{places.map(({ position, office, department, address, hours, phone, origin }) => (
					<li key={position}>
						<span>
							<DataText>
								<b>{office}</b>
								{department && `, ${department}`}
							</DataText>
						</span>
						{address && (
							<span>
								<DataText>{address}</DataText>
							</span>
						)}
						{hours && (
							<span>
								{`${text("place.hours")} `}
								<SaidText>{hours}</SaidText>
							</span>
						)}
						{phone && (
							<span>
								{`${text("place.phone")} `}
								<DataText>{phone}</DataText>
							</span>
						)}
						<Origin of={origin} />
					</li>
				))}
			</ul>
			<Origin of={placesOrigin} />
			<Origin of={origins.horario} fact={places.some(({ hours }) => hours) && "horario"} />
		</section>
	);
}
