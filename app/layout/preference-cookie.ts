const ONE_YEAR_IN_SECONDS = 31_536_000;

interface PreferenceCookie {
	name: string;
	/** Empty to forget the choice. */
	value: string;
	isSecure: boolean;
}

/** The text of a cookie that remembers a choice of the citizen for a year, on this site only. */
export function preferenceCookie({ name, value, isSecure }: PreferenceCookie): string {
	const seconds = value === "" ? 0 : ONE_YEAR_IN_SECONDS;
	return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
