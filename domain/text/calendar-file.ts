/** A day of a calendar, with what to remember on it. */
export interface CalendarDay {
	/** Names the entry: a calendar that gets it twice keeps one. */
	id: string;
	/** Calendar date `YYYY-MM-DD`. */
	day: string;
	title: string;
	description: string;
	/** The page that it comes from; empty where nobody knows its address. */
	url: string;
	/** `HH:MM` on Guatemala's clock; missing or empty for the whole day. */
	time?: string;
	/** Days before it on which the calendar reminds of it. */
	remindedBefore?: number;
}

const REMINDED_BEFORE = 7;
/** Hours from Guatemala's clock to UTC, in summer and winter. */
const HOURS_TO_UTC = 6;
const MS_PER_HOUR = 3_600_000;
/** Longest line in bytes (RFC 5545). */
const LONGEST_LINE = 75;

/** A file of one day for any calendar (iCalendar, RFC 5545), with a reminder, by default a week before. */
export function writeCalendarFile(day: CalendarDay, now = new Date()): string {
	return writeCalendar([day], now);
}

/** The same of several days at once. */
export function writeCalendar(days: readonly CalendarDay[], now = new Date()): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Ventanilla Abierta//Plazos//ES",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		...days.flatMap((day) => listEventLines(day, now)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function listEventLines(event: CalendarDay, now: Date): string[] {
	const { id, day, time, title, description, url, remindedBefore = REMINDED_BEFORE } = event;
	return [
		"BEGIN:VEVENT",
		`UID:${escapeText(id)}`,
		`DTSTAMP:${spellMoment(now)}`,
		time
			? `DTSTART:${spellMoment(new Date(Date.parse(`${day}T${time}Z`) + HOURS_TO_UTC * MS_PER_HOUR))}`
			: `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(description)}`,
		...(url === "" ? [] : [`URL:${url}`]),
		`TRANSP:${time ? "OPAQUE" : "TRANSPARENT"}`,
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		`DESCRIPTION:${escapeText(title)}`,
		`TRIGGER:-P${remindedBefore}D`,
		"END:VALARM",
		"END:VEVENT",
	];
}

function spellMoment(moment: Date): string {
	return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Breaks a long line between two letters, never within one. */
function fold(line: string): string {
	const encoder = new TextEncoder();
	let folded = "";
	let length = 0;
	for (const letter of line) {
		const bytes = encoder.encode(letter).length;
		if (length + bytes > LONGEST_LINE) {
			folded += "\r\n ";
			length = 1;
		}
		folded += letter;
		length += bytes;
	}
	return folded;
}
