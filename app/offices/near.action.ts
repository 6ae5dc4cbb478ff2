import { findDepartment } from "../../domain/offices/departments.ts";
import { DEPARTMENT_KEY } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { NO_STORE, readPostedForm, readReturnPath } from "../document/answer.server.ts";
import { preferenceCookie } from "../preferences/preference-cookie.ts";
import type { Route } from "./+types/near.action";

/** This address has no page of its own: offices are chosen on theirs. */
export function loader({ url }: Route.LoaderArgs) {
	return redirect(url, addresses.offices.to());
}

/** Remembers in a cookie the department whose offices come first, or forgets it, and returns to the page. */
export async function action({ request, url }: Route.ActionArgs) {
	const form = await readPostedForm(request);
	const chosen = form.get(DEPARTMENT_KEY);
	const value = findDepartment(typeof chosen === "string" ? chosen : null) ?? "";
	const isSecure = new URL(request.url).protocol === "https:";
	return redirect(url, readReturnPath(form.get("volver")), {
		status: 303,
		headers: { "Set-Cookie": preferenceCookie({ name: DEPARTMENT_KEY, value, isSecure }), ...NO_STORE },
	});
}
