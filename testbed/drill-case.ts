/** How long the parts of a drill take; smaller for a try, larger for more certainty. */
export interface DrillOptions {
	/** Times that the server is killed. */
	rounds: number;
	/** Times that a process is restarted under load. */
	restarts: number;
	/** Length of the hang and of the load, in seconds. */
	seconds: number;
	/** Length of the soak, in minutes. */
	soakMinutes: number;
}

export interface Outcome {
	tried: number;
	passed: number;
	/** Acknowledged reports that were not found. */
	lost?: number;
	/** Reports found more than once. */
	duplicated?: number;
	/** Longest time that the event loop of a server was held up, in milliseconds. */
	loopDelayMs?: number;
	/** What was measured, for the reader. */
	notes: string[];
	/** What went wrong, a line each; none: it passed. */
	problems: string[];
	/** Why this machine cannot show it. It has then neither passed nor failed. */
	notTried?: string;
}

export interface DrillCase {
	/** The word for the command line. */
	name: string;
	/** What is shown, and its numbers in the fault list. */
	about: string;
	run(options: DrillOptions, cleanUp: CleanUp): Promise<Outcome>;
}

/** Notes what must be undone at the end of a case, last first, whatever happens. */
export type CleanUp = (undo: () => unknown) => void;

/** What a case counts as it goes. */
export class Tally {
	tried = 0;
	passed = 0;
	readonly problems: string[] = [];
	readonly notes: string[] = [];

	/** Counts one thing that was tried; the first ten that fail are told. */
	check(isRight: boolean, problem: string): void {
		this.tried += 1;
		if (isRight) this.passed += 1;
		else if (this.problems.length < 10) this.problems.push(problem);
		else if (this.problems.length === 10) this.problems.push("and more");
	}

	outcome(figures: Partial<Outcome> = {}): Outcome {
		const { tried, passed, problems, notes } = this;
		return { tried, passed, problems, notes, ...figures };
	}
}
