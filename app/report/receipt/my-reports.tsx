import "./my-reports.css";
import { useId, useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import { Button } from "../../components/button.tsx";
import { DataText } from "../../components/data-text.tsx";
import { formatMoment } from "../../format.ts";
import { useText } from "../../use-text.ts";
import type { KeptReceipt } from "./kept-receipts.ts";
import { forgetReceipt, readKeptReceipts, watchKeptReceipts } from "./kept-receipts.ts";

const NOTHING: readonly KeptReceipt[] = [];

/** The reports sent from this device with their codes, to use one or to take it off the list. Nothing without scripts. */
export function MyReports({ onUse }: { onUse: (code: string) => void }) {
	const { text, language } = useText();
	const id = useId();
	const receipts = useSyncExternalStore(watchKeptReceipts, readKeptReceipts, () => NOTHING);
	return (
		<section id="mis-reportes" className="my-reports" aria-labelledby={id} data-starts-scripts={STORAGE_KEYS.receipts}>
			<h2 id={id}>{text("report.mine.title")}</h2>
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
							<output translate="no">{code}</output>
							<p className="report-actions">
								<Button onClick={() => onUse(code)} aria-label={text("report.mine.useCode", { code })}>
									{text("report.mine.use")}
								</Button>
								<Button
									kind="quiet"
									onClick={() => forgetReceipt(code)}
									aria-label={text("report.mine.forgetCode", { code })}
								>
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
