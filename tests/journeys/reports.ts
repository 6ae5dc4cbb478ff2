import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hashReceiptCode } from "../../database/reports/receipt.server.ts";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { test as base, expect } from "./browser.ts";

let visitors = 0;

/** Every journey comes from an address of its own, so that one does not use up the allowance of the next. */
export const test = base.extend<{ ownAddress: undefined }>({
	ownAddress: [
		async ({ context }, use, { workerIndex }) => {
			const address = `10.${workerIndex % 256}.${Date.now() % 256}.${++visitors}`;
			await context.setExtraHTTPHeaders({ "X-Forwarded-For": address });
			await use(undefined);
		},
		{ auto: true },
	],
});

/** Works on the report as the desk does, once it has been delivered. */
export async function setState(code: string, state: string): Promise<void> {
	const database = new DatabaseSync(join(process.env.PORTAL_DATA_DIR ?? "", SQLITE_FILE), { timeout: 5_000 });
	try {
		const update = database.prepare("update problem_reports set status = ? where receipt_hash = ?");
		await expect.poll(() => update.run(state, hashReceiptCode(code)).changes).toBe(1);
	} finally {
		database.close();
	}
}
