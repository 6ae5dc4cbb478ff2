import type { RightsTexts } from "../../content/rights/rights-texts.ts";
import { siteName } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Button, ExternalLink, Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { LetterOffer, RightsView, RightView } from "./rights-view.ts";

type View = NonNullable<RightsView>;

/** Which rights count here, and who says so. */
export function RightsStanding({ view: { texts, standing, scope } }: { view: View }) {
	const words = texts.standing;
	return (
		<section className="panel rights-standing" aria-labelledby="cuales">
			<h2 id="cuales">{words.title}</h2>
			<p>{standing?.sentence ?? words.any}</p>
			{standing?.source && (
				<p>
					{`${words.source} `}
					<Source address={standing.source} />
				</p>
			)}
			{standing?.institution && (
				<p>
					<Link className="lone-link" to={addresses.institution.to({ id: standing.institution })}>
						{words.ownRecord}
					</Link>
				</p>
			)}
			<p>
				{`${words.scope} `}
				<Source address={scope} />
			</p>
		</section>
	);
}

/** The rights of one kind of office, under the mark that no lawyer has checked them. */
export function RightBlocks({ view: { texts, blocks, readOn } }: { view: View }) {
	return blocks.map((block) => (
		<section key={block.id} className="rights-block" aria-labelledby={`derechos-${block.id}`} data-read>
			<h2 id={`derechos-${block.id}`}>{block.title}</h2>
			<p>{block.lead}</p>
			<ReviewMark review={texts.review} />
			<ul className="rights-list">
				{block.rights.map((right) => (
					<RightItem key={right.id} right={right} texts={texts} />
				))}
			</ul>
			<p className="rights-source">{readOn}</p>
		</section>
	));
}

/** Stands once in each block, and says what it means. */
export function ReviewMark({ review: { mark, why } }: { review: { mark: string; why: string } }) {
	return (
		<p className="rights-review">
			<Icon name="triangle-alert" />
			<span>
				<strong>{mark}.</strong> {why}
			</span>
		</p>
	);
}

function RightItem({ right, texts }: { right: RightView; texts: RightsTexts }) {
	const { title, plain, say, means, law, article, isExplained, sources } = right;
	return (
		<li>
			<h3>{title}</h3>
			<p>{plain}</p>
			<p className="rights-say">
				<Icon name="message-circle" />
				<span>
					{`${texts.say} `}
					<strong lang={means === null ? undefined : "es"}>{`«${say}»`}</strong>
					{means !== null && ` (${means})`}
				</span>
			</p>
			<p className="rights-source">
				<DataText>{law}</DataText>, <span>{article}</span>. {isExplained && <span>{`${texts.explained} `}</span>}
				<span>{texts.source}</span>{" "}
				{sources.map((address, position) => (
					<span key={address}>
						{position > 0 && ", "}
						<Source address={address} right={title} number={position + 1} />
					</span>
				))}
			</p>
		</li>
	);
}

/** A page that something was read in, by the name of its site; an ear also hears of which right, as a site has several. */
function Source({ address, right, number = 1 }: { address: string; right?: string; number?: number }) {
	const about = right && (
		<span className="visually-hidden">
			{" "}
			(<span>{right}</span>
			{number > 1 && `, ${number}`})
		</span>
	);
	return (
		<ExternalLink address={address} about={about}>
			{siteName(address)}
		</ExternalLink>
	);
}

/** The letters that are ready, each with when it helps. */
export function LetterList({ letters, procedure }: { letters: readonly LetterOffer[]; procedure: string | null }) {
	return (
		<ul className="rights-letters">
			{letters.map(({ kind, title, use }) => (
				<li key={kind}>
					<Link to={addresses.letter.to({ kind, procedure })}>{title}</Link>
					<p>{use}</p>
				</li>
			))}
		</ul>
	);
}

/** On the page of all rights: the way to those of one procedure. */
export function ChooseProcedure({ choose }: Pick<RightsTexts, "choose">) {
	return (
		<section className="screen-only" aria-labelledby="elegir">
			<h2 id="elegir">{choose.title}</h2>
			<p>{choose.text}</p>
			<p>
				<Button kind="primary" to={addresses.catalogue.to()}>
					<Icon name="search" />
					{choose.button}
				</Button>
			</p>
		</section>
	);
}
