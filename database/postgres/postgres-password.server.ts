import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { DatabaseUnusable } from "../backend.ts";
import { listPostgresAddresses } from "./postgres-addresses.server.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** Lets `portal_web` log in with the password of the server's own address, when that is whom it names. */
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

/** What PostgreSQL keeps of a password (RFC 5803): sent in its place, neither log nor statistics can tell the password. */
function scramVerifier(password: string): string {
	const salt = randomBytes(16);
	const iterations = 4096;
	const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
	const keyed = (text: string) => createHmac("sha256", salted).update(text).digest();
	const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
	return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}
