import { Fragment, useEffect } from "react";
import { mailAddress, readTelephone } from "../../domain/text/contact.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import type { Savable } from "../folder/save.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { DataText } from "./facts.tsx";
import { ExternalLink, Link } from "./link.tsx";
import { OpenState } from "./nearest.tsx";
import type { OfficeBeside, OfficeView } from "./office-view.ts";
import { openWords } from "./office-words.ts";
import { SaveButton } from "./save-button.tsx";

interface OfficeListProps {
	offices: readonly OfficeView[];
	/** The newest day on which any of them was read, `YYYY-MM-DD`: a clock from before it is wrong. */
	since: string;
	/** Its heading's level. */
	level: 3 | 4;
	/** Whether each can be saved. */
	isSavable?: boolean;
}

/** Offices with what is known of each; whether one is open now is said once scripts are there. */
export function OfficeList({ offices, since, level, isSavable = true }: OfficeListProps) {
	const { text } = useText();
	// The page itself brings the script that says it; one that a script led to does not.
	useEffect(() => {
		if (document.querySelector(UNTOLD)) void import("./open-now.ts").then(({ sayWhetherOpen }) => sayWhetherOpen());
	}, []);
	const tellsOpen = offices.some(({ clock }) => clock !== null);
	return (
		<ul
			className="office-list"
			data-open-words={tellsOpen ? JSON.stringify(openWords(text)) : undefined}
			data-since={tellsOpen ? since : undefined}
		>
			{offices.map((office) => (
				<li key={office.id} id={`oficina-${office.id}`} data-sheet={office.sheet}>
					<OfficeEntry office={office} level={level} isSavable={isSavable} />
				</li>
			))}
		</ul>
	);
}

const UNTOLD = "[data-hours]:not([data-state])";

interface OfficeEntryProps {
	office: OfficeView;
	level: 3 | 4;
	isSavable: boolean;
}

function OfficeEntry({ office, level, isSavable }: OfficeEntryProps) {
	const { text } = useText();
	const { name, address, where, hours, hoursNote, clock, phone, institution, beside } = office;
	const Heading = `h${level}` as const;
	const telephone = phone === null ? null : readTelephone(phone);
	return (
		<article className="office">
			<Heading>
				<DataText>{name}</DataText>
			</Heading>
			{institution && (
				<p className="office-of">
					<Link to={addresses.institution.to({ id: institution.id })}>
						<DataText>{institution.name}</DataText>
					</Link>
				</p>
			)}
			<p>
				<Icon name="map-pin" /> <span className="visually-hidden">{text("contact.address")}: </span>
				<Listed parts={[...(address === null ? [] : [address]), ...where]} />
				{address === null && <span className="office-unknown"> {text("office.noAddress")}</span>}
			</p>
			{office.isSure !== null && (
				<p className={office.isSure ? undefined : "office-unknown"}>
					{text(office.isSure ? "office.sure" : "office.unsure")}
				</p>
			)}
			{hours.length > 0 && (
				<p>
					<Icon name="clock" /> <span className="visually-hidden">{text("contact.hours")}: </span>
					{hours.map((line, at) => (
						<Fragment key={line}>
							{at > 0 && "; "}
							{line}
						</Fragment>
					))}{" "}
					{clock && <OpenState hours={clock} />}
				</p>
			)}
			{hoursNote && (
				<p>
					{hours.length === 0 && (
						<>
							<Icon name="clock" /> <span className="visually-hidden">{text("contact.hours")}: </span>
						</>
					)}
					<DataText>{hoursNote}</DataText>
				</p>
			)}
			{phone && (
				<p>
					<Icon name="phone" /> <span className="visually-hidden">{text("contact.phone")}: </span>
					{telephone ? <a href={telephone.address}>{telephone.number}</a> : phone}
					{telephone?.rest && ` ${telephone.rest}`}
				</p>
			)}
			{office.doubt && (
				<p className="office-doubt">
					<Icon name="triangle-alert" /> <strong>{text("office.doubt")}</strong> <DataText>{office.doubt}</DataText>
				</p>
			)}
			{beside && <OfficeWays office={office} beside={beside} />}
			{isSavable && (
				<div className="screen-only">
					<SaveButton thing={toSavable(office)}>
						<Of office={office} />
					</SaveButton>
				</div>
			)}
			{beside && (
				<p className="origin">
					{text("origin.read", { date: beside.read })}{" "}
					<ExternalLink address={beside.source} about={<Of office={office} />} hasIcon={false}>
						{siteName(safeWebAddress(beside.source) ?? beside.source)}
					</ExternalLink>
				</p>
			)}
		</article>
	);
}

/** What is done there, how to write, and the way there. */
function OfficeWays({ office, beside }: { office: OfficeView; beside: OfficeBeside }) {
	const { text } = useText();
	const { email, map, website, servicesNote, appointment } = beside;
	const mail = email === null ? null : mailAddress(email);
	return (
		<>
			{mail && (
				<p>
					<Icon name="mail" /> <span className="visually-hidden">{text("contact.email")}: </span>
					<a href={mail}>{email}</a>
				</p>
			)}
			{servicesNote && (
				<p>
					<DataText>{servicesNote}</DataText>
				</p>
			)}
			{appointment && (
				<p>
					<strong>{text("office.appointment")}</strong> <DataText>{appointment}</DataText>
				</p>
			)}
			<p className="office-ways screen-only">
				{map && (
					<ExternalLink address={map}>
						{text("office.map")}
						<Of office={office} />
					</ExternalLink>
				)}
				{website && (
					<ExternalLink address={website}>
						{text("office.website")}
						<Of office={office} />
					</ExternalLink>
				)}
				<Link to={addresses.sheet.to({ office: office.id })}>
					{text("office.send")}
					<Of office={office} />
				</Link>
			</p>
		</>
	);
}

/** What the folder keeps of an office: where and when, and how to call. */
function toSavable({ id, name, group, address, where, hours, phone }: OfficeView): Savable {
	const about = [[address, ...where].filter(Boolean).join(", "), ...hours, phone].filter(Boolean).join(". ");
	return { kind: "oficina", id, group, name, about, language: "es", needs: [] };
}

/** Tells an ear whose link it is, where a list has one for each office; two institutions may be in one house. */
function Of({ office: { name, institution } }: { office: OfficeView }) {
	return (
		<span className="visually-hidden">
			{" "}
			(<DataText>{name}</DataText>
			{institution && (
				<>
					, <DataText>{institution.name}</DataText>
				</>
			)}
			)
		</span>
	);
}

/** Parts of an address, each a fact of its own. */
function Listed({ parts }: { parts: readonly string[] }) {
	return parts.map((part, at) => (
		<Fragment key={part}>
			{at > 0 && ", "}
			<DataText>{part}</DataText>
		</Fragment>
	));
}
