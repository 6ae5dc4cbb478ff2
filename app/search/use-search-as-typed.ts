import { useRef, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import type { ProcedureType } from "../../domain/catalogue/procedure.ts";
import { SITE_SUBJECTS } from "../../domain/search/examples.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { isRecord, isTextOrNull } from "../untrusted-json.ts";
import type { SearchAnswerView, SearchHitView } from "./search-answer.ts";

/** Milliseconds without a key before the server is asked (specification, section 9). */
const DEBOUNCE = 300;

export type SearchState =
	| { step: "empty"; typed: string }
	| { step: "searching"; typed: string }
	/** `keptAt`: answered by the device itself, with data of then. */
	| { step: "answered"; typed: string; answer: SearchAnswerView; keptAt?: Date }
	| { step: "failed"; typed: string };

const NOTHING_TYPED: SearchState = { step: "empty", typed: "" };

/** Asks for results 300 ms after the last key; a blank text asks nothing and a newer text cancels an older question. */
export function useSearchAsTyped() {
	const [state, setState] = useState<SearchState>(NOTHING_TYPED);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const question = useRef<AbortController>(undefined);

	function cancel() {
		clearTimeout(timer.current);
		question.current?.abort();
	}

	async function ask(typed: string) {
		const controller = new AbortController();
		question.current = controller;
		try {
			const response = await fetch(keepLanguage(addresses.searchResults.to({ text: typed }), location), {
				signal: controller.signal,
			});
			if (!response.ok) throw new Error(`search answered ${response.status}`);
			const answer = readSearchAnswer(await response.json());
			if (!answer) throw new Error("search answered something else");
			setState({ step: "answered", typed, answer });
		} catch {
			// A cancelled request was replaced by a newer one, which sets the state itself.
			if (controller.signal.aborted) return;
			const kept = await askDevice(typed);
			if (controller.signal.aborted) return;
			setState(kept ? { step: "answered", typed, ...kept } : { step: "failed", typed });
		}
	}

	function onType(value: string) {
		cancel();
		const typed = value.trim();
		if (typed === "") return setState(NOTHING_TYPED);
		setState({ step: "searching", typed });
		timer.current = setTimeout(() => void ask(typed), DEBOUNCE);
	}

	function reset() {
		cancel();
		setState(NOTHING_TYPED);
	}

	return { state, onType, reset };
}

const TYPES: readonly unknown[] = ["digital", "mixto", "presencial", null] satisfies (ProcedureType | null)[];
const KINDS: readonly unknown[] = [undefined, "experience", "institution"] satisfies SearchHitView["kind"][];

/** What the copy answers that somebody keeps on this device; null where nobody does. */
async function askDevice(text: string): Promise<{ answer: SearchAnswerView; keptAt: Date } | null> {
	try {
		if (!("caches" in window) || !(await caches.has(STORAGE_KEYS.wholeCopy))) return null;
		const { askKeptSearch } = await import("./kept-search.ts");
		return await askKeptSearch(text);
	} catch {
		return null;
	}
}

/** The answer; null when it is none of ours, such as the page of a network that wants a login. */
export function readSearchAnswer(answer: unknown): SearchAnswerView | null {
	return isRecord(answer) && isAnswer(answer) ? answer : null;
}

function isAnswer(value: Record<string, unknown>): value is Record<string, unknown> & SearchAnswerView {
	const { hits, isDoubtful, elsewhere, site, adviser } = value;
	return (
		Array.isArray(hits) &&
		hits.every(isSearchHit) &&
		isMark(isDoubtful) &&
		(elsewhere === undefined || (isRecord(elsewhere) && typeof elsewhere.name === "string")) &&
		(site === undefined || SITE_SUBJECTS.some((each) => each === site)) &&
		(adviser === undefined || isRecord(adviser))
	);
}

function isSearchHit(value: unknown): value is SearchHitView {
	if (!isRecord(value) || typeof value.id !== "string" || !TYPES.includes(value.type)) return false;
	if (!KINDS.includes(value.kind) || !isMark(value.isLikely) || !isMark(value.isUnchecked)) return false;
	if (!Array.isArray(value.spanish ?? [])) return false;
	return [value.name, value.description, value.institution, value.duration, value.address ?? null].every(isTextOrNull);
}

/** True, or left out. */
function isMark(value: unknown): boolean {
	return value === undefined || value === true;
}
