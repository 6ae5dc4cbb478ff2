import { Form } from "react-router";
import { LiveSearch } from "../components/live-search.tsx";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { institutionSearchPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

const BOX_ID = "institucion-texto";

/** Search over the institutions. */
export function InstitutionSearch({ text: searched }: { text: string }) {
	const { text } = useText();
	return (
		<LiveSearch
			id={BOX_ID}
			action={paths.institutions}
			label={text("institutions.searchLabel")}
			placeholder={text("institutions.placeholder")}
			searched={searched}
			addressOf={institutionSearchPath}
		/>
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
