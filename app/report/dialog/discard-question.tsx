import { useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { useText } from "../../use-text.ts";

/** Asks before a text is lost. The focus goes to the safe answer and afterwards back to where it was. */
export function DiscardQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
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
			<p id="descartar-texto">{text("report.discard.body")}</p>
			<p className="report-actions">
				<Button ref={stay} kind="primary" onClick={onStay}>
					{text("report.discard.stay")}
				</Button>
				<Button onClick={onLeave}>{text("report.discard.leave")}</Button>
			</p>
		</div>
	);
}
