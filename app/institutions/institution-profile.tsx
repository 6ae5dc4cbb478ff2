import { DataText } from "../components/data-text.tsx";
import { useText } from "../use-text.ts";
import type { InstitutionView } from "./institution-view.ts";

/** What the institution does and, when the sources list them, its services. */
export function InstitutionProfile({ institution }: { institution: InstitutionView["institution"] }) {
	const { text } = useText();
	const { description, services } = institution;
	return (
		<div className="institution-profile">
			<section aria-labelledby="descripcion">
				<h2 id="descripcion">{text("institution.about")}</h2>
				<p>{description ? <DataText>{description}</DataText> : text("unknown.text")}</p>
			</section>
			{services.length > 0 && (
				<section aria-labelledby="servicios">
					<h2 id="servicios">{text("institution.services")}</h2>
					<ul className="institution-services">
						{[...new Set(services)].map((service) => (
							<li key={service}>
								<DataText>{service}</DataText>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
