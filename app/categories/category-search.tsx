import { LiveSearch } from "../components/live-search.tsx";
import { categoriesPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** The search over the categories. */
export function CategorySearch({ searched }: { searched: string }) {
	const { text } = useText();
	return (
		<LiveSearch
			id="categorias-texto"
			action={paths.categories}
			label={text("categories.searchLabel")}
			placeholder={text("categories.placeholder")}
			searched={searched}
			addressOf={categoriesPath}
		/>
	);
}
