import { useEffect, useState } from "react";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { readReply } from "./read-reply.ts";
import type { ReplyView } from "./reply-kinds.ts";

/** A question and what became of it. */
export interface Exchange {
	/** Its place in the conversation. */
	number: number;
	question: string;
	about?: string | undefined;
	before?: string | undefined;
	outcome: { step: "waiting" } | { step: "failed" } | { step: "answered"; reply: ReplyView };
}

/** What a question follows up on. */
export interface Following {
	about?: string | undefined;
	before?: string | undefined;
}

type Said = Omit<Exchange, "number">;

/** The procedure talked about, if it is one, and what was asked, in short. */
export interface Topic {
	id: string | undefined;
	before: string | undefined;
	name: string;
}

interface Conversation {
	exchanges: readonly Exchange[];
	/** What a follow-up question goes on from. */
	topic: Topic | null;
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

	async function ask(question: string, { about, before }: Following = {}) {
		const waiting: Said = { question, about, before, outcome: { step: "waiting" } };
		setConversation((current) => say(current, waiting));
		const outcome = await fetchOutcome({ text: question, about, before });
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

async function fetchOutcome(asking: { text: string } & Following): Promise<Exchange["outcome"]> {
	try {
		const response = await fetch(keepLanguage(addresses.assistantReply.to(asking), location));
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

/** Null where the outcome is about nothing, so that the topic stays. */
function topicOf(outcome: Exchange["outcome"]): Topic | null {
	if (outcome.step !== "answered") return null;
	const { reply } = outcome;
	const before = reply.before ?? undefined;
	if (reply.kind === "answer") return { id: reply.procedure.id, before, name: reply.procedure.name };
	return before === undefined ? null : { id: undefined, before, name: before };
}
