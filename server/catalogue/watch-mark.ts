/** How soon a change is noticed where the backend cannot tell of it by itself. */
const LOOK_MS = 3_000;
/** How soon it is asked again for a mark that it did not have. */
const LOOK_AGAIN_MS = 60_000;

interface WatchedMark {
	/** Undefined where the backend has no such mark, or cannot tell it now. */
	readMark(): Promise<string | undefined>;
	/** The mark of what is served; undefined until something is. */
	known(): string | undefined;
	/** Reads the catalogue anew. Never rejects. */
	refresh(): Promise<void>;
}

/**
 * Looks at the mark of the tables every few seconds and has the catalogue read when it moved, so that a correction is shown
 * within seconds. A look that fails is left to the next reading, which tells why. Returns how to stop.
 */
export function watchMark({ readMark, known, refresh }: WatchedMark): () => void {
	let isStopped = false;
	let hasMark = true;
	let timer = setTimeout(look, LOOK_MS).unref();

	async function look(): Promise<void> {
		try {
			const mark = await readMark();
			const shown = known();
			hasMark = mark !== undefined;
			if (hasMark && shown !== undefined && shown !== mark) await refresh();
		} catch {
			// The reading of the whole catalogue meets the same trouble and logs it once.
		}
		if (!isStopped) timer = setTimeout(look, hasMark ? LOOK_MS : LOOK_AGAIN_MS).unref();
	}

	return () => {
		isStopped = true;
		clearTimeout(timer);
	};
}
