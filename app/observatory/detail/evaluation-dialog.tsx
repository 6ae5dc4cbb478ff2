import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { EvaluationDetail } from "./evaluation-detail.tsx";
import type { EvaluationView } from "./evaluation-view.ts";

interface EvaluationDialogProps {
	evaluation: EvaluationView;
	/** The same page without the detail. */
	closedPath: string;
	wasServed: boolean;
	leave: () => void;
}

/**
 * The detail at an address of its own. Opened from the page it is a modal dialog; served with the page
 * (a shared link, no scripts) it is a part of it, so that nobody is interrupted while reading.
 */
export function EvaluationDialog({ evaluation, closedPath, wasServed, leave }: EvaluationDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	const onClose = useEffectEvent(leave);

	useLayoutEffect(() => {
		const element = dialog.current;
		if (wasServed || !element) return;
		const whenClosed = () => onClose();
		// The content fills the dialog to its edges, so a click whose target is the dialog itself was on the backdrop.
		const onClick = ({ target }: MouseEvent) => target === element && element.close();
		element.addEventListener("close", whenClosed);
		element.addEventListener("click", onClick);
		element.showModal();
		heading.current?.focus();
		return () => {
			element.removeEventListener("close", whenClosed);
			element.removeEventListener("click", onClick);
			// Back was pressed: the dialog is closed here, because closing returns the focus to where it was.
			element.close();
		};
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
