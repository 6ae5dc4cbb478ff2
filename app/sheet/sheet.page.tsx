import { data } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { LoadFailure } from "../components/load-failure.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/sheet.page";
import { EmptySheet, SheetForm, SheetNotices } from "./sheet-form.tsx";
import { SheetPaper } from "./sheet-paper.tsx";
import { SheetSending } from "./sheet-sending.tsx";
import { viewSheet } from "./sheet-view.ts";

/** As a plan: more sheets than any memory holds, for no search engine; a browser and its worker keep them. */
const OF_ONE_CHOICE = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };

export function loader({ context, url }: Route.LoaderArgs) {
	const served = readCatalogue(context);
	const view = viewSheet(served, addresses.sheet.read(url), context.get(languageContext));
	const fullOf = (path: string) => viewFullAddress(context, keepLanguage(path, url));
	const procedures = view.sheet?.paper.kind === "booklet" ? view.sheet.paper.procedures : [];
	const { association } = readSiteTexts(served.catalogue.documents).association;
	return data(
		{
			...view,
			full: view.sheet && fullOf(view.sheet.path),
			/** Of each procedure of a booklet. */
			fulls: procedures.map(({ id }) => fullOf(addresses.procedure.to({ id }))),
			makers: { product: BRAND.product, association },
		},
		{ headers: OF_ONE_CHOICE },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.texts.lead }) : [];
}

export default function SheetPage({ loaderData }: Route.ComponentProps) {
	const { texts, title, sheet, full, notices, form } = loaderData;
	return (
		<article className="sheet">
			<div className="screen-only">
				<PageHead title={sheet ? title : texts.title} lead={texts.lead} above={<Breadcrumb current={texts.title} />} />
			</div>
			<div className="page sheet-tools screen-only">
				<SheetNotices notices={notices} />
				{sheet && <SheetSending key={sheet.path} sheet={sheet} served={full?.address} texts={texts} />}
				{sheet ? (
					<details className="sheet-choice" open={form.found !== null || notices.length > 0}>
						<summary>
							<Icon name="chevron-right" />
							{texts.change}
						</summary>
						<SheetForm form={form} texts={texts} />
					</details>
				) : (
					<SheetForm form={form} texts={texts} />
				)}
			</div>
			{sheet ? <SheetPaper sheet={sheet} view={loaderData} /> : <EmptySheet form={form} texts={texts} />}
		</article>
	);
}

export function ErrorBoundary() {
	const { text } = useText();
	return (
		<LoadFailure
			title={text("failure.unavailableTitle")}
			explanation={text("failure.unavailableBody")}
			back={{ to: addresses.home.to(), label: text("failure.home"), icon: "house" }}
		/>
	);
}
