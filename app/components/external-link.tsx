import type { ReactNode } from "react";
import { safeWebAddress } from "../../domain/web-address.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";

interface ExternalLinkProps {
	/** Address as stored in the tables; an unsafe one is never linked. */
	address: string | null;
	className?: string;
	/** `data-kind` of a `.button`. */
	kind?: "primary";
	children: ReactNode;
}

/** A link out of the portal, in a new tab and saying so; 'Enlace no disponible' where the stored address is unsafe. */
export function ExternalLink({ address, className, kind, children }: ExternalLinkProps) {
	const { text } = useText();
	const safe = safeWebAddress(address);
	if (safe === null) return <span className="external-link-missing">{text("layout.linkUnavailable")}</span>;
	return (
		<a href={safe} className={className} data-kind={kind} target="_blank" rel="noopener noreferrer">
			{children} <Icon name="external-link" />
			<span className="visually-hidden"> ({text("layout.opensNewTab")})</span>
		</a>
	);
}
