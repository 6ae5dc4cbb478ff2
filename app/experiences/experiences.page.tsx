import { useEffect, useRef } from "react";
import { data } from "react-router";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { ExperienceCard } from "../components/cards.tsx";
import type { ExperienceCardView } from "../components/experience-card-view.ts";
import { Button, Link } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { EmptyState, Message } from "../components/message.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { ListSearch } from "../components/search-box.tsx";
import { readCatalogue, readViewer } from "../context.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/experiences.page";
import { ExperienceDetail } from "./experience-detail.tsx";
import { viewExperiences } from "./experience-view.ts";

export function loader({ context, url }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	const view = viewExperiences(catalogue, addresses.experiences.read(url), readViewer(context));
	if (view.shows === "unknown") return data(view, { status: 404 });
	if (view.shows === "grid") return data(view);
	const { id, holder } = view.experience;
	const path = addresses.experiences.to({ experience: id, holder });
	return data({ ...view, full: viewFullAddress(context, keepLanguage(path, url)) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	if (loaderData?.shows === "detail") {
		const { nombre, descripcion } = loaderData.experience;
		return pageMeta({ title: `${nombre} · ${text("experiences.title")}`, description: descripcion });
	}
	if (loaderData?.shows === "unknown") return pageMeta({ title: text("experiences.unknownTitle") });
	const title = text("experiences.title");
	const searched = loaderData?.text ? `${loaderData.text} · ${title}` : title;
	return pageMeta({ title: searched, description: text("experiences.lead") });
}

export default function ExperiencesPage({ loaderData }: Route.ComponentProps) {
	useFocusOnChoice(loaderData.shows === "detail" ? loaderData.experience.id : null);
	if (loaderData.shows === "unknown") return <UnknownExperience />;
	if (loaderData.shows === "detail") return <ExperienceDetail {...loaderData} />;
	return <ExperienceGrid {...loaderData} />;
}

/**
 * Choosing an experience does not change the path, so `Arrival` does not move the focus. This moves it to the heading of
 * the detail, and on the way back to the card.
 */
function useFocusOnChoice(chosen: string | null) {
	const previous = useRef(chosen);
	useEffect(() => {
		const left = previous.current;
		if (left === chosen) return;
		previous.current = chosen;
		const heading = document.querySelector<HTMLElement>("main h1");
		if (heading) heading.tabIndex = -1;
		const card = chosen === null && left !== null ? document.getElementById(left) : null;
		(card ?? heading)?.focus();
	}, [chosen]);
}

interface ExperienceGridProps {
	text: string;
	total: number;
	found: readonly ExperienceCardView[];
}

/** All guided experiences, or those that a text finds. */
function ExperienceGrid({ text: searched, total, found }: ExperienceGridProps) {
	const { text } = useText();
	const title = text("experiences.title");
	return (
		<>
			<PageHead title={title} lead={text("experiences.lead")} above={<Breadcrumb current={title} />}>
				<Link to={addresses.plan.to()}>{text("experiences.ownPlan")}</Link>
			</PageHead>
			<div className="page experiences">
				<ListSearch
					id="experiencias-texto"
					action={addresses.experiences.to()}
					label={text("experiences.searchLabel")}
					placeholder={text("experiences.searchPlaceholder")}
					searched={searched}
					addressOf={(typed) => addresses.experiences.to({ text: typed })}
				/>
				<section aria-labelledby="experiencias-halladas">
					<h2 id="experiencias-halladas" className="visually-hidden">
						{text("experiences.results")}
					</h2>
					<p className="experiences-count" role="status">
						{text("experiences.counter", { shown: found.length, total })}
					</p>
					{found.length > 0 ? (
						<ul className="experience-list">
							{found.map((experience) => (
								<li key={experience.id}>
									<ExperienceCard
										experience={experience}
										to={addresses.experiences.to({ text: searched, experience: experience.id })}
									/>
								</li>
							))}
						</ul>
					) : (
						<EmptyState title={text("experiences.empty")}>
							<p>{text("experiences.emptyHint", { text: searched })}</p>
							<Button kind="primary" to={addresses.experiences.to()} preventScrollReset state={KEEPS_PLACE}>
								{text("experiences.seeAll")}
							</Button>
						</EmptyState>
					)}
				</section>
			</div>
		</>
	);
}

/** An address with the id of no experience: says so and leads on. */
function UnknownExperience() {
	const { text } = useText();
	return (
		<Message title={text("experiences.unknownTitle")} icon="circle-help">
			<p className="lead">{text("experiences.unknownBody")}</p>
			<ul className="message-actions">
				<li>
					<Button kind="primary" to={addresses.experiences.to()}>
						{text("experiences.seeAll")}
					</Button>
				</li>
				<li>
					<Button to={addresses.catalogue.to()}>
						<Icon name="layout-grid" />
						{text("notFound.catalogue")}
					</Button>
				</li>
			</ul>
		</Message>
	);
}

/** 'Error al cargar experiencias' (specification, section 8). */
export function ErrorBoundary() {
	const { text } = useText();
	return (
		<>
			<title>{text("experiences.failed")}</title>
			<LoadFailure
				title={text("experiences.failed")}
				explanation={text("failure.unavailableBody")}
				back={{ to: addresses.home.to(), label: text("failure.home"), icon: "house" }}
			/>
		</>
	);
}
