import "../components/button.css";
import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Icon } from "../components/icon.tsx";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { institutionSearchPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Milliseconds after the last key before the list follows. */
const DEBOUNCE = 300;
const BOX_ID = "institucion-texto";

/** Narrows the list to a text. With scripts the list follows what is typed; without them the button sends the form. */
export function InstitutionSearch({ text: searched }: { text: string }) {
	const { text } = useText();
	const navigate = useNavigate();
	const box = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	// Back and forward change the address; the box follows unless the citizen is typing in it.
	useEffect(() => {
		if (box.current && document.activeElement !== box.current) box.current.value = searched;
	}, [searched]);

	useEffect(() => () => clearTimeout(timer.current), []);

	function follow() {
		clearTimeout(timer.current);
		const address = institutionSearchPath(box.current?.value.trim() ?? "");
		void navigate(address, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	function followSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(follow, DEBOUNCE);
	}

	return (
		<search className="institution-search screen-only">
			<Form
				action={paths.institutions}
				onSubmit={(event) => {
					event.preventDefault();
					follow();
				}}
			>
				<div>
					<label htmlFor={BOX_ID}>{text("institutions.searchLabel")}</label>
					<input
						ref={box}
						id={BOX_ID}
						type="search"
						name="search"
						defaultValue={searched}
						placeholder={text("institutions.placeholder")}
						maxLength={200}
						autoComplete="off"
						enterKeyHint="search"
						onChange={followSoon}
					/>
				</div>
				<button type="submit" className="button" data-kind="main">
					<Icon name="search" />
					{text("search.submit")}
				</button>
			</Form>
		</search>
	);
}

/** Leads back to the whole list and, with scripts, puts the focus into the emptied box. */
export function ClearSearch() {
	const { text } = useText();

	function clear() {
		const box = document.getElementById(BOX_ID);
		if (!(box instanceof HTMLInputElement)) return;
		box.value = "";
		box.focus();
	}

	return (
		<Form action={paths.institutions} preventScrollReset state={KEEPS_PLACE} onSubmit={clear}>
			<button type="submit" className="button" data-kind="primary">
				{text("institutions.clear")}
			</button>
		</Form>
	);
}
