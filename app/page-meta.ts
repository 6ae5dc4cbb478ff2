import type { MetaDescriptor } from "react-router";
import { BRAND } from "../content/brand.ts";

interface PageWords {
	title: string;
	description?: string | null;
}

/** Title and description of a page: "Title · Ventanilla Abierta". */
export function pageMeta({ title, description }: PageWords): MetaDescriptor[] {
	const whole = `${title} · ${BRAND.product}`;
	const tags: MetaDescriptor[] = [{ title: whole }, { property: "og:title", content: whole }];
	if (description)
		tags.push({ name: "description", content: description }, { property: "og:description", content: description });
	return tags;
}
