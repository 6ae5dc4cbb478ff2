import { TERMS } from "../../content/terms.ts";
import { languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/terms.page";
import { LegalText } from "./legal-text.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return TERMS[context.get(languageContext)];
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta({ title: loaderData.title, description: loaderData.introduction });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return <LegalText document={loaderData} />;
}
