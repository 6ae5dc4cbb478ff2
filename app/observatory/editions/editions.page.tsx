import { addresses } from "../../address/addresses.ts";
import { DataText } from "../../components/facts.tsx";
import { Button, Link } from "../../components/link.tsx";
import { Breadcrumb, PageHead } from "../../components/page-head.tsx";
import { languageContext, readCatalogue } from "../../context.ts";
import { Icon } from "../../icons/icon.tsx";
import { pageMeta } from "../../page-meta.ts";
import { useText } from "../../words/text.ts";
import type { Route } from "./+types/editions.page";
import { FigureTable, LevelBar, SparkLine } from "./edition-figures.tsx";
import type { EditionsView } from "./editions-view.server.ts";
import { viewEditions } from "./editions-view.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	return viewEditions(readCatalogue(context).catalogue, context.get(languageContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.introduction }) : [];
}

/** How the observatory changed from edition to edition. */
export default function EditionsPage({ loaderData: view }: Route.ComponentProps) {
	const { text } = useText();
	const trail = [{ to: addresses.observatory.to(), label: text("nav.observatory") }];
	return (
		<>
			<PageHead title={view.title} lead={view.introduction} above={<Breadcrumb trail={trail} current={view.title} />} />
			<div className="page editions">
				{view.none && <p className="edition-note">{view.none}</p>}
				<section aria-labelledby="evolucion">
					<h2 id="evolucion">{view.evolution}</h2>
					<p>{view.evolutionNote}</p>
					<Evolution view={view} />
				</section>
				<section aria-labelledby="niveles">
					<h2 id="niveles">{view.levelsTitle}</h2>
					<p>{view.levelsNote}</p>
					<Levels view={view} />
				</section>
				{view.editions.length > 0 && <EditionList view={view} />}
			</div>
		</>
	);
}

function Evolution({ view: { lines, points, captions, first } }: { view: EditionsView }) {
	const drawn = lines.filter(({ shares }) => shares !== null);
	return (
		<>
			<ul className="edition-pictures">
				{drawn.map(({ key, name, shares, said }) => (
					<li key={key}>
						<SparkLine shares={shares ?? []} />
						<span>
							{name}: <b>{said}</b>
						</span>
					</li>
				))}
			</ul>
			<FigureTable
				id="tabla-evolucion"
				caption={captions.dimensions}
				head={[first, ...lines.map(({ name }) => name)]}
				rows={points.map(({ key, name, to, isToday }, at) => ({
					...{ key, name: isToday ? name : <DataText>{name}</DataText>, to },
					cells: lines.map(({ cells }) => cells[at] ?? ""),
				}))}
			/>
		</>
	);
}

function Levels({ view: { points, levels, counts, captions, first } }: { view: EditionsView }) {
	return (
		<FigureTable
			id="tabla-niveles"
			caption={captions.levels}
			head={[first, ...levels.map(({ name }) => name)]}
			rows={points.map(({ key, name, to, isToday }, at) => {
				const own = counts[at]?.counts ?? [];
				const parts = levels.map(({ key: level, tone }, position) => ({ key: level, tone, count: own[position] ?? 0 }));
				return {
					...{ key, name: isToday ? name : <DataText>{name}</DataText>, to },
					picture: <LevelBar parts={parts} />,
					cells: counts[at]?.cells ?? [],
				};
			})}
		/>
	);
}

function EditionList({ view: { list, editions, csv } }: { view: EditionsView }) {
	return (
		<section aria-labelledby="lista">
			<h2 id="lista">{list}</h2>
			<ul className="edition-list">
				{editions.map(({ id, name, note, to, csv: file, closedWith, figures, measured }) => (
					<li key={id}>
						<h3>
							<Link to={to}>
								<DataText>{name}</DataText>
							</Link>
						</h3>
						<p>{closedWith}</p>
						{note && (
							<p>
								<DataText>{note}</DataText>
							</p>
						)}
						{measured && <p className="edition-note">{measured}</p>}
						<dl className="edition-figures">
							{figures.map(({ label, figure }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{figure}</dd>
								</div>
							))}
						</dl>
						<p className="screen-only">
							<Button href={file} download aria-label={`${csv}: ${name}`}>
								<Icon name="download" />
								{csv}
							</Button>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
