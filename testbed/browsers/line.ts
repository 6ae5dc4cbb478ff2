import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

const CONNECTS_WITHIN_MS = 10_000;
/** A browser that does not answer for so long hangs. */
const ANSWERS_WITHIN_MS = 20_000;
/** What is thrown when there is no browser any more. */
export const GONE = "The browser was gone";

const parameters = z.looseObject({});
const replySchema = z.looseObject({
	id: z.number(),
	result: z.unknown(),
	/** CDP names an object here, BiDi a word and its message beside it. */
	error: z.unknown().optional(),
	message: z.string().optional(),
});
const eventSchema = z.object({ method: z.string(), params: parameters.default({}) });

export interface Line {
	/** Sends a command and waits for its result, which `shape` checks. Throws when it was refused or nothing came. */
	ask<Result>(method: string, given: Record<string, unknown>, shape: z.ZodType<Result>): Promise<Result>;
	/** The same where the result does not matter. */
	tell(method: string, given?: Record<string, unknown>): Promise<void>;
	close(): void;
}

/** Commands and events as JSON over one WebSocket, the way CDP and WebDriver BiDi both have it. */
export async function openLine(address: string, onEvent: (method: string, given: object) => void): Promise<Line> {
	const socket = new WebSocket(address);
	const waiting = new Map<number, PromiseWithResolvers<z.infer<typeof replySchema>>>();
	let last = 0;
	let isGone = false;
	socket.addEventListener("message", ({ data }) => {
		const message: unknown = JSON.parse(String(data));
		const reply = replySchema.safeParse(message);
		if (reply.success) {
			waiting.get(reply.data.id)?.resolve(reply.data);
			waiting.delete(reply.data.id);
			return;
		}
		const event = eventSchema.safeParse(message);
		if (event.success) onEvent(event.data.method, event.data.params);
	});
	socket.addEventListener("close", () => {
		isGone = true;
		for (const { reject } of waiting.values()) reject(new Error(GONE));
	});
	await within(
		CONNECTS_WITHIN_MS,
		"the browser to take the connection",
		new Promise<void>((resolve, reject) => {
			socket.addEventListener("open", () => resolve());
			socket.addEventListener("error", () => reject(new Error(`No connection to ${address}`)));
		}),
	);

	async function send(method: string, given: Record<string, unknown>): Promise<unknown> {
		if (isGone) throw new Error(GONE);
		last += 1;
		const id = last;
		const answered = Promise.withResolvers<z.infer<typeof replySchema>>();
		waiting.set(id, answered);
		socket.send(JSON.stringify({ id, method, params: given }));
		const { error, message, result } = await within(ANSWERS_WITHIN_MS, `an answer to ${method}`, answered.promise);
		if (error !== undefined) throw new Error(`${method}: ${message ?? JSON.stringify(error)}`);
		return result;
	}

	return {
		ask: async (method, given, shape) => shape.parse(await send(method, given)),
		async tell(method, given = {}) {
			await send(method, given);
		},
		close: () => socket.close(),
	};
}

/** Waits for a promise, so long at most. */
export async function within<Result>(milliseconds: number, what: string, promise: Promise<Result>): Promise<Result> {
	const timer = new AbortController();
	const late = pause(milliseconds, undefined, { signal: timer.signal, ref: false }).then(() => {
		throw new Error(`Waited in vain for ${what}`);
	});
	try {
		return await Promise.race([promise, late]);
	} finally {
		late.catch(() => {});
		timer.abort();
	}
}
