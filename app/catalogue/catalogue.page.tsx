import "./catalogue.css";
import { data, redirect } from "react-router";
import { findCategory } from "../../domain/category.ts";
import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/catalogue.page";
import { Banner } from "./banner.tsx";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { CatalogueResults } from "./catalogue-results.tsx";
import { viewCatalogue } from "./catalogue-view.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { chosen, ...asked } = addresses.catalogue.read(url);
	if (chosen) throw redirect(addressOfChoice(chosen, asked.text));
	const view = viewCatalogue(
		readCatalogue(context),
		{ ...asked, category: params.category },
		context.get(languageContext),
	);
	return data(view, { status: view.isUnknownCategory ? 404 : 200 });
}

/** The form without scripts sends the category as a field; its address is a path. */
function addressOfChoice(chosen: string, text: string): string {
	return addresses.catalogue.to({ text, category: findCategory(chosen)?.id ?? chosen });
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
	const trail = loaderData.categoryName ? [{ to: addresses.catalogue.to(), label: title }] : [];
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
				{loaderData.text === "" && <Banner first={loaderData.slide} />}
				<CatalogueFilters filter={loaderData} />
				<CatalogueResults results={loaderData} />
			</div>
		</>
	);
}
