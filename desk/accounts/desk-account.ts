import { randomInt } from "node:crypto";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { Role } from "../../domain/desk/roles.ts";

/** Somebody who works at the desk. */
export interface DeskAccount {
	id: string;
	name: string;
	email: string;
	role: Role;
	/** False once a coordinator closed it: it can no longer sign in. */
	isActive: boolean;
	hasTotp: boolean;
	passkeys: number;
}

/** Whether the account may work: a password alone opens nothing. */
export function hasSecondFactor({ hasTotp, passkeys }: Pick<DeskAccount, "hasTotp" | "passkeys">): boolean {
	return hasTotp || passkeys > 0;
}

/** The roles as people read them. */
export const ROLE_NAMES: ByDeskLanguage<Record<Role, string>> = {
	es: { editor: "Edición", reviewer: "Revisión", coordinator: "Coordinación" },
	en: { editor: "Editor", reviewer: "Reviewer", coordinator: "Coordinator" },
};

/** What each role may do, in one line. */
export const ROLE_HINTS: ByDeskLanguage<Record<Role, string>> = {
	es: {
		editor: "Escribe borradores y trabaja con reportes, sin ver nombres ni correos.",
		reviewer: "Además publica los borradores e importaciones de otros y responde a quien reporta.",
		coordinator: "Además importa archivos, lleva las cuentas y lee la bitácora.",
	},
	en: {
		editor: "Writes drafts and works on reports, without seeing names or e-mails.",
		reviewer: "Also publishes the drafts and imports of others and answers who reported.",
		coordinator: "Also imports files, keeps the accounts and reads the log.",
	},
};

/** As long as NIST SP 800-63B asks where a password is not alone, and no rule about its signs. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;
export const LONGEST_NAME = 80;

/** Whether a new password has a length that we take. */
export function isLongEnough(password: string): boolean {
	return password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD;
}

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
