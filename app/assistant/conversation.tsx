import { useEffect, useRef, useState } from "react";
import { LONGEST_QUESTION } from "../../domain/text/text.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE, useNavigate } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { ListenButton } from "../listen/listen-button.tsx";
import { useText } from "../words/text.ts";
import { ReplyText } from "./reply.tsx";
import type { AskQuestion } from "./reply-choices.tsx";
import type { Exchange } from "./use-conversation.ts";
import { useConversation } from "./use-conversation.ts";

const BOX = "pregunta";

/** Transcript and question box. Without scripts each question is a page of its own; with them the transcript grows. */
export function Conversation({ first, greeting }: { first: Omit<Exchange, "number"> | null; greeting: string }) {
	const { text } = useText();
	const navigate = useNavigate();
	const { exchanges, topic, ask, leaveTopic, forget } = useConversation(first);
	const [isBlank, setBlank] = useState(false);
	const log = useRef<HTMLDivElement>(null);

	const seen = useRef(exchanges);

	// The exchanges that are there on arrival do not scroll; only new ones scroll into view.
	useEffect(() => {
		if (exchanges === seen.current) return;
		seen.current = exchanges;
		log.current?.querySelector("ol > li:last-child")?.scrollIntoView({ block: "nearest" });
		// Whoever asks stays in the box, which the answer has moved.
		if (document.activeElement?.id === BOX) document.activeElement.scrollIntoView({ block: "nearest" });
	}, [exchanges]);

	function onSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const box = document.getElementById(BOX);
		if (!(box instanceof HTMLInputElement)) return;
		const question = box.value.trim();
		setBlank(question === "");
		box.focus();
		if (question === "") return;
		box.value = "";
		void ask(question, { about: topic?.id, before: topic?.before });
	}

	async function onForget(event: React.MouseEvent) {
		event.preventDefault();
		forget();
		await navigate(addresses.assistant.to(), { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
		document.getElementById(BOX)?.focus();
	}

	return (
		<section className="conversation" aria-labelledby="conversacion">
			<h2 id="conversacion">{text("assistant.conversation")}</h2>
			<p className="conversation-reply">{greeting}</p>
			<div role="log" aria-labelledby="conversacion" ref={log}>
				<ol className="conversation-exchanges">
					{exchanges.map((exchange) => (
						<li key={exchange.number} className="conversation-exchange">
							<ExchangeText exchange={exchange} onAsk={ask} />
						</li>
					))}
				</ol>
			</div>
			<Form
				className="conversation-form search-box screen-only"
				action={addresses.assistant.to()}
				data-sends-blank
				onSubmit={onSubmit}
			>
				{topic && (
					<p className="conversation-topic">
						{`${text("assistant.topic")} `}
						<strong>
							<DataText>{topic.name}</DataText>
						</strong>{" "}
						<Link
							to={addresses.assistant.to()}
							onClick={(event) => {
								event.preventDefault();
								leaveTopic();
								document.getElementById(BOX)?.focus();
							}}
						>
							{text("assistant.leaveTopic")}
						</Link>
						{topic.id && <input type="hidden" name={addresses.assistant.query.about.name} value={topic.id} />}
						{topic.before && <input type="hidden" name={addresses.assistant.query.before.name} value={topic.before} />}
					</p>
				)}
				<label htmlFor={BOX}>{text("assistant.question")}</label>
				<div className="search-box-row">
					<input
						id={BOX}
						name={addresses.assistant.query.text.name}
						type="text"
						maxLength={LONGEST_QUESTION}
						autoComplete="off"
						enterKeyHint="send"
						placeholder={text("assistant.placeholder")}
						aria-describedby="pregunta-privada"
					/>
					<button type="submit">
						<Icon name="send" />
						<span>{text("assistant.send")}</span>
					</button>
				</div>
				<p role="status" className="conversation-blank">
					{isBlank ? text("assistant.reply.blank") : ""}
				</p>
				<p id="pregunta-privada" className="conversation-note">
					{text("assistant.privacy")}
				</p>
				{exchanges.length > 0 && (
					<Button to={addresses.assistant.to()} onClick={onForget}>
						<Icon name="trash-2" />
						{text("assistant.forget")}
					</Button>
				)}
			</Form>
		</section>
	);
}

function ExchangeText({ exchange, onAsk }: { exchange: Exchange; onAsk: AskQuestion }) {
	const { text } = useText();
	const { question, about, before, outcome } = exchange;
	return (
		<>
			{question !== "" && (
				<p className="conversation-question">
					<span className="visually-hidden">{text("assistant.you")}</span> {question}
				</p>
			)}
			<div className="conversation-reply">
				<span className="visually-hidden">{text("assistant.title")}:</span>
				{outcome.step === "waiting" && <p aria-hidden="true">{text("assistant.waiting")}</p>}
				{outcome.step === "failed" && (
					<>
						<p>{text("assistant.failed")}</p>
						<Button onClick={() => onAsk(question, { about, before })}>
							<Icon name="rotate-cw" />
							{text("failure.retry")}
						</Button>
					</>
				)}
				{outcome.step === "answered" && (
					<>
						<ReplyText reply={outcome.reply} question={question} onAsk={onAsk} />
						<ListenButton within=".conversation-reply" />
					</>
				)}
			</div>
		</>
	);
}
