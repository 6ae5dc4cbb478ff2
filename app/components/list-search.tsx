import "./search-box.css";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";

/** Milliseconds after the last key before the list follows. */
const DEBOUNCE = 300;

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
	const { text } = useText();
	const navigate = useNavigate();
	const box = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	// Back, tabs and "Limpiar búsqueda" change the address; the box follows unless the citizen is typing in it.
	useEffect(() => {
		if (box.current && document.activeElement !== box.current) box.current.value = searched;
	}, [searched]);

	useEffect(() => () => clearTimeout(timer.current), []);

	function follow() {
		clearTimeout(timer.current);
		const typed = box.current?.value.trim() ?? "";
		void navigate(addressOf(typed), { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	function followSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(follow, DEBOUNCE);
	}

	return (
		<search className="screen-only">
			<Form
				className="search-box"
				action={action}
				onSubmit={(event) => {
					event.preventDefault();
					follow();
				}}
			>
				{children}
				<label htmlFor={id}>{label}</label>
				<div className="search-box-row">
					<input
						ref={box}
						id={id}
						type="search"
						name="search"
						defaultValue={searched}
						placeholder={placeholder}
						maxLength={200}
						autoComplete="off"
						enterKeyHint="search"
						onChange={followSoon}
					/>
					<button type="submit">
						<Icon name="search" />
						<span>{text("search.submit")}</span>
					</button>
				</div>
			</Form>
		</search>
	);
}
