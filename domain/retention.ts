/** How long personal data may live at most; the privacy policy promises these figures and the clean-up keeps them. */
export const RETENTION = {
	/** Visits and searches: none are collected today (specification, section 9). */
	usageYears: 2,
	/** The page and the browser that travel with a report (specification, section 9). */
	technicalYears: 1,
	/** Name and e-mail, counted from the day on which the report was closed, unless their sender erases them before. */
	contactMonths: 12,
	/** What was erased disappears from backup copies within this time. */
	backupDays: 30,
	/** The keyed hash of an address, in memory only. */
	addressDays: 1,
} as const;

/** Age from which a person may send data (specification, section 9). */
export const MINIMUM_AGE = 13;
