import { data } from "react-router";
import { fill } from "../../content/fill.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { LinksOut } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { ListenButton } from "../listen/listen-button.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf } from "../words/text.ts";
import type { Route } from "./+types/rights.page";
import { RefusalNotes } from "./refusal-notes.tsx";
import { ChooseProcedure, LetterList, ReviewMark, RightBlocks, RightsStanding } from "./right-list.tsx";
import { viewRights } from "./rights-view.ts";

/** The same rights stand on the page of every procedure of an office: search engines list those of all offices. */
const OF_ONE_PROCEDURE = { "X-Robots-Tag": "noindex" };

export function loader({ context, params }: Route.LoaderArgs) {
	const id = "id" in params ? params.id : undefined;
	const view = viewRights(readCatalogue(context).catalogue, id, context.get(languageContext));
	if (!view) throw data(null, { status: 404 });
	return data(view, id === undefined ? {} : { headers: OF_ONE_PROCEDURE });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return pageMeta({ title: textOf(matches).text("notFound.title") });
	const { texts, procedure } = loaderData;
	const title = procedure ? fill(texts.titleOf, { name: procedure.name }) : texts.title;
	return pageMeta({ title, description: texts.lead });
}

export default function RightsPage({ loaderData: view }: Route.ComponentProps) {
	const { texts, procedure, letters } = view;
	const name = procedure && <DataText>{procedure.name}</DataText>;
	const trail = procedure ? [{ to: addresses.procedure.to({ id: procedure.id }), label: name }] : [];
	return (
		<article className="rights" key={procedure?.id}>
			<PageHead title={texts.title} lead={texts.lead} above={<Breadcrumb trail={trail} current={texts.title} />}>
				{procedure && (
					<p className="rights-about">
						<strong>{name}</strong>
					</p>
				)}
				<div className="screen-only">
					<ListenButton within="article" />
				</div>
			</PageHead>
			<LinksOut>
				<div className="page rights-body">
					<RightsStanding view={view} />
					<RightBlocks view={view} />
					{!procedure && <ChooseProcedure choose={texts.choose} />}
					<RefusalNotes texts={texts} procedure={procedure?.id ?? null} />
					<section className="rights-block screen-only" aria-labelledby="cartas">
						<h2 id="cartas">{texts.letters.title}</h2>
						<p>{texts.letters.lead}</p>
						<ReviewMark review={view.lettersReview} />
						<LetterList letters={letters} procedure={procedure?.id ?? null} />
					</section>
				</div>
			</LinksOut>
		</article>
	);
}
