import { useEffect, useEffectEvent, useRef } from "react";
import { describeContact } from "../../../content/brand.ts";
import type { ReportStatePageTexts } from "../../../content/report-states.ts";
import { addresses } from "../../address/addresses.ts";
import { FailureBox, FaultSummary, Form, FormField } from "../../components/form.tsx";
import { Button } from "../../components/link.tsx";
import { Breadcrumb, PageHead } from "../../components/page-head.tsx";
import type { ReportStateView } from "../../receipts/report-states.ts";
import { useAssociation } from "../../root-data.ts";
import { useText } from "../../words/text.ts";
import { MyReports } from "./my-reports.tsx";

const FIELD = "estado-codigo";

/** What is wrong with the code that was asked about, or with the moment. */
export type AskingFault = "missing" | "mistyped" | "unknown" | "unavailable" | "tooMany";

interface StateAnswer {
	/** As it was typed. */
	code: string;
	fault: AskingFault | null;
	/** Seconds to wait, for `tooMany`. */
	seconds: number;
	view: ReportStateView | null;
}

interface ReportStateFormProps {
	texts: ReportStatePageTexts;
	answer: StateAnswer | undefined;
	/** Whether it takes the place of the receipt, whose button was pressed and is gone. */
	isAfterReceipt: boolean;
}

/** The page that asks for a receipt code and tells what became of its report; below, the reports of this device. */
export function ReportStateForm({ texts, answer, isAfterReceipt }: ReportStateFormProps) {
	const { text } = useText();
	const { email } = describeContact(useAssociation());
	const page = useRef<HTMLDivElement>(null);
	const told = answer && tell(answer);
	const isOfField = answer?.fault === "missing" || answer?.fault === "mistyped" || answer?.fault === "unknown";
	const faultOfField = isOfField ? told : undefined;

	function tell({ fault, seconds, view }: StateAnswer): string | undefined {
		if (fault === "unknown" || fault === "unavailable") return view ? `${view.label}. ${view.meaning}` : undefined;
		return fault ? text(`report.erasure.${fault}`, { seconds }) : undefined;
	}

	// The focus of a button that is gone would begin anew at the top of the page.
	const follow = useEffectEvent(() => {
		if (isAfterReceipt && document.activeElement === document.body) page.current?.querySelector("h2")?.focus();
	});
	useEffect(() => follow(), []);

	return (
		<>
			<PageHead
				title={texts.title}
				lead={texts.lead}
				above={
					<Breadcrumb trail={[{ to: addresses.report.to(), label: text("report.title") }]} current={texts.title} />
				}
			/>
			<div ref={page} className="page report-page">
				<div role="status">
					{answer?.view && !answer.fault && (
						<div className="report-done">
							<h2 tabIndex={-1}>{answer.view.label}</h2>
							<p>{answer.view.meaning}</p>
							<p>{answer.view.details.join(" ")}</p>
						</div>
					)}
				</div>
				<Form method="post" action={addresses.reportReceipt.to()} className="report-form" noValidate>
					<FaultSummary
						faults={faultOfField ? [{ id: FIELD, text: answer?.view?.label ?? faultOfField }] : []}
						refusal={answer}
					/>
					<FailureBox failure={told && !isOfField ? answer : undefined}>
						<h2 tabIndex={-1}>{texts.failed}</h2>
						<p>{told}</p>
					</FailureBox>
					<FormField
						id={FIELD}
						label={text("report.erasure.code")}
						hint={text("report.erasure.hint")}
						fault={faultOfField}
					>
						{(attributes) => (
							<input
								{...attributes}
								name="codigo"
								type="text"
								required
								defaultValue={answer?.code}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
							/>
						)}
					</FormField>
					<p>
						<Button type="submit" kind="primary">
							{texts.submit}
						</Button>
					</p>
					<p className="report-hint">
						{email ? text("report.erasure.lost", { email }) : text("report.erasure.lostWithoutEmail")}
					</p>
				</Form>
				<MyReports note={texts.shared} />
				<p>
					<Button to={addresses.eraseContact.to()}>{text("report.success.erase")}</Button>
				</p>
			</div>
		</>
	);
}
