import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import { SYSTEM, writeLog } from "../../database/desk/desk-log.server.ts";
import type { Role } from "../../domain/desk/roles.ts";
import { isRole } from "../../domain/desk/roles.ts";
import type { AccountParts } from "./account-store.server.ts";
import type { DeskAccount } from "./desk-account.ts";

/** An invitation as it is kept; its token is known to nobody but who got the link. */
export interface Invitation {
	id: string;
	email: string;
	role: Role;
	invitedBy: string;
	expiresAt: Date;
}

const LINK_HOURS = 72;
const KINDS = { invitation: "invitacion", access: "acceso" } as const;
type LinkKind = keyof typeof KINDS;

/** Links that are good once: into a new account, and back into one. */
export function createInvitations({ database, auth, deskUrl, store }: AccountParts) {
	const { kysely } = database.accounts;

	/** Makes a link; those like it that were made before are no longer good. */
	async function makeLink(kind: LinkKind, value: object, isEarlier: (value: unknown) => boolean): Promise<string> {
		const { internalAdapter } = await auth.$context;
		const earlier = (await listKept(kind)).filter((kept) => isEarlier(kept.value)).map(({ id }) => id);
		if (earlier.length > 0) await kysely.deleteFrom("verification").where("id", "in", earlier).execute();
		const token = randomBytes(32).toString("base64url");
		await internalAdapter.createVerificationValue({
			identifier: keptId(kind, token),
			value: JSON.stringify(value),
			expiresAt: new Date(Date.now() + LINK_HOURS * 3_600_000),
		});
		return `${deskUrl}/${KINDS[kind]}/${token}`;
	}

	async function listKept(kind: LinkKind) {
		const rows = await kysely.selectFrom("verification").selectAll().where("identifier", "like", `${kind}:%`).execute();
		return rows
			.map((row) => ({ id: row.id, value: readValue(row.value), expiresAt: new Date(row.expiresAt) }))
			.filter(({ expiresAt }) => expiresAt.getTime() > Date.now());
	}

	async function look(kind: LinkKind, token: string) {
		const { internalAdapter } = await auth.$context;
		const found = await internalAdapter.findVerificationValue(keptId(kind, token));
		const expiresAt = new Date(found?.expiresAt ?? 0);
		return found && expiresAt.getTime() > Date.now()
			? { id: found.id, value: readValue(found.value), expiresAt }
			: undefined;
	}

	/** Takes a link away and answers what it was for; only one of two who come at once gets it. */
	async function use(kind: LinkKind, token: string) {
		const { internalAdapter } = await auth.$context;
		const used = await internalAdapter.consumeVerificationValue(keptId(kind, token));
		return used && new Date(used.expiresAt).getTime() > Date.now() ? readValue(used.value) : undefined;
	}

	async function findAccess(token: string): Promise<DeskAccount | undefined> {
		const kept = await look("access", token);
		const account = kept && (await store.find(String(kept.value.userId)));
		return account?.isActive ? account : undefined;
	}

	return {
		/** Invites somebody: answers the link, which is shown once and is good for three days and one use. */
		async invite({ email, role }: { email: string; role: Role }, actor: Actor): Promise<string> {
			const address = email.trim().toLowerCase();
			const link = await makeLink(
				"invitation",
				{ email: address, role, invitedBy: actor.name },
				(value) => asRecord(value).email === address,
			);
			await store.note(actor, "account.invited", "account", { role });
			return link;
		},
		/** Invitations that nobody has used yet and that are still good. */
		async listInvitations(): Promise<Invitation[]> {
			return (await listKept("invitation")).map(toInvitation);
		},
		/** Takes an invitation back. */
		async withdrawInvitation(id: string, actor: Actor): Promise<boolean> {
			const found = (await listKept("invitation")).find((kept) => kept.id === id);
			if (!found) return false;
			await kysely.deleteFrom("verification").where("id", "=", id).execute();
			await store.note(actor, "account.invitation-withdrawn", "account", { role: toInvitation(found).role });
			return true;
		},
		/** The invitation behind a link; undefined when it was used, withdrawn, or is too old. */
		async findInvitation(token: string): Promise<Invitation | undefined> {
			const kept = await look("invitation", token);
			return kept && toInvitation(kept);
		},
		/** Uses an invitation up and makes its account; undefined when it is no longer good. */
		async acceptInvitation(
			token: string,
			{ name, password }: { name: string; password: string },
		): Promise<DeskAccount | undefined> {
			const value = await use("invitation", token);
			if (!value) return undefined;
			const { email, role } = toInvitation({ id: "", value, expiresAt: new Date() });
			if (await store.findByEmail(email)) return undefined;
			const account = await store.create(auth, { name, password, email, role });
			await store.note({ id: account.id, name: account.name }, "account.accepted", `account:${account.id}`, { role });
			return account;
		},
		/**
		 * A link by which somebody who lost password or phone comes back; undefined where there is no open account. The old
		 * password and second factors go only when it is used.
		 */
		async makeAccessLink(id: string, actor: Actor = SYSTEM): Promise<string | undefined> {
			const account = await store.find(id);
			if (!account?.isActive) return undefined;
			const link = await makeLink("access", { userId: id }, (value) => asRecord(value).userId === id);
			await store.note(actor, "account.access-link", `account:${id}`);
			return link;
		},
		findAccess,
		/** Uses such a link: a new password, no second factor, no session. */
		async takeAccess(token: string, newPassword: string): Promise<DeskAccount | undefined> {
			const value = await use("access", token);
			const account = value && (await store.find(String(value.userId)));
			if (!account?.isActive) return undefined;
			const { internalAdapter, password } = await auth.$context;
			await internalAdapter.updatePassword(account.id, await password.hash(newPassword));
			await store.change(async (accounts, desk) => {
				const actor = { id: account.id, name: account.name };
				await writeLog(desk, { actor, action: "account.access-renewed", subject: `account:${account.id}` });
				await accounts.deleteFrom("twoFactor").where("userId", "=", account.id).execute();
				await accounts.deleteFrom("passkey").where("userId", "=", account.id).execute();
				await accounts.deleteFrom("session").where("userId", "=", account.id).execute();
				await accounts.deleteFrom("sign_in_failures").where("email", "=", account.email).execute();
			});
			await internalAdapter.updateUser(account.id, { twoFactorEnabled: false });
			return account;
		},
	};
}

/** Only the digest of a link is kept: who reads the database cannot use it. */
function keptId(kind: LinkKind, token: string): string {
	return `${kind}:${createHash("sha256").update(token).digest("hex")}`;
}

function readValue(text: string): Readonly<Record<string, unknown>> {
	return asRecord(JSON.parse(text));
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null ? { ...value } : {};
}

function toInvitation(kept: { id: string; value: unknown; expiresAt: Date }): Invitation {
	const { email, role, invitedBy } = asRecord(kept.value);
	return {
		...{ id: kept.id, expiresAt: kept.expiresAt, email: String(email), invitedBy: String(invitedBy) },
		role: isRole(role) ? role : "editor",
	};
}
