import { data, useLocation } from "react-router";
import { addresses } from "../address/addresses.ts";
import { Link } from "../components/link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { NO_STORE_NO_INDEX, wantsJson } from "../document/answer.server.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/report-sender.page";
import { EXTRA_FIELDS } from "./form/form-names.ts";
import type { SenderAnswer } from "./form/sender-facts.tsx";
import { SenderFacts } from "./form/sender-facts.tsx";
import { describeSender, prefillReport } from "./intake/receive-report.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, url, context }, next) => {
		if (!wantsJson(request.headers)) return next();
		const answer: SenderAnswer = {
			...describeAsked(request, url),
			prefill: prefillReport(addresses.reportSender.read(url), context),
		};
		return Response.json(answer, { headers: NO_STORE_NO_INDEX });
	},
];

/** The page and the browser as this very request shows them; never cached, since they are the visitor's own. */
export function loader({ request, url }: Route.LoaderArgs) {
	return data(describeAsked(request, url), { headers: NO_STORE_NO_INDEX });
}

function describeAsked(request: Request, url: URL) {
	const { page, width } = addresses.reportSender.read(url);
	return describeSender(request, { [EXTRA_FIELDS.page]: page, [EXTRA_FIELDS.width]: width });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return new Headers([...loaderHeaders, ["Referrer-Policy", "no-referrer"]]);
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ title: textOf(matches).text("report.sent.title") });
}

export default function ReportSenderPage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const { procedure, institution, fact } = addresses.reportSender.read(useLocation());
	const form = addresses.report.to(procedure ? { procedure, fact } : { institution });
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
