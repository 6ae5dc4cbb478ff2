import { addresses } from "../address/addresses.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import type { ReplyProps } from "./reply-choices.tsx";
import { AskButton, AskLink, ChoicesText, ComparisonText, Guides, ListText, RankingText } from "./reply-choices.tsx";
import { ReplyFacts, ReplySource, ReplySources } from "./reply-facts.tsx";

/** What the assistant says to one question. */
export function ReplyText({ reply, ...asked }: ReplyProps) {
	const { text } = useText();
	switch (reply.kind) {
		case "answer":
			return <AnswerText reply={reply} {...asked} />;
		case "choices":
			return <ChoicesText reply={reply} {...asked} />;
		case "comparison":
			return <ComparisonText reply={reply} {...asked} />;
		case "list":
			return <ListText reply={reply} {...asked} />;
		case "ranking":
			return <RankingText reply={reply} {...asked} />;
		case "situation":
			return <SituationText reply={reply} {...asked} />;
		case "institution":
			return <InstitutionText reply={reply} {...asked} />;
		case "outside":
			return <OutsideText reply={reply} {...asked} />;
		case "nothing":
			return <NothingText reply={reply} {...asked} />;
		default:
			return <p>{text(`assistant.reply.${reply.kind}`)}</p>;
	}
}

function AnswerText({ reply, onAsk }: ReplyProps<"answer">) {
	const { text } = useText();
	const { procedure, description, facts, sources, isDoubtful, next, others } = reply;
	return (
		<>
			<div className="reply-title">
				<Link to={addresses.procedure.to({ id: procedure.id })}>
					<DataText>{procedure.name}</DataText>
				</Link>
			</div>
			{description && (
				<p>
					<DataText>{description}</DataText>
				</p>
			)}
			<ReplyFacts facts={facts} />
			<ReplySources sources={sources} isDoubtful={isDoubtful} />
			<ul className="reply-next screen-only" aria-label={text("assistant.askOn")}>
				{next.map((field) => (
					<li key={field}>
						<AskButton question={text(`assistant.ask.${field}`)} about={procedure.id} onAsk={onAsk}>
							{text(`assistant.ask.${field}`)}
						</AskButton>
					</li>
				))}
			</ul>
			{others.length > 0 && (
				<>
					<p>{text("assistant.others")}</p>
					<ul className="reply-links">
						{others.map(({ id, name }) => (
							<li key={id}>
								<AskLink question={name} about={id} onAsk={onAsk}>
									<DataText>{name}</DataText>
								</AskLink>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

function InstitutionText({ reply }: ReplyProps<"institution">) {
	const { text } = useText();
	const { institution, facts, source } = reply;
	return (
		<>
			<div className="reply-title">
				<Link to={addresses.institution.to({ id: institution.id })}>
					<DataText>{institution.fullName ?? institution.name}</DataText>
				</Link>
			</div>
			<ReplyFacts facts={facts} />
			<ReplySources sources={[source]} isDoubtful={false} />
			<p>{text("assistant.institutionHint")}</p>
		</>
	);
}

/** Who helps somebody in trouble: what to do first, then procedures and institutions with their phones. */
function SituationText({ reply: { situation, procedures, institutions } }: ReplyProps<"situation">) {
	const { text } = useText();
	return (
		<>
			<p className="reply-title">{text(`assistant.situation.${situation}`)}</p>
			<ul className="reply-links">
				{procedures.map(({ id, name, place }) => (
					<li key={id}>
						<Link to={addresses.procedure.to({ id })}>
							<DataText>{name}</DataText>
						</Link>
						{place && (
							<span className="reply-choice-fact">
								<DataText>{place}</DataText>
							</span>
						)}
					</li>
				))}
				{institutions.map(({ id, name, phone, source }) => (
					<li key={id}>
						<Link to={addresses.institution.to({ id })}>
							<DataText>{name}</DataText>
						</Link>
						<span className="reply-choice-fact">
							{phone ? <DataText>{phone}</DataText> : text("assistant.situation.noPhone")}
						</span>
						<span className="reply-choice-source">
							<ReplySource source={source} />
						</span>
					</li>
				))}
			</ul>
			{procedures.length === 0 && <p>{text("assistant.situation.noProcedure")}</p>}
		</>
	);
}

/** Nothing that the catalogue could know, and what it does know. */
function OutsideText({ reply: { subject } }: ReplyProps<"outside">) {
	const { text } = useText();
	return (
		<>
			<p>{text(`assistant.outside.${subject}`)}</p>
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
function NothingText({ reply, question }: ReplyProps<"nothing">) {
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
