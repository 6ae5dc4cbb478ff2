import { type DayRange, readDayRange } from "../text/duration-range.ts";
import type { ExperienceStep } from "./way.ts";

/** When a step begins and ends, in days from the start of the way: as early as can be, and as late as its records allow. */
export interface StepTimes {
	earliest: { start: number; end: number };
	latest: { start: number; end: number };
	/** Whether the record of the step itself, or of one that it waits for, says no time or no end: then `latest` may be later. */
	isOpen: boolean;
}

/** How long a way takes for whoever does at the same time what can be done so. */
export interface LongestWay {
	/** In days. */
	from: number;
	/** Null where nobody knows the end. */
	to: number | null;
	/** Ids of the steps that decide it, in their order. */
	steps: readonly string[];
	/** Steps whose record says a time, those at once among them. */
	known: number;
	unknown: number;
	/** Whether working days are counted as days of the calendar. */
	hasWorkingDays: boolean;
}

interface Counting {
	/** Five working days take a week; without them they count as five days. */
	withWeekends?: boolean;
}

const WORKING_DAYS_OF_A_WEEK = 5;
const DAYS_OF_A_WEEK = 7;

/** Working days as days of the calendar, the fewest and the most they can be; holidays are not counted. */
export function calendarDays({ kind, from, to }: DayRange): { from: number; to: number | null } {
	if (kind === "calendar") return { from, to };
	const most = to === null ? null : Math.ceil((to * DAYS_OF_A_WEEK) / WORKING_DAYS_OF_A_WEEK);
	return { from: Math.floor((from * DAYS_OF_A_WEEK) / WORKING_DAYS_OF_A_WEEK), to: most };
}

/** When each step can be done, by its id; those for years later are left out. What not everybody does may take no time. */
export function timeSteps(
	steps: readonly ExperienceStep[],
	{ withWeekends = true }: Counting = {},
): ReadonlyMap<string, StepTimes> {
	const times = new Map<string, StepTimes>();
	for (const step of steps) {
		if (step.who === "later") continue;
		const range = rangeOf(step);
		const { from, to } = range && withWeekends ? calendarDays(range) : (range ?? { from: 0, to: null });
		const before = step.links.flatMap(({ giver }) => times.get(giver) ?? []);
		const earliest = Math.max(0, ...before.map((each) => each.earliest.end));
		const latest = Math.max(0, ...before.map((each) => each.latest.end));
		times.set(step.id, {
			earliest: { start: earliest, end: earliest + (step.who === "some" ? 0 : from) },
			latest: { start: latest, end: latest + (to ?? from) },
			isOpen: to === null || before.some(({ isOpen }) => isOpen),
		});
	}
	return times;
}

/** The longest way through the steps: what is not on it can be done meanwhile. */
export function findLongestWay(steps: readonly ExperienceStep[], counting: Counting = {}): LongestWay {
	const times = timeSteps(steps, counting);
	const counted = steps.filter(({ id }) => times.has(id));
	const ranges = counted.map(rangeOf);
	const all = [...times.values()];
	const isEndless = ranges.some((range) => range?.to === null);
	return {
		from: Math.max(0, ...all.map(({ earliest }) => earliest.end)),
		to: isEndless ? null : Math.max(0, ...all.map(({ latest }) => latest.end)),
		steps: traceBack(counted, times),
		known: ranges.filter((range) => range !== null).length,
		unknown: ranges.filter((range) => range === null).length,
		hasWorkingDays: ranges.some((range) => range?.kind === "working"),
	};
}

/** From the step that ends last back to the first, each to the one that it waits for longest. */
function traceBack(steps: readonly ExperienceStep[], times: ReadonlyMap<string, StepTimes>): string[] {
	const byId = new Map(steps.map((step) => [step.id, step]));
	const endOf = (id: string) => times.get(id)?.latest.end ?? 0;
	const latestOf = (ids: readonly string[]) =>
		ids.reduce<string | undefined>(
			(latest, id) => (latest !== undefined && endOf(latest) >= endOf(id) ? latest : id),
			undefined,
		);
	const way: string[] = [];
	let last = latestOf(steps.map(({ id }) => id));
	while (last !== undefined) {
		way.unshift(last);
		const before = byId.get(last)?.links.map(({ giver }) => giver) ?? [];
		last = latestOf(before.filter((id) => times.has(id)));
	}
	return way;
}

function rangeOf({ procedure }: ExperienceStep): DayRange | null {
	return readDayRange(procedure?.duration ?? null);
}
