import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useLocation } from "react-router";
import { foldText } from "../../domain/text/text.ts";
import { isInOtherLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { ListSearch } from "../components/search-box.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/categories.page";
import { type CategoryView, viewCategories } from "./categories-view.ts";

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

/** Cards of categories. One without procedures is text: there is nowhere to go (case A44). */
function CategoryList({ categories }: { categories: readonly CategoryView[] }) {
	const { text, count } = useText();
	return (
		<ul className="category-list">
			{categories.map((category) => (
				<li key={category.id} className="category-card" data-state={category.count === 0 ? "empty" : "open"}>
					<span className="category-icon">
						<Icon name={category.icon} />
					</span>
					<h2>
						{category.count === 0 ? (
							<DataText>{category.name}</DataText>
						) : (
							<Link to={addresses.catalogue.to({ category: category.id })}>
								<DataText>{category.name}</DataText>
							</Link>
						)}
					</h2>
					<p>{category.description}</p>
					<p className="category-count">
						{category.count === 0 ? text("categories.none") : count("categories.procedures", category.count)}
					</p>
				</li>
			))}
		</ul>
	);
}
