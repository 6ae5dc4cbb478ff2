import { lazy, Suspense, useSyncExternalStore } from "react";
import type { KeptReceipt } from "../kept-receipts.ts";
import { readKeptReceipts, watchKeptReceipts } from "../kept-receipts.ts";

const NOTHING: readonly KeptReceipt[] = [];
/** More of one procedure are in the list that the part leads to. */
const MOST_SHOWN = 3;

/** Few have sent a report, so what it takes comes only for them; without a connection nothing comes, and nothing is missed. */
const OwnReportStates = lazy(() =>
	import("../components/report-states/own-report-states.tsx").then(
		({ OwnReportStates }) => ({ default: OwnReportStates }),
		() => ({ default: () => null }),
	),
);

/** What became of the reports about this procedure whose receipts this browser keeps. Only scripts can know of them. */
export function OwnReports({ id, name }: { id: string; name: string }) {
	const receipts = useSyncExternalStore(watchKeptReceipts, readKeptReceipts, () => NOTHING);
	const own = receipts.filter(({ about, procedure }) => (procedure ? procedure === id : about === name));
	if (own.length === 0) return null;
	return (
		<Suspense>
			<OwnReportStates codes={own.slice(0, MOST_SHOWN).map(({ code }) => code)} />
		</Suspense>
	);
}
