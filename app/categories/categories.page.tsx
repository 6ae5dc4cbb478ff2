import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useLocation } from "react-router";
import { foldText } from "../../domain/text.ts";
import { isInOtherLanguage } from "../address-language.ts";
import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Button } from "../components/button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Form } from "../components/form.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { ListSearch } from "../components/list-search.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/categories.page";
import type { CategoryView } from "./categories-view.ts";
import { viewCategories } from "./categories-view.ts";
import { CategoryList } from "./category-list.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { categories: viewCategories(readCatalogue(context).catalogue, context.get(languageContext)) };
}

/** Every category is on the page already: a search over them asks the server nothing, but for other words. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	if (isInOtherLanguage(currentUrl, nextUrl)) return true;
	return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text("categories.title"), description: text("categories.lead") });
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
	const { text, count } = useText();
	const { text: searched } = addresses.categories.read(useLocation());
	const shown = searchCategories(loaderData.categories, searched);
	const title = text("categories.title");
	return (
		<>
			<PageHead title={title} lead={text("categories.lead")} above={<Breadcrumb current={title} />} />
			<div className="page categories">
				<ListSearch
					id="categorias-texto"
					action={addresses.categories.to()}
					label={text("categories.searchLabel")}
					placeholder={text("categories.placeholder")}
					searched={searched}
					addressOf={(text) => addresses.categories.to({ text })}
				/>
				<p className="categories-counter" role="status">
					{count("categories.counter", shown.length)}
				</p>
				{shown.length === 0 ? <NothingFound searched={searched} /> : <CategoryList categories={shown} />}
				<section className="categories-note" aria-labelledby="nota">
					<h2 id="nota">
						<Icon name="info" /> {text("categories.noteTitle")}
					</h2>
					<p>{text("categories.note")}</p>
					<Button to={addresses.catalogue.to()}>{text("categories.catalogue")}</Button>
				</section>
			</div>
		</>
	);
}

function NothingFound({ searched }: { searched: string }) {
	const { text } = useText();
	return (
		<EmptyState title={text("categories.empty")}>
			<p>{text("categories.emptyText", { text: searched })}</p>
			<Form action={addresses.categories.to()} preventScrollReset state={KEEPS_PLACE}>
				<Button type="submit" kind="primary">
					{text("categories.clear")}
				</Button>
			</Form>
			<Link to={addresses.catalogue.to({ text: searched })}>
				{text("categories.searchProcedures", { text: searched })}
			</Link>
		</EmptyState>
	);
}

/** The categories whose name or description contains every word of the text, accents and case aside. */
function searchCategories(categories: readonly CategoryView[], text: string): readonly CategoryView[] {
	const words = foldText(text).split(" ");
	return categories.filter(({ name, description }) => {
		const spoken = foldText(`${name} ${description}`);
		return words.every((word) => spoken.includes(word));
	});
}
