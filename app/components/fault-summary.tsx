import { useEffect, useLayoutEffect, useRef } from "react";
import { useText } from "../use-text.ts";

interface FaultSummaryProps {
	/** The id of each faulty field on the screen, and what to do about it. */
	faults: readonly { id: string; text: string }[];
	/** The refusal that they belong to: with each new one the summary takes the focus. */
	refusal: object | undefined;
}

/** Every fault of a form with a link to its field; takes the focus whenever a form is found faulty (case A74). */
export function FaultSummary({ faults, refusal }: FaultSummaryProps) {
	const { text } = useText();
	const box = useRef<HTMLDivElement>(null);
	const pressed = useRef<{ button: HTMLElement; top: number }>(null);
	const isFaulty = faults.length > 0;

	useEffect(() => {
		function onSubmit({ submitter: button }: SubmitEvent) {
			pressed.current = button && { button, top: button.getBoundingClientRect().top };
		}
		addEventListener("submit", onSubmit, { capture: true });
		return () => removeEventListener("submit", onSubmit, { capture: true });
	}, []);

	// What is above makes room for the faults out of sight: the button that was pressed, and what is about it, stays.
	useLayoutEffect(() => {
		if (!refusal || !isFaulty || !pressed.current) return;
		const { button, top } = pressed.current;
		const scroller = button.closest("dialog") ?? document.documentElement;
		scroller.scrollTop += button.getBoundingClientRect().top - top;
	}, [refusal, isFaulty]);

	useEffect(() => {
		if (!refusal || !isFaulty) return;
		box.current?.focus({ preventScroll: true });
		// A frame later, or all that was moved away and back in one step would count as having jumped.
		requestAnimationFrame(() => setTimeout(() => box.current?.scrollIntoView()));
		const title = document.title;
		const prefixed = text("report.errorPrefix", { title });
		const isPrefixed = title.startsWith(text("report.errorPrefix", { title: "" }));
		if (isPrefixed) return;
		document.title = prefixed;
		return () => {
			document.title = title;
		};
	}, [refusal, isFaulty, text]);

	if (!isFaulty) return null;
	return (
		<div
			ref={box}
			className="report-summary"
			data-starts-scripts=""
			role="alert"
			tabIndex={-1}
			aria-labelledby="reporte-errores"
		>
			<h2 id="reporte-errores">{text("report.fault.title")}</h2>
			<ul>
				{faults.map((fault) => (
					<li key={fault.id}>
						<a href={`#${fault.id}`} onClick={(event) => followLink(event, fault.id)}>
							{fault.text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Moves the focus to the field instead of following the link, which would change the address under the dialog. */
function followLink(event: React.MouseEvent, id: string): void {
	const field = document.getElementById(id);
	if (!field) return;
	event.preventDefault();
	field.focus();
}
