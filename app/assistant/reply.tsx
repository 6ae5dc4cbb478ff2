import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { DataText } from "../components/data-text.tsx";
import { useText } from "../use-text.ts";
import { FactValue, ReplyFacts } from "./reply-facts.tsx";
import { ReplySource } from "./reply-source.tsx";
import type { Named, ReplyView } from "./reply-view.ts";

/** Asks another question in the same conversation. */
export type AskQuestion = (question: string, about?: string) => void;

interface ReplyProps<Kind extends ReplyView["kind"] = ReplyView["kind"]> {
	reply: Extract<ReplyView, { kind: Kind }>;
	question: string;
	onAsk: AskQuestion;
}

/** What the assistant says to one question. */
export function ReplyText({ reply, question, onAsk }: ReplyProps) {
	const { text } = useText();
	if (reply.kind === "answer") return <AnswerText reply={reply} question={question} onAsk={onAsk} />;
	if (reply.kind === "choices") return <ChoicesText reply={reply} question={question} onAsk={onAsk} />;
	if (reply.kind === "institution") return <InstitutionText reply={reply} question={question} onAsk={onAsk} />;
	if (reply.kind === "nothing") return <NothingText reply={reply} question={question} onAsk={onAsk} />;
	return <p>{text(`assistant.reply.${reply.kind}`)}</p>;
}

function NothingText({ reply, question }: ReplyProps<"nothing">) {
	const { text } = useText();
	return (
		<>
			<p>{text("assistant.reply.nothing")}</p>
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

function AnswerText({ reply, onAsk }: ReplyProps<"answer">) {
	const { text } = useText();
	const { procedure, description, facts, source, next, others } = reply;
	return (
		<>
			<p className="reply-title">
				<Link to={addresses.procedure.to({ id: procedure.id })}>
					<DataText>{procedure.name}</DataText>
				</Link>
			</p>
			{description && (
				<p>
					<DataText>{description}</DataText>
				</p>
			)}
			<ReplyFacts facts={facts} />
			<ReplySource source={source} />
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

function ChoicesText({ reply, question, onAsk }: ReplyProps<"choices">) {
	const { text } = useText();
	return (
		<>
			<Guides guides={reply.guides} />
			<p>{text(reply.isSure ? "assistant.reply.choices" : "assistant.reply.unsure")}</p>
			<ul className="reply-links">
				{reply.choices.map(({ id, name, fact }) => (
					<li key={id}>
						<AskLink question={question} about={id} onAsk={onAsk}>
							<DataText>{name}</DataText>
						</AskLink>
						{fact && (
							<span className="reply-choice-fact">
								<FactValue fact={fact} />
							</span>
						)}
					</li>
				))}
				<li>
					<Link to={addresses.catalogue.to({ text: question })}>
						{text("search.seeInCatalogue", { text: question })}
					</Link>
				</li>
			</ul>
		</>
	);
}

function InstitutionText({ reply }: ReplyProps<"institution">) {
	const { text } = useText();
	const { institution, facts, source } = reply;
	return (
		<>
			<p className="reply-title">
				<Link to={addresses.institution.to({ id: institution.id })}>
					<DataText>{institution.fullName ?? institution.name}</DataText>
				</Link>
			</p>
			<ReplyFacts facts={facts} />
			<ReplySource source={source} />
			<p>{text("assistant.institutionHint")}</p>
		</>
	);
}

/** "Quiero abrir una panadería" asks for a goal, not for one procedure. */
function Guides({ guides }: { guides: readonly Named[] }) {
	const { text } = useText();
	return guides.map(({ id, name }) => (
		<p key={id} className="reply-guide">
			{text("assistant.guide")} <Link to={addresses.experiences.to({ experience: id })}>{name}</Link>
		</p>
	));
}

interface AskProps {
	question: string;
	about: string;
	onAsk: AskQuestion;
	children: ReactNode;
}

/** A question to tap: a link without scripts, the next line of the conversation with them. */
function AskLink({ children, ...asked }: AskProps) {
	return <Link {...asking(asked)}>{children}</Link>;
}

function AskButton({ children, ...asked }: AskProps) {
	return <Button {...asking(asked)}>{children}</Button>;
}

function asking({ question, about, onAsk }: Omit<AskProps, "children">) {
	return {
		to: addresses.assistant.to({ text: question, about }),
		onClick: (event: React.MouseEvent) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			onAsk(question, about);
		},
	};
}
