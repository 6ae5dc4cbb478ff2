import { data } from "react-router";
import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { formatNumber } from "../format.ts";
import { NO_STORE } from "../no-store.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/assistant.page";
import { viewAssistant } from "./assistant-view.ts";
import { Conversation } from "./conversation.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const view = viewAssistant(context, addresses.assistant.read(url));
	return data(view, view.asked === null ? undefined : { headers: NO_STORE });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text("assistant.title"), description: text("assistant.lead") });
}

export default function AssistantPage({ loaderData }: Route.ComponentProps) {
	const { text, language } = useText();
	const { summary, asked } = loaderData;
	const title = text("assistant.title");
	const greeting = text("assistant.greeting", {
		procedures: formatNumber(summary.procedures, language),
		institutions: formatNumber(summary.institutions, language),
		digital: formatNumber(summary.digital, language),
		percent: summary.digitalPercent,
	});
	return (
		<>
			<PageHead title={title} lead={text("assistant.lead")} above={<Breadcrumb current={title} />} />
			<div className="page assistant">
				<Conversation
					key={`${asked?.question} ${asked?.about}`}
					first={asked && { ...asked, outcome: { step: "answered", reply: asked.reply } }}
					greeting={greeting}
				/>
				<Shortcuts procedures={loaderData.procedures} categories={loaderData.categories} />
			</div>
		</>
	);
}
