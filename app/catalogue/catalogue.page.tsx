import { useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { data, useLocation } from "react-router";
import { findCategory } from "../../domain/catalogue/category.ts";
import { addresses } from "../address/addresses.ts";
import { isKeepingPlace, redirect } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { missedSearchContext, readCatalogue, readViewer } from "../context.ts";
import { pageMeta, titleOfPage } from "../page-meta.ts";
import type { Translator } from "../words/text.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/catalogue.page";
import { Banner } from "./banner.tsx";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { CatalogueResults } from "./catalogue-results.tsx";
import type { AskedList, CatalogueView } from "./catalogue-view.ts";
import { isMissed, viewCatalogue } from "./catalogue-view.ts";
import { isGrownTo } from "./use-more-cards.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { chosen, ...asked } = addresses.catalogue.read(url);
	if (chosen) throw redirect(url, addressOfChoice(chosen, asked));
	const view = viewCatalogue(
		readCatalogue(context),
		{ ...asked, category: params.category ?? null },
		readViewer(context),
	);
	if (isMissed(view)) context.get(missedSearchContext)();
	return data(view, { status: view.isUnknownCategory ? 404 : 200 });
}

/** The form without scripts sends the category as a field; its address is a path. */
function addressOfChoice(
	chosen: string,
	asked: Omit<AskedList, "category"> & Pick<CatalogueView, "isPanelOpen">,
): string {
	const { text, institution, audience, isFree, isOnline, isPanelOpen } = asked;
	const category = findCategory(chosen)?.id ?? chosen;
	return addresses.catalogue.to({ category, text, institution, audience, isFree, isOnline, isPanelOpen });
}

/** Further cards come in place; the address that then says so asks for nothing more. */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return !isGrownTo(nextUrl) && defaultShouldRevalidate;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	const view = loaderData;
	const title = view ? titleOf(view, text) : text("catalogue.title");
	const searched = view?.text ? `${view.text} · ${title}` : title;
	return pageMeta({
		title: titleOfPage(searched, view?.place, text),
		description: view?.categoryDescription ?? text("catalogue.lead"),
	});
}

function titleOf({ categoryName }: CatalogueView, text: Translator["text"]): string {
	return categoryName === null ? text("catalogue.title") : text("catalogue.titleOf", { category: categoryName });
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const view = loaderData;
	const { categoryName, categoryDescription, isNarrowed, slide, slides, place } = view;
	const isBannerFirst = !isNarrowed && place.first === 1;
	const catalogue = text("catalogue.title");
	const head = useHead(isNarrowed);
	const trail = categoryName === null ? [] : [{ to: addresses.catalogue.to(), label: catalogue }];
	return (
		<div className="catalogue" data-narrowed={head.isShort || undefined}>
			<PageHead
				title={titleOf(view, text)}
				lead={categoryDescription ?? text("catalogue.lead")}
				above={
					<Breadcrumb trail={trail} current={categoryName === null ? catalogue : <DataText>{categoryName}</DataText>} />
				}
			/>
			<div className="page catalogue-body">
				<CatalogueFilters filter={view} onType={head.shorten} />
				{isBannerFirst && <Banner first={slide} published={slides} />}
				<CatalogueResults results={view} />
				{!isBannerFirst && <Banner first={slide} published={slides} />}
			</div>
		</div>
	);
}

/**
 * On a phone the head is short where the list is narrowed, so that the results are in sight. In place it becomes so at once
 * with a letter that is typed below it, and never under a finger when the list has come.
 */
function useHead(isNarrowed: boolean) {
	const { key, state } = useLocation();
	const [head, setHead] = useState({ key, isShort: isNarrowed });
	if (head.key !== key) setHead({ key, isShort: isKeepingPlace(state) ? head.isShort : isNarrowed });

	function shorten() {
		const bottom = document.querySelector("main h1")?.getBoundingClientRect().bottom ?? 0;
		if (bottom > 0) setHead((now) => ({ ...now, isShort: true }));
	}

	return { isShort: head.isShort, shorten };
}
