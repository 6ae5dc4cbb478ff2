import { createHash } from "node:crypto";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import {
	type Draft,
	type DraftOutcome,
	findDraft,
	publishDraft,
	returnDraft,
	saveDraft,
	submitDraft,
} from "../../database/desk/drafts.server.ts";
import { isSameContent } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { notHere } from "../drafts/answer-draft-form.tsx";
import { spellFlaw } from "../drafts/draft-bar.tsx";
import { EXAMPLES_PATH } from "../drafts/record-places.ts";
import { type Answer, type DeskRoute, goTo, type SignedAsk, textOf } from "../frame/desk-route.ts";
import type { RatedChange } from "./desk-search.server.ts";
import { compareExamples, readDeskSearch } from "./desk-search.server.ts";
import { EXAMPLES_RECORD, readExamples, toggleSentence, uniteExamples, uniteOwn } from "./examples.server.ts";
import { ExamplesPage } from "./examples-page.tsx";
import { ReviewPage, type ReviewRole } from "./review-page.tsx";
import { readTaught } from "./searches-routes.tsx";
import { SEARCH_TEXTS } from "./texts.ts";

/** The examples that wait, what they would change, and their publication. */
export const EXAMPLES_ROUTES: readonly DeskRoute[] = [
	{ path: EXAMPLES_PATH, needs: "read", get: (ask) => showExamples(ask) },
	{ path: EXAMPLES_PATH, needs: "edit", post: changeExamples },
	{ path: `${EXAMPLES_PATH}/:id`, needs: "read", get: (ask) => showReview(ask) },
	{ path: `${EXAMPLES_PATH}/:id/entregar`, needs: "edit", post: handIn },
	{ path: `${EXAMPLES_PATH}/:id/publicar`, needs: "publish", post: publish },
	{ path: `${EXAMPLES_PATH}/:id/devolver`, needs: "publish", post: sendBack },
];

async function showExamples({ services, language, account }: SignedAsk): Promise<Answer> {
	const state = await services.database.read(readExamples);
	const search = await readDeskSearch(services.database);
	const mayEdit = mayDo(account.role, "edit");
	return {
		title: SEARCH_TEXTS[language].toPublish,
		body: <ExamplesPage {...{ language, state, search, mayEdit }} account={account.id} />,
	};
}

/** Takes one sentence out, or puts it back; or unites the own draft with what somebody published. */
async function changeExamples({ services, actor }: SignedAsk, form: FormData): Promise<Answer> {
	const sentence = readTaught(form);
	const isUniting = textOf(form, "accion") === "unir";
	if (!isUniting && !sentence) return goTo(EXAMPLES_PATH);
	const done = await services.database.write((desk) =>
		isUniting || !sentence ? uniteOwn(desk, actor) : toggleSentence(desk, sentence, actor),
	);
	return goTo(EXAMPLES_PATH, done.outcome === "saved" ? "example-undone" : "example-gone");
}

interface Trouble {
	title: string;
	faults?: readonly { to?: string; text: string }[];
	status: 409 | 422;
	note?: string;
}

/** The open draft that the address names; undefined for any other. */
async function findOpen({ services, params }: SignedAsk): Promise<Draft | undefined> {
	const draft = await services.database.read((desk) => findDraft(desk, params.id ?? ""));
	const isOpen = draft?.state === "editing" || draft?.state === "submitted";
	return isOpen && draft.record === EXAMPLES_RECORD ? draft : undefined;
}

async function showReview(ask: SignedAsk, trouble?: Trouble): Promise<Answer> {
	const { services, language } = ask;
	const t = SEARCH_TEXTS[language];
	const draft = await findOpen(ask);
	if (!draft) return trouble ? { title: t.reviewTitle, status: 409, body: <p>{t.closed}</p> } : notHere(ask);
	const { published, content } = await services.database.read(readExamples);
	const changes = await compareExamples(services.database, uniteExamples(published, draft));
	const accounts = await services.accounts.countActive();
	return {
		title: t.reviewTitle,
		...(trouble && { status: trouble.status }),
		body: (
			<ReviewPage
				{...{ language, draft, changes }}
				search={await readDeskSearch(services.database)}
				seen={fingerprint(changes.worse)}
				role={roleOf(ask, draft, accounts)}
				isOvertaken={!isSameContent(draft.base, content)}
				note={trouble?.note}
				trouble={trouble && { title: trouble.title, faults: trouble.faults ?? [] }}
			/>
		),
	};
}

function roleOf({ account, language }: SignedAsk, draft: Draft, accounts: number): ReviewRole {
	const t = SEARCH_TEXTS[language];
	const isOwn = draft.author.id === account.id;
	const mayPublish = mayDo(account.role, "publish");
	if (isOwn && accounts < 2 && mayPublish) return "publish-own";
	if (isOwn) return draft.state === "editing" ? "submit" : { reason: t.ownDraft };
	if (!mayPublish) return { reason: t.notAllowed };
	return draft.state === "submitted" || accounts < 2 ? "judge" : { reason: t.notSubmitted };
}

/** Keeps why the author's draft changes something. */
async function saveNote({ services, actor }: SignedAsk, draft: Draft, form: FormData): Promise<DraftOutcome> {
	const { id, content, due } = draft;
	const saving = { id, revision: Number(textOf(form, "revision")), content, changeNote: noteOf(form), due };
	return services.database.write((desk) => saveDraft(desk, saving, actor));
}

function noteOf(form: FormData): string {
	return textOf(form, "nota").slice(0, 2000);
}

async function handIn(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, language } = ask;
	const t = SEARCH_TEXTS[language];
	const draft = await findOpen(ask);
	if (!draft || draft.author.id !== actor.id) return notHere(ask);
	if (noteOf(form) === "") return showReview(ask, lackingNote(t.noNote));
	const saved = await saveNote(ask, draft, form);
	if (saved.outcome !== "saved") return showReview(ask, { title: t.moved, status: 409, note: noteOf(form) });
	await services.database.write((desk) => submitDraft(desk, draft.id, saved.draft.revision, actor));
	return goTo(EXAMPLES_PATH, "text-submitted");
}

/** Publishes; what makes a search worse only with a second word, given about these very losses. */
async function publish(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, language } = ask;
	const { database } = services;
	const t = SEARCH_TEXTS[language];
	const draft = await findOpen(ask);
	if (!draft) return notHere(ask);
	const isOwn = draft.author.id === actor.id;
	const note = isOwn ? noteOf(form) : draft.changeNote;
	if (note === "") return showReview(ask, lackingNote(t.noNote));
	if (Number(textOf(form, "revision")) !== draft.revision)
		return showReview(ask, { title: t.moved, status: 409, note });
	const { published } = await database.read(readExamples);
	const { worse } = await compareExamples(database, uniteExamples(published, draft));
	const isAccepted = textOf(form, "empeora") === "si";
	if (worse.length > 0 && (!isAccepted || textOf(form, "visto") !== fingerprint(worse))) {
		return showReview(ask, { title: isAccepted ? t.lossesMoved : t.losses, status: isAccepted ? 409 : 422, note });
	}
	const accounts = await services.accounts.countActive();
	// Whoever works alone says why with the same press; anybody else's draft says it already.
	const saved = isOwn && accounts < 2 ? await saveNote(ask, draft, form) : ({ outcome: "saved", draft } as const);
	if (saved.outcome !== "saved") return showReview(ask, { title: t.moved, status: 409, note });
	const { id, revision } = saved.draft;
	const done = await publishDraft(database, { id, revision, publisher: actor, accounts });
	switch (done.outcome) {
		case "published":
			if (worse.length > 0) await noteLosses(ask, done.version, worse);
			return goTo(EXAMPLES_PATH, "published");
		case "flawed": {
			const faults = done.flaws.map((flaw) => ({ text: spellFlaw(flaw, language) }));
			return showReview(ask, { title: t.flawed, faults, status: 422 });
		}
		case "refused": {
			const words = { "own-draft": t.ownDraft, "not-submitted": t.notSubmitted, gone: t.closed, moved: t.moved };
			return showReview(ask, { title: words[done.reason], status: 409 });
		}
		default:
			return showReview(ask, { title: t.conflict, status: 409 });
	}
}

function noteLosses({ services, actor }: SignedAsk, version: number, worse: readonly RatedChange[]): Promise<void> {
	const entry = { actor, action: "search.losses-accepted", subject: EXAMPLES_RECORD, detail: { version, worse } };
	return services.database.write((desk) => writeLog(desk, entry));
}

async function sendBack(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, language } = ask;
	const t = SEARCH_TEXTS[language];
	const draft = await findOpen(ask);
	if (!draft) return notHere(ask);
	const reason = textOf(form, "motivo").slice(0, 2000);
	if (reason === "")
		return showReview(ask, { title: t.sendBackWhy, faults: [{ to: "motivo", text: t.sendBackWhy }], status: 422 });
	const revision = Number(textOf(form, "revision"));
	const done = await services.database.write((desk) => returnDraft(desk, draft.id, revision, actor, reason));
	if (done.outcome === "saved") return goTo(EXAMPLES_PATH, "returned");
	return showReview(ask, {
		title: done.outcome === "moved" ? t.moved : t.closed,
		faults: [{ text: reason }],
		status: 409,
	});
}

function lackingNote(text: string): Trouble {
	return { title: text, faults: [{ to: "nota", text }], status: 422, note: "" };
}

/** Which searches get worse, in a word. */
function fingerprint(worse: readonly RatedChange[]): string {
	return createHash("sha256").update(JSON.stringify(worse)).digest("base64url").slice(0, 16);
}
