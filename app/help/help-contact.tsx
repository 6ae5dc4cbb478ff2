import { isPlaceholderAddress } from "../../content/brand.ts";
import type { ContactCard } from "../../content/help.ts";
import type { TitledText } from "../../content/text-shapes.ts";
import { addresses } from "../address/addresses.ts";
import { ExternalButton } from "../components/external-link.tsx";
import { Icon } from "../icons/icon.tsx";
import { Link } from "../components/link.tsx";
import { MailAddress } from "../components/external-link.tsx";
import { useAssociation } from "../root-data.ts";
import { useText } from "../words/text.ts";

/** Ways to reach the association and when; what does not exist yet says 'Próximamente' and is no link. */
export function HelpContact({ contacts, community }: { contacts: readonly ContactCard[]; community: TitledText }) {
	const { text, language } = useText();
	const { hours, community: address } = useAssociation();
	const hasCommunity = address !== "" && !isPlaceholderAddress(address);
	return (
		<section aria-labelledby="contacto">
			<h2 id="contacto">{text("help.contact")}</h2>
			<ul className="help-cards">
				{contacts.map(({ id, title, text: description, isAvailable }) => (
					<li key={id}>
						<Icon name={id === "chat" ? "message-circle" : "mail"} />
						<h3>{title}</h3>
						<p>{description}</p>
						{isAvailable ? (
							<p>
								<MailAddress className="help-link" />
							</p>
						) : (
							<p className="help-soon">{text("help.soon")}</p>
						)}
					</li>
				))}
				<li>
					<Icon name="clock" />
					<h3>{text("help.hours")}</h3>
					<p>{hours[language]}</p>
				</li>
				<li>
					<Icon name="file-check" />
					<h3>{text("report.mine.title")}</h3>
					<p>{text("help.myReports")}</p>
					<p>
						<Link className="help-link" to={addresses.eraseContact.to()}>
							{text("report.success.erase")}
						</Link>
					</p>
				</li>
				<li>
					<Icon name="users" />
					<h3>{community.title}</h3>
					<p>{community.text}</p>
					{hasCommunity ? (
						<p>
							<ExternalButton address={address} kind="primary">
								{text("help.join")}
							</ExternalButton>
						</p>
					) : (
						<p className="help-soon">{text("help.soon")}</p>
					)}
				</li>
			</ul>
		</section>
	);
}
