import "./report-form.css";
import "../components/detail-ways.css";
import { data, Link, useSearchParams } from "react-router";
import type { ReportDraft } from "../../domain/report-form.ts";
import { PageHead } from "../components/page-head.tsx";
import { pageMeta } from "../page-meta.ts";
import { paths, reportInstitutionPath, reportProcedurePath } from "../paths.ts";
import { NO_STORE, wantsJson } from "../problem.server.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/report-sender.page";
import { EXTRA_FIELDS } from "./form-names.ts";
import { describeSender } from "./receive-report.server.ts";
import { prefillReport } from "./report-prefill.server.ts";
import { SenderFacts } from "./sender-facts.tsx";

/** What a script asks for: the same facts as JSON, and how the form about this page starts. */
export interface SenderAnswer {
	page_url: string;
	browser_info: string;
	prefill: ReportDraft;
}

export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		if (!wantsJson(request.headers)) return next();
		const answer: SenderAnswer = { ...describeAsked(request), prefill: prefillReport(request, context) };
		return Response.json(answer, { headers: NO_STORE });
	},
];

/** The page and the browser as this very request shows them; never cached, since they are the visitor's own. */
export function loader({ request }: Route.LoaderArgs) {
	return data(describeAsked(request), { headers: NO_STORE });
}

function describeAsked(request: Request) {
	const asked = new URL(request.url).searchParams;
	return describeSender(request, {
		[EXTRA_FIELDS.page]: asked.get("origen"),
		[EXTRA_FIELDS.width]: asked.get("ancho"),
	});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return new Headers([...loaderHeaders, ["Referrer-Policy", "no-referrer"]]);
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ title: textOf(matches).text("report.sent.title") });
}

export default function ReportSenderPage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const [asked] = useSearchParams();
	const procedure = asked.get("tramite");
	const institution = asked.get("institucion");
	const form = procedure
		? reportProcedurePath(procedure)
		: institution
			? reportInstitutionPath(institution)
			: paths.report;
	return (
		<>
			<PageHead title={text("report.sent.title")} lead={text("report.sent.note")} />
			<div className="page report-page">
				<SenderFacts facts={loaderData} />
				<p>
					<Link className="back-link" to={form}>
						{text("report.sent.back")}
					</Link>
				</p>
			</div>
		</>
	);
}
