import { addresses } from "../addresses.ts";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";

/** The large button to the categories, with how many are active and how many procedures there are. */
export function CategoriesButton({ active, procedures }: { active: number; procedures: number }) {
	const { text, count } = useText();
	return (
		<Link className="categories-button" to={addresses.categories.to()}>
			<Icon name="layout-grid" />
			<span>
				<strong>{text("home.categories")}</strong>
				<span>
					{count("home.activeCategories", active)} · {count("home.proceduresInAll", procedures)}
				</span>
			</span>
			<Icon name="arrow-right" />
		</Link>
	);
}
