import type { Draft } from "../../database/desk/drafts.server.ts";
import {
	beginDraft,
	discardDraft,
	listDrafts,
	publishDraft,
	rebaseDraft,
	saveDraft,
	submitDraft,
} from "../../database/desk/drafts.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import { isSameContent } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Answer, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { fingerprint } from "./fingerprint.ts";
import { readTextForm } from "./read-text-form.ts";
import type { TextDocument } from "./text-documents.ts";
import { listContentFlaws, toContent, wholeDocument } from "./text-documents.ts";
import type { TextState } from "./text-page.tsx";
import { textPage } from "./text-page.tsx";

/** What is published of the text, and this account's draft of it. */
export async function readTextState({ services, account }: SignedAsk, document: TextDocument): Promise<TextState> {
	const { published, drafts } = await services.database.read(async (desk) => ({
		published: await readRecord(desk, document.record),
		drafts: await listDrafts(desk, { record: document.record, author: account.id }),
	}));
	const accounts = await services.accounts.countActive();
	return { document, published, draft: drafts[0], mayPublish: accounts < 2 && mayDo(account.role, "publish") };
}

/** Saves what the form sends, then does what its button says. What cannot be saved is shown again with what stands there. */
export async function answerTextForm(ask: SignedAsk, document: TextDocument, form: FormData): Promise<Answer> {
	const { services, actor } = ask;
	const before = await readTextState(ask, document);
	const note = textOf(form, "nota").slice(0, 2000);
	const pressed = textOf(form, "accion");
	const typed = readTextForm(document, form, wholeDocument(document, before.draft?.content ?? before.published));
	const again = (state: TextState, trouble: TextState["trouble"]) =>
		textPage(ask, { ...state, typed, note, ...(trouble && { trouble }) });

	const revision = Number(textOf(form, "revision"));
	if (revision > 0 && !before.draft) return again(before, "gone");
	const hasSeen = textOf(form, "visto") === fingerprint(before.published);
	if (!before.draft && !hasSeen) return again(before, "overtaken");
	if (before.draft && before.draft.revision !== revision) return again(before, "moved");
	if (pressed === "descartar" && before.draft) {
		const { id } = before.draft;
		await services.database.write((desk) => discardDraft(desk, id, revision, actor));
		return goTo("/textos", "text-discarded");
	}

	const content = toContent(document, typed);
	const saved = await services.database.write(async (desk) => {
		const draft = before.draft ?? (await beginDraft(desk, document.record, actor));
		const { id } = draft;
		// Whoever was shown what is published meanwhile, and saves, goes on from there.
		const current = await readRecord(desk, document.record);
		const isOvertaken = !isSameContent(draft.base, current) && hasSeen;
		const rebased = isOvertaken ? await rebaseDraft(desk, { id, revision: draft.revision, content }, actor) : undefined;
		const from = rebased?.outcome === "saved" ? rebased.draft.revision : draft.revision;
		return saveDraft(desk, { id, revision: from, content, changeNote: note, due: null }, actor);
	});
	if (saved.outcome !== "saved") return again(await readTextState(ask, document), saved.outcome);
	if (pressed === "entregar") return handIn(ask, document, saved.draft);
	const [word, place] = pressed.split(":");
	if (word === "logo") return goTo(`/textos/supporters/logo/${Number(place)}`);
	return goTo(`/textos/${document.id}${placeOf(document, word, Number(place))}`, "saved");
}

/** Hands a saved draft in, or publishes it where one account works alone; else says what is missing. */
async function handIn(ask: SignedAsk, document: TextDocument, draft: Draft): Promise<Answer> {
	const { services, actor } = ask;
	const state = { ...(await readTextState(ask, document)), isHandingIn: true };
	const isSame = isSameContent(draft.content, state.published);
	const isReady = listContentFlaws(document, draft.content).length === 0 && draft.changeNote !== "" && !isSame;
	if (!isReady) return textPage(ask, { ...state, isSame });
	const { id, revision } = draft;
	if (!state.mayPublish) {
		await services.database.write((desk) => submitDraft(desk, id, revision, actor));
		return goTo("/textos", "text-submitted");
	}
	const accounts = await services.accounts.countActive();
	const done = await publishDraft(services.database, { id, revision, publisher: actor, accounts });
	if (done.outcome === "published") return goTo("/textos", "text-published");
	if (done.outcome === "flawed") return textPage(ask, { ...state, refused: done.flaws.map(({ message }) => message) });
	return textPage(ask, { ...(await readTextState(ask, document)), trouble: "overtaken" });
}

/** The entry of the list that the button was about, for whoever goes on there. */
function placeOf({ list }: TextDocument, word = "", place: number): string {
	if (!list || Number.isNaN(place)) return "";
	const at = word === "subir" ? place - 1 : word === "bajar" ? place + 1 : place;
	return word === "quitar" ? "" : `#${list.key}.${Math.max(0, at)}`;
}
