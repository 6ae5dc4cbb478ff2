import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProblemReport } from "../../domain/report/report.ts";
import type { Backend } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import type { Outbox } from "./outbox.server.ts";
import { ERASURES_AT_ONCE } from "./outbox.server.ts";
import type { WaitingReport } from "./outbox-schema.server.ts";
import { startDelivery } from "./report-delivery.server.ts";

const FAILED_OFTEN = 8;
const FIRST_RETRY_MS = 1_000;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function report(description: string): ProblemReport {
	return {
		client_id: description,
		problem_type: "other",
		description,
		user_name: "",
		user_email: "",
		page_url: "",
		browser_info: "",
		status: "pending",
		spam_score: 0,
		receipt_hash: "",
	};
}

interface DeliveryCase {
	erasures?: readonly string[];
	fails?: (what: string) => boolean;
}

/** An outbox in memory, which answers in order, and a backend that fails for what `fails` names. */
function openDelivery({ erasures = [], fails = () => false }: DeliveryCase = {}) {
	const waiting: WaitingReport[] = [];
	const stored: string[] = [];
	const erased: string[] = [];
	const asked: string[] = [];
	let listings = 0;

	async function receive(what: string, kept: string[]): Promise<void> {
		asked.push(what);
		if (fails(what)) throw new BackendUnavailable(`not ${what}`);
		kept.push(what);
	}

	const backend: Backend = {
		kind: "sqlite",
		readCatalogue: async () => ({ procedures: [], institutions: [], observatory: [] }),
		async addReport({ description }) {
			await receive(description, stored);
			return { outcome: "stored" };
		},
		eraseContact: (receiptHash) => receive(receiptHash, erased),
		readReportState: async () => undefined,
		async close() {},
	};
	const outbox: Outbox = {
		take: () => ({ outcome: "full" }),
		findWaiting: (except) => waiting.find(({ position }) => !except.has(position)),
		countWaiting: () => ({ reports: waiting.length, isFull: false }),
		countRefused: () => 0,
		noteAttempt() {},
		markDelivered(position) {
			waiting.splice(
				waiting.findIndex((each) => each.position === position),
				1,
			);
		},
		setAside() {},
		requestErasure: () => true,
		listErasures() {
			listings += 1;
			return listings === 1 ? [...erasures] : [];
		},
		markErased() {},
		findHeld: () => ({ waitingSince: undefined, isErased: false }),
		forget() {},
		purge() {},
		probe() {},
		close() {},
	};
	const delivery = startDelivery({
		backend,
		log: { info() {}, warn() {}, error() {} },
		outbox: () => outbox,
		now: () => 0,
		firstRetryMs: FIRST_RETRY_MS,
	});

	function add(description: string, attempts = 0): void {
		waiting.push({ position: waiting.length + 1, attempts, report: report(description) });
	}
	return { delivery, add, stored, erased, asked, countListings: () => listings };
}

const evenIsBad = Array.from({ length: 12 }, (_, position) => `${position % 2 === 0 ? "bad" : "good"} ${position}`);
const goodOnes = evenIsBad.filter((name) => name.startsWith("good"));
const isBad = (name: string) => name.startsWith("bad");

test("while the backend is down one more report does not have it asked any sooner", async () => {
	const { delivery, add, asked } = openDelivery({ fails: () => true });
	add("Primero");
	delivery.wake();
	await delivery.settled();
	expect(asked).toEqual(["Primero"]);
	add("Segundo");
	delivery.wake();
	await delivery.settled();
	expect(asked).toEqual(["Primero"]);
	await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
	expect(asked.length).toBeGreaterThan(1);
	await delivery.close();
});

test("however many reports fail again and again, those between them arrive in the same round", async () => {
	const { delivery, add, stored } = openDelivery({ fails: isBad });
	for (const name of evenIsBad) add(name, isBad(name) ? FAILED_OFTEN : 0);
	delivery.wake();
	await delivery.settled();
	expect(stored).toEqual(goodOnes);
	await delivery.close();
});

test("however many erasures fail, the contact data between them is erased in the same round", async () => {
	const { delivery, erased } = openDelivery({ erasures: evenIsBad, fails: isBad });
	delivery.wake();
	await delivery.settled();
	expect(erased).toEqual(goodOnes);
	await delivery.close();
});

test("a hundred erasures of which one fails are not asked for again without a pause", async () => {
	const erasures = Array.from({ length: ERASURES_AT_ONCE }, (_, position) => `code ${position}`);
	const failing = openDelivery({ erasures, fails: (what) => what === "code 99" });
	failing.delivery.wake();
	await failing.delivery.settled();
	expect(failing.countListings()).toBe(1);
	await failing.delivery.close();

	const willing = openDelivery({ erasures });
	willing.delivery.wake();
	await willing.delivery.settled();
	expect(willing.countListings()).toBe(2);
	await willing.delivery.close();
});
