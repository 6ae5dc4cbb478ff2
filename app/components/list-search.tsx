import type { ReactNode } from "react";
import { Form } from "./form.tsx";
import { SearchRow } from "./search-row.tsx";
import { useLiveFilter } from "./use-live-filter.ts";

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
	const { box, followSoon, onSubmit } = useLiveFilter(searched, addressOf);
	return (
		<search className="screen-only">
			<Form className="search-box" action={action} onSubmit={onSubmit}>
				{children}
				<label htmlFor={id}>{label}</label>
				<SearchRow id={id} searched={searched} placeholder={placeholder} box={box} onType={followSoon} />
			</Form>
		</search>
	);
}
