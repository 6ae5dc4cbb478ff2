import type { DeskRoute } from "../frame/desk-route.ts";
import { EDITION_ROUTES } from "./edition-routes.tsx";
import { EVALUATION_ROUTES } from "./evaluation-routes.tsx";
import { EVALUATION_LIST_ROUTES } from "./list-routes.tsx";

/** The observatory: evaluations with their evidence, and closed editions, whose addresses come before those of evaluations. */
export const OBSERVATORY_ROUTES: readonly DeskRoute[] = [
	...EVALUATION_LIST_ROUTES,
	...EDITION_ROUTES,
	...EVALUATION_ROUTES,
];
