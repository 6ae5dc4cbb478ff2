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
}

/** Days before it on which the calendar reminds of it. */
const REMINDED_BEFORE = 7;
/** Longest line in bytes (RFC 5545). */
const LONGEST_LINE = 75;

/** A file of one whole day for any calendar (iCalendar, RFC 5545), with a reminder a week before. */
export function writeCalendarFile({ id, day, title, description, url }: CalendarDay, now = new Date()): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Ventanilla Abierta//Plazos//ES",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		"BEGIN:VEVENT",
		`UID:${escapeText(id)}`,
		`DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
		`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(description)}`,
		...(url === "" ? [] : [`URL:${url}`]),
		"TRANSP:TRANSPARENT",
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		`DESCRIPTION:${escapeText(title)}`,
		`TRIGGER:-P${REMINDED_BEFORE}D`,
		"END:VALARM",
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
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
