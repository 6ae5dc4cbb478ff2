/**
 * Stops waiting when the signal aborts, even when the backend ignores the signal. Once there is an answer the signal is let go:
 * it lives as long as its deadline, and would keep every row in memory for that time.
 */
export async function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	let stop = () => {};
	const aborted = new Promise<never>((_resolve, reject) => {
		stop = () => reject(signal.reason);
		signal.addEventListener("abort", stop, { once: true });
	});
	try {
		return await Promise.race([work, aborted]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}
