import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isKeepingPlace } from "../keeps-place.ts";

/**
 * What happens when a citizen arrives at another page without a reload: the page scrolls to the top
 * (smoothly when going forward, as the specification asks; Back restores its place at once) and the
 * focus moves to the heading, so that a screen reader says where they are. It must stand before
 * ScrollRestoration, whose own effect scrolls under the attribute that is set here.
 */
export function Arrival() {
	const { pathname, state } = useLocation();
	const keepsPlace = isKeepingPlace(state);
	const kind = useNavigationType();
	const previous = useRef(pathname);

	useLayoutEffect(() => {
		if (previous.current === pathname || keepsPlace) return;
		document.documentElement.dataset.arrival = kind === "POP" ? "back" : "forward";
	}, [pathname, kind, keepsPlace]);

	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		if (keepsPlace) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		if (heading) {
			heading.tabIndex = -1;
			heading.focus({ preventScroll: true });
		}
		if (kind === "POP") return;
		// The attribute is needed only while the scroll begins; later scrolls must not be smooth.
		const frame = requestAnimationFrame(() => delete document.documentElement.dataset.arrival);
		return () => cancelAnimationFrame(frame);
	}, [pathname, kind, keepsPlace]);

	return null;
}
