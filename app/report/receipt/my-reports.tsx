import { useId, useRef, useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import { DataText } from "../../components/facts.tsx";
import { Button } from "../../components/link.tsx";
import type { KeptReceipt } from "../../receipts/kept-receipts.ts";
import { forgetReceipt, readKeptReceipts, watchKeptReceipts } from "../../receipts/kept-receipts.ts";
import type { ReportStateView } from "../../receipts/report-states.ts";
import { useReportStates } from "../../receipts/report-states.ts";
import { formatMoment } from "../../words/format.ts";
import { useText } from "../../words/text.ts";

const NOTHING: readonly KeptReceipt[] = [];

interface MyReportsProps {
	/** What is said above the list. */
	note?: string;
	/** What a button beside each code does, where there is one. */
	onUse?: (code: string) => void;
}

/** The reports sent from this device with their codes, what became of each, and how to take it off the list. Nothing without scripts. */
export function MyReports({ note, onUse }: MyReportsProps) {
	const { text, language } = useText();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const receipts = useSyncExternalStore(watchKeptReceipts, readKeptReceipts, () => NOTHING);
	const stateOf = useReportStates(receipts.map(({ code }) => code));

	function forget(code: string) {
		// Its button goes with it.
		heading.current?.focus();
		forgetReceipt(code);
	}

	return (
		<section id="mis-reportes" className="my-reports" aria-labelledby={id} data-starts-scripts={STORAGE_KEYS.receipts}>
			<h2 ref={heading} id={id} tabIndex={-1}>
				{text("report.mine.title")}
			</h2>
			{receipts.length > 0 && note && <p>{note}</p>}
			{receipts.length === 0 ? (
				<p>{text("report.mine.none")}</p>
			) : (
				<ul>
					{receipts.map(({ code, about, sentAt }) => (
						<li key={code}>
							<p>
								{about && <DataText>{about}</DataText>}
								<time dateTime={new Date(sentAt).toISOString()}>
									{formatMoment(new Date(sentAt).toISOString(), language)}
								</time>
							</p>
							<State view={stateOf(code)} />
							<output translate="no">{code}</output>
							<p className="report-actions">
								{onUse && (
									<Button onClick={() => onUse(code)} aria-label={text("report.mine.useCode", { code })}>
										{text("report.mine.use")}
									</Button>
								)}
								<Button kind="quiet" onClick={() => forget(code)} aria-label={text("report.mine.forgetCode", { code })}>
									{text("report.mine.forget")}
								</Button>
							</p>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function State({ view }: { view: ReportStateView | undefined }) {
	if (!view) return null;
	return (
		<p>
			<strong>{view.label}.</strong> {[...view.details.slice(1), view.meaning].join(" ")}
		</p>
	);
}
