import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { EXAMPLES } from "../../content/catalogue/search-examples.ts";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import type { Draft, DraftOutcome } from "../../database/desk/drafts.server.ts";
import { beginDraft, discardDraft, listDrafts, rebaseDraft, saveDraft } from "../../database/desk/drafts.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import { isSameContent, nameRecord, type RecordContent } from "../../domain/desk/record.ts";
import { codedFlaw } from "../../domain/site-documents/flaw-words.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import {
	gatherTaught,
	isSameTaught,
	listTaught,
	MOST_SENTENCES,
	NO_SEARCH_EXAMPLES,
	readSearchExamples,
	SEARCH_EXAMPLES,
	SEARCH_EXAMPLES_RULE,
	type SearchExamples,
	sentenceKey,
	type Taught,
} from "../../domain/site-documents/search-examples.ts";
import { readGuideDocuments } from "../experiences/guides.server.ts";

export const EXAMPLES_RECORD = nameRecord("document", SEARCH_EXAMPLES);
/** Only the desk keeps what a sentence was before an editor mended it. */
const MENDED = "mended-search:";

/** The examples that are published, and the open drafts of everybody, the last touched first. */
export interface ExamplesState {
	published: SearchExamples;
	content: RecordContent;
	drafts: readonly Draft[];
}

export async function readExamples(desk: Desk): Promise<ExamplesState> {
	const content = await readRecord(desk, EXAMPLES_RECORD);
	return { published: examplesOf(content), content, drafts: await listDrafts(desk, { record: EXAMPLES_RECORD }) };
}

/** The examples of a record's content; none where it has none that can be used. */
export function examplesOf(content: RecordContent): SearchExamples {
	return readSearchExamples(content.site_documents?.[0]?.content) ?? NO_SEARCH_EXAMPLES;
}

/** The sentences that a draft adds and takes away. */
export function changesOf({ base, content }: Pick<Draft, "base" | "content">) {
	const [was, is] = [base, content].map((each) => listTaught(examplesOf(each)));
	const without = (some: readonly Taught[] = [], others: readonly Taught[] = []) =>
		some.filter((each) => !others.some((other) => isSameTaught(each, other)));
	return { added: without(is, was), removed: without(was, is) };
}

/** A draft's examples upon what is published now; what somebody published meanwhile stays. */
export function uniteExamples(published: SearchExamples, draft: Pick<Draft, "base" | "content">): SearchExamples {
	const { added, removed } = changesOf(draft);
	const stays = listTaught(published).filter((each) => !removed.some((other) => isSameTaught(each, other)));
	const keys = new Set(stays.map(({ said }) => sentenceKey(said)));
	return gatherTaught([...stays, ...added.filter(({ said }) => !keys.has(sentenceKey(said)))]);
}

/** The sentence that says the same in what is published or in an open draft; `author` is null where it is published. */
export interface Twin extends Taught {
	author: Actor | null;
}

type Assigned = DraftOutcome | { outcome: "twin"; twin: Twin } | { outcome: "flawed"; code: string };

/** Puts a sentence into the draft of this account. `words` are those that were counted, in the place of which it stands. */
export async function assignSentence(desk: Desk, sentence: Taught, words: string, actor: Actor): Promise<Assigned> {
	const [flaw] = SEARCH_EXAMPLES_RULE.check(gatherTaught([sentence]), SEARCH_EXAMPLES);
	if (flaw) return { outcome: "flawed", code: flaw.code };
	const state = await readExamples(desk);
	const key = sentenceKey(sentence.said);
	const twin = listAllTaught(state, actor).find(({ said }) => sentenceKey(said) === key);
	if (twin) return { outcome: "twin", twin };
	if (words !== "" && sentenceKey(words) !== key) await keepMended(desk, words, sentence.said);
	return changeOwn(desk, state, actor, (taught) => [...taught, sentence]);
}

/** Takes a sentence out of the draft of this account, or out of what it would publish; undoes either. */
export async function toggleSentence(desk: Desk, sentence: Taught, actor: Actor): Promise<Assigned> {
	const state = await readExamples(desk);
	return changeOwn(desk, state, actor, (taught) => {
		const others = taught.filter((each) => !isSameTaught(each, sentence));
		const isPublished = listTaught(state.published).some((each) => isSameTaught(each, sentence));
		return others.length < taught.length || !isPublished ? others : [...taught, sentence];
	});
}

/** Brings the draft of this account up to what is published. */
export async function uniteOwn(desk: Desk, actor: Actor): Promise<Assigned> {
	return changeOwn(desk, await readExamples(desk), actor, (taught) => taught);
}

async function changeOwn(
	desk: Desk,
	{ published, content: current, drafts }: ExamplesState,
	actor: Actor,
	make: (taught: readonly Taught[]) => readonly Taught[],
): Promise<Assigned> {
	const own = findOwn(drafts, actor);
	const taught = make(listTaught(own ? uniteExamples(published, own) : published));
	if (taught.length > MOST_SENTENCES) return { outcome: "flawed", code: "sentenceTooMany" };
	const content = toContent(gatherTaught(taught));
	if (!own && isSameContent(content, current)) return { outcome: "gone" };
	const draft = own ?? (await beginDraft(desk, EXAMPLES_RECORD, actor));
	const { id, revision, changeNote, due } = draft;
	if (isSameContent(content, current)) return discardDraft(desk, id, revision, actor);
	if (isSameContent(draft.base, current)) return saveDraft(desk, { id, revision, content, changeNote, due }, actor);
	return rebaseDraft(desk, { id, revision, content }, actor);
}

/** The examples as a record's content; nothing at all where there are none. */
function toContent(examples: SearchExamples): RecordContent {
	const isNone = listTaught(examples).length === 0;
	return isNone ? {} : { site_documents: [{ id: SEARCH_EXAMPLES, content: examples }] };
}

/** The open draft of an account. */
export function findOwn(drafts: readonly Draft[], { id }: Pick<Actor, "id">): Draft | undefined {
	return drafts.find(({ author }) => author.id === id);
}

/** All that is published or waits; without what this account's own draft takes away. */
function listAllTaught({ published, drafts }: ExamplesState, actor?: Actor): Twin[] {
	const own = actor && findOwn(drafts, actor);
	const gone = own ? changesOf(own).removed : [];
	const stored = listTaught(published)
		.filter((each) => !gone.some((other) => isSameTaught(each, other)))
		.map((each) => ({ ...each, author: null }));
	const added = drafts.flatMap((draft) => changesOf(draft).added.map((each) => ({ ...each, author: draft.author })));
	return [...stored, ...added];
}

async function keepMended(desk: Desk, words: string, said: string): Promise<void> {
	const value = JSON.stringify(said);
	await desk
		.insertInto("desk_settings")
		.values({ name: `${MENDED}${words}`, value })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
		.execute();
}

/** Whether a text that was searched is taught already, by itself or mended, in what is published or in an open draft. */
export async function readIsTaught(desk: Desk): Promise<(words: string) => boolean> {
	const keys = new Set(listAllTaught(await readExamples(desk)).map(({ said }) => sentenceKey(said)));
	const rows = await desk.selectFrom("desk_settings").selectAll().where("name", "like", `${MENDED}%`).execute();
	const mended = new Map(rows.map(({ name, value }) => [name.slice(MENDED.length), String(JSON.parse(value))]));
	return (words) => keys.has(sentenceKey(words)) || keys.has(sentenceKey(mended.get(words) ?? words));
}

/** Pages and subjects of the document that there are not; no other document has any. */
export async function checkExamplesBeside(desk: Desk, documentId: string, content: unknown): Promise<DocumentFlaw[]> {
	const examples = documentId === SEARCH_EXAMPLES ? readSearchExamples(content) : undefined;
	if (!examples) return [];
	const guides = experiencesIn({ documents: await readGuideDocuments(desk) }, "es");
	const procedures = await desk.selectFrom("procedures").select("id").execute();
	const institutions = await desk.selectFrom("institutions").select("id").execute();
	const known = {
		pages: new Set([...procedures, ...institutions, ...guides].map(({ id }) => id)),
		elsewhere: new Set(EXAMPLES.elsewhere.map(({ id }) => id)),
	};
	return listTaught(examples)
		.filter(({ group, id, at }) => at === 0 && !known[group].has(id))
		.map(({ group, id }) => codedFlaw(`${group}.${id}`, "sentencePage"));
}
