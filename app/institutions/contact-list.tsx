import type { ReactNode } from "react";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { mailAddress, readTelephone } from "../../domain/text/contact.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { DataText, Unsaid } from "../components/facts.tsx";
import { ExternalLink } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";

export type Contact = Pick<Institution, "phone" | "email" | "address" | "working_hours"> & {
	/** Leave it out when the page shows the website elsewhere. */
	website?: string | null;
};

interface ContactListProps {
	contact: Contact;
	/** Whether the fields that no source states are named, together at the end. */
	unknown: "hidden" | "said";
}

/** How to reach an institution; each field has a name for screen readers, and numbers and addresses can be followed. */
export function ContactList({ contact, unknown }: ContactListProps) {
	const { phone, email, website, address, working_hours } = contact;
	const rows: { icon: IconName; label: TextKey; value: ReactNode }[] = [
		{ icon: "phone", label: "contact.phone", value: phone && <Phone stored={phone} /> },
		{ icon: "mail", label: "contact.email", value: email && <Email stored={email} /> },
		{ icon: "globe", label: "contact.website", value: website && <Website stored={website} /> },
		{ icon: "map-pin", label: "contact.address", value: address && <DataText>{address}</DataText> },
		{ icon: "clock", label: "contact.hours", value: working_hours && <DataText>{working_hours}</DataText> },
	];
	const asked = rows.filter(({ label }) => label !== "contact.website" || website !== undefined);
	const known = asked.filter(({ value }) => value);
	return (
		<>
			{known.length > 0 && (
				<dl className="contact-list">
					{known.map(({ icon, label, value }) => (
						<Row key={label} icon={icon} label={label}>
							{value}
						</Row>
					))}
				</dl>
			)}
			{unknown === "said" && <Unsaid fields={asked.flatMap(({ label, value }) => (value ? [] : label))} />}
		</>
	);
}

interface RowProps {
	icon: IconName;
	label: TextKey;
	children: ReactNode;
}

function Row({ icon, label, children }: RowProps) {
	const { text } = useText();
	return (
		<div>
			<dt>
				<Icon name={icon} />
				<span className="visually-hidden">{text(label)}: </span>
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Phone({ stored }: { stored: string }) {
	const telephone = readTelephone(stored);
	if (!telephone) return <DataText>{stored}</DataText>;
	return (
		<>
			<a href={telephone.address}>{telephone.number}</a> <DataText>{telephone.rest}</DataText>
		</>
	);
}

function Email({ stored }: { stored: string }) {
	const address = mailAddress(stored);
	return address ? <a href={address}>{stored}</a> : stored;
}

function Website({ stored }: { stored: string }) {
	const safe = safeWebAddress(stored);
	return <ExternalLink address={stored}>{safe && siteName(safe)}</ExternalLink>;
}
