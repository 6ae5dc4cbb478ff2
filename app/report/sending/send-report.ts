import type { ReportDraft, ReportFault, ReportFaults, ReportFieldName } from "../../../domain/report/report-form.ts";
import { REPORT_FIELDS } from "../../../domain/report/report-form.ts";
import { addresses } from "../../addresses.ts";
import { keepReceipt } from "../../kept-receipts.ts";
import { isRecord } from "../../untrusted-json.ts";
import { EXTRA_FIELDS, KEY_HEADER } from "../form/form-names.ts";

/** A filled form with its key. It does not change, so sending it again cannot make a second report. */
export interface Sending {
	key: string;
	address: string;
	body: ReportDraft & Record<string, string>;
}

export type SendOutcome =
	| { outcome: "accepted"; code: string }
	| { outcome: "invalid"; faults: ReportFaults }
	| { outcome: "refused"; status: number; detail: string | null; reference: string; seconds: number }
	| { outcome: "unreachable" };

/** A reply that takes longer was lost; the same key makes it safe to ask again. */
const REPLY_LIMIT_MS = 20_000;
const SECOND_TRY_MS = 1_500;

/** A key for a newly filled form. `crypto.randomUUID` is missing on plain http. */
export function makeKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A short hash that tells whether the content changed; the text cannot be found out from it. */
export function hashDraft(draft: ReportDraft): number {
	let hash = 5381;
	for (const letter of JSON.stringify(REPORT_FIELDS.map((field) => draft[field]))) {
		hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) | 0;
	}
	return hash;
}

/** The body of a report: the form and what travels with it. */
export function makeBody(draft: ReportDraft, { page, startedAt, honeypot }: SendingClues): Sending["body"] {
	return {
		...draft,
		[EXTRA_FIELDS.page]: page,
		[EXTRA_FIELDS.width]: String(window.innerWidth),
		[EXTRA_FIELDS.seconds]: String(Math.round((performance.now() - startedAt) / 1000)),
		[EXTRA_FIELDS.honeypot]: honeypot,
	};
}

interface SendingClues {
	page: string;
	startedAt: number;
	honeypot: string;
}

/** Sends a report; after a lost reply once more under the same key, which gives the same receipt. */
export async function sendReport(sending: Sending): Promise<SendOutcome> {
	try {
		return await sendOnce(sending);
	} catch {
		if (!navigator.onLine) return { outcome: "unreachable" };
		await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
		return sendOnce(sending).catch(() => ({ outcome: "unreachable" }));
	}
}

/** Throws when no whole reply arrived. */
async function sendOnce({ key, address, body }: Sending): Promise<SendOutcome> {
	const response = await fetch(address, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json", [KEY_HEADER]: key },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(REPLY_LIMIT_MS),
	});
	const answer: unknown = await response.json().catch((error: unknown) => {
		// A proxy may answer an outage with a page of its own, which is no JSON; any other malformed reply counts as lost.
		if (response.status >= 500) return null;
		throw error;
	});
	if (response.ok && isRecord(answer) && typeof answer.receipt === "string") {
		const { procedure } = addresses.report.read({ search: address.split("?")[1] ?? "" });
		keepReceipt({ code: answer.receipt, about: body.procedure, procedure: procedure ?? "", sentAt: Date.now() });
		return { outcome: "accepted", code: answer.receipt };
	}
	const faults = isRecord(answer) ? readFaults(answer.errors) : {};
	if (Object.keys(faults).length > 0) return { outcome: "invalid", faults };
	return {
		outcome: "refused",
		status: response.status,
		detail: isRecord(answer) && typeof answer.detail === "string" ? answer.detail : null,
		reference: response.headers.get("x-request-id") ?? "",
		seconds: Number(response.headers.get("retry-after")) || 0,
	};
}

const FAULTS: readonly ReportFault[] = ["missing", "unknown", "tooLong", "badEmail", "notText"];

function readFaults(errors: unknown): ReportFaults {
	if (!Array.isArray(errors)) return {};
	const faults: Partial<Record<ReportFieldName, ReportFault>> = {};
	for (const error of errors) {
		if (!isRecord(error)) continue;
		const field = REPORT_FIELDS.find((name) => name === error.field);
		if (field) faults[field] = FAULTS.find((name) => name === error.fault) ?? "missing";
	}
	return faults;
}
