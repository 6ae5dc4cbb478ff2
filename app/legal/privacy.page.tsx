import { BROWSER_STORAGE } from "../../content/legal/browser-storage.ts";
import { writePrivacy } from "../../content/legal/privacy.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { addresses } from "../address/addresses.ts";
import { Button } from "../components/link.tsx";
import { catalogueContext, languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/privacy.page";
import { LegalText, ProseTable } from "./document-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	const { association } = readSiteTexts(context.get(catalogueContext)?.catalogue.documents);
	return { policy: writePrivacy(association)[language], storage: BROWSER_STORAGE[language] };
}

export function meta({ loaderData }: Route.MetaArgs) {
	const { title, introduction } = loaderData.policy;
	return pageMeta({ title, description: introduction });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	const { policy, storage } = loaderData;
	const { text } = useText();
	const additions = {
		"tu-navegador": <ProseTable table={storage} />,
		"tus-derechos": (
			<p>
				<Button to={addresses.eraseContact.to()}>{text("report.success.erase")}</Button>
			</p>
		),
	};
	return (
		<LegalText document={policy} additions={additions}>
			<ProseTable table={policy.summary} />
		</LegalText>
	);
}
