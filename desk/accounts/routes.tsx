import type { DeskRoute } from "../frame/desk-route.ts";
import { ACCESS_ROUTES } from "./access.tsx";
import { ADMINISTRATION_ROUTES } from "./administration.tsx";
import { INVITATION_ROUTES } from "./new-account.tsx";
import { OWN_ACCOUNT_ROUTES } from "./own-account.tsx";
import { SECOND_FACTOR_ROUTES } from "./second-factor.tsx";
import { SIGN_IN_ROUTES } from "./sign-in.tsx";

/** Getting in and out, one's own account and those of others. */
export const ACCOUNT_ROUTES: readonly DeskRoute[] = [
	...SIGN_IN_ROUTES,
	...INVITATION_ROUTES,
	...ACCESS_ROUTES,
	...SECOND_FACTOR_ROUTES,
	...OWN_ACCOUNT_ROUTES,
	...ADMINISTRATION_ROUTES,
];
