import "./promo-card.css";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { PROMO } from "../../content/promo.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";
import { rememberPromoSeen } from "./promo-memory.ts";

/** Milliseconds of the fade (specification, section 9). */
const FADE = 300;

/** A slim bar above the rest of the dock: it never takes the focus, and every way of leaving it counts as seen today. */
export function PromoCard({ onGone }: { onGone(): void }) {
	const { text, language } = useText();
	const card = useRef<HTMLElement>(null);
	const cameFrom = useRef<Element | null>(null);
	const [isLeaving, setLeaving] = useState(false);
	const { title, text: words, to, linkLabel } = PROMO[language];

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		// An open dialog or menu takes its own Escape.
		if (!document.querySelector(":modal, :popover-open")) leave();
	});

	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);

	function leave() {
		if (isLeaving) return;
		rememberPromoSeen(new Date());
		setLeaving(true);
		setTimeout(onGone, FADE);
		if (!card.current?.contains(document.activeElement)) return;
		const isThere = cameFrom.current?.isConnected ?? false;
		const target = isThere ? cameFrom.current : document.getElementById("contenido");
		if (target instanceof HTMLElement) target.focus({ preventScroll: true });
	}

	function rememberOrigin({ relatedTarget }: React.FocusEvent) {
		if (relatedTarget && !card.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
	}

	return (
		<section
			ref={card}
			className="promo"
			aria-label={text("promo.label")}
			data-state={isLeaving ? "leaving" : "shown"}
			inert={isLeaving}
			onFocus={rememberOrigin}
		>
			<div className="page promo-row">
				<div className="promo-words">
					<h2>{title}</h2>
					<p>{words}</p>
					<Link to={to} onClick={leave}>
						{linkLabel}
					</Link>
				</div>
				<Button kind="quiet" onClick={leave}>
					{text("promo.notToday")}
				</Button>
				<Button kind="icon" onClick={leave} aria-label={text("promo.close")}>
					<Icon name="x" />
				</Button>
			</div>
		</section>
	);
}
