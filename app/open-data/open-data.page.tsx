import { addresses } from "../address/addresses.ts";
import { Breadcrumb } from "../components/page-head.tsx";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { Link } from "../components/link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext, originContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/open-data.page";
import type { OpenDataView } from "./open-data-view.server.ts";
import { viewOpenData } from "./open-data-view.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	return viewOpenData(catalogue, context.get(languageContext), context.get(originContext) !== undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, introduction, feed } = loaderData;
	const type = "application/atom+xml";
	const found = feed === null ? [] : [{ tagName: "link", rel: "alternate", type, href: feed } as const];
	return [...pageMeta({ title, description: introduction }), ...found];
}

/** What may be downloaded, how to read and cite it, and where a program finds the rest. */
export default function OpenDataPage({ loaderData }: Route.ComponentProps) {
	const { title, introduction, tiers, counts, reading, licence, terms, newest, readOn } = loaderData;
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb current={title} />}>
				{newest && (
					<p className="open-data-day">
						{`${readOn} `}
						<time dateTime={newest.date}>{newest.words}</time>
					</p>
				)}
			</PageHead>
			<div className="page open-data">
				<DataSets view={loaderData} />
				<section aria-labelledby="clases">
					<h2 id="clases">{tiers.title}</h2>
					<dl className="open-data-tiers">
						<div>
							<dt>{tiers.curated}</dt>
							<dd>{counts.curated}</dd>
						</div>
						<div>
							<dt>{tiers.unchecked}</dt>
							<dd>{counts.unchecked}</dd>
						</div>
					</dl>
					{tiers.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<p className="open-data-links">
						<Link to={addresses.quality.to()}>{tiers.quality}</Link>
					</p>
				</section>
				<section aria-labelledby="leer">
					<h2 id="leer">{reading.title}</h2>
					<ul className="open-data-points">
						{reading.points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="usar">
					<h2 id="usar">{licence.title}</h2>
					{licence.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<p className="open-data-links">
						<Link to={terms}>{licence.link}</Link>
					</p>
				</section>
				<Programs view={loaderData} />
			</div>
		</>
	);
}

function DataSets({ view: { setsTitle, sets } }: { view: OpenDataView }) {
	return (
		<section aria-labelledby="archivos">
			<h2 id="archivos">{setsTitle}</h2>
			<ul className="open-data-sets">
				{sets.map(({ id, title, text, count, files }) => (
					<li key={id} className="open-data-set">
						<h3>{title}</h3>
						<p className="open-data-count">{count}</p>
						<p>{text}</p>
						<p className="open-data-files screen-only">
							{files.map(({ format, address, label }) => (
								<Button key={address} href={address} download aria-label={label}>
									<Icon name="download" />
									{format}
								</Button>
							))}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function Programs({ view: { programs, feed, description } }: { view: OpenDataView }) {
	return (
		<section aria-labelledby="programas">
			<h2 id="programas">{programs.title}</h2>
			<p>{programs.text}</p>
			<ul className="open-data-links">
				<li>
					<Link to={addresses.openDataApi.to()}>{programs.api}</Link>
				</li>
				<li>
					<a href={description}>{programs.description}</a>
				</li>
				{feed && (
					<li>
						<a href={feed}>{programs.feed}</a>
						<span>{programs.changes}</span>
					</li>
				)}
			</ul>
		</section>
	);
}
