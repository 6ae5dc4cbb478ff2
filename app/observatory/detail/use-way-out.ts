import { useEffect, useEffectEvent } from "react";
import { useLocation, useOutletContext } from "react-router";
import { ON_TOP } from "../../components/on-top.ts";
import { KEEPS_PLACE } from "../../keeps-place.ts";
import { useNavigate } from "../../use-navigate.ts";
import { isFromPage } from "../table/from-page.ts";

/** Where a detail is shown, as the page of the observatory tells it. */
export interface DetailPlace {
	/** True where the table is on the page too; otherwise the detail is all that the page has. */
	isOverTable: boolean;
}

interface WayOut extends DetailPlace {
	/** Leads to the page without the detail. */
	leave: () => void;
}

/**
 * How a detail is left. Escape also closes one that is a page of its own, such as a shared link: no dialog is there to do so.
 */
export function useWayOut(closedPath: string): WayOut {
	const navigate = useNavigate();
	const { state } = useLocation();
	const { isOverTable } = useOutletContext<DetailPlace>();

	function leave() {
		// When the table opened this detail, closing goes one step back, also when it was loaded again meanwhile; otherwise each
		// opened detail would add to the history.
		if (isFromPage(state)) void navigate(-1);
		else if (isOverTable) void navigate(closedPath, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
		else void navigate(closedPath, { replace: true });
	}

	const onKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
		// A key that is held would begin to load the table again and again.
		if (key === "Escape" && !repeat && !document.querySelector(ON_TOP)) leave();
	});

	useEffect(() => {
		if (isOverTable) return;
		const listener = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listener);
		return () => removeEventListener("keydown", listener);
	}, [isOverTable]);

	return { isOverTable, leave };
}
