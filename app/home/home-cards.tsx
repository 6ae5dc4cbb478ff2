import { addresses } from "../address/addresses.ts";
import { DataText, TypeBadge } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { HomeView } from "./home-view.ts";

/** The featured procedures as queue tickets 1, 2 and 3. */
export function FeaturedTickets({ procedures }: { procedures: readonly ProcedureCardView[] }) {
	const { text } = useText();
	if (procedures.length === 0) return <p>{text("home.noFeatured")}</p>;
	return (
		<ol className="tickets">
			{procedures.map((procedure, position) => (
				<li key={procedure.id} className="ticket">
					<p className="ticket-stub">
						{`${text("home.turn")} `}
						<strong>{position + 1}</strong>
					</p>
					<div className="ticket-body">
						<h3>
							<Link to={addresses.procedure.to({ id: procedure.id })}>
								<DataText spanish={procedure.spanish}>{procedure.name}</DataText>
							</Link>
						</h3>
						<p className="ticket-facts">
							<TypeBadge type={procedure.type} />
							<span>
								<Icon name="clock" />
								<span className="visually-hidden">{text("procedure.duration")}: </span>
								{procedure.duration ? (
									<DataText spanish={procedure.spanish}>{procedure.duration}</DataText>
								) : (
									text("unknown.text")
								)}
							</span>
						</p>
						{procedure.description && (
							<p>
								<DataText spanish={procedure.spanish}>{procedure.description}</DataText>
							</p>
						)}
						<p className="ticket-foot">
							<span className="visually-hidden">{text("procedure.institution")}: </span>
							{procedure.institution ? <DataText>{procedure.institution}</DataText> : text("unknown.short")}
							<Icon name="arrow-right" />
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}

/** The eight institutions that people ask for most kinds of things, each leading to its procedures. */
export function InstitutionCards({ cards }: { cards: HomeView["institutionCards"] }) {
	const { text, count } = useText();
	return (
		<ul className="institution-cards">
			{cards.map(({ acronym, expansion, topic, text: purpose, phone, procedures }) => (
				<li key={acronym} className="institution-card">
					<h3>
						{`${topic} `}
						<abbr title={expansion ?? undefined} lang="es">
							{acronym}
						</abbr>
					</h3>
					<p>{purpose}</p>
					<p className="institution-card-count">
						<Icon name="file-text" />
						{count("home.procedures", procedures)}
					</p>
					<p className="institution-card-phone">
						<Icon name="phone" />
						{phone?.address ? (
							<>
								<a href={phone.address}>
									<span className="visually-hidden">{text("home.phoneOf", { acronym })}</span>{" "}
									{spacedNumber(phone.number)}
								</a>
								{phone.note && <span>{phone.note}</span>}
							</>
						) : (
							text("home.noPhone")
						)}
					</p>
					<Button to={addresses.catalogue.to({ text: acronym })}>{text("home.proceduresOf", { acronym })}</Button>
				</li>
			))}
		</ul>
	);
}

/** A screen reader says "2413 7000" as two short numbers and "2413-7000" as a subtraction. */
function spacedNumber(number: string): string {
	return number.replace("-", "\u00a0");
}
