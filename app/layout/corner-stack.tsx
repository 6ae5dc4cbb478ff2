import "./corner-stack.css";
import { useEffect, useRef } from "react";
import { ReportOpener } from "../report/dialog/report-opener.tsx";
import { useText } from "../use-text.ts";
import { BackToTop } from "./back-to-top.tsx";

/** Everything that floats, in one corner: report a problem, its notices, back to top. It makes room for what has the focus. */
export function CornerStack() {
	const { text } = useText();
	const stack = useRef<HTMLElement>(null);

	useEffect(() => {
		const look = () => {
			const focused = document.activeElement;
			if (!stack.current || !focused) return;
			const isCovering = !stack.current.contains(focused) && overlap(stack.current, focused);
			stack.current.toggleAttribute("data-aside", isCovering);
		};
		addEventListener("focusin", look);
		addEventListener("scroll", look, { passive: true });
		return () => {
			removeEventListener("focusin", look);
			removeEventListener("scroll", look);
		};
	}, []);

	return (
		<aside ref={stack} className="corner-stack screen-only" aria-label={text("report.corner")}>
			<ReportOpener />
			<BackToTop />
		</aside>
	);
}

/** Tells whether the stack covers the focused element. A large one, such as a section, is never wholly covered. */
function overlap(stack: HTMLElement, focused: Element): boolean {
	if (!focused.matches("a, button, input, select, textarea, summary, [tabindex='0']")) return false;
	const under = focused.getBoundingClientRect();
	return [...stack.children].some((child) => {
		const over = child.getBoundingClientRect();
		const isApart =
			over.width === 0 ||
			over.left >= under.right ||
			over.right <= under.left ||
			over.top >= under.bottom ||
			over.bottom <= under.top;
		return !isApart;
	});
}
