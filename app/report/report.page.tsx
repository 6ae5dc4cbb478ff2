import { useState } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, refusedFormContext, traceContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { paths, receiptPath } from "../paths.ts";
import { NO_STORE, PROBLEM_STATUS, problemWords, retryAfter } from "../problem.server.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/report.page";
import { answerScripts } from "./answer-scripts.server.ts";
import { receiveReport } from "./receive-report.server.ts";
import { ReportForm } from "./report-form.tsx";
import { prefillReport } from "./report-prefill.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
	async (asked, next) => (await answerScripts(asked)) ?? (await next()),
];

export function loader({ context, request }: Route.LoaderArgs) {
	return { prefill: prefillReport(request, context), isRefused: context.get(refusedFormContext) };
}

export async function action({ context, request }: Route.ActionArgs) {
	const reception = await receiveReport(request, context);
	if (reception.outcome === "accepted") {
		return redirect(receiptPath(reception.receipt.code), { status: 303, headers: NO_STORE });
	}
	context.set(refusedFormContext, true);
	if (reception.outcome === "invalid") {
		const { draft, faults } = reception;
		return data({ draft, faults, notice: null }, { status: 422, headers: NO_STORE });
	}
	const { problem, draft = null, seconds } = reception;
	const words = problemWords({ problem, language: context.get(languageContext), seconds });
	return data(
		{ draft, faults: {}, notice: { ...words, reference: context.get(traceContext).id } },
		{ status: PROBLEM_STATUS[problem], headers: { ...NO_STORE, ...retryAfter(seconds) } },
	);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return new Headers([...actionHeaders, ["Referrer-Policy", "no-referrer"]]);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = text("report.title");
	return pageMeta({
		title: loaderData?.isRefused ? text("report.errorPrefix", { title }) : title,
		description: text("report.lead"),
	});
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text } = useText();
	const { search } = useLocation();
	const navigate = useNavigate();
	const [left, setLeft] = useState(0);
	return (
		<>
			<PageHead
				title={text("report.title")}
				lead={text("report.lead")}
				above={<Breadcrumb trail={[]} current={text("report.title")} />}
			/>
			<div className="page report-page">
				<ReportForm
					key={`${search} ${left}`}
					start={actionData?.draft ?? loaderData.prefill}
					faults={actionData?.faults}
					notice={actionData?.notice ?? undefined}
					address={`${paths.report}${search}`}
					onWaiting={() => setLeft(left + 1)}
					onAccepted={(code) => void navigate(receiptPath(code))}
				/>
			</div>
		</>
	);
}
