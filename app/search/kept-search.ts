import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import type { Found } from "../../domain/search/found.ts";
import { idOf } from "../../domain/search/found.ts";
import { listFound } from "../../domain/search/search.ts";
import type { OpenedSearch } from "../../domain/search/search-file.ts";
import { openSearchFileInSteps } from "../../domain/search/search-file.ts";
import type { Steps } from "../../domain/steps.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import type { SearchAnswerView, SearchHitView } from "./search-results.ts";

// The search on the device itself, as exact as the server's: the same ranker over the same names and sentences. This module
// comes only for who keeps the search, or has kept it and is without a connection.

const FILE = dataAddresses.searchFile.to();
const MAX_RESULTS = 5;

/** An answer from the device, and when its data were fetched. */
export interface KeptAnswer {
	answer: SearchAnswerView;
	keptAt: Date;
}

/** How long the index is made at a time, in milliseconds: a finger that types in between is not kept waiting. */
const SLICE = 12;

interface Kept extends OpenedSearch {
	keptAt: Date;
}

let opened: Promise<Kept | null> | undefined;

/** Fetches the search and keeps it; rejects without a connection, or where the browser keeps nothing. */
export async function keepSearch(): Promise<void> {
	const response = await fetch(FILE);
	if (!response.ok) throw new Error(`${FILE} answered ${response.status}`);
	const cache = await caches.open(STORAGE_KEYS.savedSearch);
	await cache.put(FILE, response);
	opened = undefined;
}

export async function dropSearch(): Promise<void> {
	await caches.delete(STORAGE_KEYS.savedSearch);
	opened = undefined;
}

/** What the kept search answers; null where none is kept, or what is kept cannot be read. */
export async function askKeptSearch(text: string): Promise<KeptAnswer | null> {
	opened ??= openKept();
	const kept = await opened;
	if (!kept) return null;
	return { answer: viewAnswer(kept, text), keptAt: kept.keptAt };
}

async function openKept(): Promise<Kept | null> {
	const response = await caches.match(FILE, { cacheName: STORAGE_KEYS.savedSearch });
	const opened = response && (await runInSlices(openSearchFileInSteps(await response.json())));
	if (!opened) return null;
	return { ...opened, keptAt: new Date(response.headers.get("Date") ?? Date.now()) };
}

async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
	let until = performance.now() + SLICE;
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		if (performance.now() < until) continue;
		await new Promise((resolve) => setTimeout(resolve));
		until = performance.now() + SLICE;
	}
}

function viewAnswer({ search, experiences }: Kept, text: string): SearchAnswerView {
	const outcome = search.search(text);
	const likely = new Set(outcome.likely);
	const language = document.documentElement.lang === "en" ? "en" : "es";
	const hits = listFound(outcome)
		.slice(0, MAX_RESULTS)
		.map((found): SearchHitView => ({ ...viewHit(found, experiences), ...(likely.has(found) && { isLikely: true }) }));
	return {
		hits,
		...(outcome.certainty === "doubtful" && { isDoubtful: true }),
		...(outcome.elsewhere && { elsewhere: { name: outcome.elsewhere.name[language], nearest: null } }),
		...(outcome.site && { site: outcome.site }),
	};
}

function viewHit(found: Found, experiences: ReadonlyMap<string, string>): SearchHitView {
	const nothing = { description: null, institution: null, duration: null, type: null };
	switch (found.kind) {
		case "procedure": {
			const { id, name, description, institutions, duration, type, nivel } = found.procedure;
			const hit = { id, name, description, institution: institutions?.name ?? null, duration, type };
			return nivel === "ficha" ? { ...hit, isUnchecked: true } : hit;
		}
		case "institution": {
			const { id, name, full_name } = found.institution;
			return { ...nothing, id, name, description: full_name, kind: "institution" };
		}
		case "experience":
			return { ...nothing, id: found.id, name: experiences.get(found.id) ?? null, kind: "experience" };
		case "name": {
			const { name, institution, ficha } = found.name;
			return { ...nothing, id: idOf(found), name, institution, address: ficha };
		}
	}
}
