import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import { ContactList } from "./contact-list.tsx";
import { DigitalBadge } from "./digital-badge.tsx";
import type { InstitutionCardView } from "./institutions-view.ts";

/** An institution in the list; the whole card opens its page, while phone, e-mail and address can be used on the spot. */
export function InstitutionCard({ institution }: { institution: InstitutionCardView }) {
	const { text } = useText();
	const { id, name, full_name, description, is_digital_enabled, contact } = institution;
	return (
		<article className="institution-entry">
			<header>
				<h3>
					<Link to={addresses.institution.toAlias({ id })}>
						<DataText>{name}</DataText>
					</Link>
				</h3>
				{is_digital_enabled && <DigitalBadge label={text("institutions.digital")} />}
			</header>
			{full_name && full_name !== name && (
				<p className="institution-full-name">
					<DataText>{full_name}</DataText>
				</p>
			)}
			{description && (
				<p className="institution-description">
					<DataText>{description}</DataText>
				</p>
			)}
			<ContactList contact={contact} unknown="hidden" />
		</article>
	);
}
