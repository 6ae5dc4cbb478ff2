import { createHash, createHmac, randomBytes } from "node:crypto";
import type { ReportSubmission } from "../../domain/report/report.ts";

/** Digits and letters that nobody confuses when reading them out (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 28 letters of 5 bits: 140 random bits, more than anybody can guess. */
const CODE_LENGTH = 28;
const GROUP_LENGTH = 4;

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

/** The receipt code, in groups of four letters. The same key gives the same code; the key cannot be computed from it. */
export function deriveReceiptCode(key: string): string {
	const bits = [...digest("receipt", key)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const letters = Array.from({ length: CODE_LENGTH }, (_, position) => {
		return ALPHABET[Number.parseInt(bits.slice(position * 5, position * 5 + 5), 2)];
	});
	return Array.from({ length: CODE_LENGTH / GROUP_LENGTH }, (_, group) =>
		letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(""),
	).join("-");
}

/** SHA-256 (hex) of a code as a person types it: any case, any separators, O for 0, I or L for 1. */
export function hashReceiptCode(code: string): string {
	const plain = code.slice(0, 200).toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
	return createHash("sha256")
		.update(plain.replace(/[^0-9A-Z]/g, ""))
		.digest("hex");
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
