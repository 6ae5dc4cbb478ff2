import { useEffect, useState } from "react";
import { addresses } from "../addresses.ts";
import { readReply } from "./read-reply.ts";
import type { ReplyView } from "./reply-view.ts";

/** A question and what became of it. */
export interface Exchange {
	/** Its place in the conversation. */
	number: number;
	question: string;
	about?: string | undefined;
	outcome: { step: "waiting" } | { step: "failed" } | { step: "answered"; reply: ReplyView };
}

type Said = Omit<Exchange, "number">;

interface Conversation {
	exchanges: readonly Exchange[];
	/** The procedure that a follow-up question means. */
	topic: { id: string; name: string } | null;
}

const NOTHING_SAID: Conversation = { exchanges: [], topic: null };

/**
 * The conversation of this tab, in memory only: a client navigation keeps it, a reload forgets it. Only effects write it, and
 * effects do not run on the server, where this variable would be shared by all visitors.
 */
let remembered = NOTHING_SAID;

/** The conversation on the page; `first` is the question that the address holds, already answered. */
export function useConversation(first: Said | null) {
	const [conversation, setConversation] = useState(() => (first ? say(remembered, first) : remembered));

	useEffect(() => {
		remembered = conversation;
	}, [conversation]);

	async function ask(question: string, about?: string) {
		const waiting: Said = { question, about, outcome: { step: "waiting" } };
		setConversation((current) => say(current, waiting));
		const outcome = await fetchOutcome(question, about);
		setConversation((current) => settle(current, waiting, outcome));
	}

	return {
		...conversation,
		ask,
		leaveTopic: () => setConversation((current) => ({ ...current, topic: null })),
		forget() {
			remembered = NOTHING_SAID;
			setConversation(NOTHING_SAID);
		},
	};
}

async function fetchOutcome(text: string, about: string | undefined): Promise<Exchange["outcome"]> {
	try {
		const response = await fetch(addresses.assistantReply.to({ text, about }));
		if (!response.ok) return { step: "failed" };
		const reply = readReply(await response.json());
		return reply ? { step: "answered", reply } : { step: "failed" };
	} catch {
		// No connection, or an answer cut short. The exchange says so and offers to ask again.
		return { step: "failed" };
	}
}

function say({ exchanges, topic }: Conversation, said: Said): Conversation {
	return { exchanges: [...exchanges, { ...said, number: exchanges.length }], topic: topicOf(said.outcome) ?? topic };
}

/** What was forgotten meanwhile stays forgotten. */
function settle(current: Conversation, waiting: Said, outcome: Exchange["outcome"]): Conversation {
	if (!current.exchanges.some((exchange) => exchange.outcome === waiting.outcome)) return current;
	return {
		exchanges: current.exchanges.map((exchange) =>
			exchange.outcome === waiting.outcome ? { ...exchange, outcome } : exchange,
		),
		topic: topicOf(outcome) ?? current.topic,
	};
}

function topicOf(outcome: Exchange["outcome"]): Conversation["topic"] {
	return outcome.step === "answered" && outcome.reply.kind === "answer" ? outcome.reply.procedure : null;
}
