import { addresses } from "../address/addresses.ts";
import { Icon } from "../icons/icon.tsx";
import { LinksOut } from "./external-link.tsx";
import { DataText } from "./facts.tsx";
import { Link } from "./link.tsx";
import { OfficeList } from "./office-list.tsx";
import type { VisitsView } from "./way-visits-view.ts";

/** To which offices the steps lead, from the department that was chosen; where none was, the way to choose it. */
export function Visits({ visits: { title, lead, choose, visits, unknown } }: { visits: VisitsView }) {
	return (
		<section
			className={lead === null ? "experience-visits screen-only" : "experience-visits"}
			aria-labelledby="adonde-ir"
		>
			<h2 id="adonde-ir">{title}</h2>
			{lead && <p>{lead}</p>}
			{visits.length > 0 && (
				<LinksOut>
					{visits.map(({ office, since, away, steps: { label, procedures } }) => (
						<div key={`${office.id} ${office.isSure}`}>
							{away && (
								<p>
									<strong>{away}</strong>
								</p>
							)}
							<OfficeList offices={[office]} since={since} level={3} />
							<p>
								{label}{" "}
								{procedures.map(({ id, name }, at) => (
									<span key={id}>
										{at > 0 && "; "}
										<Link to={addresses.procedure.to({ id })}>
											<DataText>{name}</DataText>
										</Link>
									</span>
								))}
							</p>
						</div>
					))}
				</LinksOut>
			)}
			{unknown && <p>{unknown}</p>}
			<p className="screen-only">
				<Link className="lone-link" to={choose.address}>
					<Icon name="map-pin" /> {choose.label}
				</Link>
			</p>
		</section>
	);
}
