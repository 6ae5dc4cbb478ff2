import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Icon } from "../components/icon.tsx";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Milliseconds after the last key before the list follows. */
const DEBOUNCE = 300;

/** The search over the categories. With scripts the list follows what is typed; without them the button sends the form. */
export function CategorySearch({ searched }: { searched: string }) {
	const { text } = useText();
	const navigate = useNavigate();
	const box = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	// Back and "Limpiar búsqueda" change the address; the box follows unless the citizen is typing in it.
	useEffect(() => {
		if (box.current && document.activeElement !== box.current) box.current.value = searched;
	}, [searched]);

	function follow() {
		clearTimeout(timer.current);
		const typed = box.current?.value.trim() ?? "";
		const query = typed === "" ? "" : `?${new URLSearchParams({ search: typed })}`;
		void navigate(paths.categories + query, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	function followSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(follow, DEBOUNCE);
	}

	return (
		<search className="screen-only">
			<Form
				className="category-search"
				action={paths.categories}
				onSubmit={(event) => {
					event.preventDefault();
					follow();
				}}
			>
				<div>
					<label htmlFor="categorias-texto">{text("categories.searchLabel")}</label>
					<input
						ref={box}
						id="categorias-texto"
						type="search"
						name="search"
						defaultValue={searched}
						placeholder={text("categories.placeholder")}
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
