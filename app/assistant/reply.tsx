import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import type { ReplyProps } from "./ask.tsx";
import { AskButton, AskLink } from "./ask.tsx";
import { ChoicesText, ComparisonText, ListText, RankingText } from "./reply-choices.tsx";
import { ReplyFacts } from "./reply-facts.tsx";
import { NothingText, OutsideText, SituationText } from "./reply-help.tsx";
import { ReplySources } from "./reply-source.tsx";

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
