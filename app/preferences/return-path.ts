import { addresses } from "../addresses.ts";

const ANY_ORIGIN = "http://portal.invalid";

/**
 * Where a form sends the citizen back: only a path of this site, encoded for a header; anything that
 * a browser could read as another host leads home (case C69).
 */
export function readReturnPath(value: FormDataEntryValue | null): string {
	if (typeof value !== "string" || value.length >= 2000 || !/^\/[^\\\p{Cc}]*$/u.test(value)) return addresses.home.to();
	if (!URL.canParse(value, ANY_ORIGIN)) return addresses.home.to();
	const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN);
	return origin === ANY_ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : addresses.home.to();
}
