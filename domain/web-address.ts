/**
 * A stored link as it may be shown: an absolute http(s) address, or null when following it could
 * harm (javascript:, data:, protocol-relative, credentials in it) or when it is no address at all.
 */
export function safeWebAddress(stored: string | null): string | null {
	if (stored === null || !/^https?:\/\//i.test(stored.trim()) || /\s/.test(stored.trim())) return null;
	if (!URL.canParse(stored.trim())) return null;
	const address = new URL(stored.trim());
	if (address.username || address.password || !address.hostname.includes(".")) return null;
	return address.href;
}

/** The site a safe address leads to, as a person would say it: host without "www.". */
export function siteName(address: string): string {
	return new URL(address).hostname.replace(/^www\./, "");
}
