import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { deriveFormerReceiptCode, deriveReceiptCode, hashReceiptCode, makeSecret } from "./receipt.server.ts";

/** The receipt codes of one installation. */
export interface ReceiptCodes {
	/** The code of a report that is taken in now. */
	codeOf(key: string): string;
	/** The code that a report was given when it was first taken in, perhaps under another secret or by an earlier version. */
	codeGiven(key: string, receiptHash: SQLOutputValue | undefined): string;
}

/** Codes keyed with the secret of the settings, or else with the one that this outbox makes on first use and keeps. */
export function openReceiptCodes(database: DatabaseSync, receiptSecret: string | undefined): ReceiptCodes {
	const own = keepSecret(database);
	const secret = receiptSecret ?? own;
	return {
		codeOf: (key) => deriveReceiptCode(key, secret),
		codeGiven(key, receiptHash) {
			const now = deriveReceiptCode(key, secret);
			const codes = [now, deriveReceiptCode(key, own), deriveFormerReceiptCode(key)];
			return codes.find((code) => hashReceiptCode(code) === receiptHash) ?? now;
		},
	};
}

/** The secret of this installation, made once for however many processes. */
function keepSecret(database: DatabaseSync): string {
	const read = () => database.prepare("select receipt_secret from installation").get()?.receipt_secret;
	const known = read();
	if (known) return String(known);
	database.prepare("insert or ignore into installation (id, receipt_secret) values (1, ?)").run(makeSecret());
	return String(read());
}
