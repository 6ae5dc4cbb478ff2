import { data } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/sheet.page";
import { EmptySheet, SheetForm, SheetNotices } from "./sheet-form.tsx";
import { SheetPaper } from "./sheet-paper.tsx";
import { SheetSending } from "./sheet-sending.tsx";
import { viewSheet } from "./sheet-view.ts";

const NO_INDEX = { "X-Robots-Tag": "noindex" };
/** As a plan: more sheets than any memory holds; a browser and its worker keep them. */
const OF_ONE_CHOICE = { ...NO_INDEX, "Cache-Control": "no-cache" };

export function loader({ context, url }: Route.LoaderArgs) {
	const served = readCatalogue(context);
	const view = viewSheet(served, addresses.sheet.read(url), context.get(languageContext));
	const fullOf = (path: string) => viewFullAddress(context, keepLanguage(path, url));
	const isBare = !view.sheet && view.notices.length === 0 && view.form.text === "";
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
		{ headers: isBare ? NO_INDEX : OF_ONE_CHOICE },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.texts.lead }) : [];
}

export default function SheetPage({ loaderData }: Route.ComponentProps) {
	const { texts, sheet, full, notices, form } = loaderData;
	return (
		<article>
			<div className="screen-only">
				<PageHead title={texts.title} lead={texts.lead} above={<Breadcrumb current={texts.title} />} />
			</div>
			<div className="page plan-choice screen-only">
				<SheetNotices notices={notices} />
				{sheet && <SheetSending key={sheet.path} sheet={sheet} served={full?.address} texts={texts} />}
				{sheet ? (
					<details className="plan-lines" open={form.found !== null || notices.length > 0}>
						<summary>{texts.change}</summary>
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
