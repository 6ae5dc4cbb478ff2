import { DEPARTMENTS, type DepartmentId } from "../../domain/offices/departments.ts";
import { findNearestTowns } from "../../domain/offices/position.ts";

/** A municipality near the device, as addresses and as people say it. */
export interface NearbyTown {
	department: DepartmentId;
	municipality: string;
	name: string;
}

/** The nearest towns, or why none can be told. */
export type Located =
	| readonly [NearbyTown, ...NearbyTown[]]
	| "denied"
	| "unavailable"
	| "timeout"
	| "outside"
	| "failed";

const MOST_TOWNS = 3;
/** A phone that has not found itself by then says so. */
const TIMEOUT_MS = 15_000;
/** A device that only knows its city by its line cannot tell a municipality. */
const COARSEST_M = 20_000;

/** Asks the device where it is, and looks the place up in a table that came with this script: nothing is sent. */
export async function locate(): Promise<Located> {
	const { geolocation } = navigator;
	if (!geolocation) return "unavailable";
	return new Promise((resolve) => {
		geolocation.getCurrentPosition(
			({ coords }) => resolve(coords.accuracy > COARSEST_M ? "unavailable" : nameTowns(coords)),
			({ code }) => resolve(code === 1 ? "denied" : code === 3 ? "timeout" : "unavailable"),
			{ timeout: TIMEOUT_MS },
		);
	});
}

function nameTowns(position: GeolocationCoordinates): Located {
	const [first, ...others] = findNearestTowns(position, MOST_TOWNS).map(({ id, name, department }) => ({
		...{ department, municipality: id },
		name: `${name}, ${DEPARTMENTS[department]}`,
	}));
	return first ? [first, ...others] : "outside";
}
