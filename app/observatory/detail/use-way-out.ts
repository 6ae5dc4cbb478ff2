import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { focusHeading } from "../../focus-heading.ts";
import { KEEPS_PLACE } from "../../keeps-place.ts";
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
 * How a detail is left. It is no part of the dialog, whose code comes later than the page answers: Escape closes a detail
 * that is a page of its own (a shared link) as soon as everything else there answers.
 */
export function useWayOut(closedPath: string): WayOut {
	const navigate = useNavigate();
	const { state } = useLocation();
	const { isOverTable } = useOutletContext<DetailPlace>();

	function leave() {
		// When the table opened this detail, closing goes one step back; otherwise each opened detail would add to the history.
		if (isOverTable && isFromPage(state)) void navigate(-1);
		else if (isOverTable) void navigate(closedPath, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
		else {
			// The same heading stands over the table that comes.
			focusHeading();
			void navigate(closedPath, { replace: true });
		}
	}

	const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
		if (key === "Escape" && !document.querySelector(":modal, :popover-open")) leave();
	});

	useEffect(() => {
		if (isOverTable) return;
		const listener = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listener);
		return () => removeEventListener("keydown", listener);
	}, [isOverTable]);

	return { isOverTable, leave };
}
