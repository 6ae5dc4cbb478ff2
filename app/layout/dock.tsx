import { useEffect, useRef } from "react";
import { Consent } from "../consent/consent.tsx";
import { Promo } from "../promo/promo.tsx";
import { CornerStack } from "./corner-stack.tsx";
import { ListenDock } from "./listen-dock.tsx";

/**
 * What stands fixed at the foot of the window. The boot script tells the page its height as `--dock` (app/boot/dock.ts);
 * here whatever takes the focus keeps clear of it.
 */
export function Dock() {
	const dock = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = dock.current;
		if (!element) return;
		const parts = element.querySelectorAll(".promo, .dock-stack");
		const uncover = () => uncoverFocus(element);
		const observer = new ResizeObserver(uncover);
		for (const part of parts) observer.observe(part);
		// The browser brings only the line of the caret into sight, not the whole of a field.
		const onFocus = () => requestAnimationFrame(uncover);
		addEventListener("focusin", onFocus);
		return () => {
			observer.disconnect();
			removeEventListener("focusin", onFocus);
		};
	}, []);

	return (
		<div ref={dock} className="dock screen-only">
			<div className="dock-stack">
				<Promo />
				<Consent />

				<ListenDock />
				<CornerStack />
			</div>
		</div>
	);
}

/**
 * Scrolls what somebody is using out from under the dock. What a pointer pressed is in sight, and must not be scrolled away
 * before the pointer is lifted: the press would be nobody's.
 */
function uncoverFocus(dock: HTMLElement): void {
	if (getComputedStyle(dock).position !== "fixed") return;
	const focused = document.activeElement;
	if (
		!focused ||
		focused === document.body ||
		focused.matches("main, h1, :not(:focus-visible)") ||
		dock.contains(focused)
	)
		return;
	const { top, bottom } = focused.getBoundingClientRect();
	const covered = Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd);
	if (bottom > innerHeight - covered && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
