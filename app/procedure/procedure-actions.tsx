import { useEffect, useState } from "react";
import { BRAND } from "../../content/brand.ts";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { ExternalButton } from "../components/external-link.tsx";
import { Icon } from "../components/icon.tsx";
import { ListenButton } from "../components/listen/listen-button.tsx";
import { usePageAddress } from "../components/use-page-address.ts";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";
import { writeShareMessage } from "./share-message.ts";

interface ProcedureActionsProps {
	procedure: ProcedureView;
	/** Full address of the page; undefined where the server knows no origin. */
	served: string | undefined;
}

/** Print, share by WhatsApp, listen. What needs scripts is not shown without them. */
export function ProcedureActions({ procedure, served }: ProcedureActionsProps) {
	const translator = useText();
	const { text } = translator;
	const address = usePageAddress(addresses.procedure.to({ id: procedure.id }), served);
	const [isReady, setReady] = useState(false);

	useEffect(() => setReady(true), []);

	// Where nobody knows the origin yet, the message names the portal instead.
	const message = writeShareMessage(procedure, isReady || served ? address : BRAND.product, translator);
	return (
		<div className="procedure-actions screen-only">
			{/* Some browsers within apps cannot print. */}
			{(!isReady || "print" in window) && (
				<Button data-needs="scripts" onClick={() => window.print()}>
					<Icon name="printer" />
					{text("procedure.print")}
				</Button>
			)}
			<ExternalButton isHeld={!isReady && !served} address={`https://wa.me/?text=${encodeURIComponent(message)}`}>
				<Icon name="share-2" />
				<span>
					<span className="procedure-share-by">{text("procedure.shareBy")}</span> {text("procedure.shareChannel")}
				</span>
			</ExternalButton>
			<ListenButton within="article" />
		</div>
	);
}
