import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Answer, Fault, Order } from "./intake-process.ts";

/** An intake in a process of its own, which can be killed at any moment. */
export interface IntakeChild {
	/** What it has acknowledged so far. */
	answers: Answer[];
	send(order: Order): void;
	/** Resolves with the next acknowledgement of this report. */
	accept(order: Order): Promise<Answer>;
	/** SIGKILL: no handler runs, nothing is flushed. */
	kill(): Promise<void>;
	/** Resolves when it has ended by itself. */
	ended: Promise<unknown>;
}

export async function startIntake(dataDir: string, fault: Fault = "none"): Promise<IntakeChild> {
	const child = fork(join(import.meta.dirname, "intake-process.ts"), [dataDir, fault], {
		execArgv: [],
		stdio: "inherit",
	});
	const ended = once(child, "exit");
	const answers: Answer[] = [];
	const waiting = new Map<number, (answer: Answer) => void>();
	const ready = new Promise<void>((resolve, reject) => {
		child.on("message", (message: Answer | "ready") => {
			if (message === "ready") return resolve();
			answers.push(message);
			waiting.get(message.number)?.(message);
		});
		child.once("exit", () => reject(new Error("The intake ended before it was ready.")));
	});
	child.on("error", () => {});
	await ready;
	const send = (order: Order) => void (child.connected && child.send(order, () => {}));
	return {
		answers,
		send,
		ended,
		accept: (order) =>
			new Promise((resolve) => {
				waiting.set(order.number, resolve);
				send(order);
			}),
		async kill() {
			child.kill("SIGKILL");
			await ended;
		},
	};
}

/** Posts as this many clients at once, each waiting for its receipt before the next report, until the intake is killed. */
export function keepPosting(intake: IntakeChild, clients: number, firstNumber: number): { sent(): number } {
	let next = firstNumber;
	async function post(): Promise<void> {
		for (;;) {
			const number = next++;
			// Every third visitor has no key, as without JavaScript.
			await intake.accept({ number, key: number % 3 === 0 ? undefined : `key-of-report-${number}` });
		}
	}
	for (let client = 0; client < clients; client++) void post();
	return { sent: () => next - firstNumber };
}
