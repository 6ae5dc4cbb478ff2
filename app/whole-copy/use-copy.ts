import { useEffect, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { readStoredText, writeStoredText } from "../browser-store.ts";
import { CHECKED, type CopyIndex, type CopyScope, listChanged, WHOLE } from "./copy-index.ts";
import { askCopyIndex, countBytes, dropCopy, type KeepFailure, keepCopy } from "./keep-copy.ts";
import { type CopyState, readCopyState } from "./kept-copy.ts";

/** How the copy of this device stands. */
export interface CopyView {
	step: "looking" | "asking" | "ready" | "keeping";
	/** Null while nothing is kept. */
	state: CopyState | null;
	/** What the server has; null until it was asked. */
	index: CopyIndex | null;
	/** Bytes that each would cost now. */
	costs: Readonly<Record<CopyScope, number>>;
	/** From 0 to 1, while it is kept. */
	done: number;
	told: "dropped" | "lost" | "noAnswer" | "noChanges" | "changes" | KeepFailure | "off" | null;
}

const START: CopyView = {
	step: "looking",
	state: null,
	index: null,
	costs: { [CHECKED]: 0, [WHOLE]: 0 },
	done: 0,
	told: null,
};
/** A worker that has not come by then is not given out. */
const WORKER_MS = 8_000;

/** The copy of this device and what can be done with it. */
export function useCopy() {
	const [view, setView] = useState(START);
	const change = (part: Partial<CopyView>) => setView((now) => ({ ...now, ...part }));

	useEffect(() => {
		let isWanted = true;
		const tell = (part: Partial<CopyView>) => isWanted && setView((now) => ({ ...now, ...part }));
		void look(tell);
		return () => {
			isWanted = false;
		};
	}, []);

	async function ask(): Promise<void> {
		change({ step: "asking", told: null });
		const index = await askCopyIndex();
		const { state } = view;
		const isNew = index && state && (listChanged(index, state.scope, state.hashes).length > 0 || isOther(index, state));
		const told = index ? (state ? (isNew ? "changes" : "noChanges") : null) : "noAnswer";
		change({ step: "ready", index, told, costs: await countCosts(index, state) });
	}

	async function keep(scope: CopyScope): Promise<void> {
		const { index } = view;
		if (!index) return ask();
		if (!(await hasWorker())) return change({ told: "off" });
		change({ step: "keeping", done: 0, told: null });
		const kept = await keepCopy(index, scope, (done) => change({ done }));
		if ("state" in kept) {
			writeStoredText(STORAGE_KEYS.copyMark, scope);
			return change({
				step: "ready",
				state: kept.state,
				told: "noChanges",
				costs: await countCosts(index, kept.state),
			});
		}
		// What the server had is not what it has: the next press asks anew.
		change({ step: "ready", told: kept.failure, ...(kept.failure === "changed" && { index: await askCopyIndex() }) });
	}

	async function drop(): Promise<void> {
		await dropCopy();
		writeStoredText(STORAGE_KEYS.copyMark, null);
		change({ step: "asking", state: null });
		const index = view.index ?? (await askCopyIndex());
		change({ step: "ready", index, told: "dropped", costs: await countCosts(index, null) });
	}

	return { view, ask, keep, drop };
}

/** What is kept, and where nothing is, what it would cost: then alone is the server asked, and not where data are saved. */
async function look(tell: (view: Partial<CopyView>) => void): Promise<void> {
	if (!("caches" in window) || !navigator.serviceWorker) return tell({ step: "ready", told: "forbidden" });
	const state = await readCopyState();
	const told = !state && readStoredText(STORAGE_KEYS.copyMark) !== null ? "lost" : null;
	if (state || navigator.connection?.saveData) return tell({ step: "ready", state, told });
	tell({ step: "asking", told });
	const index = await askCopyIndex();
	const costs = await countCosts(index, null);
	tell({ step: "ready", index, costs, told: told ?? (index ? null : "noAnswer") });
}

async function countCosts(index: CopyIndex | null, state: CopyState | null): Promise<CopyView["costs"]> {
	const count = async (scope: CopyScope) => (index ? countBytes(index, scope, state) : 0);
	return { [CHECKED]: await count(CHECKED), [WHOLE]: await count(WHOLE) };
}

function isOther(index: CopyIndex, state: CopyState): boolean {
	return index.release !== state.release;
}

/** Without a worker no page opens from a copy; the portal may have turned it off. */
async function hasWorker(): Promise<boolean> {
	const late = new Promise<null>((resolve) => setTimeout(resolve, WORKER_MS, null));
	return (await Promise.race([navigator.serviceWorker.ready, late])) !== null;
}
