import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { useLaterEffect } from "./use-later-effect.ts";

interface FilterSelectProps {
	name: string;
	label: string;
	/** The value in force. */
	chosen: string;
	onChoice(): void;
	children: ReactNode;
}

/** A list to choose from, which keeps the focus while the page follows, so that the arrow keys go on. */
export function FilterSelect({ name, label, chosen, onChoice, children }: FilterSelectProps) {
	const id = useId();
	const select = useRef<HTMLSelectElement>(null);

	useLaterEffect(() => {
		if (select.current && document.activeElement !== select.current) select.current.value = chosen;
	}, chosen);

	return (
		<div>
			<label htmlFor={id}>{label}</label>
			<select ref={select} id={id} name={name} defaultValue={chosen} autoComplete="off" onChange={onChoice}>
				{children}
			</select>
		</div>
	);
}
