import { findDepartment } from "../../domain/offices/departments.ts";
import { findMunicipality } from "../../domain/offices/municipalities.ts";
import { DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { NO_STORE, readPostedForm, readReturnPath } from "../document/answer.server.ts";
import { preferenceCookie } from "../preferences/preference-cookie.ts";
import type { Route } from "./+types/near.action";

/** This address has no page of its own: offices are chosen on theirs. */
export function loader({ url }: Route.LoaderArgs) {
	return redirect(url, addresses.offices.to());
}

/** Remembers in cookies the department whose offices come first, with a municipality of it, or forgets both, and returns to the page. */
export async function action({ request, url }: Route.ActionArgs) {
	const form = await readPostedForm(request);
	const read = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : null;
	};
	const department = findDepartment(read(DEPARTMENT_KEY));
	const municipality = department && findMunicipality(department, read(MUNICIPALITY_KEY));
	const isSecure = new URL(request.url).protocol === "https:";
	const headers = new Headers(NO_STORE);
	headers.append("Set-Cookie", preferenceCookie({ name: DEPARTMENT_KEY, value: department ?? "", isSecure }));
	headers.append("Set-Cookie", preferenceCookie({ name: MUNICIPALITY_KEY, value: municipality?.id ?? "", isSecure }));
	const back = readReturnPath(form.get("volver"));
	return redirect(url, department ? back : withoutPlace(back), { status: 303, headers });
}

/** A path that says no place any more: whoever forgets one sees that it is forgotten. */
function withoutPlace(path: string): string {
	const { pathname, searchParams, hash } = new URL(path, "http://portal.invalid");
	for (const name of [DEPARTMENT_KEY, MUNICIPALITY_KEY]) searchParams.delete(name);
	return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}${hash}`;
}
