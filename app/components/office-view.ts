import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import { fill } from "../../content/fill.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { type Institution, institutionName } from "../../domain/catalogue/institution.ts";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import { newestDay } from "../../domain/facts/details.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENTS, findDepartment } from "../../domain/offices/departments.ts";
import { findOffices } from "../../domain/offices/find-offices.ts";
import { type OpenRange, parseHours, type WeeklyHours } from "../../domain/offices/hours.ts";
import { gives, HOME_COUNTRY, type Office } from "../../domain/offices/office.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { formatDate } from "../words/format.ts";
import { type Translator, translatorFor } from "../words/text.ts";

/** Opens the application of a phone, and a page where there is none; `geo:` is dead on desks and on iPhones. */
const MAPS = "https://www.google.com/maps/search/?api=1&query=";

/** What is drawn of an office. */
export interface OfficeView extends Pick<Office, "id" | "name" | "address" | "phone" | "doubt"> {
	/** Municipality and department, or city, region and country. */
	where: readonly string[];
	/** In words, a line for each rule; empty where nobody says them. */
	hours: readonly string[];
	hoursNote: string | null;
	/** The hours to tell by whether it is open now; null abroad, whose clock is another, and where they are unknown. */
	clock: string | null;
	/** Whether we read that the procedure that was asked for is done there; null where none was asked for. */
	isSure: boolean | null;
	institution: { id: string; name: string } | null;
	/** What leads to it in the list of offices: its institution and department. */
	group: string;
	/** The place whose sheet begins with it, where a list is printed by municipality. */
	sheet?: string | undefined;
	/** What its own page and the list of offices say beside; null where it stands on the page of something else. */
	beside: OfficeBeside | null;
}

/** What is done there, how to write, the way there and who says so. */
export interface OfficeBeside extends Pick<Office, "email" | "website" | "appointment" | "source"> {
	servicesNote: string | null;
	/** A search in maps, where an application of the phone may answer; null without an address. */
	map: string | null;
	/** The day on which it was read, in words. */
	read: string;
}

interface Seen {
	language: Language;
	/** The procedure whose offices these are. */
	procedure?: string | null;
	/** Whose office it is, where a list shows those of several. */
	institution?: Institution | undefined;
}

/** An office with everything that is said of it. */
export function viewOffice(office: Office, seen: Seen): OfficeView & { beside: OfficeBeside } {
	const { name, address, email, website, appointment, source } = office;
	const brief = viewOfficeInBrief(office, seen);
	const { where } = brief;
	return {
		...brief,
		beside: {
			...{ email, website, appointment, source },
			servicesNote: office.services_note,
			map:
				address &&
				MAPS + encodeURIComponent([name, address, ...where, ...(where.length > 0 ? [] : ["Guatemala"])].join(", ")),
			read: formatDate(office.read, seen.language),
		},
	};
}

/** An office on the page of something else: where it is, when it is open and how to call. */
export function viewOfficeInBrief(office: Office, { language, procedure = null, institution }: Seen): OfficeView {
	const { id, name, address, phone, doubt } = office;
	const parsed = office.hours === null ? null : parseHours(office.hours);
	const country = office.country === HOME_COUNTRY ? "" : nameCountry(office.country, language);
	const place = [office.municipality, office.department ?? office.region, country];
	return {
		...{ id, name, address, phone, doubt },
		where: [...new Set(place.flatMap((part) => part || []))],
		hours: parsed ? sayHours(parsed, language) : [],
		hoursNote: office.hours_note,
		clock: office.country === HOME_COUNTRY ? office.hours : null,
		isSure: procedure === null ? null : gives(office, procedure) === true,
		institution: institution ? { id: institution.id, name: institutionName(institution) } : null,
		group: [office.institution_id, findDepartment(office.department) ?? ""].join(" "),
		beside: null,
	};
}

/** A country by its code of ISO 3166-1. */
export function nameCountry(country: string, language: Language): string {
	return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
}

/** Hours in words, days with the same hours together: "De lunes a viernes, de 8:00 a 12:00 y de 13:00 a 16:30". */
export function sayHours({ days, holidays }: WeeklyHours, language: Language): string[] {
	const { text } = translatorFor(language);
	const nameDay = (day: number) => text(`office.${DAYS[day] ?? "monday"}`);
	const spelled = days.map((ranges) => sayRanges(ranges, text));
	if (holidays?.length && spelled.every((said) => said === text("office.allDay"))) return [text("office.always")];
	const lines: string[] = [];
	for (let first = 0; first < days.length; ) {
		let last = first;
		while (last + 1 < days.length && spelled[last + 1] === spelled[first]) last += 1;
		if (days[first]?.length) {
			const span = { first: nameDay(first), last: nameDay(last) };
			const when = first === last ? span.first : text("office.fromTo", span);
			const line = `${when}, ${spelled[first]}`;
			lines.push(lines.length === 0 ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line);
		}
		first = last + 1;
	}
	if (holidays?.length) lines.push(text("office.onHolidays", { hours: sayRanges(holidays, text) }));
	return lines;
}

function sayRanges(ranges: readonly OpenRange[], text: Translator["text"]): string {
	const said = ranges.map(({ opens, closes }) =>
		closes - opens === 24 * 60
			? text("office.allDay")
			: text("office.range", { opens: sayTime(opens), closes: sayTime(closes) }),
	);
	return said.join(` ${text("origin.and")} `);
}

function sayTime(minute: number): string {
	return `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, "0")}`;
}

/** The days of the week, Monday first. */
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Offices on the page of a procedure or an institution; the others are a link away. */
const MOST_OFFICES = 2;

/** The offices nearest to whoever chose a department, on the page of what they belong to. */
export interface NearOffices {
	/** The department that was chosen, by its word and its name. */
	department: { id: string; name: string } | null;
	/** Whether any is there. */
	isHere: boolean;
	total: number;
	/** The newest day on which any that is shown was read. */
	since: string;
	/** Those of which a source says that the procedure is done there; empty where none was asked for. */
	sure: readonly OfficeView[];
	/** The other offices of the institution. */
	others: readonly OfficeView[];
}

/** Where a procedure is done, or an institution attends, the nearest first. */
export function viewNearOffices(
	{ offices }: Pick<Catalogue, "offices">,
	of: { procedure: Pick<Procedure, "id" | "institution_id"> } | { institution: Pick<Institution, "id"> },
	{ department, language }: { department: string | null; language: Language },
): NearOffices {
	const procedure = "procedure" in of ? of.procedure : null;
	const chosen = findDepartment(department);
	const { here, near, elsewhere } = findOffices(offices, {
		institution: "institution" in of ? of.institution.id : null,
		procedure: procedure && { id: procedure.id, institution: procedure.institution_id },
		department: chosen,
		municipality: null,
	});
	const found = [...here, ...near, ...elsewhere];
	const shown = found.slice(0, MOST_OFFICES);
	const isSure = (office: Office) => procedure !== null && gives(office, procedure.id) === true;
	const view = (office: Office) => viewOfficeInBrief(office, { language });
	return {
		department: chosen && { id: chosen, name: DEPARTMENTS[chosen] },
		isHere: here.length > 0,
		total: found.length,
		since: newestDay(shown.map(({ read }) => read)) ?? "",
		sure: shown.filter(isSure).map(view),
		others: shown.filter((office) => !isSure(office)).map(view),
	};
}

/** An office in words, for where there is no room for its card. */
export interface OfficeLine {
	/** Address, municipality and department. */
	place: string;
	/** That no source tells the address; null where one does. */
	unplaced: string | null;
	/** Null where no source says them. */
	hours: string | null;
	/** Why to call before going. */
	doubt: string | null;
	/** Where its facts were read, and of which day they are. */
	origin: string;
}

export function describeOffice(office: Office, language: Language): OfficeLine {
	const { text } = translatorFor(language);
	const texts = OFFICE_TEXTS[language];
	const { address, where, hours, hoursNote } = viewOfficeInBrief(office, { language });
	const { published, read, source, doubt } = office;
	return {
		place: [...(address === null ? [] : [address]), ...where].join(", "),
		unplaced: address === null ? text("office.noAddress") : null,
		hours: [hours.join("; "), hoursNote].filter(Boolean).join(". ") || null,
		doubt,
		origin: fill(published ? texts.published : texts.read, {
			date: formatDate(published ?? read, language),
			site: siteName(safeWebAddress(source) ?? source),
		}),
	};
}
