import { safeWebAddress } from "../../domain/web-address.ts";

/** An escape of which a part is missing, as in an address that was cut off where it is stored. */
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;

/** A stored address as the open data gives it: one that any program can read, or null. */
export function openAddress(stored: string | null): string | null {
	const safe = safeWebAddress(stored);
	return safe !== null && !BROKEN_ESCAPE.test(safe) ? safe : null;
}
