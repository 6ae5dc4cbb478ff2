import type { ReportFaults } from "../../../domain/report/report-form.ts";
import { REPORT_FIELDS } from "../../../domain/report/report-form.ts";
import { FaultSummary } from "../../components/fault-summary.tsx";
import { useText } from "../../use-text.ts";
import { faultText, fieldId } from "./report-words.ts";

/** The faults of the report form, in the order of its fields. */
export function ReportErrorSummary({ faults }: { faults: ReportFaults }) {
	const translator = useText();
	const told = REPORT_FIELDS.flatMap((field) => {
		const fault = faults[field];
		return fault ? [{ id: fieldId(field), text: faultText(translator, field, fault) }] : [];
	});
	return <FaultSummary faults={told} refusal={faults} />;
}
