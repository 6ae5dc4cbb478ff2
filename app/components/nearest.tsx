import { useEffect } from "react";
import { useText } from "../words/text.ts";
import { DataText } from "./facts.tsx";
import type { NearestView } from "./nearest-view.ts";

/** Filled by `sayWhetherOpen`; React leaves it alone. */
const EMPTY = { __html: "" };

/** The office of the chosen department in a line; whether it is open now is said once scripts are there. */
export function Nearest({ nearest: { office, unsure, doubt, open, hoursNote } }: { nearest: NearestView }) {
	const { text } = useText();
	const hours = open?.hours;
	useEffect(() => {
		if (hours) void import("./open-now.ts").then(({ sayWhetherOpen }) => sayWhetherOpen());
	}, [hours]);
	return (
		<>
			{unsure?.place && (
				<>
					<DataText spanish={unsure.spanish}>{unsure.place}</DataText>.{" "}
				</>
			)}
			<DataText>{office}</DataText>.
			{open && (
				<span data-open-words={JSON.stringify(open.words)} data-since={open.since}>
					{" "}
					<OpenState hours={hours} />
				</span>
			)}
			{hoursNote && (
				<>
					{" "}
					<DataText>{hoursNote}</DataText>
				</>
			)}
			{unsure && <span className="office-unknown"> {unsure.note}.</span>}
			{doubt && (
				<span className="office-unknown">
					{` ${text("office.doubt")} `}
					<DataText>{doubt}</DataText>
				</span>
			)}
		</>
	);
}

/** Whether an office is open now, in bold: empty as it is served, filled by the open-now script. `hours` as OpenStreetMap writes them. */
export function OpenState({ hours }: { hours?: string }) {
	return (
		<b
			className="office-open"
			data-hours={hours}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves alone what the script writes
			dangerouslySetInnerHTML={EMPTY}
		/>
	);
}
