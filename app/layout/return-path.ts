import { paths } from "../paths.ts";

const ANY_ORIGIN = "http://portal.invalid";

/**
 * Where a form sends the citizen back: only a path of this site, written as a header may carry it; anything that a
 * browser could read as another host leads home (trust.md C69).
 */
export function readReturnPath(value: FormDataEntryValue | null): string {
	if (typeof value !== "string" || value.length >= 2000 || !/^\/[^\\\p{Cc}]*$/u.test(value)) return paths.home;
	if (!URL.canParse(value, ANY_ORIGIN)) return paths.home;
	const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN);
	return origin === ANY_ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : paths.home;
}
