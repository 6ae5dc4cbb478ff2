import { data } from "react-router";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/letter.page";
import { LetterForm } from "./letter-form.tsx";
import { LetterList, ReviewMark } from "./right-list.tsx";
import { type LetterView, viewLetterPage } from "./rights-view.ts";

/** There are five letters for each procedure: no cache on the way keeps them, and search engines list those about none. */
const OF_ONE_PROCEDURE = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { procedure } = addresses.letter.read(url);
	const asked = { kind: params.kind, procedure, language: context.get(languageContext) };
	const view = viewLetterPage(readCatalogue(context).catalogue, asked);
	if (view.missing) return data(view, { status: 404 });
	return data(view, view.letter && procedure !== null ? { headers: OF_ONE_PROCEDURE } : {});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { letter, all, missing } = loaderData;
	if (missing) return pageMeta({ title: missing.title });
	if (!letter) return pageMeta({ title: all.title, description: all.lead });
	return pageMeta({ title: letter.words.title, description: letter.words.use });
}

export default function LetterPage({ loaderData: { letter, all, missing } }: Route.ComponentProps) {
	if (letter) return <OneLetter key={`${letter.kind} ${letter.procedure?.id}`} letter={letter} all={all} />;
	const title = missing?.title ?? all.title;
	const trail = missing ? [{ to: addresses.letter.to(), label: all.title }] : [];
	return (
		<>
			<PageHead title={title} lead={missing?.text ?? all.lead} above={<Breadcrumb trail={trail} current={title} />} />
			<div className="page rights-body">
				<ReviewMark review={all.review} />
				<LetterList letters={all.letters} procedure={null} />
				<p>
					<Link className="lone-link" to={addresses.allRights.to()}>
						{all.rights}
					</Link>
				</p>
			</div>
		</>
	);
}

type All = Route.ComponentProps["loaderData"]["all"];

function OneLetter({ letter, all }: { letter: LetterView; all: All }) {
	const { texts, words, procedure, receiver } = letter;
	const trail = [{ to: addresses.letter.to(), label: all.title }];
	return (
		<article data-starts-scripts={STORAGE_KEYS.windowNotes}>
			<div className="screen-only">
				<PageHead title={words.title} lead={words.use} above={<Breadcrumb trail={trail} current={words.title} />}>
					{procedure && (
						<p>
							<Link className="lone-link" to={addresses.procedure.to({ id: procedure.id })}>
								<DataText>{procedure.name}</DataText>
							</Link>
						</p>
					)}
				</PageHead>
				<div className="page letter-notices">
					{letter.isMisplaced && (
						<p className="panel" data-kind="notice">
							{texts.notConsumer}
						</p>
					)}
					{letter.inSpanish && <p>{letter.inSpanish}</p>}
					<ReviewMark review={all.review} />
					{letter.isSilentOfDecree && <p>{texts.notExecutive}</p>}
					<p>{words.where}</p>
					{receiver && (
						<p>
							<DataText>{receiver.name}</DataText>
							{". "}
							{receiver.address ? (
								<>
									{`${texts.address}: `}
									<DataText>{receiver.address}</DataText>
									{`. ${texts.addressOf} `}
								</>
							) : (
								`${texts.noAddress} `
							)}
							<Link to={addresses.institution.to({ id: receiver.id })}>{texts.site}</Link>
						</p>
					)}
				</div>
			</div>
			<LetterForm letter={letter} />
			<section className="page rights-block screen-only letter-others" aria-labelledby="otras">
				<h2 id="otras">{texts.others}</h2>
				<LetterList letters={letter.others} procedure={procedure?.id ?? null} />
				<p>
					<Link
						className="lone-link"
						to={procedure ? addresses.rights.to({ id: procedure.id }) : addresses.allRights.to()}
					>
						{texts.rights}
					</Link>
				</p>
			</section>
		</article>
	);
}
