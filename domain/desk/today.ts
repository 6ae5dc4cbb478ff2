import { TIME_ZONE } from "../language.ts";

const CALENDAR = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" });

/** Today's calendar date in Guatemala, whatever the clock of the server says; never later than that of UTC. */
export function guatemalaToday(now = new Date()): string {
	return CALENDAR.format(now);
}
