import type { FormEvent, ReactNode, RefObject } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE, useKeptLanguage, useNavigate } from "../address/navigate.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { Form } from "./form.tsx";

/**
 * The search that leads to the catalogue. A blank search stays on the page and shows a hint. Without scripts the form goes
 * to home, which redirects a text to the catalogue and shows the hint for a blank one (`wasBlank`); the catalogue itself
 * would answer a blank search with every procedure.
 */
export function SearchBox({ wasBlank = false }: { wasBlank?: boolean }) {
	const { text } = useText();
	const id = useId();
	const navigate = useNavigate();
	const [isBlank, setBlank] = useState(wasBlank);

	function onSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get(addresses.home.query.text.name) ?? "").trim();
		setBlank(typed === "");
		if (typed === "") document.getElementById(id)?.focus();
		else void navigate(addresses.catalogue.to({ text: typed }));
	}

	return (
		<search>
			<Form className="search-box" action={addresses.home.to()} data-sends-blank onSubmit={onSubmit}>
				<label htmlFor={id}>{text("search.label")}</label>
				<SearchRow
					id={id}
					searched=""
					placeholder={text("search.placeholder")}
					describedBy={isBlank ? `${id}-blank` : undefined}
				/>
				<p id={`${id}-blank`} className="search-box-hint" role="status">
					{isBlank ? text("search.blank") : ""}
				</p>
			</Form>
		</search>
	);
}

interface SearchRowProps {
	/** Id of the box, for its label. */
	id: string;
	/** What was searched for, to start from. */
	searched: string;
	placeholder: string;
	box?: RefObject<HTMLInputElement | null>;
	onType?: () => void;
	describedBy?: string | undefined;
}

/** A search box with its button, side by side: the part that every search of the portal shares. */
export function SearchRow({ id, searched, placeholder, box, onType, describedBy }: SearchRowProps) {
	const { text } = useText();
	return (
		<div className="search-box-row">
			<input
				ref={box}
				id={id}
				type="search"
				name={addresses.catalogue.query.text.name}
				defaultValue={searched}
				placeholder={placeholder}
				maxLength={200}
				autoComplete="off"
				enterKeyHint="search"
				aria-describedby={describedBy}
				onChange={onType}
			/>
			<button type="submit">
				<Icon name="search" />
				<span>{text("search.submit")}</span>
			</button>
		</div>
	);
}

interface ListSearchProps {
	id: string;
	/** The screen whose list it narrows. */
	action: string;
	label: string;
	placeholder: string;
	/** What was searched for, to start from. */
	searched: string;
	/** The address of the list narrowed to a text. */
	addressOf: (text: string) => string;
	/** Hidden fields that the form sends along when there are no scripts. */
	children?: ReactNode;
}

/** The search over a list on the same screen. With scripts the list follows what is typed; without them the button sends the form. */
export function ListSearch({ id, action, label, placeholder, searched, addressOf, children }: ListSearchProps) {
	const { box, followSoon, onSubmit } = useLiveFilter(searched, addressOf);
	return (
		<search className="screen-only">
			<Form className="search-box" action={action} onSubmit={onSubmit}>
				{children}
				<label htmlFor={id}>{label}</label>
				<SearchRow id={id} searched={searched} placeholder={placeholder} box={box} onType={followSoon} />
			</Form>
		</search>
	);
}

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
