import { useEffect, useRef, useState } from "react";
import { addresses } from "../../addresses.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Link } from "../../components/link.tsx";
import { useText } from "../../use-text.ts";
import { ReceiptCode } from "../receipt/receipt-code.tsx";

/** Milliseconds after which a sent form closes by itself (specification, section 9). */
const CLOSES_AFTER = 2_000;

/** The thanks with the receipt. It closes by itself, but not while the focus or a finger is on the receipt (case K02). */
export function ReportSuccess({ code, onDone }: { code: string; onDone: () => void }) {
	const { text } = useText();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isHeld, setHeld] = useState(false);

	useEffect(() => {
		heading.current?.focus();
	}, []);

	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(onDone, CLOSES_AFTER);
		return () => clearTimeout(timer);
	}, [isHeld, onDone]);

	return (
		<div className="report-success">
			<h3 ref={heading} tabIndex={-1}>
				<Icon name="circle-check" />
				{text("report.success.title")}
			</h3>
			<p role="status">{text("report.success.thanks")}</p>
			<fieldset
				aria-label={text("report.success.code")}
				onFocus={() => setHeld(true)}
				onBlur={() => setHeld(false)}
				onPointerEnter={() => setHeld(true)}
				onPointerLeave={() => setHeld(false)}
			>
				<ReceiptCode code={code} />
			</fieldset>
			<p>
				{`${text("report.success.keep")} `}
				<Link to={addresses.reportReceipt.to()}>{text("report.mine.title")}</Link>
			</p>
			<p className="report-actions">
				<Button onClick={onDone}>{text("report.close")}</Button>
			</p>
		</div>
	);
}
