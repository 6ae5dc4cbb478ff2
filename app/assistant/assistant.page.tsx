import "./assistant.css";
import { data } from "react-router";
import { listFullestCategories, summarizeCatalogue } from "../../domain/catalogue-summary.ts";
import { procedureName } from "../../domain/procedure.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { readCatalogue } from "../context.ts";
import { formatNumber } from "../format.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/assistant.page";
import { Conversation } from "./conversation.tsx";
import { replyTo, UNKEPT } from "./reply-to.ts";
import { Shortcuts } from "./shortcuts.tsx";

/** Frequently asked: specification, section 9. */
const FIRST_PROCEDURES = 5;
const FIRST_CATEGORIES = 3;

export function loader({ context, request }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	const query = new URL(request.url).searchParams;
	const question = query.get("texto");
	const about = query.get("tramite");
	const reply = question === null ? null : replyTo(context, question, about);
	return data(
		{
			summary: summarizeCatalogue(catalogue),
			procedures: catalogue.procedures
				.slice(0, FIRST_PROCEDURES)
				.map((procedure) => ({ id: procedure.id, name: procedureName(procedure) })),
			categories: listFullestCategories(catalogue, FIRST_CATEGORIES).map(({ name }) => name),
			asked: question !== null && reply ? { question: question.trim(), about: about ?? undefined, reply } : null,
		},
		question === null ? undefined : { headers: UNKEPT },
	);
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
