import { useEffect, useRef } from "react";
import { data } from "react-router";
import { listExperiences } from "../../content/experiences.ts";
import { EXPERIENCE_NOTICE } from "../../content/notices.ts";
import { findExperience, searchExperiences } from "../../domain/experience.ts";
import { summarizeExperience } from "../components/experience-card.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf } from "../use-text.ts";
import type { Route } from "./+types/experiences.page";
import { drawExperience } from "./drawn-experience.ts";
import { ExperienceDetail } from "./experience-detail.tsx";
import { ExperienceGrid } from "./experience-grid.tsx";
import { UnknownExperience } from "./unknown-experience.tsx";

export { ExperiencesFailure as ErrorBoundary } from "./experiences-failure.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	const language = context.get(languageContext);
	const experiences = listExperiences(language);
	const query = new URL(request.url).searchParams;
	const text = (query.get("search") ?? "").trim();
	const asked = query.get("experiencia");
	if (asked === null) {
		const found = searchExperiences(experiences, text).map((each) => summarizeExperience(catalogue, each));
		return data({ view: "grid" as const, text, total: experiences.length, found });
	}
	const chosen = findExperience(experiences, asked);
	if (!chosen) return data({ view: "unknown" as const, text }, { status: 404 });
	const estimate = findExperience(listExperiences("es"), asked)?.duracion_estimada ?? "";
	const drawn = drawExperience(catalogue, chosen, estimate);
	return data({ view: "detail" as const, text, experience: drawn, notice: EXPERIENCE_NOTICE[language] });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	if (loaderData?.view === "detail") {
		const { nombre, descripcion } = loaderData.experience;
		return pageMeta({ title: `${nombre} · ${text("experiences.title")}`, description: descripcion });
	}
	if (loaderData?.view === "unknown") return pageMeta({ title: text("experiences.unknownTitle") });
	const title = text("experiences.title");
	const searched = loaderData?.text ? `${loaderData.text} · ${title}` : title;
	return pageMeta({ title: searched, description: text("experiences.lead") });
}

export default function ExperiencesPage({ loaderData }: Route.ComponentProps) {
	useFocusOnChoice(loaderData.view === "detail" ? loaderData.experience.id : null);
	if (loaderData.view === "unknown") return <UnknownExperience />;
	if (loaderData.view === "detail") return <ExperienceDetail {...loaderData} />;
	return <ExperienceGrid {...loaderData} />;
}

/** Choosing stays on this address path, so the arrival of another page does not move the focus: heading in, card out. */
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
