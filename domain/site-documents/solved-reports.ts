import { z } from "../fields/shapes.ts";

/** The document with how many reports of each procedure were solved in each month. */
export const SOLVED_REPORTS = "solved-reports";

/** By procedure, then by month as `2026-11`; months without any are left out. */
export type SolvedReports = Readonly<Record<string, Readonly<Record<string, number>>>>;

const SHAPE = z.record(z.string(), z.record(z.string().regex(/^\d{4}-\d{2}$/), z.int().min(1)));

/** Counts of reports, from zero on, written by the desk alone. */
export const SOLVED_REPORTS_RULE = {
	word: SOLVED_REPORTS,
	check(content: unknown) {
		const reading = SHAPE.safeParse(content);
		return reading.success
			? []
			: reading.error.issues.map(({ path }) => ({ field: path.join(".") || "-", message: "no es una cuenta por mes" }));
	},
};

/** Reads the document; empty when it is missing or unusable. */
export function readSolvedReports(content: unknown): SolvedReports {
	return SHAPE.safeParse(content).data ?? {};
}

/** The month in Guatemala, which keeps no daylight saving time, at this moment. */
export function monthInGuatemala(at: Date): string {
	return new Date(at.getTime() - 6 * 3_600_000).toISOString().slice(0, 7);
}
