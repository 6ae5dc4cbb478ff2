import { expect, test } from "vitest";
import { finish, inSteps, mapInSteps, sortInSteps } from "./steps.ts";

const numbers = Array.from({ length: 1_003 }, (_, position) => ({ position, value: (position * 7_919) % 101 }));

test("what is sorted in steps stands as sorting at once leaves it, equals in their order", () => {
	const compare = (one: { value: number }, other: { value: number }) => one.value - other.value;
	for (const length of [0, 1, 49, 50, 51, 100, 151, 1_003]) {
		const some = numbers.slice(0, length);
		expect(finish(sortInSteps(some, compare))).toEqual(some.toSorted(compare));
	}
});

test("each entry is used once and in order, with pauses in between", () => {
	const steps = mapInSteps(numbers, ({ position }) => position);
	let pauses = 0;
	let made: number[] | undefined;
	while (made === undefined) {
		const { done, value } = steps.next();
		if (done) made = value;
		else pauses += 1;
	}
	expect(made).toEqual(numbers.map(({ position }) => position));
	expect(pauses).toBe(100);
	const seen: number[] = [];
	finish(inSteps(numbers, ({ position }) => seen.push(position)));
	expect(seen).toEqual(made);
});
