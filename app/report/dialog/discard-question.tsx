import { useEffect, useRef } from "react";
import { canStore } from "../../browser-store.ts";
import { Button } from "../../components/button.tsx";
import { useText } from "../../use-text.ts";

interface DiscardQuestionProps {
	onStay(): void;
	/** The text stays on the device as a draft. */
	onKeep(): void;
	onDiscard(): void;
}

/** Asks before an unsent text goes out of sight. The focus goes to the safe answer. */
export function DiscardQuestion({ onStay, onKeep, onDiscard }: DiscardQuestionProps) {
	const { text } = useText();
	const stay = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		stay.current?.focus();
	}, []);

	return (
		<div
			className="report-question"
			role="alertdialog"
			aria-labelledby="descartar-titulo"
			aria-describedby="descartar-texto"
		>
			<h3 id="descartar-titulo">{text("report.discard.title")}</h3>
			<p id="descartar-texto">{text(canStore() ? "report.discard.body" : "report.draft.impossible")}</p>
			<p className="report-actions">
				<Button ref={stay} kind="primary" onClick={onStay}>
					{text("report.discard.stay")}
				</Button>
				{canStore() && <Button onClick={onKeep}>{text("report.discard.keep")}</Button>}
				<Button kind="quiet" onClick={onDiscard}>
					{text("report.discard.leave")}
				</Button>
			</p>
		</div>
	);
}
