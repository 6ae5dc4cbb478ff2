import { redirect as redirectTo } from "react-router";
import { keepLanguage } from "./address-language.ts";

/** Leads on from what was asked to another address of the portal, in the language that the asked one names. */
export function redirect(asked: { readonly search: string }, to: string, init?: number | ResponseInit): Response {
	return redirectTo(keepLanguage(to, asked), init);
}
