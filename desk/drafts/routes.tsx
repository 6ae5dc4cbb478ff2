import type { DeskRoute } from "../frame/desk-route.ts";
import { HISTORY_ROUTES } from "./history-routes.tsx";
import { LIST_ROUTES } from "./list-routes.tsx";
import { REVIEW_ROUTES } from "./review-routes.tsx";
import { SETTLE_ROUTES } from "./settle-routes.tsx";

/** Drafts of every kind of record: lists, review, bringing two versions together, history. */
export const DRAFT_ROUTES: readonly DeskRoute[] = [
	...LIST_ROUTES,
	...SETTLE_ROUTES,
	...REVIEW_ROUTES,
	...HISTORY_ROUTES,
];
