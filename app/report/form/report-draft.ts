import type { RefObject } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import { EMPTY_DRAFT, REPORT_FIELDS, type ReportDraft } from "../../../domain/report/report-form.ts";
import { canStore, readStoredJson, writeStoredJson } from "../../browser-store.ts";
import { isRecord } from "../../untrusted-json.ts";

/** The key and content of the last sending. The same content is sent again with the same key. */
export interface Attempt {
	key: string;
	content: number;
}

interface StoredDraft {
	draft: ReportDraft;
	attempt: Attempt | null;
}

/** What was written and not sent, on this device. Contact data is never part of it: phones are shared. */
export function readDraft(): StoredDraft | null {
	const stored = readStoredJson(STORAGE_KEYS.reportDraft);
	if (!isRecord(stored)) return null;
	const draft = readDraftFields(stored);
	return isBlank(draft) ? null : { draft, attempt: readAttempt(stored.attempt) };
}

/** False when the browser could not keep it. */
export function keepDraft(draft: ReportDraft, attempt: Attempt | null): boolean {
	if (isBlank(draft)) return writeStoredJson(STORAGE_KEYS.reportDraft, null);
	return writeStoredJson(STORAGE_KEYS.reportDraft, { ...draft, user_name: "", user_email: "", attempt });
}

export function eraseDraft(): void {
	writeStoredJson(STORAGE_KEYS.reportDraft, null);
}

/** True while nobody has written anything worth keeping: a name filled in by the page alone is not. */
export function isBlank(draft: ReportDraft): boolean {
	return draft.description.trim() === "" && draft.user_name.trim() === "" && draft.user_email.trim() === "";
}

export function readDraftFields(stored: Record<string, unknown>): ReportDraft {
	const texts = REPORT_FIELDS.map((field) => [field, typeof stored[field] === "string" ? stored[field] : ""]);
	return { ...EMPTY_DRAFT, ...Object.fromEntries(texts) };
}

function readAttempt(stored: unknown): Attempt | null {
	if (!isRecord(stored) || typeof stored.key !== "string" || typeof stored.content !== "number") return null;
	return { key: stored.key, content: stored.content };
}

/** Milliseconds after the last key before the draft is written. */
const PAUSE = 300;

/** What the form says about its draft; "unknown" until scripts run, which it says as "kept". */
export type DraftState = "unknown" | "kept" | "restored" | "erased" | "impossible";

export interface DraftKeeping {
	state: DraftState;
	keepSoon(draft: ReportDraft): void;
	erase(): void;
}

interface DraftKeepingOptions {
	attempt: RefObject<Attempt | null>;
	/** True when the fields already hold what was typed. */
	isOff: boolean;
	onRestored(draft: ReportDraft): void;
	/** The fields stay as they are: what they hold was typed before the scripts came, or sent without them. */
	onUnchanged(): void;
}

/** Keeps on the device what is being written and brings it back on the next visit. */
export function useKeptDraft({ attempt, isOff, onRestored, onUnchanged }: DraftKeepingOptions): DraftKeeping {
	const [state, setState] = useState<DraftState>("unknown");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const restore = useEffectEvent(() => {
		const kept = isOff ? null : readDraft();
		setState(kept ? "restored" : canStore() ? "kept" : "impossible");
		if (!kept) return onUnchanged();
		attempt.current = kept.attempt;
		onRestored(kept.draft);
	});
	useEffect(() => {
		restore();
		return () => clearTimeout(timer.current);
	}, []);

	return {
		state,
		keepSoon(draft) {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => {
				if (!keepDraft(draft, attempt.current)) setState("impossible");
				else setState((now) => (now === "impossible" || now === "erased" ? "kept" : now));
			}, PAUSE);
		},
		erase() {
			clearTimeout(timer.current);
			eraseDraft();
			setState((now) => (now === "impossible" ? now : "erased"));
		},
	};
}
