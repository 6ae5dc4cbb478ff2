import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { DatabaseUnusable } from "../backend.ts";
import { listPostgresAddresses } from "./postgres-addresses.server.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** When `serverUrl` logs in as `portal_web`, gives that role the password of the address. Returns whether it did. */
export async function setServerPassword(ownerUrl: string, serverUrl: string): Promise<boolean> {
	const [address = serverUrl] = listPostgresAddresses(serverUrl);
	const { username, password } = new URL(address);
	if (username !== "portal_web" || password === "") return false;
	const verifier = scramVerifier(decodeURIComponent(password));
	await withOwner(ownerUrl, async (client) => {
		await client.query(`alter role portal_web password ${client.escapeLiteral(verifier)}`);
		const { rows } = await client.query<{ may: boolean }>("select pg_has_role('portal_web', 'anon', 'member') as may");
		if (rows[0]?.may) return;
		throw new DatabaseUnusable(
			"portal_web cannot become anon, because another owner keeps that role: let a superuser run `grant anon to portal_web`, or use SUPABASE_URL.",
		);
	});
	return true;
}

/** The same for the desk's login, `portal_desk`. Returns whether the address is its own. */
export async function setDeskPassword(ownerUrl: string, deskUrl: string): Promise<boolean> {
	const [address = deskUrl] = listPostgresAddresses(deskUrl);
	const { username, password } = new URL(address);
	// A pooler of a hosted project writes the project behind the name of the login.
	if (!/^portal_desk(\.|$)/.test(decodeURIComponent(username)) || password === "") return false;
	const verifier = scramVerifier(decodeURIComponent(password));
	await withOwner(ownerUrl, (client) =>
		client.query(`alter role portal_desk password ${client.escapeLiteral(verifier)}`),
	);
	return true;
}

/**
 * The form in which PostgreSQL stores a password (RFC 5803). We send this instead of the password, because the statement
 * may end up in the log or the statistics of the server.
 */
function scramVerifier(password: string): string {
	const salt = randomBytes(16);
	const iterations = 4096;
	const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
	const keyed = (text: string) => createHmac("sha256", salted).update(text).digest();
	const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
	return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}
