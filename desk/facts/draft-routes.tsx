import type { Desk } from "../../database/desk/desk-database.server.ts";
import { beginDraft, listDrafts, saveDraft } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import { toTransferRow } from "../../database/transfer/transfer-tables.ts";
import { nameRecord, parseRecordName, TABLES_OF } from "../../domain/desk/record.ts";
import { HOME_COUNTRY } from "../../domain/offices/office.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { foldText } from "../../domain/text/text.ts";
import { answerDraftForm, notHere, readDraft } from "../drafts/answer-draft-form.tsx";
import { CostNotice } from "../drafts/cost-notice.tsx";
import {
	DraftBar,
	DraftButtons,
	DraftNotices,
	findStanding,
	KeptBox,
	keepKey,
	spellFlaw,
} from "../drafts/draft-bar.tsx";
import { editorPath, titleOf } from "../drafts/record-places.ts";
import { type Answer, type DeskRoute, goTo, type SignedAsk, textOf } from "../frame/desk-route.ts";
import { Faults, InputField } from "../frame/fields.tsx";
import { adoptFicha, listFichasOf } from "./fichas.tsx";
import { listInstitutionOptions } from "./list-routes.tsx";
import { PlainFields, ProcedureFields } from "./procedure-form.tsx";
import { faultsByField, fieldOfFlaw, pressRowButton, readRecordForm } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

/** The form of a draft of a procedure, an institution or an office. */
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
	const hasInstitution = row !== undefined || content.offices !== undefined;
	const institutions = hasInstitution ? await services.database.read(listInstitutionOptions) : [];
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
					{row ? (
						<ProcedureFields {...{ content, fichas, around }} />
					) : (
						<PlainFields {...{ content, around }} table={content.offices ? "offices" : "institutions"} />
					)}
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
	return kind === "procedure" || kind === "institution" || kind === "office";
}

type NewKind = "procedure" | "institution" | "office";
const LONGEST_ID = 60;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** More records of one name than this are a mistake. */
const MOST_ALIKE = 50;

/** The beginning of a record that is not published yet. */
export const NEW_RECORD_ROUTES: readonly DeskRoute[] = (
	[
		["procedure", "/tramites/nuevo"],
		["institution", "/instituciones/nueva"],
		["office", "/oficinas/nueva"],
	] as const
).flatMap(([kind, path]): DeskRoute[] => [
	{ path, needs: "edit", get: (ask) => showNewForm(ask, kind, {}) },
	{ path, needs: "edit", post: (ask, form) => take(ask, kind, form) },
]);

interface Typed {
	name?: string;
	id?: string;
	faults?: Partial<Record<"nombre" | "id", string>>;
}

function showNewForm({ language }: SignedAsk, kind: NewKind, { name = "", id = "", faults = {} }: Typed): Answer {
	const t = FACT_TEXTS[language];
	const told = Object.entries(faults).map(([to, text]) => ({ to, text }));
	return {
		title: { procedure: t.newProcedure, institution: t.newInstitution, office: t.newOffice }[kind],
		...(told.length > 0 && { status: 422 }),
		body: (
			<form method="post" className="stack">
				<Faults title={t.faultsAbove} faults={told} />
				<InputField
					name="nombre"
					label={t.newName}
					{...(kind === "procedure" && { hint: t.newNameHint })}
					value={name}
					fault={faults.nombre}
					most={200}
					isRequired
				/>
				<InputField name="id" label={t.newId} hint={t.newIdHint} value={id} fault={faults.id} most={LONGEST_ID} />
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.begin}
					</button>
				</p>
			</form>
		),
	};
}

async function take(ask: SignedAsk, kind: NewKind, form: FormData): Promise<Answer> {
	const t = FACT_TEXTS[ask.language];
	const name = textOf(form, "nombre").slice(0, 200);
	const wanted = textOf(form, "id") || makeId(name);
	if (name === "") return showNewForm(ask, kind, { id: textOf(form, "id"), faults: { nombre: t.needsName } });
	if (!ID.test(wanted) || wanted.length > LONGEST_ID) {
		return showNewForm(ask, kind, { name, id: wanted, faults: { id: t.badId } });
	}
	const record = nameRecord(kind, wanted);
	const [table] = TABLES_OF[kind];
	const usual = { procedure: { nivel: "curado" }, institution: {}, office: { country: HOME_COUNTRY } }[kind];
	const done = await ask.services.database.write(async (desk) => {
		if (await isTaken(desk, kind, wanted)) return { free: await findFree(desk, kind, wanted) };
		const { id, revision } = await beginDraft(desk, record, ask.actor);
		const content = { [table]: [{ ...toTransferRow(table, {}), ...usual, id: wanted, name }] };
		await saveDraft(desk, { id, revision, content, changeNote: "", due: null }, ask.actor);
		return { draft: id };
	});
	if (done.draft) return goTo(`/borradores/${done.draft}`);
	return showNewForm(ask, kind, { name, id: done.free ?? "", faults: { id: t.takenId } });
}

/** Whether there is such a record, or somebody is writing one. */
async function isTaken(desk: Desk, kind: NewKind, id: string): Promise<boolean> {
	const record = nameRecord(kind, id);
	return hasRecord(record, await readRecord(desk, record)) || (await listDrafts(desk, { record })).length > 0;
}

async function findFree(desk: Desk, kind: NewKind, id: string): Promise<string> {
	for (let number = 2; number <= MOST_ALIKE; number += 1) {
		const next = `${id.slice(0, LONGEST_ID - 3)}-${number}`;
		if (!(await isTaken(desk, kind, next))) return next;
	}
	return "";
}

/** An id out of a name: lower case without accents, joined by hyphens, cut at a whole word. */
function makeId(name: string): string {
	const words = foldText(name)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	if (words.length <= LONGEST_ID) return words;
	return words
		.slice(0, LONGEST_ID + 1)
		.replace(/-[^-]*$/, "")
		.slice(0, LONGEST_ID);
}
