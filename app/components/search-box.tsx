import "./search-box.css";
import { useId, useState } from "react";
import { Form } from "react-router";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";

interface SearchBoxProps {
	/** What was searched for, to start from. */
	initialText?: string;
	/** False where a visible title already says what the box is for. */
	hasVisibleLabel?: boolean;
}

/** The search that leads to the catalogue. A blank text stays here and says so; without scripts it lists everything. */
export function SearchBox({ initialText = "", hasVisibleLabel = true }: SearchBoxProps) {
	const { text } = useText();
	const id = useId();
	const [isBlank, setBlank] = useState(false);

	function onSubmit(event: React.FormEvent<HTMLFormElement>) {
		const typed = new FormData(event.currentTarget).get("search");
		const nothingTyped = typeof typed !== "string" || typed.trim() === "";
		setBlank(nothingTyped);
		if (nothingTyped) {
			event.preventDefault();
			document.getElementById(id)?.focus();
		}
	}

	return (
		<search>
			<Form className="search-box" action={paths.catalogue} onSubmit={onSubmit}>
				<label htmlFor={id} className={hasVisibleLabel ? undefined : "visually-hidden"}>
					{text("search.label")}
				</label>
				<div className="search-box-row">
					<input
						id={id}
						type="search"
						name="search"
						defaultValue={initialText}
						placeholder={text("search.placeholder")}
						maxLength={200}
						autoComplete="off"
						enterKeyHint="search"
						aria-describedby={isBlank ? `${id}-blank` : undefined}
					/>
					<button type="submit">
						<Icon name="search" />
						<span>{text("search.submit")}</span>
					</button>
				</div>
				<p id={`${id}-blank`} className="search-box-hint" role="status">
					{isBlank ? text("search.blank") : ""}
				</p>
			</Form>
		</search>
	);
}
