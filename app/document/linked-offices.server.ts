import type { Institution } from "../../domain/catalogue/institution.ts";
import { parseHours, type WeeklyHours } from "../../domain/offices/hours.ts";
import type { Office } from "../../domain/offices/office.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { translatorFor } from "../words/text.ts";
import { type LinkedNode, toOrganization, writeForScript } from "./linked-data.server.ts";

const CONTEXT = { "@context": "https://schema.org" };
/** As schema.org names them, Monday first, then holidays. */
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "PublicHolidays"];
const DAY = 24 * 60;

/** Offices that a page shows, by their ids. */
interface Shown {
	offices: readonly Office[];
	ids: readonly string[];
}

/** The block of data of an institution's page, with the offices that it shows; null where it shows none. */
export function writeInstitutionData(institution: Institution, shown: Shown, origin: string): string | null {
	const location = listShown(shown).map((office) => toGovernmentOffice(office, origin));
	if (location.length === 0) return null;
	return writeForScript({ ...CONTEXT, ...toOrganization(institution, origin), location });
}

/** The same of a page of the list of offices, in its order. */
export function writeOfficesData(shown: Shown, origin: string): string | null {
	const itemListElement = listShown(shown).map((office, at) => ({
		"@type": "ListItem",
		position: at + 1,
		item: toGovernmentOffice(office, origin),
	}));
	if (itemListElement.length === 0) return null;
	return writeForScript({ ...CONTEXT, "@type": "ItemList", itemListElement });
}

function listShown({ offices, ids }: Shown): Office[] {
	const shown = new Set(ids);
	const byId = new Map(offices.filter(({ id }) => shown.has(id)).map((office) => [office.id, office]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An office in the words of schema.org, with its anchor on the list of offices of its institution. */
export function toGovernmentOffice(office: Office, origin: string): LinkedNode {
	const { id, name, institution_id, address, municipality, department, region, country, phone } = office;
	const hours = office.hours === null ? null : parseHours(office.hours);
	return {
		"@type": "GovernmentOffice",
		"@id": `${origin}${addresses.institution.to({ id: institution_id })}#oficina-${id}`,
		name,
		address: {
			"@type": "PostalAddress",
			streetAddress: address ?? undefined,
			addressLocality: municipality ?? undefined,
			addressRegion: department ?? region ?? undefined,
			addressCountry: country,
		},
		telephone: phone ?? undefined,
		description: office.doubt === null ? undefined : `${translatorFor("es").text("office.doubt")} ${office.doubt}`,
		url: safeWebAddress(office.website) ?? undefined,
		openingHoursSpecification: hours ? toOpeningHours(hours) : undefined,
	};
}

/** A specification for each time of opening, with all the days that have it. */
function toOpeningHours({ days, holidays }: WeeklyHours): LinkedNode[] {
	const ranges = [...days, holidays ?? []].flatMap((ofDay, day) =>
		ofDay.map(({ opens, closes }) => ({ day, times: `${writeTime(opens)} ${writeTime(closes)}` })),
	);
	return [...Map.groupBy(ranges, ({ times }) => times)].map(([times, same]) => {
		const [opens, closes] = times.split(" ");
		const names = same.map(({ day }) => DAYS[day]);
		return { "@type": "OpeningHoursSpecification", dayOfWeek: names.length === 1 ? names[0] : names, opens, closes };
	});
}

/** What ends at midnight ends a minute before it: "24:00" is no time of schema.org, and "00:00" would be the whole day. */
function writeTime(minute: number): string {
	const time = minute === DAY ? DAY - 1 : minute % DAY;
	return `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;
}
