import type { Draft } from "../../database/desk/drafts.server.ts";
import { findDraft, publishDraft, saveDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import { claimContent, type RecordContent } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Answer, DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { FRAME_TEXTS } from "../frame/texts.ts";
import { RescuePage } from "./differences.tsx";
import { findStanding } from "./draft-bar.tsx";
import { recordPath } from "./record-places.ts";
import { MovedPage } from "./side-by-side.tsx";
import { DRAFT_TEXTS } from "./texts.ts";

export interface SentDraft {
	/** The draft as it stood when the form came, in any state. */
	draft: Draft;
	/** What the form makes of its content. */
	content: RecordContent;
	/** Where its form is shown. */
	path: string;
	/** Where in that form to go on, without `#`. */
	place?: string;
}

/**
 * Saves what the form of a draft sends (`DraftBar`), then does what its button says (`accion`): `guardar`, `vista`,
 * `entregar`, `publicar`; any other word only saves. What cannot be saved is shown with both versions; nothing is lost.
 */
export async function answerDraftForm(ask: SignedAsk, form: FormData, sent: SentDraft): Promise<Answer> {
	const { services, actor, language } = ask;
	const { draft, path } = sent;
	const content = claimContent(draft.record, sent.content);
	const changeNote = textOf(form, "nota").slice(0, 2000);
	const due = readDay(textOf(form, "revisar"));
	const revision = Number(textOf(form, "revision"));
	const saving = { id: draft.id, revision, content, changeNote, due };
	const saved = await services.database.write((desk) => saveDraft(desk, saving, actor));
	if (saved.outcome === "moved") {
		const body = <MovedPage {...{ draft: saved.draft, typed: saving, path, language }} />;
		return { title: DRAFT_TEXTS[language].movedTitle, status: 409, body };
	}
	if (saved.outcome === "gone") {
		const isOwn = draft.author.id === actor.id;
		const body = <RescuePage {...{ record: draft.record, typed: saving, isOwn, language }} />;
		return { title: DRAFT_TEXTS[language].gone, status: 409, body };
	}
	const action = textOf(form, "accion");
	if (action === "vista") return goTo(`/borradores/${draft.id}/vista`);
	if (action === "entregar" || action === "publicar") return handIn(ask, saved.draft, path);
	return goTo(sent.place ? `${path}#${sent.place}` : path, "saved");
}

/** Hands a saved draft in, or publishes it where one account works alone; back to its form with what it lacks. */
async function handIn(ask: SignedAsk, draft: Draft, path: string): Promise<Answer> {
	const { services, actor, account } = ask;
	const { changes, flaws, isOvertaken, accounts } = await findStanding(services, draft);
	if (changes.length === 0 || flaws.length > 0 || isOvertaken || draft.changeNote === "") {
		return goTo(`${path}${path.includes("?") ? "&" : "?"}falta=si`, "saved");
	}
	const { id, revision } = draft;
	if (accounts < 2 && mayDo(account.role, "publish")) {
		const done = await publishDraft(services.database, { id, revision, publisher: actor, accounts });
		if (done.outcome === "published") return goTo(recordPath(draft.record), "published");
		// Somebody was faster in the moment between: its form tells.
		return goTo(`${path}?falta=si`, "saved");
	}
	const done = await services.database.write((desk) => submitDraft(desk, id, revision, actor));
	return goTo(
		done.outcome === "saved" ? `/borradores/${id}/revision` : path,
		done.outcome === "saved" ? "submitted" : "saved",
	);
}

/** The draft with this id; null for none. */
export function readDraft({ services, params }: SignedAsk): Promise<Draft | undefined> {
	return services.database.read((desk) => findDraft(desk, params.id ?? ""));
}

/** The page for what is not there. */
export function notHere({ language }: Pick<SignedAsk, "language">): DeskPage {
	const t = FRAME_TEXTS[language];
	return { title: t.notFoundTitle, status: 404, body: <p>{t.notFound}</p> };
}

/** A calendar date that exists; null for anything else. */
function readDay(text: string): string | null {
	return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : null;
}
