import { EDITIONS_PAGE } from "../../content/publications/editions-page.ts";
import { OPEN_DATA_PAGE } from "../../content/publications/open-data.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { listEditions } from "../../domain/observatory/editions.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { Button, Link } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, originContext, readCatalogue } from "../context.ts";
import { termsAddress } from "../document/linked-data.server.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { formatDate, formatNumber } from "../words/format.ts";
import type { Route } from "./+types/open-data.page";
import { API_FILE, DATA_SET_NAMES, dataSet, FEED_FILE, findNewestDay, listAllProcedures } from "./data-sets.server.ts";
import { formatsOf } from "./write-data.server.ts";

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

const FORMAT_NAMES = { json: "JSON", csv: "CSV", jsonld: "JSON-LD" } as const;

type ViewFile = (title: string, format: "csv", address: string) => { format: string; address: string; label: string };

/** The closed editions of the observatory, a file for each; no set while there is none. */
function viewEditionFiles(catalogue: Catalogue, language: Language, viewFile: ViewFile) {
	const { dataTitle, dataText } = EDITIONS_PAGE[language];
	const editions = listEditions(catalogue);
	if (editions.length === 0) return [];
	const files = editions.map(({ id, name }) => ({
		...viewFile(name, "csv", dataAddresses.edition.to({ file: `${id}.csv` })),
		// All are CSV: the button says which edition it brings.
		format: name,
	}));
	return [{ id: "ediciones", title: dataTitle, text: dataText, count: formatNumber(editions.length, language), files }];
}

type OpenDataView = ReturnType<typeof viewOpenData>;

/** What may be downloaded, and how many rows there are of each. `hasOrigin` tells whether there is a list of changes. */
function viewOpenData(catalogue: Catalogue, language: Language, hasOrigin: boolean) {
	const { sets, rows, download, ...words } = OPEN_DATA_PAGE[language];
	const [one, many] = rows;
	const countRows = (count: number) => `${formatNumber(count, language)} ${count === 1 ? one : many}`;
	const viewFile = (title: string, format: keyof typeof FORMAT_NAMES, address: string) => ({
		format: FORMAT_NAMES[format],
		address,
		/** For whoever hears the links one by one. */
		label: download.replace("{name}", title).replace("{format}", FORMAT_NAMES[format]),
	});
	const observatory = { json: addresses.observatoryJson.to(), csv: addresses.observatoryCsv.to() };
	const procedures = listAllProcedures(catalogue);
	const unchecked = procedures.filter(isUnchecked).length;
	const newest = findNewestDay(catalogue);
	return {
		...words,
		sets: [
			...DATA_SET_NAMES.map((name) => ({
				id: name,
				...sets[name],
				count: countRows(dataSet(name).count(catalogue)),
				files: formatsOf(name).map((format) =>
					viewFile(sets[name].title, format, dataAddresses.file.to({ file: `${name}.${format}` })),
				),
			})),
			{
				id: "observatorio",
				...sets.observatorio,
				count: countRows(listEvaluated(catalogue).length),
				files: (["json", "csv"] as const).map((format) =>
					viewFile(sets.observatorio.title, format, observatory[format]),
				),
			},
			...viewEditionFiles(catalogue, language, viewFile),
		],
		counts: {
			curated: formatNumber(procedures.length - unchecked, language),
			unchecked: formatNumber(unchecked, language),
		},
		description: dataAddresses.file.to({ file: API_FILE }),
		feed: hasOrigin ? dataAddresses.file.to({ file: FEED_FILE }) : null,
		terms: termsAddress(""),
		newest: newest && { date: newest, words: formatDate(newest, language) },
	};
}
