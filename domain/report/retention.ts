/** How long personal data may live at most; the privacy policy promises these figures and the clean-up keeps them. */
export const RETENTION = {
	/** Visits and searches: none are collected today (specification, section 9). */
	usageYears: 2,
	/** The page and the browser that travel with a report (specification, section 9). */
	technicalYears: 1,
	/** Name and e-mail, counted from the day on which the report was closed, unless their sender erases them before. */
	contactMonths: 12,
	/** Name and e-mail of a report that nobody closed, counted from the day on which it came. */
	openContactMonths: 24,
	/** What was erased disappears from backup copies within this time. */
	backupDays: 30,
	/** The keyed hash of an address, in memory only. */
	addressDays: 1,
} as const;

/** Age from which a person may send data (specification, section 9). */
export const MINIMUM_AGE = 13;

/** The moments before which reports lose their personal data. */
export interface RetentionLimits {
	/** Reports closed before it lose name and e-mail. */
	closed: Date;
	/** So do reports that came before it and were never closed. */
	open: Date;
	/** Reports that came before it lose the page and the browser. */
	technical: Date;
}

/** The limits as they stand at this moment; the 31st of a month counts back to the last day of a shorter one. */
export function retentionLimits(now: Date): RetentionLimits {
	return {
		closed: monthsBefore(now, RETENTION.contactMonths),
		open: monthsBefore(now, RETENTION.openContactMonths),
		technical: monthsBefore(now, RETENTION.technicalYears * 12),
	};
}

function monthsBefore(now: Date, months: number): Date {
	const before = new Date(now);
	before.setUTCMonth(before.getUTCMonth() - months);
	if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
	return before;
}
