import type { RetentionOutcome } from "../backend.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** Erases personal data older than the limits of domain/report/retention.ts. Returns how many reports it changed. */
export function applyPostgresRetention(ownerUrl: string): Promise<RetentionOutcome> {
	return withOwner(ownerUrl, async (client) => {
		await client.query("set local role portal_operator");
		const { rows } = await client.query<{ contacts_erased: string; technical_erased: string }>(
			"select contacts_erased, technical_erased from portal_private.apply_retention()",
		);
		return { contacts: Number(rows[0]?.contacts_erased), technical: Number(rows[0]?.technical_erased) };
	});
}
