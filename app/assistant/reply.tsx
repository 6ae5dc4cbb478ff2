import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { SearchVerdict } from "../components/search-verdict.tsx";
import { useText } from "../words/text.ts";
import { NothingText, OutsideText, PersonText } from "./reply-beside.tsx";
import type { ReplyProps } from "./reply-choices.tsx";
import { AskButton, AskLink, ChoicesText, ComparisonText, ListText, RankingText } from "./reply-choices.tsx";
import { ReplyFacts } from "./reply-facts.tsx";
import { ReplySource, ReplySources } from "./reply-sources.tsx";

/** What the assistant says to one question; what an abbreviation stands for comes first. */
export function ReplyText(props: ReplyProps) {
	const { text } = useText();
	const { meaning } = props.reply;
	return (
		<>
			{meaning && (
				<p>
					{`${text("assistant.meaningOf", { abbreviation: meaning.abbreviation })} `}
					<strong>
						<DataText>{meaning.expansion}</DataText>
					</strong>
					{meaning.about === null ? "." : ` (${meaning.about}).`}
				</p>
			)}
			<KindText {...props} />
		</>
	);
}

function KindText({ reply, ...asked }: ReplyProps) {
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
		case "site":
			return (
				<>
					{reply.verdict.site === "help" && <p>{text("assistant.aboutSite")}</p>}
					<SearchVerdict verdict={reply.verdict} />
				</>
			);
		case "person":
			return <PersonText reply={reply} {...asked} />;
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
	const { institution, description, facts, source } = reply;
	return (
		<>
			<div className="reply-title">
				<Link to={addresses.institution.to({ id: institution.id })}>
					<DataText>{institution.fullName ?? institution.name}</DataText>
				</Link>
			</div>
			{description && (
				<p>
					<DataText>{description}</DataText>
				</p>
			)}
			<ReplyFacts facts={facts} />
			{source && <ReplySources sources={[source]} isDoubtful={false} />}
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
