import "./dock.css";
import { useEffect, useRef } from "react";
import { Consent } from "../consent/consent.tsx";
import { Promo } from "../promo/promo.tsx";

/**
 * What stands fixed at the foot of the window. The page learns its height as `--dock`, so that the end
 * of the page, the floating buttons and whatever takes the focus keep clear of it.
 */
export function Dock() {
	const dock = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = dock.current;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			const covered = getComputedStyle(element).position === "fixed" ? element.offsetHeight : 0;
			document.documentElement.style.setProperty("--dock", `${covered}px`);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	return (
		<div ref={dock} className="dock screen-only">
			<Promo />
			<Consent />
		</div>
	);
}
