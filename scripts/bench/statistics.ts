import type { DeviceProfile } from "./profiles.ts";
import type { Sample, Server } from "./rounds.ts";

/** The middle one; of an even number, the mean of the two in the middle. NaN of none. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((one, other) => one - other);
	const middle = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

export interface Place {
	device: DeviceProfile["name"];
	path: string;
}

/** The samples of one server at one place, by their rounds. */
export function samplesOf(samples: readonly Sample[], { device, path }: Place, server: Server): Sample[] {
	return samples.filter((each) => each.device === device && each.path === path && each.server === server);
}

/**
 * How many times as much the portal takes as a baseline: the median of what each round gives, so that a slow minute of
 * the machine, which slows both, changes little. Undefined where a baseline took nothing in any of the rounds: without
 * those rounds it would be the median of the baseline's worse ones.
 */
export function ratioOf(
	samples: readonly Sample[],
	place: Place,
	baseline: Server,
	read: (sample: Sample) => number,
): number | undefined {
	const others = samplesOf(samples, place, baseline);
	const ratios = samplesOf(samples, place, "portal").map((own) => {
		const other = others.find(({ round }) => round === own.round);
		return other && read(other) > 0 ? read(own) / read(other) : Number.NaN;
	});
	return ratios.length > 0 && ratios.every(Number.isFinite) ? median(ratios) : undefined;
}
