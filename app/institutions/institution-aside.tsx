import { safeWebAddress } from "../../domain/web-address.ts";
import { ExternalButton } from "../components/external-link.tsx";
import { useText } from "../use-text.ts";
import { ContactList } from "./contact-list.tsx";
import type { InstitutionView } from "./institution-view.ts";

/** How to reach the institution; what no source states is named once. */
export function InstitutionAside({ institution }: { institution: InstitutionView["institution"] }) {
	const { text } = useText();
	return (
		<aside className="institution-aside" aria-labelledby="contacto">
			<section className="panel">
				<h2 id="contacto">{text("institution.contact")}</h2>
				<ContactList contact={institution} unknown="said" />
			</section>
			{safeWebAddress(institution.website) !== null && (
				<p className="institution-visit screen-only">
					<ExternalButton address={institution.website} kind="primary">
						{text("institution.visit")}
					</ExternalButton>
				</p>
			)}
		</aside>
	);
}
