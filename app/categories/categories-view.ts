// Apart from the page, because a device without a line makes it too (app/without-line/).
import { CATEGORY_DESCRIPTIONS } from "../../content/catalogue/categories.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { countByCategory } from "../../domain/catalogue/catalogue.ts";
import { CATEGORIES } from "../../domain/catalogue/category.ts";
import type { Language } from "../../domain/language.ts";
import { compareNames } from "../../domain/text/text.ts";
import type { IconName } from "../icons/icon-names.ts";
import { iconByName } from "../icons/icon-names.ts";

/** What the card of a category shows. */
export interface CategoryView {
	id: string;
	name: string;
	description: string;
	icon: IconName;
	/** Number of its procedures. */
	count: number;
}

/** Every category, the fullest first. */
export function viewCategories(catalogue: Catalogue, language: Language): CategoryView[] {
	const counts = countByCategory(catalogue);
	return CATEGORIES.map(({ id, name, icon }) => ({
		id,
		name,
		description: CATEGORY_DESCRIPTIONS[id]?.[language] ?? "",
		icon: iconByName(icon),
		count: counts.get(id) ?? 0,
	})).sort((a, b) => b.count - a.count || compareNames(a.name, b.name));
}
