/** As long as NIST SP 800-63B asks where a password is not alone, and no rule about its signs. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;
export const LONGEST_NAME = 80;

/** Whether a new password has a length that we take. */
export function isLongEnough(password: string): boolean {
	return password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD;
}
