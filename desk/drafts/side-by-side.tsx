import type { Draft, DraftSaving } from "../../database/desk/drafts.server.ts";
import { type DifferingPiece, listDifferingPieces } from "../../domain/desk/pieces.ts";
import { parseRecordName, type RecordContent } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { TAKES_FOCUS } from "../frame/fields.tsx";
import { namePlace, spellValue } from "./column-names.ts";
import { Marked, TypedFields } from "./differences.tsx";
import { DRAFT_TEXTS } from "./texts.ts";

interface MovedProps {
	/** As the other window saved it. */
	draft: Draft;
	typed: DraftSaving;
	/** Where the form of the draft is. */
	path: string;
	language: DeskLanguage;
}

/** What was typed beside what another window saved first, with a choice for each field. */
export function MovedPage({ draft, typed, path, language }: MovedProps) {
	const t = DRAFT_TEXTS[language];
	const kind = parseRecordName(draft.record)?.kind ?? "procedure";
	const pieces = listDifferingPieces(kind, { mine: typed.content, theirs: draft.content, base: draft.base });
	return (
		<form method="post" action={`/borradores/${draft.id}/juntar`} className="stack">
			<p>{t.moved}</p>
			<TypedFields typed={typed} />
			<input type="hidden" name="revision" value={draft.revision} />
			<input type="hidden" name="camino" value={path} />
			{pieces.map((piece) => (
				<Choice
					key={piece.name}
					{...{ piece, language }}
					theirs={t.theirs}
					usual={piece.changedBy === "them" ? "suyo" : "mio"}
				/>
			))}
			<TakeChosen language={language} />
		</form>
	);
}

interface ConflictProps {
	draft: Draft;
	current: RecordContent;
	/** Stands for what is published now, so that a choice never covers what nobody saw. */
	seen: string;
	/** Whether a choice is missing in what was sent. */
	isIncomplete: boolean;
	language: DeskLanguage;
}

/** What is published now, what the draft says and what it began from, with a choice for each field that differs. */
export function ConflictPage({ draft, current, seen, isIncomplete, language }: ConflictProps) {
	const t = DRAFT_TEXTS[language];
	const kind = parseRecordName(draft.record)?.kind ?? "procedure";
	const pieces = listDifferingPieces(kind, { mine: draft.content, theirs: current, base: draft.base });
	return (
		<form method="post" className="stack">
			<p>{t.conflict}</p>
			{isIncomplete && (
				<p className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
					{t.chooseAll}
				</p>
			)}
			<input type="hidden" name="revision" value={draft.revision} />
			<input type="hidden" name="visto" value={seen} />
			{pieces.map((piece) => (
				<Choice
					key={piece.name}
					{...{ piece, language }}
					theirs={t.current}
					usual={{ me: "mio", them: "suyo", both: undefined }[piece.changedBy]}
					hasBase
				/>
			))}
			<TakeChosen language={language} />
		</form>
	);
}

interface ChoiceProps {
	piece: DifferingPiece;
	/** Whose the other version is, in words. */
	theirs: string;
	/** What is chosen already; nothing where both changed it. */
	usual: string | undefined;
	hasBase?: boolean;
	language: DeskLanguage;
}

function Choice({ piece, theirs, usual, hasBase = false, language }: ChoiceProps) {
	const t = DRAFT_TEXTS[language];
	const field = `elige.${piece.name}`;
	const isMain = !piece.table.startsWith("procedure_");
	const label = namePlace(
		{ table: piece.table, row: isMain ? "" : piece.key, field: isMain ? piece.key : "" },
		language,
	);
	const options = [
		{ value: "suyo", whose: theirs, content: piece.theirs },
		{ value: "mio", whose: t.mine, content: piece.mine },
	];
	return (
		<fieldset className="group">
			<legend>
				{label || piece.name}{" "}
				{piece.changedBy === "both" && (
					<span className="badge" data-kind="warning">
						{t.both}
					</span>
				)}
			</legend>
			<div className="columns">
				{options.map(({ value, whose, content }) => (
					<div key={value} className="field">
						<label className="choice">
							<input type="radio" name={field} value={value} defaultChecked={usual === value} required />
							{whose}
						</label>
						<span lang="es">
							{hasBase ? (
								<Marked before={piece.base} after={content} language={language} />
							) : (
								<span className="marked">{spellValue(content, language)}</span>
							)}
						</span>
					</div>
				))}
				{hasBase && (
					<div className="field">
						<strong>{t.began}</strong>
						<span className="marked" lang="es">
							{spellValue(piece.base, language)}
						</span>
					</div>
				)}
			</div>
		</fieldset>
	);
}

function TakeChosen({ language }: { language: DeskLanguage }) {
	return (
		<p>
			<button type="submit" className="button" data-kind="primary">
				{DRAFT_TEXTS[language].takeChosen}
			</button>
		</p>
	);
}
