import type { RefObject } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReportDraft } from "../../../domain/report/report-form.ts";
import { canStore } from "../../browser-store.ts";
import type { Attempt } from "./report-draft.ts";
import { eraseDraft, keepDraft, readDraft } from "./report-draft.ts";

/** Milliseconds after the last key before the draft is written. */
const PAUSE = 300;

/** What the form says about its draft; "unknown" until scripts run. */
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
