import { holidayFrom } from "./holidays.ts";
import { findOpenState, type OpenState, type WeeklyHours } from "./hours.ts";

/** Guatemala's clock all year round: six hours behind UTC. */
const BEHIND_UTC_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an office in Guatemala is open at a moment, wherever the clock that tells it stands. */
export function openStateAt(hours: WeeklyHours, moment: number): OpenState {
	const here = new Date(moment - BEHIND_UTC_MS);
	const weekday = (here.getUTCDay() + 6) % 7;
	const minute = here.getUTCHours() * 60 + here.getUTCMinutes();
	return findOpenState(hours, { weekday, minute }, (ahead) =>
		holidayFrom(new Date(here.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)),
	);
}
