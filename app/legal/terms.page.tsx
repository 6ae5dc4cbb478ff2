import { writeTerms } from "../../content/legal/terms.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { catalogueContext, languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/terms.page";
import { LegalText } from "./document-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { association } = readSiteTexts(context.get(catalogueContext)?.catalogue.documents);
	return writeTerms(association)[context.get(languageContext)];
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta({ title: loaderData.title, description: loaderData.introduction });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return <LegalText document={loaderData} />;
}
