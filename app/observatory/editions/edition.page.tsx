import { data } from "react-router";
import { EDITIONS_PAGE } from "../../../content/editions-page.ts";
import { addresses } from "../../addresses.ts";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { Button } from "../../components/button.tsx";
import { DataText } from "../../components/data-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Link } from "../../components/link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { languageContext, readCatalogue } from "../../context.ts";
import { pageMeta } from "../../page-meta.ts";
import { useText } from "../../use-text.ts";
import type { Route } from "./+types/edition.page";
import { EditionComparison } from "./edition-comparison.tsx";
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
					<Link to={addresses.editions.to()}>{missing?.list}</Link>
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
