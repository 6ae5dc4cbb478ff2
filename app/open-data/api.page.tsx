import "./open-data.css";
import { OPEN_DATA_PAGE } from "../../content/open-data-page.ts";
import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ProseTable } from "../components/prose-table.tsx";
import { languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/api.page";
import { viewApi } from "./api-view.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	return { ...viewApi(language), above: OPEN_DATA_PAGE[language].title };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.introduction }) : [];
}

/** The description of the addresses for a reader: what each gives, and what every field holds. */
export default function ApiPage({ loaderData }: Route.ComponentProps) {
	const { title, introduction, above, addressesTitle, fieldsTitle, sets } = loaderData;
	const trail = [{ to: addresses.openData.to(), label: above }];
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb trail={trail} current={title} />} />
			<div className="page open-data">
				<section aria-labelledby="direcciones">
					<h2 id="direcciones">{addressesTitle}</h2>
					<ul className="open-data-addresses">
						{loaderData.addresses.map(({ path, summary, type }) => (
							<li key={path}>
								<code>GET {path}</code>
								<span>{summary}</span>
								<span className="open-data-type">{type}</span>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="campos">
					<h2 id="campos">{fieldsTitle}</h2>
					{sets.map(({ name, table }) => (
						<ProseTable key={name} table={table} />
					))}
				</section>
			</div>
		</>
	);
}
