import { type SubmitEvent, useRef, useState } from "react";
import { fill } from "../../content/fill.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { readStoredJson } from "../browser-store.ts";
import { FormField } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { LONGEST_NAME } from "../folder/folder.ts";
import { Icon } from "../icons/icon.tsx";
import { isRecord } from "../untrusted-json.ts";
import { beginHelping, endHelping } from "./helped-person.ts";
import { useFolder, useTools } from "./use-folder.tsx";

/** Begins a folder for somebody else, for whoever helps several people with one phone. */
export function HelpedPerson() {
	const { texts, tell } = useTools();
	const words = texts.helping;

	async function begin(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const typed = new FormData(form).get("nombre");
		const state = await beginHelping(typeof typed === "string" ? typed : "");
		if (state !== "kept") return tell(words.failed);
		tell("");
		focusTitle();
	}

	return (
		<section className="folder-helping panel screen-only" aria-labelledby="ayudo">
			<h2 id="ayudo">
				<Icon name="users" />
				{words.title}
			</h2>
			<p>{words.hint}</p>
			<form className="folder-form" method="dialog" autoComplete="off" onSubmit={(event) => void begin(event)}>
				<FormField id="ayudo-nombre" label={words.name} hint={words.nameHint} fault={undefined}>
					{(attributes) => (
						<input {...attributes} type="text" name="nombre" required maxLength={LONGEST_NAME} autoComplete="off" />
					)}
				</FormField>
				<p>
					<Button type="submit">{words.begin}</Button>
				</p>
			</form>
		</section>
	);
}

/** Whom this folder is of while somebody is helped, and the end of it, which leaves nothing behind. */
export function HelpingNow() {
	const { texts, tell } = useTools();
	const { folder } = useFolder();
	const words = texts.helping;
	const name = folder.name || "?";
	const [isAsking, setAsking] = useState(false);
	const question = useRef<HTMLParagraphElement>(null);
	const opener = useRef<HTMLButtonElement>(null);

	function ask() {
		setAsking(true);
		requestAnimationFrame(() => question.current?.focus());
	}

	function goOn() {
		setAsking(false);
		opener.current?.focus();
	}

	async function end() {
		const isBack = await endHelping();
		setAsking(false);
		tell(`${fill(isBack ? words.ended : words.stuck, { name })} ${words.history}`);
		focusTitle();
	}

	return (
		<section className="panel screen-only" data-kind="notice" aria-label={words.title}>
			<p>
				<Icon name="users" /> {fill(words.now, { name })} {words.ends}
			</p>
			<p className="message-actions">
				<Button ref={opener} aria-expanded={isAsking} onClick={ask}>
					<Icon name="trash-2" />
					{fill(words.end, { name })}
				</Button>
			</p>
			{isAsking && (
				<>
					<p ref={question} tabIndex={-1}>
						{fill(words.confirm, { name })} {hasUnsent() && <strong>{words.waiting}</strong>} {words.history}
					</p>
					<p className="message-actions">
						<Button kind="primary" onClick={() => void end()}>
							{words.yes}
						</Button>
						<Button onClick={goOn}>{words.no}</Button>
					</p>
				</>
			)}
		</section>
	);
}

/** Whether a report of hers still waits for a connection. */
function hasUnsent(): boolean {
	const kept = readStoredJson(STORAGE_KEYS.keptReports);
	return Array.isArray(kept) && kept.some((each) => isRecord(each) && each.state !== "sent");
}

/** What was pressed has gone; whoever listens hears whose folder this is now. */
function focusTitle(): void {
	requestAnimationFrame(() => {
		const title = document.querySelector<HTMLElement>("main h1");
		if (title) title.tabIndex = -1;
		title?.focus();
	});
}
