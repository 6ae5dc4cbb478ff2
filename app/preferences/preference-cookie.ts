import { COOKIE_DAYS } from "../../content/storage-keys.ts";

interface PreferenceCookie {
	name: string;
	/** Empty to forget the choice. */
	value: string;
	isSecure: boolean;
}

/** The text of a cookie that remembers a choice of the citizen for a year, on this site only. */
export function preferenceCookie({ name, value, isSecure }: PreferenceCookie): string {
	const seconds = value === "" ? 0 : COOKIE_DAYS * 24 * 60 * 60;
	return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** In the browser, what a choice was; empty without one. */
export function readPreference(name: string): string {
	return new RegExp(`(?:^|; )${name}=([\\w-]*)`).exec(document.cookie)?.[1] ?? "";
}
