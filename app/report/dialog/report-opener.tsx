import type { ComponentType } from "react";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import { addresses } from "../../address/addresses.ts";
import { useKeptLanguage } from "../../address/navigate.ts";
import { readStoredText } from "../../browser-store.ts";
import { pressWithSpace } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useText } from "../../words/text.ts";
import type { ReportCornerProps } from "./report-corner.tsx";

/** Pages of the form itself need no button that opens it. */
const FORM_PAGES = [addresses.report, addresses.reportReceipt, addresses.eraseContact, addresses.reportSender];

/**
 * The floating button of every page. A link to the form's page; with scripts it is a button that opens the dialog, whose code
 * is fetched only then. It stays the same element, so that whoever is on it already keeps the focus.
 */
export function ReportOpener() {
	const { text } = useText();
	const { pathname } = useLocation();
	const address = useKeptLanguage()(formAddress(pathname));
	const [Corner, setCorner] = useState<ComponentType<ReportCornerProps>>();
	const [isOpen, setOpen] = useState(false);
	const [isReady, setReady] = useState(false);
	const close = useCallback(() => setOpen(false), []);

	async function load() {
		const { ReportCorner } = await import("./report-corner.tsx");
		setCorner(() => ReportCorner);
	}

	async function open(event: React.MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		try {
			await load();
			// The last press wins: another dialog may have been opened while this one was fetched.
			setOpen(document.querySelector("dialog:modal") === null);
		} catch {
			// The code of the dialog could not be fetched, so the link is followed to the form's page.
			window.location.assign(address);
		}
	}

	useEffect(() => {
		setReady(true);
		// The code is needed on arrival only when a report waits on this device.
		if (readStoredText(STORAGE_KEYS.keptReports) !== null)
			import("./report-corner.tsx").then(({ ReportCorner }) => setCorner(() => ReportCorner), ignoreOffline);
	}, []);

	const isFormPage = FORM_PAGES.some((page) => page.match(pathname) !== null);
	return (
		<>
			{!isFormPage && (
				<a
					className="report-opener"
					data-held="dialog"
					title={text("report.opener")}
					role={isReady ? "button" : undefined}
					aria-haspopup={isReady ? "dialog" : undefined}
					href={address}
					onClick={(event) => void open(event)}
					onKeyDown={pressWithSpace}
					onPointerEnter={() => void load().catch(ignoreOffline)}
					onFocus={() => void load().catch(ignoreOffline)}
				>
					<Icon name="flag" />
					<span>{text("report.opener")}</span>
				</a>
			)}
			{Corner && <Corner isOpen={isOpen} address={address} onClose={close} />}
		</>
	);
}

/** Fetching the code ahead is optional: when it fails, pressing the button tries again. */
function ignoreOffline(): void {}

/** The form's page for what this page is about, told from its address. */
function formAddress(pathname: string): string {
	return addresses.report.to({
		procedure: addresses.procedure.match(pathname)?.id,
		institution: addresses.institution.match(pathname)?.id,
	});
}
