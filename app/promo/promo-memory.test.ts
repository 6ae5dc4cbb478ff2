// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { isPromoDue, rememberPromoSeen } from "./promo-memory.ts";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	localStorage.clear();
});

/** Late on Saturday in Guatemala, when it is Sunday in Greenwich and in Tokyo. */
const SATURDAY_NIGHT = new Date("2026-11-22T05:30:00Z");
const SATURDAY_MORNING = new Date("2026-11-21T12:30:00Z");
const SUNDAY = new Date("2026-11-22T06:30:00Z");

describe.each(["America/Guatemala", "UTC", "Asia/Tokyo", "Pacific/Honolulu"])("on a device set to %s", (zone) => {
	test("a day is Guatemala's: who saw the notice today is left in peace until its midnight, and no longer", () => {
		vi.stubEnv("TZ", zone);
		expect(isPromoDue(SATURDAY_MORNING)).toBe(true);
		rememberPromoSeen(SATURDAY_MORNING);
		expect(localStorage.getItem("promoLastSeen")).toBe("Sat Nov 21 2026");
		expect(isPromoDue(SATURDAY_NIGHT)).toBe(false);
		expect(isPromoDue(SUNDAY)).toBe(true);
	});

	test("notes of older versions count as the day that they say", () => {
		vi.stubEnv("TZ", zone);
		for (const note of ["2026-11-21", "2026-11-22T05:00:00.000Z", "2026-11-21T06:00:00.000Z"]) {
			localStorage.setItem("promoLastSeen", note);
			expect([isPromoDue(SATURDAY_NIGHT), isPromoDue(SUNDAY)], note).toEqual([false, true]);
		}
	});
});

test("a note that cannot be read hides the notice from nobody", () => {
	for (const note of ["", "true", "mañana", "2026-99-99"]) {
		localStorage.setItem("promoLastSeen", note);
		expect(isPromoDue(SUNDAY), note).toBe(true);
	}
});

test("where nothing can be stored the notice never comes, for it could not be sent away", () => {
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("blocked", "SecurityError");
	});
	expect(isPromoDue(SUNDAY)).toBe(false);
});
