import { describe, expect, test } from "vitest";
import type { ListPlace } from "./list-part.ts";
import { growPlace } from "./list-part.ts";
import { findPlace } from "./list-place.ts";

const SIZE = 18;

const shownOn = ({ from, to }: ListPlace) => [from + 1, to];

describe("a page takes up to four more where they would be all of the next one", () => {
	test.each([
		[1, 1],
		[18, 1],
		[19, 1],
		[22, 1],
		[23, 2],
		[40, 2],
		[41, 3],
	])("%i entries are on %i pages, each entry on one", (found, pages) => {
		const places = Array.from({ length: pages }, (_, index) => findPlace(found, index + 1, SIZE));
		expect(places.map((place) => place.pages)).toEqual(places.map(() => pages));
		const borders = places.map(shownOn);
		expect(borders.map(([first]) => first)).toEqual(borders.map((_, index) => index * SIZE + 1));
		expect(borders.map(([, last]) => last)).toEqual(
			borders.map((_, index) => borders[index + 1]?.[0] ?? found + 1).map((next) => next - 1),
		);
	});

	test("what is brought in place ends where the pages end", () => {
		const grown = growPlace(findPlace(40, 1, SIZE));
		expect(grown && shownOn(grown)).toEqual([1, 40]);
		expect(grown && growPlace(grown)).toBeNull();
		expect(growPlace(findPlace(22, 1, SIZE))).toBeNull();
	});

	test("everything on one screen is up to 400, and 396 of a longer list", () => {
		expect(findPlace(400, "todas", SIZE)).toMatchObject({ to: 400, together: 400 });
		expect(findPlace(401, "todas", SIZE)).toMatchObject({ to: 396, together: 396 });
	});
});

test("a page beyond the end is the last one, and none of nothing", () => {
	expect(shownOn(findPlace(41, 99, SIZE))).toEqual([37, 41]);
	expect(findPlace(0, 1, SIZE)).toMatchObject({ pages: 1, from: 0, to: 0 });
});
