import "./dock.css";
import { useEffect, useRef } from "react";
import { Consent } from "../consent/consent.tsx";
import { Promo } from "../promo/promo.tsx";
import { CornerStack } from "./corner-stack.tsx";

/**
 * What stands fixed at the foot of the window. The page learns its height as `--dock`, so that the end
 * of the page and whatever takes the focus keep clear of it.
 */
export function Dock() {
	const dock = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = dock.current;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			const covered = getComputedStyle(element).position === "fixed" ? element.offsetHeight : 0;
			document.documentElement.style.setProperty("--dock", `${covered}px`);
			uncoverFocus(element);
		});
		observer.observe(element);
		// The browser brings only the line of the caret into sight, not the whole of a field.
		const onFocus = () => requestAnimationFrame(() => uncoverFocus(element));
		addEventListener("focusin", onFocus);
		return () => {
			observer.disconnect();
			removeEventListener("focusin", onFocus);
		};
	}, []);

	return (
		<div ref={dock} className="dock screen-only">
			<Promo />
			<Consent />
			<CornerStack />
		</div>
	);
}

/** Scrolls what somebody is using out from under the dock. */
function uncoverFocus(dock: HTMLElement): void {
	if (getComputedStyle(dock).position !== "fixed") return;
	const focused = document.activeElement;
	if (!focused || focused === document.body || focused.matches("main, h1") || dock.contains(focused)) return;
	const { top, bottom } = focused.getBoundingClientRect();
	if (bottom > dock.getBoundingClientRect().top && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
