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
import { plainLetters } from "../../domain/text/text.ts";
import type { Answer, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import {
	type Fields,
	fingerprint,
	fromFields,
	type LooseDocument,
	listContentFlaws,
	type TextDocument,
	toContent,
	toFields,
	wholeDocument,
} from "./text-documents.ts";
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

/** Longer than any field may be, so that what is too long is told and not cut. */
const MOST_LETTERS = 2_000;
const MOST_ENTRIES = 30;

/** What a form sends for its part of the document, over what the document held; then what its button does to the list. */
function readTextForm(document: TextDocument, form: FormData, before: LooseDocument): LooseDocument {
	const { keys, list } = document;
	const known = toFields({ ...document.release, ...before });
	// A box that is not ticked sends nothing.
	const unticked = Object.keys(known).filter((path) => keys.includes(path.split(".")[0] ?? "") && /isOn$/.test(path));
	const sent: Fields = Object.fromEntries([
		...unticked.map((path) => [path, ""] as const),
		...[...form].flatMap(([name, value]): [string, string][] => {
			const isOurs = keys.includes(name.split(".")[0] ?? "") && !/__proto__|constructor/.test(name);
			if (!isOurs || typeof value !== "string") return [];
			return [
				[
					name,
					plainLetters(value)
						.replaceAll(/\s*\r?\n\s*/g, " ")
						.trim()
						.slice(0, MOST_LETTERS),
				],
			];
		}),
	]);
	const read = fromFields(sent);
	const part = Object.fromEntries(keys.flatMap((key) => (key in read ? [[key, read[key]]] : [])));
	if (!list) return { ...before, ...part };
	const entries = Array.isArray(part[list.key]) ? (part[list.key] as unknown[]) : [];
	const pressed = String(form.get("accion") ?? "");
	return { ...before, ...part, [list.key]: changeList(entries.slice(0, MOST_ENTRIES), pressed, list.blank) };
}

/** The list after a button: `mas`, or `quitar`, `subir`, `bajar` and `sin-logo` with the place of an entry. */
function changeList(entries: readonly unknown[], pressed: string, blank: unknown): readonly unknown[] {
	const [word, place] = pressed.split(":");
	const at = Number(place);
	if (word === "mas") return [...entries, blank];
	if (word === "quitar") return entries.filter((_entry, position) => position !== at);
	if (word === "subir") return swap(entries, at - 1);
	if (word === "bajar") return swap(entries, at);
	if (word === "sin-logo") return entries.map((entry, position) => (position === at ? withoutLogo(entry) : entry));
	return entries;
}

/** Changes the places of an entry and the next; nothing where there are not both. */
function swap(entries: readonly unknown[], at: number): readonly unknown[] {
	if (!(at >= 0) || at + 1 >= entries.length) return entries;
	return [...entries.slice(0, at), entries[at + 1], entries[at], ...entries.slice(at + 2)];
}

function withoutLogo(entry: unknown): unknown {
	if (typeof entry !== "object" || entry === null) return entry;
	return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "logo"));
}
