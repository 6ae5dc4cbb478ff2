import "../components/button.css";
import "./categories.css";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Form, Link, useSearchParams } from "react-router";
import { CATEGORY_DESCRIPTIONS } from "../../content/categories.ts";
import { countByCategory } from "../../domain/catalogue.ts";
import { CATEGORIES } from "../../domain/category.ts";
import { boundText, compareNames, foldText } from "../../domain/text.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { iconByName } from "../components/icon-by-name.ts";
import { ListSearch } from "../components/list-search.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { pageMeta } from "../page-meta.ts";
import { categorySearchPath, paths, searchPath } from "../paths.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/categories.page";
import type { CategoryFacts } from "./category-list.tsx";
import { CategoryList } from "./category-list.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const counts = countByCategory(readCatalogue(context).catalogue);
	const language = context.get(languageContext);
	const categories: CategoryFacts[] = CATEGORIES.map(({ id, name, icon }) => ({
		id,
		name,
		description: CATEGORY_DESCRIPTIONS[id]?.[language] ?? "",
		icon: iconByName(icon),
		count: counts.get(id) ?? 0,
	}));
	return { categories: categories.sort((a, b) => b.count - a.count || compareNames(a.name, b.name)) };
}

/** Every category is on the page already: a search over them asks the server nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text("categories.title"), description: text("categories.lead") });
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
	const { text, count } = useText();
	const [query] = useSearchParams();
	const searched = boundText(query.get("search") ?? "").trim();
	const shown = searchCategories(loaderData.categories, searched);
	const title = text("categories.title");
	return (
		<>
			<PageHead title={title} lead={text("categories.lead")} above={<Breadcrumb current={title} />} />
			<div className="page categories">
				<ListSearch
					id="categorias-texto"
					action={paths.categories}
					label={text("categories.searchLabel")}
					placeholder={text("categories.placeholder")}
					searched={searched}
					addressOf={categorySearchPath}
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
					<Link className="button" to={paths.catalogue}>
						{text("categories.catalogue")}
					</Link>
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
			<Form action={paths.categories} preventScrollReset state={KEEPS_PLACE}>
				<button type="submit" className="button" data-kind="primary">
					{text("categories.clear")}
				</button>
			</Form>
			<Link to={searchPath(searched)}>{text("categories.searchProcedures", { text: searched })}</Link>
		</EmptyState>
	);
}

/** The categories whose name or description contains every word of the text, accents and case aside. */
function searchCategories(categories: readonly CategoryFacts[], text: string): readonly CategoryFacts[] {
	const words = foldText(text).split(" ");
	return categories.filter(({ name, description }) => {
		const spoken = foldText(`${name} ${description}`);
		return words.every((word) => spoken.includes(word));
	});
}
