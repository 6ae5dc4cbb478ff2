import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { TypeBadge } from "../components/type-badge.tsx";
import { useText } from "../use-text.ts";

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
