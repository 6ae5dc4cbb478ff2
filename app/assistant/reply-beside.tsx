import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { ExternalLink, Link } from "../components/link.tsx";
import { SearchVerdict } from "../components/search-verdict.tsx";
import { useText } from "../words/text.ts";
import type { ReplyProps } from "./reply-choices.tsx";
import { Guides } from "./reply-choices.tsx";
import { ReplyFacts } from "./reply-facts.tsx";
import { ReplySources } from "./reply-sources.tsx";

/** Whom somebody can talk to: the institution that is talked about, any other, and the association. */
export function PersonText({ reply: { institution, facts, source, writeUs, answer } }: ReplyProps<"person">) {
	const { text } = useText();
	return (
		<>
			<p>{text("assistant.person.lead")}</p>
			{institution && (
				<>
					<div className="reply-title">
						<Link to={addresses.institution.to({ id: institution.id })}>
							<DataText>{institution.name}</DataText>
						</Link>
					</div>
					<ReplyFacts facts={facts} />
					{source && <ReplySources sources={[source]} isDoubtful={false} />}
				</>
			)}
			<p>{`${text("assistant.person.association", { writeUs })} ${answer}`}</p>
			<ul className="reply-links">
				<li>
					<Link to={addresses.institutions.to()}>{text("search.site.offices")}</Link>
				</li>
				<li>
					<Link to={addresses.report.to()}>{text("search.site.report")}</Link>
				</li>
			</ul>
		</>
	);
}

/** Nothing that the catalogue could know, and what it does know. */
export function OutsideText({ reply: { subject, verdict } }: ReplyProps<"outside">) {
	const { text } = useText();
	return (
		<>
			<p>{text(`assistant.outside.${subject}`)}</p>
			<SearchVerdict verdict={verdict} />
			<ul className="reply-links">
				<li>
					<Link to={addresses.categories.to()}>{text("catalogue.seeCategories")}</Link>
				</li>
				<li>
					<Link to={addresses.institutions.to()}>{text("assistant.seeInstitutions")}</Link>
				</li>
			</ul>
		</>
	);
}

/** Nothing was found, and where to go on. */
export function NothingText({ reply, question }: ReplyProps<"nothing">) {
	const { text } = useText();
	const { names } = reply;
	return (
		<>
			<p>{text("assistant.reply.nothing")}</p>
			{names && (
				<>
					<p>{names.found}</p>
					<ul className="reply-links">
						{names.named.map(({ number, name, institution, address }) => (
							<li key={number}>
								<ExternalLink address={address}>
									<DataText>{name}</DataText>
								</ExternalLink>
								<span className="reply-choice-fact">
									<DataText>{institution}</DataText>
								</span>
							</li>
						))}
					</ul>
				</>
			)}
			<Guides guides={reply.guides} />
			<ul className="reply-links">
				<li>
					<Link to={addresses.catalogue.to({ text: question })}>
						{text("search.seeInCatalogue", { text: question })}
					</Link>
				</li>
				<li>
					<Link to={addresses.categories.to()}>{text("catalogue.seeCategories")}</Link>
				</li>
				<li>
					<Link to={addresses.help.to()}>{text("notFound.help")}</Link>
				</li>
			</ul>
		</>
	);
}
