import type { DraftSaving } from "../../database/desk/drafts.server.ts";
import { listContentChanges, parseRecordName, type RecordName } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { Differences } from "./differences.tsx";
import { DRAFT_TEXTS } from "./texts.ts";

interface RescueProps {
	record: RecordName;
	typed: DraftSaving;
	isOwn: boolean;
	language: Language;
}

/** What was typed into a draft that is no longer open, and how to go on with it. */
export function RescuePage({ record, typed, isOwn, language }: RescueProps) {
	const t = DRAFT_TEXTS[language];
	const kind = parseRecordName(record)?.kind ?? "procedure";
	return (
		<>
			<p>{isOwn ? t.goneWhy : t.goneOther}</p>
			<form method="post" action="/borradores/rescatar" className="stack">
				<input type="hidden" name="registro" value={record} />
				<TypedFields typed={typed} />
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.goneOn}
					</button>
				</p>
			</form>
			<Differences changes={listContentChanges(kind, {}, typed.content)} language={language} />
		</>
	);
}

/** What was typed, to be sent on. */
export function TypedFields({ typed }: { typed: DraftSaving }) {
	return (
		<>
			<input type="hidden" name="lo-mio" value={JSON.stringify(typed.content)} />
			<input type="hidden" name="nota" value={typed.changeNote} />
			<input type="hidden" name="revisar" value={typed.due ?? ""} />
		</>
	);
}
