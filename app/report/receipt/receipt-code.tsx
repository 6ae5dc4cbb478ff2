import "./receipt-code.css";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useText } from "../../use-text.ts";

/** The receipt code, large, selectable at a touch, with a button that copies it and what else may be done with it. */
export function ReceiptCode({ code, children }: { code: string; children?: ReactNode }) {
	const { text } = useText();
	const [isCopied, setCopied] = useState(false);

	async function copy(event: React.MouseEvent<HTMLButtonElement>) {
		const shown = event.currentTarget.closest(".receipt")?.querySelector("output");
		try {
			await navigator.clipboard.writeText(code);
			setCopied(true);
		} catch {
			// No clipboard here (plain http, an old browser): selected, it can be copied by hand.
			if (shown) window.getSelection()?.selectAllChildren(shown);
		}
	}

	return (
		<div className="receipt">
			<p id="recibo-nombre">{text("report.success.code")}</p>
			<output aria-labelledby="recibo-nombre" translate="no">
				{code}
			</output>
			<p className="screen-only">
				<Button onClick={(event) => void copy(event)}>
					<Icon name="copy" />
					{text("report.success.copy")}
				</Button>
				{children}
			</p>
			<span role="status">{isCopied ? text("report.success.copied") : ""}</span>
		</div>
	);
}
