/**
 * Days on which offices of the State are closed (Código de Trabajo, article 127; the 30th of June moves to a Monday by
 * Decreto 42-2010 as reformed by Decreto 19-2018, the other days no longer do since the Corte de Constitucionalidad's
 * decision of 16 April 2020). Feasts of a town are not among them: each municipality has its own.
 */

const DAY_IN_MS = 24 * 60 * 60 * 1000;
/** Minute of the day from which half a holiday is one. */
export const NOON = 12 * 60;

/** Month and day of what never moves, and from which minute of the day on it is a holiday. */
const FIXED: readonly (readonly [monthDay: string, from: number])[] = [
	["01-01", 0],
	["05-01", 0],
	["09-15", 0],
	["10-20", 0],
	["11-01", 0],
	["12-24", NOON],
	["12-25", 0],
	["12-31", NOON],
];

/** The holidays of a year: by day `YYYY-MM-DD` the minute from which the day is one. */
export function listHolidays(year: number): ReadonlyMap<string, number> {
	const days = new Map<string, number>(FIXED.map(([monthDay, from]) => [`${year}-${monthDay}`, from]));
	days.set(dayOf(armyDay(year)), 0);
	// Thursday, Friday and Saturday before Easter.
	for (const before of [3, 2, 1]) days.set(dayOf(easterOf(year) - before * DAY_IN_MS), 0);
	return days;
}

/** From which minute on a day `YYYY-MM-DD` is a holiday; null for any other day. */
export function holidayFrom(day: string): number | null {
	return listHolidays(Number(day.slice(0, 4))).get(day) ?? null;
}

/** The 30th of June: on a Tuesday or Wednesday it is kept on the Monday before, from Thursday to Sunday on the Monday after. */
function armyDay(year: number): number {
	const day = Date.UTC(year, 5, 30);
	const weekday = new Date(day).getUTCDay();
	const shift = weekday === 1 ? 0 : weekday === 2 || weekday === 3 ? 1 - weekday : (8 - weekday) % 7;
	return day + shift * DAY_IN_MS;
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const leap = Math.floor(century / 4);
	const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const moon = (19 * golden + century - leap - correction + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
	const days = moon + weekday - 7 * late + 114;
	return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
