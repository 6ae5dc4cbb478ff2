import { useState } from "react";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";

/** The receipt code, large, selectable at a touch, with a button that copies it where the browser can. */
export function ReceiptCode({ code }: { code: string }) {
	const { text } = useText();
	const [isCopied, setCopied] = useState(false);

	async function copy(event: React.MouseEvent<HTMLButtonElement>) {
		const shown = event.currentTarget.parentElement?.querySelector("output");
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
			<button type="button" className="button screen-only" onClick={(event) => void copy(event)}>
				<Icon name="copy" />
				{text("report.success.copy")}
			</button>
			<span role="status">{isCopied ? text("report.success.copied") : ""}</span>
		</div>
	);
}
