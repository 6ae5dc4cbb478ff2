import { createHash, createHmac, randomBytes } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { plainReceiptCode, writeFormerReceiptCode, writeReceiptCode } from "../../domain/report/receipt-code.ts";
import type { ReportSubmission } from "../../domain/report/report.ts";

/** An idempotency key for a report that arrived without one. */
export function makeSubmissionKey(): string {
	return randomBytes(32).toString("base64url");
}

/**
 * The UUID under which a report is stored, derived from its key. Two servers that get the same report derive the same
 * UUID, and the unique column of the database keeps it from being stored twice.
 */
export function deriveClientId(key: string): string {
	const bytes = digest("report id", key).subarray(0, 16);
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A secret of an installation: who does not have it computes no code, not even from a key that is easy to guess. */
export function makeSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** The code a citizen keeps; the same for the same key and secret, and no way back from it to either. */
export function deriveReceiptCode(key: string, secret: string): string {
	return writeReceiptCode(createHmac("sha256", secret).update(`ventanilla abierta receipt\n${key}`).digest());
}

/** The code of the same key until November 2026, for a report that was taken before and is sent again. */
export function deriveFormerReceiptCode(key: string): string {
	return writeFormerReceiptCode(digest("receipt", key));
}

/** SHA-256 (hex) of a code as a person types it. */
export function hashReceiptCode(code: string): string {
	return createHash("sha256").update(plainReceiptCode(code)).digest("hex");
}

/**
 * Differs when the content does. It is keyed with the idempotency key, which is not stored: from the stored hash nobody
 * can find out a text by trying guesses.
 */
export function hashContent({ report }: ReportSubmission, key: string): string {
	const { problem_type, description, user_name, user_email } = report;
	return createHmac("sha256", key)
		.update(JSON.stringify([problem_type, description, user_name, user_email]))
		.digest("hex");
}

/**
 * Equal for equal reports from the same page and kind of browser. Guesses could be tried against it, so it is kept for
 * minutes only.
 */
export function hashFingerprint({ report }: ReportSubmission): string {
	const { problem_type, description, user_name, user_email, page_url, browser_info } = report;
	return createHash("sha256")
		.update(JSON.stringify([problem_type, description, user_name, user_email, page_url, browser_info]))
		.digest("hex");
}

function digest(purpose: string, key: string): Buffer {
	return createHash("sha256").update(`ventanilla abierta ${purpose}\n${key}`).digest();
}

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
