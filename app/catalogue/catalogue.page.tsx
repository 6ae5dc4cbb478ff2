import "./catalogue.css";
import { data, redirect } from "react-router";
import { findCategory } from "../../domain/category.ts";
import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import type { Translator } from "../dictionary.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/catalogue.page";
import { Banner } from "./banner.tsx";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { CatalogueResults } from "./catalogue-results.tsx";
import type { AskedList, CatalogueView } from "./catalogue-view.ts";
import { viewCatalogue } from "./catalogue-view.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { chosen, ...asked } = addresses.catalogue.read(url);
	if (chosen) throw redirect(addressOfChoice(chosen, asked));
	const view = viewCatalogue(
		readCatalogue(context),
		{ ...asked, category: params.category },
		context.get(languageContext),
	);
	return data(view, { status: view.isUnknownCategory ? 404 : 200 });
}

/** The form without scripts sends the category as a field; its address is a path. */
function addressOfChoice(chosen: string, asked: Omit<AskedList, "category">): string {
	const { text, institution, audience, isFree, isOnline } = asked;
	const category = findCategory(chosen)?.id ?? chosen;
	return addresses.catalogue.to({ category, text, institution, audience, isFree, isOnline });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const title = loaderData ? titleOf(loaderData, text) : text("catalogue.title");
	const searched = loaderData?.text ? `${loaderData.text} · ${title}` : title;
	return pageMeta({ title: searched, description: loaderData?.categoryDescription ?? text("catalogue.lead") });
}

function titleOf({ categoryName }: CatalogueView, text: Translator["text"]): string {
	return categoryName === null ? text("catalogue.title") : text("catalogue.titleOf", { category: categoryName });
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const { categoryName, categoryDescription, isNarrowed, slide } = loaderData;
	const catalogue = text("catalogue.title");
	const trail = categoryName === null ? [] : [{ to: addresses.catalogue.to(), label: catalogue }];
	return (
		<div className="catalogue" data-narrowed={isNarrowed || undefined}>
			<PageHead
				title={titleOf(loaderData, text)}
				lead={categoryDescription ?? text("catalogue.lead")}
				above={<Breadcrumb trail={trail} current={categoryName ?? catalogue} isCurrentData={categoryName !== null} />}
			/>
			<div className="page catalogue-body">
				<CatalogueFilters filter={loaderData} />
				{!isNarrowed && <Banner first={slide} />}
				<CatalogueResults results={loaderData} />
				{isNarrowed && <Banner first={slide} />}
			</div>
		</div>
	);
}
