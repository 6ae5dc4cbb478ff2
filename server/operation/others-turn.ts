import { setTimeout as pause } from "node:timers/promises";

/**
 * Lets timers and requests pass between two pieces of work that take as long as a page each. A timer, because what
 * `setImmediate` defers may still be done in the same round of the event loop.
 */
export async function othersTurn(): Promise<void> {
	await pause(1);
}
