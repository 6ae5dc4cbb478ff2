import "./catalogue.css";
import { data, redirect } from "react-router";
import { browseCatalogue } from "../../domain/browse.ts";
import { countByCategory } from "../../domain/catalogue.ts";
import { CATEGORIES, findCategory } from "../../domain/category.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { summarizeProcedure } from "../components/procedure-card.tsx";
import { readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { cataloguePath, paths } from "../paths.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/catalogue.page";
import { Banner } from "./banner.tsx";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { CatalogueResults } from "./catalogue-results.tsx";

/** Cards on one page. The whole of today's catalogue fits, so that a citizen can scroll and find-in-page all of it. */
const PAGE_SIZE = 200;

export function loader({ context, params, request }: Route.LoaderArgs) {
	const { catalogue, search } = readCatalogue(context);
	const query = new URL(request.url).searchParams;
	const text = (query.get("search") ?? "").trim();
	const chosen = query.get("categoria");
	// The form without scripts sends the category as a field; its address is a path.
	if (chosen) throw redirect(cataloguePath({ text, category: findCategory(chosen)?.id ?? chosen }));

	const asked = params.category ?? null;
	const category = findCategory(asked);
	const { matches, suggestions } = browseCatalogue(catalogue, search, { text, category: asked });
	const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
	const page = Math.min(readPageNumber(query.get("pagina")), pages);
	const counts = countByCategory(catalogue);
	const isUnknownCategory = asked !== null && !category && matches.length === 0 && text === "";
	return data(
		{
			text,
			/** Id of the category in force, or what was asked when no category is known by that name. */
			category: category?.id ?? asked,
			categoryName: category?.name ?? asked,
			categories: CATEGORIES.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
			isPanelOpen: query.has("filtros") || asked !== null,
			slide: readPageNumber(query.get("diapositiva")) - 1,
			total: catalogue.procedures.length,
			found: matches.length + suggestions.length,
			page,
			pages,
			matches: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summarizeProcedure),
			suggestions: page === pages ? suggestions.map(summarizeProcedure) : [],
		},
		{ status: isUnknownCategory ? 404 : 200 },
	);
}

function readPageNumber(value: string | null): number {
	const number = Number(value);
	return Number.isInteger(number) && number >= 1 ? number : 1;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = loaderData?.categoryName
		? text("catalogue.titleOf", { category: loaderData.categoryName })
		: text("catalogue.title");
	const searched = loaderData?.text ? `${loaderData.text} · ${title}` : title;
	return pageMeta({ title: searched, description: text("catalogue.lead") });
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const title = text("catalogue.title");
	const trail = loaderData.categoryName ? [{ to: paths.catalogue, label: title }] : [];
	return (
		<>
			<PageHead
				title={title}
				lead={text("catalogue.lead")}
				above={
					<Breadcrumb
						trail={trail}
						current={loaderData.categoryName ?? title}
						isCurrentData={loaderData.categoryName !== null}
					/>
				}
			/>
			<div className="page catalogue">
				<Banner first={loaderData.slide} />
				<CatalogueFilters filter={loaderData} />
				<CatalogueResults results={loaderData} />
			</div>
		</>
	);
}
