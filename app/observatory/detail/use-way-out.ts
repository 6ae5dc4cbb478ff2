import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { KEEPS_PLACE } from "../../keeps-place.ts";
import { isFromPage, openerId } from "../table/opener.ts";

interface WayOut {
	/** True for a detail that came with the page. */
	wasServed: boolean;
	/** Leads to the page without the detail. */
	leave: () => void;
}

/**
 * How a detail is left. It is no part of the dialog, whose code comes later than the page answers: Escape closes a detail
 * that came with the page (a shared link) as soon as everything else there answers.
 */
export function useWayOut(id: string, closedPath: string): WayOut {
	const navigate = useNavigate();
	const { state } = useLocation();
	const [wasServed] = useState(useIsHydrating());

	function leave() {
		if (wasServed) document.getElementById(openerId(id))?.focus();
		// When the table opened this detail, closing goes one step back; otherwise each opened detail would add to the history.
		if (!wasServed && isFromPage(state)) void navigate(-1);
		else void navigate(closedPath, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
		if (key === "Escape" && !document.querySelector(":modal, :popover-open")) leave();
	});

	useEffect(() => {
		if (!wasServed) return;
		const listener = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listener);
		return () => removeEventListener("keydown", listener);
	}, [wasServed]);

	return { wasServed, leave };
}

/** True while the HTML of the server is hydrated; false for components that are rendered later. */
function useIsHydrating(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => false,
		() => true,
	);
}
