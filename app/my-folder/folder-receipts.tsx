import { useSyncExternalStore } from "react";
import { fill } from "../../content/fill.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { type KeptReceipt, readKeptReceipts, watchKeptReceipts } from "../receipts/kept-receipts.ts";
import { formatDay } from "../words/format.ts";
import { useTools } from "./use-folder.tsx";

const NOTHING: readonly KeptReceipt[] = [];
/** The largest moment that a calendar knows; what lies beyond was edited by hand. */
const LAST_MOMENT = 8.64e15;

/** The receipts of the reports that were sent from this device; nothing where there are none. */
export function FolderReceipts() {
	const { texts, language } = useTools();
	const receipts = useSyncExternalStore(watchKeptReceipts, readKeptReceipts, () => NOTHING);
	if (receipts.length === 0) return null;
	return (
		<section aria-labelledby="recibos">
			<h2 id="recibos">{texts.receipts.title}</h2>
			<ul className="folder-receipts">
				{receipts.map(({ code, about, sentAt }) => (
					<li key={code}>
						<DataText>{about || texts.receipts.unknown}</DataText>
						{Math.abs(sentAt) < LAST_MOMENT &&
							`, ${fill(texts.receipts.sent, { day: formatDay(new Date(sentAt).toISOString(), language) })}`}
						<br />
						<code>{code}</code>
					</li>
				))}
			</ul>
			<p className="screen-only">
				<Link to={addresses.reportReceipt.to()}>{texts.receipts.open}</Link>
			</p>
		</section>
	);
}
