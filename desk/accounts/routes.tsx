import type { DeskRoute } from "../frame/desk-route.ts";
import { INVITATION_ROUTES } from "./new-account.tsx";
import { SECOND_FACTOR_ROUTES } from "./second-factor.tsx";
import { SIGN_IN_ROUTES } from "./sign-in.tsx";

/** Getting in and out. */
export const ACCOUNT_ROUTES: readonly DeskRoute[] = [...SIGN_IN_ROUTES, ...INVITATION_ROUTES, ...SECOND_FACTOR_ROUTES];
