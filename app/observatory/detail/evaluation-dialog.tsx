import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { EvaluationDetail } from "./evaluation-detail.tsx";
import type { EvaluationView } from "./evaluation-view.ts";

interface EvaluationDialogProps {
	evaluation: EvaluationView;
	/** The same page without the detail. */
	closedPath: string;
	isOverTable: boolean;
	leave: () => void;
}

/**
 * The detail at an address of its own. Opened from the table it is a modal dialog; reached from elsewhere (a procedure, a
 * shared link, no scripts) it is what the page shows, and nobody pays for a table that they did not ask for.
 */
export function EvaluationDialog({ evaluation, closedPath, isOverTable, leave }: EvaluationDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	const onClose = useEffectEvent(leave);

	useLayoutEffect(() => {
		const element = dialog.current;
		if (!isOverTable || !element) return;
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
	}, [isOverTable]);

	return (
		<dialog
			ref={dialog}
			className="evaluation-dialog"
			open={!isOverTable || undefined}
			data-page={!isOverTable || undefined}
			aria-labelledby="evaluacion-titulo"
		>
			<EvaluationDetail
				evaluation={evaluation}
				heading={heading}
				closedPath={closedPath}
				isOverTable={isOverTable}
				onClose={(event) => {
					if (event.ctrlKey || event.metaKey || event.shiftKey) return;
					event.preventDefault();
					if (isOverTable) dialog.current?.close();
					else leave();
				}}
			/>
		</dialog>
	);
}
