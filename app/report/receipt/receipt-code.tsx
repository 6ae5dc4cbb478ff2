import type { ReactNode } from "react";
import { Button } from "../../components/link.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { Icon } from "../../icons/icon.tsx";
import { useText } from "../../words/text.ts";

/** The receipt code, large, selectable at a touch, with a button that copies it and what else may be done with it. */
export function ReceiptCode({ code, children }: { code: string; children?: ReactNode }) {
	const { text } = useText();
	const { copy, outcome } = useCopy(code, text("report.success.copied"));

	return (
		<div className="receipt">
			<p id="recibo-nombre">{text("report.success.code")}</p>
			<output aria-labelledby="recibo-nombre" translate="no">
				{code}
			</output>
			<p className="screen-only">
				<Button onClick={({ currentTarget }) => copy(currentTarget.closest(".receipt")?.querySelector("output"))}>
					<Icon name="copy" />
					{text("report.success.copy")}
				</Button>
				{children}
			</p>
			<span role="status">{outcome}</span>
		</div>
	);
}
