import type { ReactNode } from "react";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import { FactValue } from "./reply-facts.tsx";
import type { ChoiceView, Named, ReplyView } from "./reply-kinds.ts";
import { ReplySource } from "./reply-sources.tsx";
import type { Following } from "./use-conversation.ts";

/** Asks another question in the same conversation. */
export type AskQuestion = (question: string, following?: Following) => void;

/** What a part of the conversation draws. */
export interface ReplyProps<Kind extends ReplyView["kind"] = ReplyView["kind"]> {
	reply: Extract<ReplyView, { kind: Kind }>;
	question: string;
	onAsk: AskQuestion;
}

interface AskProps extends Following {
	question: string;
	onAsk: AskQuestion;
	children: ReactNode;
}

/** A question to tap: a link without scripts, the next line of the conversation with them. */
export function AskLink({ children, ...asked }: AskProps) {
	return <Link {...asking(asked)}>{children}</Link>;
}

/** The same as a button. */
export function AskButton({ children, ...asked }: AskProps) {
	return <Button {...asking(asked)}>{children}</Button>;
}

function asking({ question, onAsk, about, before }: Omit<AskProps, "children">) {
	return {
		to: addresses.assistant.to({ text: question, about, before }),
		onClick: (event: React.MouseEvent) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			onAsk(question, { about, before });
		},
	};
}

/** Several procedures that may be meant; a choice is asked the same question. */
export function ChoicesText({ reply, question, onAsk }: ReplyProps<"choices">) {
	const { text } = useText();
	return (
		<>
			<Guides guides={reply.guides} />
			<p>{text(reply.isSure ? "assistant.reply.choices" : "assistant.reply.unsure")}</p>
			<ul className="reply-links">
				{reply.choices.map(({ id, name, fact }) => (
					<li key={id}>
						<AskLink question={question} about={id} before={reply.before ?? undefined} onAsk={onAsk}>
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

/** Procedures beside each other, each fact with its source; which one wins, where that can be told. */
export function ComparisonText({ reply, onAsk }: ReplyProps<"comparison">) {
	const { text } = useText();
	const { field, end, isDecided, choices } = reply;
	const name = choices[0]?.name ?? "";
	return (
		<>
			<p className="reply-title">
				{field === "duration" || field === "description"
					? text(`assistant.comparison.${field}`)
					: text(isDecided ? `assistant.comparison.${field}.${end}` : "assistant.comparison.undecided", { name })}
			</p>
			<ul className="reply-links">
				{choices.map((choice) => (
					<ComparedChoice key={choice.id} choice={choice} onAsk={onAsk} />
				))}
			</ul>
		</>
	);
}

function ComparedChoice({ choice: { id, name, fact, source }, onAsk }: { choice: ChoiceView; onAsk: AskQuestion }) {
	const { count } = useText();
	return (
		<li>
			<AskLink question={name} about={id} onAsk={onAsk}>
				<DataText>{name}</DataText>
			</AskLink>
			{fact && (
				<span className="reply-choice-fact">
					{fact.field === "requirements" ? (
						count("assistant.requirementCount", fact.values.length)
					) : (
						<FactValue fact={fact} />
					)}
				</span>
			)}
			{source && (
				<span className="reply-choice-source">
					<ReplySource source={source} />
				</span>
			)}
		</li>
	);
}

/** The first procedures of a list, and the catalogue with all of them. */
export function ListText({ reply, onAsk }: ReplyProps<"list">) {
	const { text, count } = useText();
	const { total, isFree, isOnline, institution, audience, about, listed, address } = reply;
	const which = [
		isFree && text("assistant.reply.listFree"),
		isOnline && text("assistant.reply.listOnline"),
		institution && text("assistant.reply.listOf", { institution }),
		audience && text(`assistant.reply.listFor.${audience}`),
		about && text("assistant.reply.listAbout", { about }),
	]
		.filter(Boolean)
		.join(", ");
	if (total === 0) {
		return (
			<p>
				{text("assistant.reply.listNone", { which })} {isFree && text("assistant.reply.listNoCost")}
			</p>
		);
	}
	return (
		<>
			<p className="reply-title">
				{count("assistant.reply.list", total, { which })} {total > listed.length && text("assistant.reply.listFirst")}
			</p>
			<ul className="reply-links">
				{listed.map(({ id, name }) => (
					<li key={id}>
						<AskLink question={name} about={id} onAsk={onAsk}>
							<DataText>{name}</DataText>
						</AskLink>
					</li>
				))}
				<li>
					<Link to={address}>{text("assistant.reply.listAll")}</Link>
				</li>
			</ul>
		</>
	);
}

/** What the observatory scores best or worst. */
export function RankingText({ reply: { end, institution, ranked } }: ReplyProps<"ranking">) {
	const { text } = useText();
	return (
		<>
			<p className="reply-title">
				{`${text(ranked.length > 0 ? `assistant.ranking.${end}` : "assistant.ranking.none")} `}
				{institution && text("assistant.ranking.of", { institution })}
			</p>
			<ul className="reply-links">
				{ranked.map(({ id, name, address, score }) => (
					<li key={id}>
						<Link to={address}>
							<DataText>{name}</DataText>
						</Link>
						<span className="reply-choice-fact">{text("assistant.scoreOf", { score })}</span>
					</li>
				))}
				<li>
					<Link to={addresses.observatory.to()}>{text("assistant.allRanked")}</Link>
				</li>
			</ul>
		</>
	);
}

/** "Quiero abrir una panadería" asks for a goal, not for one procedure. */
export function Guides({ guides }: { guides: readonly Named[] }) {
	const { text } = useText();
	return guides.map(({ id, name }) => (
		<p key={id} className="reply-guide">
			{`${text("assistant.guide")} `}
			<Link to={addresses.experiences.to({ experience: id })}>{name}</Link>
		</p>
	));
}
