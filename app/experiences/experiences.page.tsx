import { useEffect, useRef } from "react";
import { data } from "react-router";
import { keepLanguage } from "../address-language.ts";
import { addresses } from "../addresses.ts";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { viewFullAddress } from "../page-origin.server.ts";
import { textOf } from "../use-text.ts";
import type { Route } from "./+types/experiences.page";
import { ExperienceDetail } from "./experience-detail.tsx";
import { ExperienceGrid } from "./experience-grid.tsx";
import { viewExperiences } from "./experiences-view.ts";
import { UnknownExperience } from "./unknown-experience.tsx";

export { ExperiencesFailure as ErrorBoundary } from "./experiences-failure.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	const view = viewExperiences(catalogue, context.get(languageContext), addresses.experiences.read(url));
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
