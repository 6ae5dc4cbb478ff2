import { useEffect, useRef } from "react";

/** An effect of a change of `value`. It spares what somebody chose on the page before the scripts came. */
export function useLaterEffect(act: () => void, value: unknown): void {
	const before = useRef(value);
	useEffect(() => {
		if (before.current === value) return;
		before.current = value;
		act();
	});
}
