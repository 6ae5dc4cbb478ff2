import { useId, useState } from "react";
import { addresses } from "../addresses.ts";
import { useNavigate } from "../use-navigate.ts";
import { useText } from "../use-text.ts";
import { Form } from "./form.tsx";
import { SearchRow } from "./search-row.tsx";

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
