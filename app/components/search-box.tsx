import { useId, useState } from "react";
import { Form, useNavigate } from "react-router";
import { paths, searchPath } from "../paths.ts";
import { useText } from "../use-text.ts";
import { SearchRow } from "./search-row.tsx";

interface SearchBoxProps {
	/** What was searched for, to start from. */
	initialText?: string;
	/** False where a visible title already says what the box is for. */
	hasVisibleLabel?: boolean;
	/** True when a blank text was sent, which only happens without scripts. */
	isBlank?: boolean;
}

/** The search that leads to the catalogue. A blank text stays and says so; without scripts home sends it on or says so. */
export function SearchBox({ initialText = "", hasVisibleLabel = true, isBlank: wasBlank = false }: SearchBoxProps) {
	const { text } = useText();
	const id = useId();
	const navigate = useNavigate();
	const [isBlank, setBlank] = useState(wasBlank);

	function onSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get("search") ?? "").trim();
		setBlank(typed === "");
		if (typed === "") document.getElementById(id)?.focus();
		else void navigate(searchPath(typed));
	}

	return (
		<search>
			<Form className="search-box" action={paths.home} onSubmit={onSubmit}>
				<label htmlFor={id} className={hasVisibleLabel ? undefined : "visually-hidden"}>
					{text("search.label")}
				</label>
				<SearchRow
					id={id}
					searched={initialText}
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
