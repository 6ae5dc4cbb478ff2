import { useRef } from "react";
import { useLaterEffect } from "./use-later-effect.ts";

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
