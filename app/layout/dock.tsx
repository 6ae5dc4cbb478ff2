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
			if (covered > 0) uncoverFocus(element);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	return (
		<div ref={dock} className="dock screen-only">
			<Promo />
			<Consent />
			<CornerStack />
		</div>
	);
}

/** A bar that appears may come to lie over what somebody is using just then. */
function uncoverFocus(dock: HTMLElement): void {
	const focused = document.activeElement;
	if (!focused || focused === document.body || focused.matches("main, h1") || dock.contains(focused)) return;
	const { top, bottom } = focused.getBoundingClientRect();
	if (bottom > dock.getBoundingClientRect().top && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
