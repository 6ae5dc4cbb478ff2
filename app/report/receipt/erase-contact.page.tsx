import { useRef } from "react";
import { data } from "react-router";
import { describeContact } from "../../../content/brand.ts";
import { REPORT_STATE_PAGE } from "../../../content/report-states.ts";
import { isReceiptCode } from "../../../domain/report/receipt-code.ts";
import { cleanLine } from "../../../domain/report/report-form.ts";
import { RETENTION } from "../../../domain/report/retention.ts";
import { addresses } from "../../address/addresses.ts";
import { redirect } from "../../address/navigate.ts";
import { FailureBox, FaultSummary, Form, FormField, TickField } from "../../components/form.tsx";
import { Button } from "../../components/link.tsx";
import { Breadcrumb, PageHead } from "../../components/page-head.tsx";
import { languageContext, refusedFormContext, reportIntakeContext } from "../../context.ts";
import { NO_STORE_NO_INDEX, PROBLEM_STATUS, readPostedForm, retryAfter } from "../../document/answer.server.ts";
import { Icon } from "../../icons/icon.tsx";
import { pageMeta, TELLS_US_ALONE } from "../../page-meta.ts";
import { useAssociation } from "../../root-data.ts";
import { textOf, useText } from "../../words/text.ts";
import type { Route } from "./+types/erase-contact.page";
import { MyReports } from "./my-reports.tsx";

const LONGEST_CODE = 200;

type Fault = "missing" | "mistyped" | "unconfirmed" | "tooMany" | "closed";
type FieldId = "borrar-codigo" | "borrar-confirmo";

/** The field that a fault is about; the others are no field's fault. */
const FAULTY_FIELDS: Readonly<Partial<Record<Fault, FieldId>>> = {
	missing: "borrar-codigo",
	mistyped: "borrar-codigo",
	unconfirmed: "borrar-confirmo",
};

export function loader({ context, url }: Route.LoaderArgs) {
	const { title: asking, shared } = REPORT_STATE_PAGE[context.get(languageContext)];
	return { ...addresses.eraseContact.read(url), isRefused: context.get(refusedFormContext), asking, shared };
}

export async function action({ context, request, url }: Route.ActionArgs) {
	context.set(refusedFormContext, true);
	const form = await readPostedForm(request);
	const typed = form.get("codigo");
	const code = typeof typed === "string" ? cleanLine(typed).slice(0, LONGEST_CODE) : "";
	const isConfirmed = form.has("confirmo");
	const refuse = (fault: Fault, status: number, seconds = 0) =>
		data(
			{ fault, seconds, code, isConfirmed },
			{ status, headers: { ...NO_STORE_NO_INDEX, ...(seconds > 0 ? retryAfter(seconds) : {}) } },
		);
	if (code === "") return refuse("missing", 422);
	if (!isReceiptCode(code)) return refuse("mistyped", 422);
	if (!isConfirmed) return refuse("unconfirmed", 422);
	const erasure = await context.get(reportIntakeContext).eraseContact(code);
	if (erasure.outcome === "tooMany") return refuse("tooMany", PROBLEM_STATUS.tooMany, erasure.seconds);
	if (erasure.outcome === "closed") return refuse("closed", PROBLEM_STATUS.closed);
	return redirect(url, addresses.eraseContact.to({ isDone: true }), { status: 303, headers: NO_STORE_NO_INDEX });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return new Headers([...actionHeaders, ["Referrer-Policy", "no-referrer"], ["X-Robots-Tag", "noindex"]]);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = text("report.erasure.title");
	return [
		...pageMeta({ title: loaderData?.isRefused ? text("report.errorPrefix", { title }) : title }),
		TELLS_US_ALONE,
	];
}

export default function EraseContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text } = useText();
	const { email } = describeContact(useAssociation());
	const title = text("report.erasure.title");
	const told = actionData && text(`report.erasure.${actionData.fault}`, { seconds: actionData.seconds });
	const faultyId = actionData && FAULTY_FIELDS[actionData.fault];
	const field = useRef<HTMLInputElement>(null);
	const faultOf = (id: FieldId) => (faultyId === id ? told : undefined);

	function use(code: string) {
		if (!field.current) return;
		field.current.value = code;
		field.current.focus();
	}

	return (
		<>
			<PageHead
				title={title}
				lead={text("report.erasure.lead")}
				above={<Breadcrumb trail={[{ to: addresses.report.to(), label: text("report.title") }]} current={title} />}
			/>
			<div className="page report-page">
				{loaderData.isDone && !actionData && (
					<div className="report-done" role="status">
						<h2>
							<Icon name="circle-check" />
							{text("report.erasure.done")}
						</h2>
						<p>{text("report.erasure.doneBody", { days: RETENTION.backupDays })}</p>
					</div>
				)}
				<Form method="post" action={addresses.eraseContact.to()} className="report-form" autoComplete="off" noValidate>
					<FaultSummary faults={faultyId && told ? [{ id: faultyId, text: told }] : []} refusal={actionData} />
					<FailureBox failure={faultyId ? undefined : actionData}>
						<h2>{text("report.erasure.failed")}</h2>
						<p>{told}</p>
					</FailureBox>
					<FormField
						id="borrar-codigo"
						label={text("report.erasure.code")}
						hint={text("report.erasure.hint")}
						fault={faultOf("borrar-codigo")}
					>
						{(attributes) => (
							<input
								{...attributes}
								ref={field}
								name="codigo"
								type="text"
								required
								defaultValue={actionData?.code}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
							/>
						)}
					</FormField>
					<TickField id="borrar-confirmo" label={text("report.erasure.confirm")} fault={faultOf("borrar-confirmo")}>
						{(attributes) => (
							<input
								{...attributes}
								name="confirmo"
								type="checkbox"
								value="si"
								required
								defaultChecked={actionData?.isConfirmed}
							/>
						)}
					</TickField>
					<p>
						<Button type="submit" kind="primary">
							<Icon name="trash-2" />
							{text("report.erasure.submit")}
						</Button>
					</p>
					<p className="report-hint">
						{email ? text("report.erasure.lost", { email }) : text("report.erasure.lostWithoutEmail")}
					</p>
				</Form>
				<MyReports note={loaderData.shared} onUse={use} />
				<p>
					<Button to={addresses.reportReceipt.to()}>{loaderData.asking}</Button>
				</p>
			</div>
		</>
	);
}
