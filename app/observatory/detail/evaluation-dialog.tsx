import "./evaluation-dialog.css";
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
		// Back, where the way here was one step, so that the history does not grow with every look.
		if (!wasServed && isFromPage(state)) void navigate(-1);
		else void navigate(closedPath, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	});

	useLayoutEffect(() => {
		const element = dialog.current;
		if (wasServed || !element) return;
		const onClose = () => leave();
		// Only the backdrop is the dialog itself: its content fills it to the edges.
		const onClick = ({ target }: MouseEvent) => target === element && element.close();
		element.addEventListener("close", onClose);
		element.addEventListener("click", onClick);
		element.showModal();
		heading.current?.focus();
		return () => {
			element.removeEventListener("close", onClose);
			element.removeEventListener("click", onClick);
			// Back was pressed: closing is what gives the focus back to where it was.
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
					// Served with the page it is no modal: there is nothing to close but the address.
					if (wasServed) return;
					event.preventDefault();
					dialog.current?.close();
				}}
			/>
		</dialog>
	);
}

/** True while the page that the server sent comes alive; false for what is drawn afterwards. */
function useIsHydrating(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => false,
		() => true,
	);
}
