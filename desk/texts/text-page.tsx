import type { Draft } from "../../database/desk/drafts.server.ts";
import { isSameContent, type RecordContent } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { sayFlaw } from "../../domain/site-documents/flaw-words.ts";
import { KeptBox, ReviewNotice } from "../drafts/draft-bar.tsx";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { Faults, TextField } from "../frame/fields.tsx";
import { ListFields } from "./list-fields.tsx";
import {
	fingerprint,
	type LooseDocument,
	listContentFlaws,
	TEXT_DOCUMENTS,
	TEXT_IDS,
	type TextDocument,
	toContent,
	toFields,
	wholeDocument,
} from "./text-documents.ts";
import { labelOf, TextFields } from "./text-fields.tsx";
import { FORM_TEXTS, ROOM_TEXTS } from "./texts.ts";

export interface TextState {
	document: TextDocument;
	/** What is published now, and this account's open draft of it. */
	published: RecordContent;
	draft: Draft | undefined;
	mayPublish: boolean;
	/** What the form shows instead of the draft: what was typed and could not be saved. */
	typed?: LooseDocument;
	note?: string;
	/** What happened to it: another window saved first, or the draft is no longer open. */
	trouble?: "moved" | "gone" | "overtaken";
	/** Shows what is missing before it can be handed in. */
	isHandingIn?: boolean;
	isSame?: boolean;
	/** What the database's rules say against it. */
	refused?: readonly string[];
}

/** The form of one text with everything around it. */
export function textPage({ language, url }: Pick<SignedAsk, "language" | "url">, state: TextState): DeskPage {
	const { document, published, draft, typed, trouble, isHandingIn = false, isSame = false, refused = [] } = state;
	const t = ROOM_TEXTS[language];
	const saved = wholeDocument(document, draft?.content ?? published);
	const whole = typed ?? saved;
	const note = state.note ?? draft?.changeNote ?? "";
	const flaws = isHandingIn || draft ? listContentFlaws(document, toContent(document, whole)) : [];
	const faults = new Map(flaws.map(({ field, code }) => [field, sayFlaw(code, language)]));
	const isOvertaken = draft !== undefined && !isSameContent(draft.base, published);
	const lacking = [
		...[...faults].map(([field, text]) => sayFault(document, { field, text, language })),
		...(isHandingIn && note === "" ? [{ to: "nota", text: t.noNote }] : []),
		...(isSame ? [{ text: t.same }] : []),
		...refused.map((text) => ({ text })),
	];
	const props = { document, fields: toFields(whole), release: toFields(document.release), faults, language };
	const key = `texto:${document.id}`;
	const isFaulty = trouble !== undefined || lacking.length > 0;
	return {
		title: FORM_TEXTS[document.id][language].title,
		status: trouble ? 409 : isHandingIn && isFaulty ? 422 : 200,
		body: (
			<>
				{url.searchParams.has("hecho") && <div hidden data-saved={key} />}
				<p>
					<strong>{t.seen}:</strong> {FORM_TEXTS[document.id][language].seen}
				</p>
				<ReviewNotice draft={draft} language={language} />
				{(trouble || isOvertaken) && (
					<Trouble
						{...props}
						trouble={trouble ?? "overtaken"}
						theirs={trouble === "moved" ? saved : wholeDocument(document, published)}
					/>
				)}
				<Faults title={t.faults} faults={lacking} isAnswer={isHandingIn || isSame || refused.length > 0} />
				<form method="post" className="stack" data-keep={key} action={`/textos/${document.id}`}>
					<KeptBox language={language} />
					{/* Enter in a field saves, and presses none of the buttons of the list. */}
					<button
						type="submit"
						className="visually-hidden"
						name="accion"
						value="guardar"
						tabIndex={-1}
						aria-hidden="true"
					/>
					<input type="hidden" name="revision" value={draft?.revision ?? ""} />
					<input type="hidden" name="visto" value={fingerprint(published)} />
					<TextFields {...props} />
					<ListFields {...props} />
					<TextField name="nota" label={t.note} hint={t.noteHint} value={note} rows={2} most={2000} />
					<p className="row">
						<button type="submit" className="button" name="accion" value="guardar">
							{t.save}
						</button>
						<button type="submit" className="button" data-kind="primary" name="accion" value="entregar">
							{state.mayPublish ? t.publish : t.submit}
						</button>
						{draft && (
							<button type="submit" className="link" name="accion" value="descartar">
								{t.discard}
							</button>
						)}
					</p>
				</form>
				<Preview document={document} whole={saved} language={language} />
				<p>
					<a href={`/historial/${encodeURIComponent(document.record)}`}>{t.history}</a> ·{" "}
					<a href="/borradores">{t.drafts}</a>
				</p>
			</>
		),
	};
}

/** A fault of this form leads to its field; one of the other form that writes the same document names that form. */
function sayFault(
	document: TextDocument,
	{ field, text, language }: { field: string; text: string; language: DeskLanguage },
) {
	const said = `${labelOf(field, language)}: ${text}`;
	if (document.keys.includes(field.split(".")[0] ?? "")) return { to: field, text: said };
	const other = TEXT_IDS.find((id) => TEXT_DOCUMENTS[id].keys.includes(field.split(".")[0] ?? ""));
	return { text: other ? `${FORM_TEXTS[other][language].title} · ${said}` : said };
}

type TroubleProps = Parameters<typeof TextFields>[0] & {
	trouble: "moved" | "gone" | "overtaken";
	theirs: LooseDocument;
};

/** What somebody else wrote in the fields that differ from those of the form. */
function Trouble({ document, fields, language, trouble, theirs }: TroubleProps) {
	const t = ROOM_TEXTS[language];
	const other = toFields(theirs);
	const isOurs = (path: string) => document.keys.includes(path.split(".")[0] ?? "");
	const paths = [...new Set([...Object.keys(other), ...Object.keys(fields)])].filter(isOurs);
	return (
		<div className="notice" data-kind="warning" role="alert">
			<h2>{t[`${trouble}Title`]}</h2>
			<p>{t[trouble]}</p>
			<dl>
				{paths
					.filter((path) => (other[path] ?? "") !== (fields[path] ?? ""))
					.map((path) => (
						<div key={path}>
							<dt>{labelOf(path, language)}</dt>
							<dd>{other[path] || t.nothing}</dd>
						</div>
					))}
			</dl>
		</div>
	);
}

/** Every text of the form as a line of words. */
function Preview({
	document,
	whole,
	language,
}: Pick<TextState, "document"> & { whole: LooseDocument; language: TroubleProps["language"] }) {
	const t = ROOM_TEXTS[language];
	const lines = Object.entries(toFields(whole)).filter(
		([path]) => document.keys.includes(path.split(".")[0] ?? "") && !path.includes(".logo."),
	);
	const say = (path: string, text: string) =>
		path.endsWith("isOn") ? (text === "si" ? t.yes : t.no) : text || t.nothing;
	return (
		<details className="card">
			<summary>{t.preview}</summary>
			<p className="quiet">{t.previewLead}</p>
			<dl className="typed">
				{lines.map(([path, text]) => (
					<div key={path}>
						<dt>{labelOf(path, language)}</dt>
						<dd lang={path.includes(".en") ? "en" : "es"}>{say(path, text)}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
