import { z } from "zod";

/**
 * The document that says how many reports about a procedure were solved in which month. The desk writes it by itself, so it has
 * no rule among those that somebody may publish.
 */
export const SOLVED_REPORTS_ID = "solved-reports";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const SHAPE = z.record(z.string(), z.record(z.string().regex(MONTH), z.int().min(1)));

/** Reports solved, by procedure and by month `YYYY-MM` of Guatemala. */
export type SolvedReports = z.infer<typeof SHAPE>;

/** Reads the document; empty when it is missing or unusable. */
export function readSolvedReports(content: unknown): SolvedReports {
	return SHAPE.safeParse(content).data ?? {};
}

/** The month in Guatemala, which keeps no daylight saving time, at this moment. */
export function monthInGuatemala(at: Date): string {
	return new Date(at.getTime() - 6 * 3_600_000).toISOString().slice(0, 7);
}

/** Counts solved reports by procedure and month. */
export function countSolved(solved: readonly { procedure: string; closedAt: Date }[]): SolvedReports {
	const counts: Record<string, Record<string, number>> = {};
	for (const { procedure, closedAt } of solved) {
		const month = monthInGuatemala(closedAt);
		const months = counts[procedure] ?? {};
		counts[procedure] = { ...months, [month]: (months[month] ?? 0) + 1 };
	}
	return counts;
}
