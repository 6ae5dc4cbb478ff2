import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";

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

interface FilterTickProps {
	name: string;
	label: string;
	/** Whether the filter is in force. */
	isTicked: boolean;
	onTick(): void;
}

/** A filter that is on or off; after "clear", Back or a filter taken away it says again what is in force. */
export function FilterTick({ name, label, isTicked, onTick }: FilterTickProps) {
	const box = useRef<HTMLInputElement>(null);

	useLaterEffect(() => {
		if (box.current) box.current.checked = isTicked;
	}, isTicked);

	return (
		<label>
			<input ref={box} type="checkbox" name={name} value="1" defaultChecked={isTicked} onChange={onTick} />
			{label}
		</label>
	);
}

/** An effect of a change of `value`. It spares what somebody chose on the page before the scripts came. */
function useLaterEffect(act: () => void, value: unknown): void {
	const before = useRef(value);
	useEffect(() => {
		if (before.current === value) return;
		before.current = value;
		act();
	});
}
