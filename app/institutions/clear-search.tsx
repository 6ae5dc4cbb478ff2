import "../components/button.css";
import { Form } from "react-router";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Id of the search box over the list. */
export const BOX_ID = "institucion-texto";

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
