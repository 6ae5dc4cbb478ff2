import { paths } from "../paths.ts";

/** Where a form sends the citizen back: only a path of this site; anything that a browser could read as another host leads home (trust.md C69). */
export function readReturnPath(value: FormDataEntryValue | null): string {
	const isOurs = typeof value === "string" && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) && value.length < 2000;
	return isOurs ? value : paths.home;
}
