import { beginDraft, publishDraft, saveDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import { guatemalaToday } from "../../domain/days.ts";
import { listContentChanges, nameRecord } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { safeWebAddress } from "../../domain/web-address.ts";
import { notHere } from "../drafts/answer-draft-form.tsx";
import { nameColumn } from "../drafts/column-names.ts";
import type { Answer, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";

const BEGINNING = "Sigue igual, leído en su fuente: ";

/**
 * Notes that a confirmed fact was read again in its source today. It goes into the draft of whoever says so; a draft that says
 * nothing else is handed in, or published where one account works alone.
 */
export async function sayStillTrue(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, account, params } = ask;
	const record = nameRecord("procedure", params.id ?? "");
	const field = textOf(form, "dato");
	const accounts = await services.accounts.countActive();
	const worksAlone = accounts < 2 && mayDo(account.role, "publish");
	const done = await services.database.write(async (desk) => {
		const current = await readRecord(desk, record);
		const isProven = ({ field: name, status, source }: Readonly<Record<string, unknown>>) =>
			name === field && status === "confirmado" && typeof source === "string" && safeWebAddress(source) !== null;
		if (!hasRecord(record, current) || !current.procedure_facts?.some(isProven)) return undefined;
		const draft = await beginDraft(desk, record, actor);
		const facts = draft.content.procedure_facts ?? [];
		const content = {
			...draft.content,
			procedure_facts: facts.map((fact) => (isProven(fact) ? { ...fact, read: guatemalaToday() } : fact)),
		};
		const changes = listContentChanges("procedure", draft.base, content);
		const isOnlyRead = changes.every((change) => change.table === "procedure_facts" && change.field === "read");
		const said = nameColumn(field, "es").toLowerCase();
		const begun = draft.changeNote.startsWith(BEGINNING) ? `${draft.changeNote}, ${said}` : `${BEGINNING}${said}`;
		const changeNote = draft.changeNote === "" || draft.changeNote.startsWith(BEGINNING) ? begun : draft.changeNote;
		const { id, revision, due } = draft;
		const saved = await saveDraft(desk, { id, revision, content, changeNote, due }, actor);
		if (saved.outcome !== "saved") throw new Error("A draft that was just read could not be saved.");
		if (!isOnlyRead || changes.length === 0 || worksAlone) return { draft: saved.draft, isOnlyRead };
		const submitted = await submitDraft(desk, id, saved.draft.revision, actor);
		return { draft: submitted.outcome === "saved" ? submitted.draft : saved.draft, isOnlyRead };
	});
	if (!done) return notHere(ask);
	const path = `/tramites/${encodeURIComponent(params.id ?? "")}`;
	const { id, revision } = done.draft;
	if (!done.isOnlyRead) return goTo(`/borradores/${id}#datos.${field}`, "still-true");
	if (!worksAlone) return goTo(path, "submitted");
	const published = await publishDraft(services.database, { id, revision, publisher: actor, accounts });
	if (published.outcome === "published") return goTo(path, "published");
	// The same day twice is nothing new; anything else is told by the form of the draft.
	return goTo(published.outcome === "same" ? path : `/borradores/${id}`, "saved");
}
