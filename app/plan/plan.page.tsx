import { useEffect, useState } from "react";
import { data } from "react-router";
import { fill } from "../../content/fill.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { printText } from "../../domain/facts/told-facts.ts";
import type { Language } from "../../domain/language.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { Button, Link } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { PrintedFrom } from "../components/printed-from.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { readCatalogue, readViewer } from "../context.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import { LONGEST_NAME } from "../folder/folder.ts";
import type { Savable } from "../folder/save.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { Visits, WayMap, WayPath } from "../way/way.tsx";
import { MOST_IN_PLAN } from "../way/way-choice.ts";
import type { WayView } from "../way/way-plan-view.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/plan.page";
import { PlanAdd, PlanNotices } from "./plan-choice.tsx";
import { PlanFacts, PlanInstitutions, PlanPapers, PlanValidities } from "./plan-parts.tsx";
import { type PlanView, viewPlan } from "./plan-view.ts";

/**
 * There are more plans than any memory holds, so no cache on the way keeps one, and no search engine lists it; a browser keeps it for
 * the way back, and its worker for when there is no line.
 */
const OF_ONE_CHOICE = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };

export function loader({ context, url }: Route.LoaderArgs) {
	const asked = addresses.plan.read(url);
	const view = viewPlan(readCatalogue(context), asked, readViewer(context));
	const full = viewFullAddress(context, keepLanguage(addresses.plan.to({ ids: view.ids }), url));
	const isBare = asked.ids.length === 0 && asked.text === "";
	return data({ ...view, full }, isBare ? {} : { headers: OF_ONE_CHOICE });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	const { title, texts } = loaderData ?? {};
	return pageMeta({ title: title ?? "Plan", description: texts?.leadEmpty ?? null });
}

export default function PlanPage({ loaderData }: Route.ComponentProps) {
	const { texts, ids, title, way, full } = loaderData;
	return (
		<article className="experience plan printed-sheet">
			<PageHead title={title} lead={way ? texts.lead : texts.leadEmpty} above={<Breadcrumb current={texts.title} />} />
			<div className="page plan-choice">
				<PlanNotices notices={loaderData.notices} texts={texts} />
				<LastPlan ids={ids} texts={texts} />
				<PlanAdd view={loaderData} />
				{way && (
					<p className="screen-only">
						<Button to={addresses.sheet.to({ ids, isPlan: true })}>
							<Icon name="file-text" />
							{texts.sheet}
						</Button>
					</p>
				)}
			</div>
			{way ? <PlanWay way={way} view={loaderData} /> : <EmptyPlan texts={texts} />}
			{way && <PrintedFrom path={addresses.plan.to({ ids })} full={full} />}
		</article>
	);
}

function PlanWay({ way, view }: { way: WayView; view: PlanView }) {
	const { texts } = view;
	const { language } = useText();
	return (
		<div className="page experience-body">
			<PlanFacts way={way} texts={texts} />
			<p className="screen-only">
				<SaveButton thing={toSavable(way, view, language)} />
			</p>
			<PlanValidities validities={way.validities} texts={texts} />
			<section className="experience-way" aria-labelledby="camino">
				<h2 id="camino">{texts.path}</h2>
				{way.map && <WayMap map={way.map} />}
				<WayPath steps={way.steps} removes={texts.remove} />
			</section>
			<div className="experience-side">
				<PlanPapers papers={way.papers} texts={texts} />
			</div>
			<PlanInstitutions institutions={way.institutions} texts={texts} />
			{way.visits && <Visits visits={way.visits} />}
		</div>
	);
}

/** Procedures that tell one plan from another in a line. */
const MOST_NAMED = 3;

/** What the folder keeps of a plan; the same procedures in another order are the same plan. */
function toSavable({ steps }: WayView, { ids, title }: PlanView, language: Language): Savable {
	const needs = steps.map(({ id, procedure }) => ({ key: id, text: procedure?.name ?? id }));
	const about = needs
		.slice(0, MOST_NAMED)
		.map(({ text }) => text)
		.join(", ")
		.slice(0, LONGEST_NAME);
	return { kind: "plan", id: printText(ids.toSorted().join(" ")), group: "", name: title, about, language, needs };
}

function EmptyPlan({ texts: { empty } }: Pick<PlanView, "texts">) {
	return (
		<div className="page plan-empty">
			<EmptyState title={empty.title} icon="list">
				<p>{fill(empty.text, { most: MOST_IN_PLAN })}</p>
				<p className="message-actions">
					<Button kind="primary" to={addresses.experiences.to()}>
						{empty.experiences}
					</Button>
					<Button to={addresses.catalogue.to()}>{empty.catalogue}</Button>
				</p>
			</EmptyState>
		</div>
	);
}

const KEY = STORAGE_KEYS.lastPlan;

/**
 * "Añadir a un plan" on a page leads to a plan of that procedure alone: here it is added to the plan that this tab had before. The tab
 * remembers it and nobody else; it goes with the tab.
 */
function LastPlan({ ids, texts }: Pick<PlanView, "ids" | "texts">) {
	const [last, setLast] = useState<readonly string[]>([]);
	const chosen = ids.join(" ");

	useEffect(() => {
		const now = chosen.split(" ").filter(Boolean);
		const before = readLast();
		const isFresh = now.length === 1 && !before.includes(now[0] ?? "") && before.length < MOST_IN_PLAN;
		setLast(isFresh ? before : []);
		if (now.length > 0 && !(isFresh && before.length > 0)) writeLast(chosen);
	}, [chosen]);

	if (last.length === 0) return null;
	return (
		<p className="plan-last screen-only" role="status">
			<Icon name="info" />
			<span>
				{`${fill(texts.last.text, { count: last.length })} `}
				<Link to={addresses.plan.to({ ids: [...last, ...ids] })} replace>
					{texts.last.add}
				</Link>
			</span>
		</p>
	);
}

/** Storage may be forbidden, full, or written by hand: then there was no plan before. */
function readLast(): string[] {
	try {
		return (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean).slice(0, MOST_IN_PLAN);
	} catch {
		return [];
	}
}

function writeLast(ids: string): void {
	try {
		sessionStorage.setItem(KEY, ids);
	} catch {
		// A tab that remembers nothing shows every plan all the same.
	}
}
