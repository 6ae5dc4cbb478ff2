import { TIME_ZONE } from "../language.ts";

/** Made when it is first asked for: it takes a cheap phone 100 ms, and hardly any page asks there. */
let calendar: Intl.DateTimeFormat | undefined;

/** Today's calendar date in Guatemala, whatever the clock of the server says; never later than that of UTC. */
export function guatemalaToday(now = new Date()): string {
	calendar ??= new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" });
	return calendar.format(now);
}

interface Dated {
	/** Calendar dates `YYYY-MM-DD`. */
	published?: string | null | undefined;
	/** Of a second page. */
	other_published?: string | null | undefined;
	read: string | null;
}

/** Which of its dates cannot be true: those still to come, and a page that was read before it was published. */
export function listDoubtfulDates(dated: Dated, today: string): string[] {
	const { published = null, other_published = null, read } = dated;
	const isAhead = (date: string | null) => date !== null && date > today;
	const isTooEarly = [published, other_published].some(
		(date) => date !== null && !isAhead(date) && read !== null && read < date,
	);
	return [
		...(isAhead(published) ? ["published"] : []),
		...(isAhead(other_published) ? ["other_published"] : []),
		...(isAhead(read) || isTooEarly ? ["read"] : []),
	];
}
