import { data } from "react-router";
import { EDITIONS_PAGE } from "../../../content/publications/editions-page.ts";
import { addresses } from "../../address/addresses.ts";
import { DataText } from "../../components/facts.tsx";
import { Button, Link } from "../../components/link.tsx";
import { Breadcrumb, PageHead } from "../../components/page-head.tsx";
import { languageContext, readCatalogue } from "../../context.ts";
import { Icon } from "../../icons/icon.tsx";
import { pageMeta } from "../../page-meta.ts";
import { useText } from "../../words/text.ts";
import type { Route } from "./+types/edition.page";
import { FigureTable, LevelBar, PairBar } from "./edition-figures.tsx";
import type { ComparisonView } from "./edition-view.server.ts";
import { viewEdition } from "./edition-view.server.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	const asked = { ...addresses.edition.read(url), id: params.edition };
	const view = viewEdition(readCatalogue(context).catalogue, asked, language);
	const { unknownTitle, unknown, list } = EDITIONS_PAGE[language];
	return view
		? data({ view, missing: null })
		: data({ view: null, missing: { title: unknownTitle, text: unknown, list } }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { view, missing } = loaderData;
	if (!view) return pageMeta({ title: missing?.title ?? "" });
	return pageMeta({ title: view.name, description: view.note || view.closedWith });
}

/** One closed edition, beside another one or beside today. */
export default function EditionPage({ loaderData: { view, missing } }: Route.ComponentProps) {
	const { text } = useText();
	const observatory = { to: addresses.observatory.to(), label: text("nav.observatory") };
	if (!view) {
		return (
			<PageHead
				title={missing?.title}
				lead={missing?.text}
				above={<Breadcrumb trail={[observatory]} current={missing?.title} />}
			>
				<p>
					<Link className="lone-link" to={addresses.editions.to()}>
						{missing?.list}
					</Link>
				</p>
			</PageHead>
		);
	}
	const name = <DataText>{view.name}</DataText>;
	return (
		<>
			<PageHead
				title={name}
				lead={view.closedWith}
				above={<Breadcrumb trail={[observatory, view.above]} current={name} />}
			>
				{view.note && (
					<p>
						<DataText>{view.note}</DataText>
					</p>
				)}
			</PageHead>
			<div className="page editions">
				<nav className="edition-choices screen-only" aria-label={view.comparedWith}>
					<span>{view.comparedWith}</span>
					<ul>
						{view.choices.map(({ key, label, to, isCurrent }) => (
							<li key={key}>
								<Link to={to} aria-current={isCurrent || undefined} preventScrollReset>
									{key === "hoy" ? label : <DataText>{label}</DataText>}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<EditionComparison view={view.comparison} />
				<p className="screen-only">
					<Button href={view.csv.href} download>
						<Icon name="download" />
						{view.csv.label}
					</Button>
				</p>
			</div>
		</>
	);
}

/** What changed from one edition to the other: means, levels, institutions, procedures. */
function EditionComparison({ view }: { view: ComparisonView }) {
	const { columns, method, dimensions, levels, counts } = view;
	const moved = [columns.before, columns.after, columns.change];
	return (
		<>
			<h2 className="edition-pair">{view.title}</h2>
			{method && (
				<div className="edition-note">
					<p>
						<b>{method.title}.</b> {method.note}
					</p>
					<ul>
						{method.points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</div>
			)}
			<section>
				<h3 id="temas">{dimensions.title}</h3>
				<p>{dimensions.note}</p>
				<FigureTable
					id="tabla-temas"
					isHeaded
					caption={dimensions.title}
					head={[dimensions.title, ...moved]}
					rows={[...dimensions.rows, ...counts].map(({ shares, ...row }) => ({
						...row,
						picture: shares && <PairBar shares={shares} />,
					}))}
				/>
			</section>
			<section>
				<h3 id="niveles">{levels.title}</h3>
				<p>{levels.note}</p>
				<dl className="edition-levels">
					{[columns.before, columns.after].map((when, at) => (
						<div key={when}>
							<dt>{when}</dt>
							<dd>
								<LevelBar parts={levels.rows.map(({ key, tone, shares }) => ({ key, tone, count: shares[at] ?? 0 }))} />
							</dd>
						</div>
					))}
				</dl>
				<FigureTable
					id="tabla-niveles"
					isHeaded
					caption={levels.title}
					head={[levels.title, columns.before, columns.after]}
					rows={levels.rows.map(({ key, tone, name, cells }) => ({
						...{ key, cells, to: null },
						name: (
							<span>
								<svg className="level-bar level-key" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
									<rect data-level={tone} width="10" height="10" />
								</svg>{" "}
								{name}
							</span>
						),
					}))}
				/>
			</section>
			<Institutions view={view} />
			<Procedures view={view} />
		</>
	);
}

function Institutions({ view: { institutions, columns } }: { view: ComparisonView }) {
	const head = [institutions.column, institutions.count, columns.before, columns.after, columns.change];
	return (
		<section aria-labelledby="instituciones">
			<h3 id="instituciones">{institutions.title}</h3>
			<p>{institutions.note}</p>
			{(["rose", "fell"] as const).map((way) => {
				const { title, none, rows } = institutions[way];
				if (rows.length === 0) return <p key={way}>{none}</p>;
				return (
					<FigureTable
						key={way}
						id={`tabla-${way}`}
						caption={title}
						head={head}
						rows={rows.map(({ shares, ...row }) => ({ ...row, picture: <PairBar shares={shares} /> }))}
						areNamesData
					/>
				);
			})}
		</section>
	);
}

function Procedures({ view: { procedures, columns } }: { view: ComparisonView }) {
	const { rows, more, others } = procedures;
	return (
		<section>
			<h3 id="tramites">{procedures.title}</h3>
			<p>{rows.length > 0 ? procedures.note : procedures.none}</p>
			{rows.length > 0 && (
				<FigureTable
					id="tabla-tramites"
					isHeaded
					caption={procedures.title}
					head={[procedures.column, columns.before, columns.after, columns.change, procedures.confirmed]}
					rows={rows.map(({ shares, ...row }) => ({ ...row, picture: <PairBar shares={shares} /> }))}
					areNamesData
				/>
			)}
			{more && <p>{more}</p>}
			{others.map(({ label, names }) => (
				<details key={label}>
					<summary>{label}</summary>
					<ul className="edition-names">
						{names.map((name) => (
							<li key={name}>
								<DataText>{name}</DataText>
							</li>
						))}
					</ul>
				</details>
			))}
		</section>
	);
}
