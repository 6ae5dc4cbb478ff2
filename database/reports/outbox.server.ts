import type { DatabaseSync } from "node:sqlite";
import type { ProblemReport, ReportSubmission } from "../../domain/report/report.ts";
import { retentionLimits } from "../../domain/report/retention.ts";
import {
	emptyWriteAheadLog,
	migrateSqlite,
	openSqliteFile,
	retryWhileBusy,
	transact,
} from "../sqlite/sqlite-file.server.ts";
import {
	findHeldReport,
	type HeldReport,
	OUTBOX_MIGRATIONS,
	readWaiting,
	type WaitingReport,
} from "./outbox-schema.server.ts";
import {
	deriveClientId,
	hashContent,
	hashFingerprint,
	hashReceiptCode,
	makeSubmissionKey,
	openReceiptCodes,
	type ReceiptCodes,
} from "./receipt.server.ts";

export const OUTBOX_FILE = "reports.sqlite";

/** Equal content without a key counts as the same report within this time. */
const FINGERPRINT_MS = 10 * 60_000;
/**
 * How long the outbox recognises a delivered report that is sent again. After that the unique `client_id` of the backend
 * still does.
 */
const MEMORY_MS = 30 * 24 * 3_600_000;
/** Most reports that may wait for the backend, and most characters in them. When either is reached, the form closes. */
export const WAITING_LIMIT = 5_000;
const WAITING_CHARACTERS = 16_000_000;
const REMEMBERED_LIMIT = 200_000;
/** Most erasures remembered; a new one then replaces one that is done. */
const ERASURES_LIMIT = 20_000;
export const ERASURES_AT_ONCE = 100;
/** An erasure is repeated daily, because the report may still wait on another server or come back with a restored backup. */
const ERASURE_REPEAT_MS = 24 * 3_600_000;
const OPEN_WAIT_MS = 5_000;

/** What became of a report handed to the outbox: "new" was stored now, "known" had been stored before. */
export type TakeOutcome = { outcome: "new" | "known"; code: string } | { outcome: "keyReused" } | { outcome: "full" };

/** The outbox of reports. A report in it survives any crash and stays until the backend has it. */
export interface Outbox {
	/** Stores a report, or finds it stored. When this returns, it is on the disk. */
	take(submission: ReportSubmission, now: number): TakeOutcome;
	/** The oldest waiting report whose position is not in `except`; once a delivery has failed, any waiting report. */
	findWaiting(except: ReadonlySet<number>): WaitingReport | undefined;
	countWaiting(): { reports: number; isFull: boolean };
	/** Reports that the backend refused. */
	countRefused(): number;
	noteAttempt(position: number): void;
	/** For a report that the backend has: erases its content and keeps what is needed to recognise a repetition. */
	markDelivered(position: number): void;
	/** For a report that the backend refused: keeps it for a person to look at, and tries again after the next start. */
	setAside(position: number): void;
	/** Empties the contact data here and notes that the backend must do the same. False when too many erasures are noted. */
	requestErasure(receiptHash: string, now: number): boolean;
	/**
	 * Receipt hashes that the backend has yet to erase: those never tried first, at most ERASURES_AT_ONCE. Reports that
	 * still wait here are left out, because the backend does not have them yet.
	 */
	listErasures(now: number): string[];
	markErased(receiptHash: string, now: number): void;
	findHeld(receiptHash: string): HeldReport;
	/** Erases personal data and records older than their limits, also in reports that the backend refuses. */
	forget(now: number): void;
	/** Removes erased content from the write-ahead log. */
	purge(): void;
	/** Throws while nothing can be written. */
	probe(): void;
	close(): void;
}

export interface OutboxOptions {
	waitingLimit: number;
	/** What receipt codes are keyed with; by default a secret that this outbox makes on first use and keeps. */
	receiptSecret?: string | undefined;
}

/** Opens the outbox, made on first use. Throws what SQLite throws; a lock by another process is waited for. */
export async function openOutbox(dataDir: string, { waitingLimit, receiptSecret }: OutboxOptions): Promise<Outbox> {
	return retryWhileBusy(async () => {
		const database = openSqliteFile(dataDir, OUTBOX_FILE);
		try {
			migrateSqlite(database, OUTBOX_MIGRATIONS);
			// A refused report may have been refused only because the tables were of another version.
			database.exec("update reports set state = 'waiting', attempts = 0 where state = 'refused'");
			return createOutbox(database, waitingLimit, openReceiptCodes(database, receiptSecret));
		} catch (error) {
			database.close();
			throw error;
		}
	}, OPEN_WAIT_MS);
}

function createOutbox(database: DatabaseSync, waitingLimit: number, receipts: ReceiptCodes): Outbox {
	const run = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values);
	const get = (sql: string, ...values: (string | number)[]) => database.prepare(sql).get(...values);

	function countWaiting() {
		const row = get("select count(*) as reports, coalesce(sum(size), 0) as size from reports where state = 'waiting'");
		const reports = Number(row?.reports);
		return { reports, isFull: reports >= waitingLimit || Number(row?.size) >= WAITING_CHARACTERS };
	}

	/** The receipt of an equal submission that came without a key a short while ago. */
	function findTwin(fingerprint: string, now: number): TakeOutcome | undefined {
		const row = get(
			"select made_key, receipt_hash from reports where fingerprint = ? and accepted_at > ? and made_key is not null",
			fingerprint,
			now - FINGERPRINT_MS,
		);
		return row && { outcome: "known", code: receipts.codeGiven(String(row.made_key), row.receipt_hash) };
	}

	function store(submission: ReportSubmission, key: string, now: number): TakeOutcome {
		const clientId = deriveClientId(key);
		const contentHash = hashContent(submission, key);
		const known = get("select content_hash, receipt_hash from reports where client_id = ?", clientId);
		if (known && known.content_hash !== contentHash) return { outcome: "keyReused" };
		if (known) return { outcome: "known", code: receipts.codeGiven(key, known.receipt_hash) };
		if (countWaiting().isFull) return { outcome: "full" };
		const code = receipts.codeOf(key);
		const receiptHash = hashReceiptCode(code);
		const report: ProblemReport = { ...submission.report, client_id: clientId, receipt_hash: receiptHash };
		const content = JSON.stringify(report);
		const isKeyless = submission.key === undefined;
		run(
			`insert into reports (client_id, content_hash, receipt_hash, fingerprint, made_key, accepted_at, content, size)
			values (?, ?, ?, ?, ?, ?, ?, ?)`,
			clientId,
			contentHash,
			receiptHash,
			isKeyless ? hashFingerprint(submission) : null,
			isKeyless ? key : null,
			now,
			content,
			content.length,
		);
		return { outcome: "new", code };
	}

	return {
		countWaiting,
		countRefused: () => Number(get("select count(*) as refused from reports where state = 'refused'")?.refused),
		take: (submission, now) =>
			transact(database, () => {
				const twin = submission.key === undefined ? findTwin(hashFingerprint(submission), now) : undefined;
				return twin ?? store(submission, submission.key ?? makeSubmissionKey(), now);
			}),
		findWaiting(except) {
			const order = except.size > 0 ? "random()" : "position";
			const row = database
				.prepare(
					`select position, content, attempts from reports
					where state = 'waiting' and position not in (select value from json_each(?)) order by ${order} limit 1`,
				)
				.get(JSON.stringify([...except]));
			return row && readWaiting(row);
		},
		noteAttempt: (position) => void run("update reports set attempts = attempts + 1 where position = ?", position),
		markDelivered: (position) =>
			void run("update reports set state = 'delivered', content = null, size = 0 where position = ?", position),
		setAside: (position) => void run("update reports set state = 'refused' where position = ?", position),
		requestErasure: (receiptHash, now) =>
			transact(database, () => {
				run(
					`update reports set content = json_set(content, '$.user_name', '', '$.user_email', '')
					where receipt_hash = ? and content is not null`,
					receiptHash,
				);
				run(
					`delete from erasures where (select count(*) from erasures) >= ${ERASURES_LIMIT}
					and receipt_hash = (select receipt_hash from erasures where due_at > requested_at order by requested_at limit 1)`,
				);
				const noted = run(
					`insert into erasures (receipt_hash, requested_at, due_at) select ?, ?, ?
					where (select count(*) from erasures) < ${ERASURES_LIMIT}
						or exists (select 1 from erasures where receipt_hash = ?)
					on conflict (receipt_hash) do update set requested_at = excluded.requested_at, due_at = excluded.due_at`,
					receiptHash,
					now,
					now,
					receiptHash,
				);
				return noted.changes > 0;
			}),
		listErasures: (now) =>
			database
				.prepare(
					`select receipt_hash from erasures where due_at <= ? and not exists (
						select 1 from reports where reports.receipt_hash = erasures.receipt_hash and state = 'waiting'
					) order by due_at > requested_at, random() limit ${ERASURES_AT_ONCE}`,
				)
				.all(now)
				.map((row) => String(row.receipt_hash)),
		markErased: (receiptHash, now) =>
			void run("update erasures set due_at = ? where receipt_hash = ?", now + ERASURE_REPEAT_MS, receiptHash),
		findHeld: (receiptHash) => findHeldReport(database, receiptHash),
		forget: (now) =>
			transact(database, () => {
				run(
					"update reports set fingerprint = null, made_key = null where made_key is not null and accepted_at <= ?",
					now - FINGERPRINT_MS,
				);
				run("delete from reports where state = 'delivered' and accepted_at <= ?", now - MEMORY_MS);
				run(
					`delete from reports where state = 'delivered'
					and position <= (select max(position) from reports) - ${REMEMBERED_LIMIT}`,
				);
				run("delete from erasures where requested_at <= ?", now - MEMORY_MS);
				const limits = retentionLimits(new Date(now));
				run(
					`update reports set content = json_set(content, '$.user_name', '', '$.user_email', '')
					where accepted_at < ? and content is not null`,
					limits.closed.getTime(),
				);
				run(
					`update reports set content = json_set(content, '$.page_url', '', '$.browser_info', '')
					where accepted_at < ? and content is not null`,
					limits.technical.getTime(),
				);
			}),
		purge: () => emptyWriteAheadLog(database),
		probe: () => {
			run("insert into probes values (zeroblob(32768))");
			run("delete from probes");
		},
		close: () => database.close(),
	};
}
