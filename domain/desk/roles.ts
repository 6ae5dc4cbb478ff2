/** Who works at the desk; each role may all that the one before it may. */
export const ROLES = ["editor", "reviewer", "coordinator"] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may do at the desk. */
export type Permission =
	/** Look around: records, drafts, reports without contact data, lists of work. */
	| "read"
	/** Edit a draft, hand it in, work on a report. */
	| "edit"
	/** Publish somebody else's draft, send it back, restore a version, close an edition of the observatory. */
	| "publish"
	/** See name and e-mail of who sent a report, and answer. Every look is logged. */
	| "contact"
	/** Invite, change roles, end sessions. */
	| "accounts"
	/** Read the log of everything. */
	| "log"
	/** Bring files that change many records at once. Everybody may export. */
	| "transfer";

const BY_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
	editor: ["read", "edit"],
	reviewer: ["read", "edit", "publish", "contact"],
	coordinator: ["read", "edit", "publish", "contact", "accounts", "log", "transfer"],
};

/** Whether the role has the permission. */
export function mayDo(role: Role, permission: Permission): boolean {
	return BY_ROLE[role].includes(permission);
}

export function isRole(word: unknown): word is Role {
	return ROLES.some((role) => role === word);
}
