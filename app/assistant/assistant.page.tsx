import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import type { CatalogueSummary } from "../../domain/catalogue/catalogue-summary.ts";
import { listFullestCategories, summarizeCatalogue } from "../../domain/catalogue/catalogue-summary.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { readCatalogue } from "../context.ts";
import { NO_STORE } from "../document/answer.server.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { pageMeta } from "../page-meta.ts";
import { formatNumber } from "../words/format.ts";
import type { TextKey } from "../words/text.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/assistant.page";
import { Conversation } from "./conversation.tsx";
import type { Named, ReplyView } from "./reply-kinds.ts";
import { replyTo } from "./reply-view.ts";

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

/** Frequently asked (specification, section 9). */
const FIRST_PROCEDURES = 5;
const FIRST_CATEGORIES = 3;

/** What the address of the assistant asks. */
interface Asked {
	/** Null where nothing was asked. */
	text: string | null;
	/** Id of the procedure that it follows up on. */
	about: string | null;
	/** What was asked before, in short. */
	before: string | null;
}

/** Everything that the page of the assistant draws. */
interface AssistantView {
	summary: CatalogueSummary;
	procedures: readonly Named[];
	/** Names of categories. */
	categories: readonly string[];
	/** The question in the address, answered. */
	asked: { question: string; about: string | undefined; reply: ReplyView } | null;
}

function viewAssistant(context: Readonly<RouterContextProvider>, { text, about, before }: Asked): AssistantView {
	const { catalogue } = readCatalogue(context);
	const first = catalogue.procedures.slice(0, FIRST_PROCEDURES);
	return {
		summary: summarizeCatalogue(catalogue),
		procedures: first.map((procedure) => ({ id: procedure.id, name: procedureName(procedure) })),
		categories: listFullestCategories(catalogue, FIRST_CATEGORIES).map(({ name }) => name),
		asked:
			text === null
				? null
				: { question: text, about: about ?? undefined, reply: replyTo(context, { text, about, before }) },
	};
}

/** Quick actions (specification, section 2): the categories, too, are in the catalogue. */
const ACTIONS: readonly { to: string; icon: IconName; label: TextKey }[] = [
	{ to: addresses.catalogue.to(), icon: "search", label: "assistant.actions.search" },
	{ to: addresses.observatory.to(), icon: "chart-column", label: "assistant.actions.observatory" },
	{ to: addresses.catalogue.to(), icon: "layout-grid", label: "assistant.actions.categories" },
	{ to: addresses.help.to(), icon: "circle-help", label: "assistant.actions.help" },
];

interface ShortcutsProps {
	procedures: readonly { id: string; name: string }[];
	categories: readonly string[];
}

/** Ways on without writing: quick actions, first procedures, some categories. */
function Shortcuts({ procedures, categories }: ShortcutsProps) {
	const { text } = useText();
	return (
		<div className="shortcuts screen-only">
			<nav aria-labelledby="acciones">
				<h2 id="acciones">{text("assistant.actions.title")}</h2>
				<ul className="shortcut-actions">
					{ACTIONS.map(({ to, icon, label }) => (
						<li key={label}>
							<Button to={to}>
								<Icon name={icon} />
								{text(label)}
							</Button>
						</li>
					))}
				</ul>
			</nav>
			<section aria-labelledby="frecuentes">
				<h2 id="frecuentes">{text("assistant.frequent")}</h2>
				<ul>
					{procedures.map(({ id, name }) => (
						<li key={id}>
							<Link to={addresses.procedure.to({ id })}>
								<DataText>{name}</DataText>
							</Link>
						</li>
					))}
					{categories.map((name) => (
						<li key={name}>
							<Link to={addresses.catalogue.to({ category: name.toLowerCase() })}>
								{`${text("assistant.category")} `}
								<DataText>{name}</DataText>
							</Link>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
