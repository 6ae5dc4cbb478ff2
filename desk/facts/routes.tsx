import type { DeskRoute } from "../frame/desk-route.ts";
import { DRAFT_FORM_ROUTES } from "./draft-routes.tsx";
import { RECORD_LIST_ROUTES } from "./list-routes.tsx";
import { NEW_RECORD_ROUTES } from "./new-record-routes.tsx";
import { RECORD_ROUTES } from "./record-routes.tsx";

/** Procedures and institutions: lists, what is published, new ones, and the form of their drafts. */
export const FACT_ROUTES: readonly DeskRoute[] = [
	...RECORD_LIST_ROUTES,
	...NEW_RECORD_ROUTES,
	...RECORD_ROUTES,
	...DRAFT_FORM_ROUTES,
];
