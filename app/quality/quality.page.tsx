import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Link } from "../components/link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/quality.page";
import { QualityLegend } from "./quality-legend.tsx";
import { QualityTables } from "./quality-tables.tsx";
import { viewQuality } from "./quality-view.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	return viewQuality(catalogue, context.get(languageContext), new Date().toISOString().slice(0, 10));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.introduction }) : [];
}

/** How sure the portal is of its facts, and what is missing. */
export default function QualityPage({ loaderData }: Route.ComponentProps) {
	const { title, introduction, figures, variantsNote, help, newest, readOn } = loaderData;
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb current={title} />}>
				{newest && (
					<p className="quality-day">
						{`${readOn} `}
						<time dateTime={newest.date}>{newest.words}</time>
					</p>
				)}
			</PageHead>
			<div className="page quality">
				<dl className="quality-figures">
					{figures.map(({ name, number, label }) => (
						<div key={name}>
							<dt>{label}</dt>
							<dd>{number}</dd>
						</div>
					))}
				</dl>
				{variantsNote && <p>{variantsNote}</p>}
				<section aria-labelledby="segun-fuente">
					<h2 id="segun-fuente">{loaderData.marksTitle}</h2>
					<QualityLegend parts={loaderData.marks} />
				</section>
				<section aria-labelledby="segun-fecha">
					<h2 id="segun-fecha">{loaderData.agesTitle}</h2>
					<QualityLegend parts={loaderData.ages} />
					<p>{loaderData.agesNote}</p>
				</section>
				<section aria-labelledby="costos">
					<h2 id="costos">{loaderData.costsTitle}</h2>
					<p>{loaderData.costs}</p>
				</section>
				<QualityTables view={loaderData} />
				<section aria-labelledby="ayudar">
					<h2 id="ayudar">{help.title}</h2>
					{help.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<ul className="quality-links">
						<li>
							<Link to={addresses.report.to()}>{help.report}</Link>
						</li>
						<li>
							<Link to={addresses.openData.to()}>{help.data}</Link>
						</li>
					</ul>
				</section>
			</div>
		</>
	);
}
