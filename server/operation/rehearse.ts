import { setTimeout as pause } from "node:timers/promises";
import { barePath } from "../../app/address/address.ts";
import { ALL_ADDRESSES, addresses } from "../../app/address/addresses.ts";
import type { Log } from "../../database/log.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

/** A start waits no longer for it. */
const LONGEST_MS = 1_000;
/** Between two screens that are rehearsed while visitors are there already. */
const PAUSE_MS = 100;
/** Texts that make the search take each of its ways: named, said otherwise, mistyped, unknown. */
const SEARCHED = [
	"pasaporte",
	"renovar licencia",
	"antesedentes",
	"nit zzz",
	"ministerio de salud",
	"birth certificate",
];
const AS_BROWSERS_ASK = { "accept-encoding": "gzip, deflate, br, zstd" };

/**
 * Asks an application for what most visitors ask first, before anybody does: the first time that code runs it costs ten
 * times as much, and no visitor should pay that. The application must be one that neither logs nor counts.
 */
export async function rehearse(fetch: Fetch, log: Log): Promise<void> {
	const until = performance.now() + LONGEST_MS;
	const searches = SEARCHED.flatMap((text) => [addresses.catalogue.to({ text }), addresses.searchResults.to({ text })]);
	for (const path of [addresses.home.to(), ...searches]) {
		if (performance.now() > until) return;
		await ask(fetch, path, log);
	}
}

/** Asks for every screen, one at a time and with pauses, once visitors are let in. The screens stay in memory. */
export async function rehearseOthers(
	fetch: Fetch,
	log: Log,
	{ isStopping, pauseMs = PAUSE_MS }: { isStopping: () => boolean; pauseMs?: number },
): Promise<void> {
	for (const path of ALL_ADDRESSES.filter(({ isListed }) => isListed).flatMap((address) => barePath(address) ?? [])) {
		await pause(pauseMs, undefined, { ref: false });
		if (isStopping()) return;
		await ask(fetch, path, log);
	}
}

async function ask(fetch: Fetch, path: string, log: Log): Promise<void> {
	await othersTurn();
	const answer = await fetch(new Request(`http://localhost${path}`, { headers: AS_BROWSERS_ASK }));
	await answer.arrayBuffer();
	if (!answer.ok) log.warn({ path, status: answer.status }, "A screen could not be rehearsed");
}

/**
 * Lets timers and requests pass between two pieces of work that take as long as a page each. A timer, because what
 * `setImmediate` defers may still be done in the same round of the event loop.
 */
export async function othersTurn(): Promise<void> {
	await pause(1);
}
