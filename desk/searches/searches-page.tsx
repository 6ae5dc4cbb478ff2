import { addresses } from "../../app/address/addresses.ts";
import { formatDate } from "../../app/words/format.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { LONGEST_SENTENCE, SHORTEST_SENTENCE } from "../../domain/site-documents/search-examples.ts";
import { EXAMPLES_PATH } from "../drafts/record-places.ts";
import { Faults } from "../frame/fields.tsx";
import { Pager } from "../frame/lists.tsx";
import type { MissedReading, MissedWords } from "../work/read-work.server.ts";
import { SEARCHES_FILE_PATH, SEARCHES_PATH } from "../work/work-menu.tsx";
import type { DeskSearch } from "./desk-search.server.ts";
import type { Told } from "./tell-search.ts";
import { fill, SEARCH_TEXTS, type SearchTexts } from "./texts.ts";

/** One text that was searched, with what the search says of it, or of what an editor made of it. */
export interface SearchedText extends MissedWords {
	sentence: string;
	told: Told;
}

/** What was sent for one text and could not be kept. */
export interface SentText {
	words: string;
	sentence: string;
	/** What was typed for another page, and the subject that was chosen. */
	other: string;
	topic: string;
	fault?: { field: "frase" | "otra" | "tema"; text: string };
}

interface SearchesProps {
	language: DeskLanguage;
	url: URL;
	reading: MissedReading;
	/** Those of this page that nobody assigned yet, and how many pages there are. */
	shown: readonly SearchedText[];
	page: number;
	pages: number;
	/** How many were counted and are assigned by now. */
	assigned: number;
	/** Sentences that wait in open drafts. */
	unpublished: number;
	search: Pick<DeskSearch, "names" | "topics">;
	publicUrl: string | undefined;
	mayEdit: boolean;
	sent: SentText | undefined;
}

/** What people searched for in vain, each with one press for what they wanted. */
export function SearchesPage(props: SearchesProps) {
	const { language, url, reading, shown, page, pages, assigned, unpublished, search, mayEdit, sent } = props;
	const t = SEARCH_TEXTS[language];
	const toPublish = (
		<p className="row">
			<a className="button" href={EXAMPLES_PATH}>
				{t.toPublish}
			</a>
			{unpublished > 0 && <span>{fill(t.drafts, { count: unpublished })}</span>}
		</p>
	);
	if ("trouble" in reading) {
		return (
			<>
				<p className="notice" data-kind="warning">
					{reading.trouble === "missing" ? t.missing : t.unreadable}
				</p>
				{toPublish}
			</>
		);
	}
	const at = shown.findIndex(({ words }) => words === sent?.words);
	return (
		<section className="stack" aria-labelledby="busquedas">
			<h2 id="busquedas">{t.searches}</h2>
			{sent?.fault && (
				<Faults
					title={t.faults}
					faults={[{ text: sent.fault.text, ...(at >= 0 && { to: `${sent.fault.field}-${at}` }) }]}
				/>
			)}
			<p>{t.lead}</p>
			{toPublish}
			{shown.length === 0 ? (
				<p>{assigned > 0 ? t.allDone : t.none}</p>
			) : (
				<>
					{mayEdit && <p className="hint">{t.how}</p>}
					{mayEdit && (
						<datalist id="paginas">
							{[...search.names].map(([id, name]) => (
								<option key={id} value={name} />
							))}
						</datalist>
					)}
					<ol className="searches">
						{shown.map((text, position) => (
							<li key={text.words} className="card">
								<Searched {...{ ...props, text, position, t }} sent={position === at ? sent : undefined} />
							</li>
						))}
					</ol>
					<Pager {...{ url, page, pages, language }} />
					<p>
						<a href={SEARCHES_FILE_PATH} download>
							{t.download}
						</a>
					</p>
				</>
			)}
			{reading.waiting > 0 && <p>{fill(t.waiting, { count: reading.waiting })}</p>}
			<p className="quiet">{t.note}</p>
		</section>
	);
}

type SearchedProps = Pick<SearchesProps, "language" | "publicUrl" | "mayEdit" | "search" | "page"> & {
	text: SearchedText;
	position: number;
	sent: SentText | undefined;
	t: SearchTexts;
};

function Searched({ text, position, sent, t, language, publicUrl, mayEdit, search, page }: SearchedProps) {
	const { words, days, last, told } = text;
	return (
		<>
			<h3 id={`texto-${position}`}>{words}</h3>
			<p className="quiet">
				{fill(t.seen, { days, last: formatDate(last, language) })}{" "}
				{publicUrl && (
					<a href={`${publicUrl}${addresses.catalogue.to({ text: words })}`} aria-describedby={`texto-${position}`}>
						{t.open}
					</a>
				)}
			</p>
			<p>
				{t.today} <strong>{t[told.kind]}</strong> {told.names.join(" · ")}
			</p>
			{mayEdit && <Gestures {...{ text, position, sent, t, search, page, language }} />}
		</>
	);
}

function Gestures({ text, position, sent, t, search, page, language }: Omit<SearchedProps, "publicUrl" | "mayEdit">) {
	const { words, sentence, told } = text;
	const id = (name: string) => `${name}-${position}`;
	const wrong = (field: "frase" | "otra" | "tema") =>
		sent?.fault?.field === field
			? ({ "aria-invalid": true, "aria-describedby": id(`${field}-error`) } as const)
			: undefined;
	const fault = (field: "frase" | "otra" | "tema") =>
		sent?.fault?.field === field && (
			<p id={id(`${field}-error`)} className="fault">
				{sent.fault.text}
			</p>
		);
	return (
		<form method="post" action={`${SEARCHES_PATH}?pagina=${page}`} className="stack" aria-labelledby={id("texto")}>
			<input type="hidden" name="palabras" value={words} />
			{/* Enter in a field tries the text, or takes the page that was typed, and assigns nothing by chance. */}
			<button type="submit" className="visually-hidden" name="accion" value="enter" tabIndex={-1} aria-hidden="true" />
			<div className="searches-field" data-state={wrong("frase") && "faulty"}>
				<label htmlFor={id("frase")}>{t.sentence}</label>
				{fault("frase")}
				<div className="row">
					<input
						id={id("frase")}
						name="frase"
						defaultValue={sentence}
						minLength={SHORTEST_SENTENCE}
						maxLength={LONGEST_SENTENCE}
						required
						{...wrong("frase")}
					/>
					<button type="submit" className="link" name="accion" value="probar">
						{t.again}
					</button>
				</div>
			</div>
			{told.offered.length > 0 && (
				<fieldset className="searches-offered">
					<legend>{t.means}</legend>
					{told.offered.map((each) => (
						<button
							key={each.id}
							type="submit"
							className="button"
							name="accion"
							value={`pagina:${each.id}`}
							aria-label={fill(t.assign, { page: each.name })}
							lang="es"
						>
							{each.name}
						</button>
					))}
				</fieldset>
			)}
			<div className="columns">
				<div className="searches-field" data-state={wrong("otra") && "faulty"}>
					<label htmlFor={id("otra")}>{t.other}</label>
					{fault("otra")}
					<div className="row">
						<input
							id={id("otra")}
							name="otra"
							list="paginas"
							placeholder={t.otherHint}
							defaultValue={sent?.other ?? ""}
							autoComplete="off"
							{...wrong("otra")}
						/>
						<button type="submit" className="button" name="accion" value="otra" aria-describedby={id("otra")}>
							{t.assignOther}
						</button>
					</div>
				</div>
				<div className="searches-field" data-state={wrong("tema") && "faulty"}>
					<label htmlFor={id("tema")}>{t.topic}</label>
					{fault("tema")}
					<div className="row">
						<select id={id("tema")} name="tema" defaultValue={sent?.topic || (told.topic ?? "")} {...wrong("tema")}>
							<option value="">{t.chooseTopic}</option>
							{search.topics.map((topic) => (
								<option key={topic.id} value={topic.id}>
									{topic.name[language]}
								</option>
							))}
						</select>
						<button type="submit" className="button" name="accion" value="tema">
							{t.assignTopic}
						</button>
					</div>
				</div>
			</div>
		</form>
	);
}
