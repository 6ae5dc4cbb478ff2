import type { FormEvent, RefObject } from "react";
import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { useKeptLanguage } from "../use-kept-language.ts";
import { useNavigate } from "../use-navigate.ts";

/** Milliseconds after the last key before the list follows (specification, section 9). */
const DEBOUNCE = 300;

export interface LiveFilter {
	/** The search box of the form. */
	box: RefObject<HTMLInputElement | null>;
	/** Brings the list to what the form holds now. */
	follow(): void;
	/** Does the same once the citizen has stopped typing. */
	followSoon(): void;
	onSubmit(event: FormEvent): void;
}

/**
 * Lets a list follow what is typed into its form: the address changes, focus and scroll stay. Without scripts the
 * button sends the form. `searched` is the text of the address.
 */
export function useLiveFilter(searched: string, addressOf: (text: string, fields: FormData) => string): LiveFilter {
	const navigate = useNavigate();
	const keep = useKeptLanguage();
	const box = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const followed = useRef("");
	const isReady = useRef(false);
	const { location: destination } = useNavigation();

	// What was typed or chosen before the scripts came is followed too. Later Back, forward and "clear" change the address; the box
	// follows unless the citizen is typing in it.
	useEffect(() => {
		const isFirst = !isReady.current;
		isReady.current = true;
		if (!box.current) return;
		const isTyped = box.current.value !== searched;
		if (isFirst && (isTyped || hasChoice(box.current.form)))
			timer.current = setTimeout(() => box.current?.form?.requestSubmit(), DEBOUNCE);
		else if (isTyped && document.activeElement !== box.current) box.current.value = searched;
	}, [searched]);

	// A pending update would bring a citizen who has left back to this page, so leaving cancels it, also while the next page
	// is still loading.
	useEffect(() => {
		if (destination && createPath(destination) !== followed.current) clearTimeout(timer.current);
	}, [destination]);
	// React may draw that a page is loading only after the update was due, so the press on a link cancels it already.
	useEffect(() => {
		const leave = ({ target }: { target?: unknown }) => {
			if (!target || (target instanceof Element && target.closest("a"))) clearTimeout(timer.current);
		};
		addEventListener("click", leave, true);
		return () => {
			removeEventListener("click", leave, true);
			leave({});
		};
	}, []);

	function follow() {
		clearTimeout(timer.current);
		if (!box.current?.form) return;
		const address = keep(addressOf(box.current.value.trim(), new FormData(box.current.form)));
		followed.current = address;
		void navigate(address, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	return {
		box,
		follow,
		followSoon() {
			clearTimeout(timer.current);
			timer.current = setTimeout(follow, DEBOUNCE);
		},
		onSubmit(event) {
			event.preventDefault();
			follow();
		},
	};
}

/** Whether a list or a tick of the form is no longer as the server sent it. */
function hasChoice(form: HTMLFormElement | null): boolean {
	return [...(form?.elements ?? [])].some((field) =>
		field instanceof HTMLSelectElement
			? field.selectedOptions[0]?.defaultSelected === false
			: field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
	);
}
