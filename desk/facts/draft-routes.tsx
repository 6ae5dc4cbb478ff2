import { guatemalaToday } from "../../domain/days.ts";
import { parseRecordName } from "../../domain/desk/record.ts";
import { answerDraftForm, notHere, readDraft } from "../drafts/answer-draft-form.tsx";
import { CostNotice } from "../drafts/cost-notice.tsx";
import { DraftBar, DraftButtons, DraftNotices, KeptBox, keepKey } from "../drafts/draft-bar.tsx";
import { findStanding } from "../drafts/draft-standing.ts";
import { spellFlaw } from "../drafts/flaw-words.ts";
import { editorPath, titleOf } from "../drafts/record-places.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { adoptFicha } from "./adopt-ficha.ts";
import { listFichasOf } from "./fichas.server.ts";
import { faultsByField, fieldOfFlaw } from "./flaw-fields.ts";
import { listInstitutionOptions } from "./list-records.server.ts";
import { InstitutionFields, ProcedureFields } from "./procedure-form.tsx";
import { pressRowButton, readRecordForm } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

/** The form of a draft of a procedure or an institution. */
export const DRAFT_FORM_ROUTES: readonly DeskRoute[] = [
	{ path: "/borradores/:id", needs: "read", get: showForm },
	{ path: "/borradores/:id", needs: "edit", post: takeForm },
];

async function showForm(ask: SignedAsk): Promise<Answer> {
	const { services, language, url, account } = ask;
	const draft = await readDraft(ask);
	if (!draft) return notHere(ask);
	const isOpen = draft.state === "editing" || draft.state === "submitted";
	// Whoever may not change it reads what it changes.
	if (draft.author.id !== ask.actor.id || !isOpen) return goTo(`/borradores/${draft.id}/revision`);
	if (!hasForm(draft.record)) return goTo(editorPath(draft.record, draft.id));
	const standing = await findStanding(services, draft);
	const { content } = draft;
	const [row] = content.procedures ?? [];
	const ficha = typeof row?.ficha === "string" ? row.ficha : null;
	const fichas = row ? await listFichasOf({ id: String(row.id), ficha }) : [];
	const institutions = row ? await services.database.read(listInstitutionOptions) : [];
	const around = { language, institutions, faults: faultsByField(standing.flaws, language) };
	return {
		title: `${FACT_TEXTS[language].editing}: ${titleOf(draft.record, content, draft.base)}`,
		body: (
			<>
				<DraftNotices
					{...{ draft, standing, language, url }}
					fieldOf={fieldOfFlaw}
					wordsOf={(flaw) => spellFlaw(flaw, language)}
				/>
				<CostNotice {...{ current: standing.current, content, language }} />
				<form method="post" action={`/borradores/${draft.id}`} className="stack" data-keep={keepKey(draft)}>
					<KeptBox language={language} />
					<p className="row">
						<DraftButtons {...{ standing, account, language }} />
					</p>
					{row ? <ProcedureFields {...{ content, fichas, around }} /> : <InstitutionFields {...{ content, around }} />}
					<DraftBar {...{ draft, standing, account, language, url }} />
				</form>
			</>
		),
	};
}

/** Saves the form, after what its button does to it: a row more or less, a value of the ficha. */
async function takeForm(ask: SignedAsk, form: FormData): Promise<Answer> {
	const draft = await readDraft(ask);
	if (!draft || !hasForm(draft.record)) return notHere(ask);
	const typed = readRecordForm(form, draft.content);
	const action = textOf(form, "accion");
	const pressed = pressRowButton(typed, action) ?? (await pressAdopt(typed, action));
	return answerDraftForm(ask, form, {
		...{ draft, path: `/borradores/${draft.id}`, content: pressed?.content ?? typed },
		...(pressed && { place: pressed.place }),
	});
}

async function pressAdopt(content: ReturnType<typeof readRecordForm>, action: string) {
	const [, column = "", number] = /^adoptar\.(\w+)\.(\d+)$/.exec(action) ?? [];
	const [row] = content.procedures ?? [];
	if (!row || number === undefined) return undefined;
	const ficha = typeof row.ficha === "string" ? row.ficha : null;
	const found = (await listFichasOf({ id: String(row.id), ficha })).find((each) => each.ficha === number);
	const adopted = found && adoptFicha(content, found, { column, today: guatemalaToday() });
	return adopted && { content: adopted, place: `procedures.${column}` };
}

function hasForm(record: string): boolean {
	const kind = parseRecordName(record)?.kind;
	return kind === "procedure" || kind === "institution";
}
