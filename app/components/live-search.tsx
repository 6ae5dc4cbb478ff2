import "./button.css";
import "./live-search.css";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import { useLiveFilter } from "./use-live-filter.ts";

interface LiveSearchProps {
	/** Id of the box. */
	id: string;
	/** Page whose list is narrowed. */
	action: string;
	label: string;
	placeholder: string;
	/** Text that the list is narrowed to. */
	searched: string;
	addressOf: (text: string) => string;
	/** Hidden fields that the form sends along without scripts. */
	children?: ReactNode;
}

/** Narrows a list to a text. With scripts the list follows what is typed; without them the button sends the form. */
export function LiveSearch({ id, action, label, placeholder, searched, addressOf, children }: LiveSearchProps) {
	const { text } = useText();
	const { box, followSoon, onSubmit } = useLiveFilter(searched, addressOf);
	return (
		<search className="screen-only">
			<Form className="live-search" action={action} onSubmit={onSubmit}>
				{children}
				<div>
					<label htmlFor={id}>{label}</label>
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
				</div>
				<button type="submit" className="button" data-kind="main">
					<Icon name="search" />
					{text("search.submit")}
				</button>
			</Form>
		</search>
	);
}
