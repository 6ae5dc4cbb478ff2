import type { ComponentType } from "react";
import { useEffect, useRef, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { Consent } from "../consent/consent.tsx";
import { Icon } from "../icons/icon.tsx";
import type { Listening } from "../listen/listen-button.tsx";
import { listenTo, useListening } from "../listen/listen-button.tsx";
import { Promo } from "../promo/promo.tsx";
import { ReportOpener } from "../report/dialog/report-opener.tsx";
import { useText } from "../words/text.ts";

/**
 * What stands fixed at the foot of the window. The boot script makes room for its height (app/boot/dock.ts);
 * here whatever takes the focus keeps clear of it.
 */
export function Dock() {
	const dock = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = dock.current;
		if (!element) return;
		const parts = element.querySelectorAll(".promo, .dock-stack");
		const uncover = () => uncoverFocus(element);
		const observer = new ResizeObserver(uncover);
		for (const part of parts) observer.observe(part);
		// The browser brings only the line of the caret into sight, not the whole of a field.
		const onFocus = () => requestAnimationFrame(uncover);
		addEventListener("focusin", onFocus);
		return () => {
			observer.disconnect();
			removeEventListener("focusin", onFocus);
		};
	}, []);

	return (
		<div ref={dock} className="dock screen-only">
			<div className="dock-stack">
				<Promo />
				<Consent />

				<ListenDock />
				<CornerStack />
			</div>
		</div>
	);
}

/**
 * Scrolls what somebody is using out from under the dock. What a pointer pressed is in sight, and must not be scrolled away
 * before the pointer is lifted: the press would be nobody's.
 */
function uncoverFocus(dock: HTMLElement): void {
	if (getComputedStyle(dock).position !== "fixed") return;
	const focused = document.activeElement;
	if (
		!focused ||
		focused === document.body ||
		focused.matches("main, h1, :not(:focus-visible)") ||
		dock.contains(focused)
	)
		return;
	const { top, bottom } = focused.getBoundingClientRect();
	const covered = Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd);
	if (bottom > innerHeight - covered && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}

type Player = ComponentType<{ listening: Listening }>;

/** Where reading aloud is paused and stopped. Its code is fetched when a citizen first wants to listen. */
export function ListenDock() {
	const { text } = useText();
	const listening = useListening();
	const [fetched, setFetched] = useState<{ Player: Player } | null>(null);
	const [hasFailed, setFailed] = useState(false);

	useEffect(() => {
		if (!listening) return;
		setFailed(false);
		import("../listen/listen-player.tsx").then(
			({ ListenPlayer }) => setFetched({ Player: ListenPlayer }),
			() => {
				listenTo(null);
				setFailed(true);
			},
		);
	}, [listening]);

	return (
		<>
			<p role="status" className="dock-status">
				{hasFailed ? text("listen.failed") : ""}
			</p>
			{listening && fetched && <fetched.Player listening={listening} />}
		</>
	);
}

/**
 * What is at hand on every page: report a problem, its notices, back to top. A wide window keeps them in the margin
 * beside the page, any other in a row of their own at its foot: they never lie over a fact or a control.
 */
export function CornerStack() {
	const { text } = useText();
	return (
		<aside className="corner-stack" aria-label={text("report.corner")} data-starts-scripts={STORAGE_KEYS.keptReports}>
			<ReportOpener />
			<BackToTop />
		</aside>
	);
}

/** The boot script shows it once the page has been scrolled, and answers it (app/boot/dock.ts). */
export function BackToTop() {
	const { text } = useText();
	return (
		<button type="button" className="back-to-top" data-boot hidden aria-label={text("layout.backToTop")}>
			<Icon name="arrow-up" />
		</button>
	);
}
