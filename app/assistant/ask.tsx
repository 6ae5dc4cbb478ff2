import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Link } from "../components/link.tsx";
import type { ReplyView } from "./reply-view.ts";
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
