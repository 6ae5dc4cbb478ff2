import { DEPARTMENT_IDS } from "./departments.ts";
import { listMunicipalities, type Municipality } from "./municipalities.ts";

/** A place on the earth in degrees. */
export interface Position {
	latitude: number;
	longitude: number;
}

/** Whoever is so near to a main town is told it, whatever a coarse border says: towns lie right at it, on both sides. */
const AT_THE_BORDER_KM = 15;
const KM_OF_A_DEGREE = 111.2;

/**
 * The municipalities whose main towns are nearest as the crow flies, the nearest first: where one ends is not known, so the
 * next ones may be meant. None outside of Guatemala.
 */
export function findNearestTowns(position: Position, most: number): Municipality[] {
	const reached = DEPARTMENT_IDS.flatMap(listMunicipalities).flatMap((municipality) =>
		municipality.centre ? [{ municipality, distance: distanceKm(position, municipality.centre) }] : [],
	);
	const nearest = reached.sort((one, other) => one.distance - other.distance).slice(0, most);
	const isNear = nearest.some(({ distance }) => distance <= AT_THE_BORDER_KM) || isInGuatemala(position);
	return isNear ? nearest.map(({ municipality }) => municipality) : [];
}

/** On a flat map, which in a country of this size is right to a hundred metres. */
function distanceKm({ latitude, longitude }: Position, [north, east]: readonly [number, number]): number {
	const narrowing = Math.cos(((latitude + north) / 2) * (Math.PI / 180));
	return KM_OF_A_DEGREE * Math.hypot(latitude - north, (longitude - east) * narrowing);
}

/** Counts how often a line to the west crosses the border. */
function isInGuatemala({ latitude, longitude }: Position): boolean {
	const corners = BORDER.split(",").map((corner) => corner.trim().split(" ").map(Number));
	let isInside = false;
	for (const [at, [north = 0, east = 0]] of corners.entries()) {
		const [nextNorth = 0, nextEast = 0] = corners[(at + 1) % corners.length] ?? [];
		if (north > latitude === nextNorth > latitude) continue;
		const crossing = east + ((latitude - north) / (nextNorth - north)) * (nextEast - east);
		if (crossing < longitude) isInside = !isInside;
	}
	return isInside;
}

/** Latitude and longitude of its corners, right to two kilometres (source: data/README.md). */
const BORDER = `
	14.54 -92.23, 14.69 -92.16, 14.82 -92.19, 14.90 -92.16, 14.96 -92.16, 15.07 -92.08, 15.24 -92.21, 15.28 -92.21,
	16.07 -91.74, 16.07 -90.45, 16.16 -90.46, 16.39 -90.42, 16.44 -90.47, 16.47 -90.58, 16.51 -90.63, 16.57 -90.63,
	16.71 -90.71, 16.79 -90.82, 16.87 -90.97, 16.98 -91.11, 17.20 -91.32, 17.26 -91.41, 17.25 -90.99, 17.82 -90.99,
	17.82 -89.16, 15.89 -89.24, 15.89 -88.89, 15.86 -88.80, 15.76 -88.60, 15.85 -88.54, 15.93 -88.60, 15.95 -88.60,
	15.73 -88.23, 15.14 -88.98, 15.07 -89.14, 15.04 -89.17, 14.87 -89.22, 14.67 -89.16, 14.61 -89.17, 14.53 -89.29,
	14.42 -89.36, 14.43 -89.42, 14.39 -89.57, 14.24 -89.55, 14.18 -89.67, 14.08 -89.75, 14.05 -89.79, 14.04 -89.87,
	13.90 -90.05, 13.83 -90.10, 13.74 -90.10, 13.90 -90.48, 13.93 -90.61, 13.93 -91.15, 13.99 -91.38, 14.11 -91.64,
	14.23 -91.82
`;
