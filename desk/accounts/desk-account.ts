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
