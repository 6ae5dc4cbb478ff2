import type { MouseEvent, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import type { ListPlace } from "../address/list-part.ts";
import { growPlace, partOf } from "../address/list-part.ts";
import { useKeptLanguage, useNavigate } from "../address/navigate.ts";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { isRecord } from "../untrusted-json.ts";
import type { CardsView, CatalogueView } from "./catalogue-view.ts";

/** The address that a page takes when it already shows what stands there: nothing needs to be fetched for it. */
let grownTo: string | null = null;

/** Tells whether an address shows only what this page has already fetched in place. */
export function isGrownTo({ pathname, search }: URL): boolean {
	return pathname + search === grownTo;
}

interface MoreCards {
	/** What the page shows now. */
	cards: Cards;
	place: ListPlace;
	/** How many cards the last press brought; 0 before the first. */
	added: number;
	step: "ready" | "asking" | "failed";
	/** Of the link to the next page; undefined where it is to be followed as any other. */
	onMore: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
	/** Of what holds the cards, for the focus. */
	list: RefObject<HTMLElement | null>;
}

interface Grown {
	from: CatalogueView;
	cards: Cards;
	place: ListPlace;
	added: readonly ProcedureCardView[];
}

/**
 * Brings the next page below the one that is there. The address then says both pages, so that a reload or Back shows as
 * much. When it fails, the link is a plain one again.
 */
export function useMoreCards(results: CatalogueView): MoreCards {
	const navigate = useNavigate();
	const keep = useKeptLanguage();
	const list = useRef<HTMLElement>(null);
	const [grown, setGrown] = useState<Grown>();
	const [step, setStep] = useState<MoreCards["step"]>("ready");
	const question = useRef<AbortController>(undefined);
	const current = grown?.from === results ? grown : undefined;
	const { cards, place } = current ?? { cards: results, place: results.place };
	const grownPlace = growPlace(place);

	// Another list takes the place of this one: what was asked for it is no longer wanted.
	useEffect(() => {
		return () => {
			if (results) question.current?.abort();
			setStep("ready");
		};
	}, [results]);

	useEffect(() => {
		const first = current?.added[0];
		const address = first && keepLanguage(addresses.procedure.to({ id: first.id }), location);
		const links = list.current?.querySelectorAll("a") ?? [];
		[...links].find((link) => link.getAttribute("href") === address)?.focus();
	}, [current]);

	async function bring(next: ListPlace): Promise<void> {
		const controller = new AbortController();
		question.current = controller;
		setStep("asking");
		try {
			const more = await fetchCards(
				keep(addresses.moreProcedures.to({ ...results.asked, chosen: results.asked.category, page: next.last })),
				controller.signal,
			);
			const matches = listNew(cards.matches, more.matches);
			const suggestions = listNew(cards.suggestions, more.suggestions);
			setGrown({
				from: results,
				cards: {
					matches: [...cards.matches, ...matches],
					suggestions: [...cards.suggestions, ...suggestions],
				},
				place: next,
				added: [...matches, ...suggestions],
			});
			setStep("ready");
		} catch {
			if (!controller.signal.aborted) setStep("failed");
			return;
		}
		grownTo = keep(addresses.catalogue.to({ ...results.asked, page: partOf(next) }));
		await navigate(grownTo, { replace: true, preventScrollReset: true });
		grownTo = null;
	}

	function onMore(event: MouseEvent<HTMLAnchorElement>) {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		if (grownPlace && step === "ready") void bring(grownPlace);
	}

	const isGrowing = grownPlace !== null && step !== "failed";
	return { cards, place, added: current?.added.length ?? 0, step, onMore: isGrowing ? onMore : undefined, list };
}

async function fetchCards(address: string, signal: AbortSignal): Promise<Cards> {
	const response = await fetch(address, { signal });
	const cards = response.ok ? readMoreCards(await response.json()) : null;
	if (!cards) throw new Error("the catalogue answered something else");
	return cards;
}

/** What a list does not have yet: between two questions the catalogue may have changed. */
function listNew(list: readonly ProcedureCardView[], more: readonly ProcedureCardView[]): ProcedureCardView[] {
	const known = new Set(list.map(({ id }) => id));
	return more.filter(({ id }) => !known.has(id));
}

/** The cards of a part of the list. */
type Cards = Pick<CardsView, "matches" | "suggestions">;

/** The cards that an answer holds; null when it is no answer of ours, such as the page of a network that wants a login. */
export function readMoreCards(answer: unknown): Cards | null {
	if (!isRecord(answer)) return null;
	const { matches, suggestions } = answer;
	return Array.isArray(matches) && Array.isArray(suggestions) ? { matches, suggestions } : null;
}
