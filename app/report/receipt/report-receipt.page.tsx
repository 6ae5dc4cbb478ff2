import { useEffect, useState } from "react";
import { data } from "react-router";
import { REPORT_STATE_PAGE } from "../../../content/report-states.ts";
import { isReceiptCode } from "../../../domain/report/receipt-code.ts";
import { cleanLine } from "../../../domain/report/report-form.ts";
import { addresses } from "../../address/addresses.ts";
import { Form } from "../../components/form.tsx";
import { Button } from "../../components/link.tsx";
import { Message } from "../../components/message.tsx";
import { languageContext, refusedFormContext, reportIntakeContext } from "../../context.ts";
import { NO_STORE_NO_INDEX, PROBLEM_STATUS, readPostedForm, retryAfter } from "../../document/answer.server.ts";
import { pageMeta } from "../../page-meta.ts";
import { keepReceipt } from "../../receipts/kept-receipts.ts";
import { textOf, useText } from "../../words/text.ts";
import type { Route } from "./+types/report-receipt.page";
import { ReceiptCode } from "./receipt-code.tsx";
import type { AskingFault } from "./report-state-form.tsx";
import { ReportStateForm } from "./report-state-form.tsx";
import { answerStates, viewReportState } from "./report-states.server.ts";

const LONGEST_CODE = 200;

export const middleware: Route.MiddlewareFunction[] = [
	async (asked, next) => (await answerStates(asked)) ?? (await next()),
];

/** With a code in the address the receipt of a report that was just sent; without one the page that asks for a code. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { code } = addresses.reportReceipt.read(url);
	const isReadable = code !== null && isReceiptCode(code);
	const texts = REPORT_STATE_PAGE[context.get(languageContext)];
	return data(
		{
			code: isReadable ? code : null,
			isUnreadable: code !== null && !isReadable,
			texts,
			isRefused: context.get(refusedFormContext),
		},
		{ status: code === null || isReadable ? 200 : 404, headers: NO_STORE_NO_INDEX },
	);
}

/** The code comes in the body: in an address it would stay in the history of the browser and in the logs of proxies. */
export async function action({ context, request }: Route.ActionArgs) {
	const typed = (await readPostedForm(request)).get("codigo");
	const code = typeof typed === "string" ? cleanLine(typed).slice(0, LONGEST_CODE) : "";
	const refuse = (fault: AskingFault, status: number, seconds = 0) => {
		context.set(refusedFormContext, true);
		const told = fault === "unknown" || fault === "unavailable" ? fault : null;
		const view = told && viewReportState({ outcome: told }, context.get(languageContext));
		return data(
			{ code, fault, seconds, view },
			{ status, headers: { ...NO_STORE_NO_INDEX, ...(seconds > 0 ? retryAfter(seconds) : {}) } },
		);
	};
	if (code === "") return refuse("missing", PROBLEM_STATUS.invalid);
	if (!isReceiptCode(code)) return refuse("mistyped", PROBLEM_STATUS.invalid);
	const answer = await context.get(reportIntakeContext).readState(code);
	if (answer.outcome === "unknown") return refuse("unknown", 404);
	if (answer.outcome === "unavailable") return refuse("unavailable", PROBLEM_STATUS.closed);
	if (answer.outcome === "tooMany") return refuse("tooMany", PROBLEM_STATUS.tooMany, answer.seconds);
	const view = viewReportState(answer, context.get(languageContext));
	return data({ code, fault: null, seconds: 0, view }, { headers: NO_STORE_NO_INDEX });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	const headers = new Headers(loaderHeaders);
	for (const [name, value] of actionHeaders) headers.set(name, value);
	headers.set("Referrer-Policy", "no-referrer");
	return headers;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	if (!loaderData) return [];
	const { code, isUnreadable, isRefused, texts } = loaderData;
	const title = code ? text("report.success.title") : isUnreadable ? text("report.success.unreadable") : texts.title;
	return [
		...pageMeta({ title: isRefused ? text("report.errorPrefix", { title }) : title }),
		// As TELLS_US_ALONE, but where the address holds a code nobody is told more than the portal's name.
		{ name: "referrer", content: code || isUnreadable ? "strict-origin" : "same-origin" },
	];
}

export default function ReportReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text } = useText();
	const { code, isUnreadable, texts } = loaderData;
	const [codeOnArrival] = useState(code);

	// Without scripts the form keeps nothing; the page of the receipt does where they run after all.
	useEffect(() => {
		if (code) keepReceipt({ code, about: "", procedure: "", sentAt: Date.now() });
	}, [code]);

	if (isUnreadable) {
		return (
			<Message title={text("report.success.unreadable")} icon="circle-help">
				<p>{text("report.success.unreadableBody")}</p>
				<Ways />
			</Message>
		);
	}
	if (!code) return <ReportStateForm texts={texts} answer={actionData} isAfterReceipt={codeOnArrival !== null} />;
	return (
		<Message title={text("report.success.title")} icon="circle-check">
			<p>{text("report.success.thanks")}</p>
			<ReceiptCode code={code} />
			<p data-starts-scripts="">{text("report.success.keep")}</p>
			<p>{texts.later}</p>
			<Form method="post" action={addresses.reportReceipt.to()}>
				<input type="hidden" name="codigo" value={code} />
				<Button type="submit">{texts.title}</Button>
			</Form>
			<Ways />
		</Message>
	);
}

function Ways() {
	const { text } = useText();
	return (
		<p className="message-actions">
			<Button to={addresses.eraseContact.to()}>{text("report.success.erase")}</Button>
			<Button to={addresses.report.to()}>{text("report.success.again")}</Button>
			<Button to={addresses.catalogue.to()}>{text("nav.catalog")}</Button>
		</p>
	);
}
