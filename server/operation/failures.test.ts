import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { surviveFailures } from "./failures.ts";

const ONE_MINUTE_MS = 60_000;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** The portal under watch; `fail` is an error that nobody caught. */
function watch() {
	const handlers = new Map<string | symbol, (reason: unknown, origin?: string) => void>();
	vi.spyOn(process, "on").mockImplementation((name, handler) => {
		handlers.set(name, handler);
		return process;
	});
	const giveUp = vi.fn();
	const onFailure = vi.fn();
	const error = vi.fn();
	surviveFailures({ log: { info() {}, warn() {}, error }, onFailure, giveUp });
	const fail = (name = "uncaughtException") => handlers.get(name)?.(new Error("nobody caught me"), name);
	return { fail, giveUp, onFailure, error };
}

test.each(["uncaughtException", "unhandledRejection"])(
	"one %s is logged and counted, and the portal goes on",
	(name) => {
		const { fail, giveUp, onFailure, error } = watch();
		fail(name);
		expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ origin: name }), expect.any(String));
		expect(onFailure).toHaveBeenCalledOnce();
		expect(giveUp).not.toHaveBeenCalled();
	},
);

test("twenty within a minute end the process, for a fresh one to take its place", () => {
	const { fail, giveUp } = watch();
	for (let count = 0; count < 19; count++) fail();
	expect(giveUp).not.toHaveBeenCalled();
	fail();
	expect(giveUp).toHaveBeenCalled();
});

test("now and then one, however often in a year, ends nothing", () => {
	const { fail, giveUp } = watch();
	for (let count = 0; count < 100; count++) {
		fail();
		vi.advanceTimersByTime(ONE_MINUTE_MS / 10);
	}
	expect(giveUp).not.toHaveBeenCalled();
});
