interface FormClues {
	/** What stands in the field that people neither see nor reach. */
	honeypot: string;
	/** Seconds from the first key to the sending, when a script could tell. */
	seconds: number | null;
	text: string;
}

/** Nobody writes a report faster; a person who pastes one may. */
const HASTY_SECONDS = 3;
const MANY_LINKS = 3;

/**
 * 0 to 100: how much a form looks like a robot's. It only sorts the reports for those who read them: a password
 * manager fills hidden fields and a screen-reader user may paste in two seconds (case C48).
 */
export function scoreSpam({ honeypot, seconds, text }: FormClues): number {
	const links = text.match(/https?:\/\//gi)?.length ?? 0;
	const isHasty = seconds !== null && seconds < HASTY_SECONDS;
	return (honeypot === "" ? 0 : 50) + (isHasty ? 20 : 0) + (links >= MANY_LINKS ? 30 : 0);
}
