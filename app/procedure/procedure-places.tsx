import { DataText } from "../components/data-text.tsx";
import { useText } from "../use-text.ts";
import { Origin } from "./origin.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { SaidText } from "./said-text.tsx";

/** The offices where a source says that this procedure is done, each with what is known of it. */
export function ProcedurePlaces({ places, origins }: Pick<ProcedureView, "places" | "origins">) {
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
			<Origin of={origins.horario} />
		</section>
	);
}
