import { useState } from "react";
import { data, useLocation } from "react-router";
import { inLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { redirect, useNavigate } from "../address/navigate.ts";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, refusedFormContext, traceContext } from "../context.ts";
import { NO_STORE_NO_INDEX, PROBLEM_STATUS, problemWords, retryAfter } from "../document/answer.server.ts";
import { pageMeta, TELLS_US_ALONE } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/report.page";
import { ReportForm } from "./form/report-form.tsx";
import {
	answerScripts,
	nameFact,
	prefillReport,
	readForLanguage,
	receiveReport,
} from "./intake/receive-report.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
	async (asked, next) => (await answerScripts(asked)) ?? (await next()),
];

export function loader({ context, url }: Route.LoaderArgs) {
	const subject = addresses.report.read(url);
	const fact = nameFact(subject, context);
	return {
		prefill: prefillReport(subject, context),
		isRefused: context.get(refusedFormContext),
		...(fact && { fact }),
	};
}

export async function action({ context, request, url }: Route.ActionArgs) {
	const unsent = await readForLanguage(request);
	if (unsent) return data({ draft: unsent, faults: undefined, notice: null }, { headers: NO_STORE_NO_INDEX });
	const reception = await receiveReport(request, context);
	if (reception.outcome === "accepted") {
		return redirect(url, addresses.reportReceipt.to({ code: reception.code }), {
			status: 303,
			headers: NO_STORE_NO_INDEX,
		});
	}
	context.set(refusedFormContext, true);
	if (reception.outcome === "invalid") {
		const { draft, faults } = reception;
		return data({ draft, faults, notice: null }, { status: 422, headers: NO_STORE_NO_INDEX });
	}
	const { problem, draft = null, seconds } = reception;
	const words = problemWords({ problem, language: context.get(languageContext), seconds });
	return data(
		{ draft, faults: {}, notice: { ...words, reference: context.get(traceContext).id } },
		{ status: PROBLEM_STATUS[problem], headers: { ...NO_STORE_NO_INDEX, ...retryAfter(seconds) } },
	);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return new Headers([...actionHeaders, ["Referrer-Policy", "no-referrer"]]);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = text("report.title");
	const shown = loaderData?.isRefused ? text("report.errorPrefix", { title }) : title;
	return [...pageMeta({ title: shown, description: text("report.lead") }), TELLS_US_ALONE];
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
				{loaderData.fact && (
					<p>
						<strong>{loaderData.fact}</strong>
					</p>
				)}
				<ReportForm
					key={`${inLanguage(search, null)} ${left}`}
					start={actionData?.draft ?? loaderData.prefill}
					faults={actionData?.faults}
					notice={actionData?.notice ?? undefined}
					address={`${addresses.report.to()}${search}`}
					onWaiting={() => setLeft(left + 1)}
					onAccepted={(code) => void navigate(addresses.reportReceipt.to({ code }))}
				/>
			</div>
		</>
	);
}
