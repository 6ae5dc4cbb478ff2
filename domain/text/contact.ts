/** A stored phone, split so that a phone can dial its first number. */
export interface Telephone {
	/** Address of a `tel:` link. */
	address: string;
	/** The number as stored. */
	number: string;
	/** What the source adds after it, such as "(línea 1547)"; may be empty. */
	rest: string;
}

const FIRST_NUMBER = /^\+?\d(?:[ -]?\d){2,14}(?![-\p{L}\d@])/u;
/** Numbers inside Guatemala have eight digits; shorter ones are short codes, dialled as they are. */
const NATIONAL_DIGITS = 8;
const COUNTRY_CODE = "+502";
const PLAIN_EMAIL = /^[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;

/** Reads a stored phone; null when it does not begin with a number, and is then shown as text only. */
export function readTelephone(stored: string): Telephone | null {
	const number = FIRST_NUMBER.exec(stored.trim())?.[0];
	if (!number) return null;
	const digits = number.replace(/[ -]/g, "");
	const address = digits.length === NATIONAL_DIGITS ? `${COUNTRY_CODE}${digits}` : digits;
	return { address: `tel:${address}`, number, rest: stored.trim().slice(number.length).trim() };
}

/** The `mailto:` address of a plain e-mail address; null for anything that could add recipients or headers. */
export function mailAddress(stored: string): string | null {
	return PLAIN_EMAIL.test(stored.trim()) ? `mailto:${stored.trim()}` : null;
}
