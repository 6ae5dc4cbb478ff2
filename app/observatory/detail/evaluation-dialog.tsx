import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { KEEPS_PLACE } from "../../keeps-place.ts";
import { isFromPage, openerId } from "../table/opener.ts";
import { EvaluationDetail } from "./evaluation-detail.tsx";
import type { EvaluationView } from "./evaluation-view.ts";

interface EvaluationDialogProps {
	evaluation: EvaluationView;
	/** The same page without the detail. */
	closedPath: string;
}

/**
 * The detail at an address of its own. Opened from the page it is a modal dialog; served with the page
 * (a shared link, no scripts) it is a part of it, so that nobody is interrupted while reading.
 */
export function EvaluationDialog({ evaluation, closedPath }: EvaluationDialogProps) {
	const navigate = useNavigate();
	const { state } = useLocation();
	const [wasServed] = useState(useIsHydrating());
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	const leave = useEffectEvent(() => {
		if (wasServed) document.getElementById(openerId(evaluation.id))?.focus();
		// When the table opened this detail, closing goes one step back; otherwise each opened detail would add to the history.
		if (!wasServed && isFromPage(state)) void navigate(-1);
		else void navigate(closedPath, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	});

	useLayoutEffect(() => {
		const element = dialog.current;
		if (wasServed || !element) return;
		const onClose = () => leave();
		// The content fills the dialog to its edges, so a click whose target is the dialog itself was on the backdrop.
		const onClick = ({ target }: MouseEvent) => target === element && element.close();
		element.addEventListener("close", onClose);
		element.addEventListener("click", onClick);
		element.showModal();
		heading.current?.focus();
		return () => {
			element.removeEventListener("close", onClose);
			element.removeEventListener("click", onClick);
			// Back was pressed: the dialog is closed here, because closing returns the focus to where it was.
			element.close();
		};
	}, [wasServed]);

	useEffect(() => {
		if (!wasServed) return;
		const onKey = ({ key }: KeyboardEvent) => {
			if (key === "Escape" && !document.querySelector(":modal, :popover-open")) leave();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [wasServed]);

	return (
		<dialog
			ref={dialog}
			className="evaluation-dialog"
			open={wasServed || undefined}
			aria-labelledby="evaluacion-titulo"
		>
			<EvaluationDetail
				evaluation={evaluation}
				heading={heading}
				closedPath={closedPath}
				onClose={(event) => {
					if (event.ctrlKey || event.metaKey || event.shiftKey) return;
					// A detail that came with the page is no modal dialog: closing it only changes the address.
					if (wasServed) return;
					event.preventDefault();
					dialog.current?.close();
				}}
			/>
		</dialog>
	);
}

/** True while the HTML of the server is hydrated; false for components that are rendered later. */
function useIsHydrating(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => false,
		() => true,
	);
}
