import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import type { CategoryView } from "./categories-view.ts";

/** Cards of categories. One without procedures is text: there is nowhere to go (case A44). */
export function CategoryList({ categories }: { categories: readonly CategoryView[] }) {
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
