import type { Role } from "../../domain/desk/roles.ts";

/** What we read and write ourselves of the tables of accounts; the rest is the library's. Times differ by engine: compare none. */
export type AccountTables = {
	user: {
		id: string;
		name: string;
		email: string;
		role: Role;
		/** 0 or 1 in SQLite. */
		isActive: boolean | number;
		twoFactorEnabled: boolean | number | null;
	};
	passkey: { id: string; name: string | null; userId: string; createdAt: string | Date | null };
	twoFactor: { id: string; userId: string; verified: boolean | number | null };
	session: {
		id: string;
		token: string;
		userId: string;
		createdAt: string | Date;
		expiresAt: string | Date;
		userAgent: string | null;
		ipAddress: string | null;
	};
	verification: { id: string; identifier: string; value: string; expiresAt: string | Date };
	sign_in_failures: { email: string; failures: number; locked_until: string };
};
