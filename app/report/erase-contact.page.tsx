import "../components/button.css";
import "./report-form.css";
import { data, Form, redirect } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { isReportError, TooManyTries } from "../../domain/report.ts";
import { cleanLine } from "../../domain/report-text.ts";
import { RETENTION } from "../../domain/retention.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHead } from "../components/page-head.tsx";
import { refusedFormContext, reportDeskContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import { readPostedForm } from "../posted-form.ts";
import { NO_STORE, retryAfter } from "../problem.server.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/erase-contact.page";
import { FailureBox } from "./failure-box.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { FormField, TickField } from "./form-field.tsx";

const LONGEST_CODE = 200;

type Fault = "missing" | "unconfirmed" | "tooMany" | "closed";
type FieldId = "borrar-codigo" | "borrar-confirmo";

/** The field that a fault is about; the others are no field's fault. */
const FAULTY_FIELDS: Readonly<Partial<Record<Fault, FieldId>>> = {
	missing: "borrar-codigo",
	unconfirmed: "borrar-confirmo",
};

export function loader({ context, request }: Route.LoaderArgs) {
	return { isDone: new URL(request.url).searchParams.has("listo"), isRefused: context.get(refusedFormContext) };
}

export async function action({ context, request }: Route.ActionArgs) {
	context.set(refusedFormContext, true);
	const form = await readPostedForm(request);
	const typed = form.get("codigo");
	const code = typeof typed === "string" ? cleanLine(typed).slice(0, LONGEST_CODE) : "";
	const isConfirmed = form.has("confirmo");
	const refuse = (fault: Fault, status: number, seconds = 0) =>
		data(
			{ fault, seconds, code, isConfirmed },
			{ status, headers: { ...NO_STORE, ...(seconds > 0 ? retryAfter(seconds) : {}) } },
		);
	if (code === "") return refuse("missing", 422);
	if (!isConfirmed) return refuse("unconfirmed", 422);
	try {
		await context.get(reportDeskContext).eraseContact(code);
	} catch (error) {
		if (error instanceof TooManyTries) return refuse("tooMany", 429, error.seconds);
		if (!isReportError(error, "ReportDeskClosed")) throw error;
		return refuse("closed", 503);
	}
	return redirect(`${paths.eraseContact}?listo=1`, { status: 303, headers: NO_STORE });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return new Headers([...actionHeaders, ["Referrer-Policy", "no-referrer"], ["X-Robots-Tag", "noindex"]]);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = text("report.erasure.title");
	return pageMeta({ title: loaderData?.isRefused ? text("report.errorPrefix", { title }) : title });
}

export default function EraseContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text } = useText();
	const title = text("report.erasure.title");
	const told =
		actionData && text(`report.erasure.${actionData.fault}`, { seconds: actionData.seconds, email: BRAND.email });
	const faultyId = actionData && FAULTY_FIELDS[actionData.fault];
	const faultOf = (id: FieldId) => (faultyId === id ? told : undefined);

	return (
		<>
			<PageHead
				title={title}
				lead={text("report.erasure.lead")}
				above={<Breadcrumb trail={[{ to: paths.report, label: text("report.title") }]} current={title} />}
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
				<Form method="post" action={paths.eraseContact} className="report-form" noValidate>
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
								autoComplete="off"
							/>
						)}
					</TickField>
					<p>
						<button type="submit" className="button" data-kind="primary">
							<Icon name="trash-2" />
							{text("report.erasure.submit")}
						</button>
					</p>
					<p className="report-hint">{text("report.erasure.lost", { email: BRAND.email })}</p>
				</Form>
			</div>
		</>
	);
}
