import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Form } from "../components/form.tsx";
import { KEEPS_PLACE } from "../keeps-place.ts";
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
		<Form action={addresses.institutions.to()} preventScrollReset state={KEEPS_PLACE} onSubmit={clear}>
			<Button type="submit" kind="primary">
				{text("institutions.clear")}
			</Button>
		</Form>
	);
}
