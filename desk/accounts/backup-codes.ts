import { randomInt } from "node:crypto";

/** Without what looks alike on paper: 0 and o, 1, i and l. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const CODES = 10;
const HALF = 5;

/** Codes that open an account once each, as they are copied by hand: `kx4mp-92wqa`. Each holds 49 bits. */
export function makeBackupCodes(): string[] {
	const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join("");
	return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/** A code as it was given, whether it was typed in capitals or without its dash. Codes of before kept both cases. */
export function readBackupCode(typed: string): string {
	const code = typed.replaceAll(/\s/g, "");
	const whole = code.length === 2 * HALF ? `${code.slice(0, HALF)}-${code.slice(HALF)}` : code;
	return whole === whole.toUpperCase() ? whole.toLowerCase() : whole;
}
