import type { RefObject } from "react";
import { addresses } from "../addresses.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";

interface SearchRowProps {
	/** Id of the box, for its label. */
	id: string;
	/** What was searched for, to start from. */
	searched: string;
	placeholder: string;
	box?: RefObject<HTMLInputElement | null>;
	onType?: () => void;
	describedBy?: string | undefined;
}

/** A search box with its button, side by side: the part that every search of the portal shares. */
export function SearchRow({ id, searched, placeholder, box, onType, describedBy }: SearchRowProps) {
	const { text } = useText();
	return (
		<div className="search-box-row">
			<input
				ref={box}
				id={id}
				type="search"
				name={addresses.catalogue.query.text.name}
				defaultValue={searched}
				placeholder={placeholder}
				maxLength={200}
				autoComplete="off"
				enterKeyHint="search"
				aria-describedby={describedBy}
				onChange={onType}
			/>
			<button type="submit">
				<Icon name="search" />
				<span>{text("search.submit")}</span>
			</button>
		</div>
	);
}
