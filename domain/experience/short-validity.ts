import type { CountedTerm, TermUnit } from "../facts/procedure-term.ts";
import { isCounted } from "../facts/procedure-term.ts";
import { foldText } from "../text/text.ts";
import { calendarDays, type StepTimes, timeSteps } from "./longest-way.ts";
import type { ExperienceStep } from "./way.ts";

/** A paper of the way that may be good no longer when another step asks for it. */
export interface ShortValidity {
	/** The step that gives it. */
	id: string;
	term: CountedTerm;
	/** The last step that asks for it; null where it is not known who does. */
	usedBy: string | null;
	/** Whether it is too short even if everything goes as fast as the records say. */
	isSure: boolean;
}

const DAYS_OF: Readonly<Record<Exclude<TermUnit, "días hábiles">, number>> = { días: 1, meses: 30, años: 365 };
/** Good for so long, a paper may end while something takes a time that nobody publishes; a longer one is no worry. */
const SHORT_DAYS = 183;

/**
 * Which papers end before they are used, if each is asked for as soon as it can be. Where nobody is known to use one, a step
 * whose papers nobody has read (`isRead`) may, and that at the very end.
 */
export function listShortValidities(
	steps: readonly ExperienceStep[],
	isRead: (id: string) => boolean,
): ShortValidity[] {
	const times = timeSteps(steps);
	const timesOf = (list: readonly ExperienceStep[]) => list.map(({ id, links }) => ({ id, links, ...times.get(id) }));
	const isTimed = <Each extends Partial<StepTimes>>(each: Each): each is Each & StepTimes => each.latest !== undefined;
	return steps.flatMap((step): ShortValidity[] => {
		const got = times.get(step.id)?.earliest.end;
		const term = findOwnValidity(step);
		if (got === undefined || !term) return [];
		const good = daysOf(term);
		const others = timesOf(steps.filter(({ id }) => id !== step.id)).filter(isTimed);
		const users = timesOf(steps.filter(({ links }) => links.some(({ giver }) => giver === step.id))).filter(isTimed);
		const last = users.toSorted((one, other) => other.latest.start - one.latest.start)[0];
		if (!last) {
			const isLate = others.some(({ latest }) => latest.end - got > good);
			return isLate && others.some(({ id }) => !isRead(id)) ? [{ id: step.id, term, usedBy: null, isSure: false }] : [];
		}
		const isSure = users.some(({ earliest }) => earliest.start - got > good);
		// How long it takes to get the paper itself shortens nothing: it is good from then on.
		const waitsFor = users.flatMap(({ links }) => links.map(({ giver }) => giver)).filter((id) => id !== step.id);
		const isOpen = good <= SHORT_DAYS && waitsFor.some((id) => times.get(id)?.isOpen);
		return isSure || isOpen || last.latest.start - got > good ? [{ id: step.id, term, usedBy: last.id, isSure }] : [];
	});
}

/** How long that is good which the procedure itself gives; a validity may also be of what it asks for. */
function findOwnValidity({ procedure }: ExperienceStep): CountedTerm | undefined {
	const given = foldText(procedure?.documento_obtenible ?? "").split(/\W+/);
	return procedure?.terms.filter(isCounted).find(
		({ kind, status, concept }) =>
			kind === "vigencia" &&
			status === "confirmado" &&
			foldText(concept)
				.split(/\W+/)
				.every((word) => word.length < 3 || given.includes(word)),
	);
}

function daysOf({ amount, unit }: CountedTerm): number {
	if (unit !== "días hábiles") return amount * DAYS_OF[unit];
	return calendarDays({ kind: "working", from: amount, to: amount }).from;
}
