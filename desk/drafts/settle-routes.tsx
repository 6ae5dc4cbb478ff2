import { createHash } from "node:crypto";
import { beginDraft, rebaseDraft } from "../../database/desk/drafts.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import { listDifferingPieces, takePieces } from "../../domain/desk/pieces.ts";
import {
	claimContent,
	isSameContent,
	parseRecordName,
	type RecordContent,
	type RecordName,
} from "../../domain/desk/record.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { isOwnPath } from "../frame/own-requests.ts";
import { answerDraftForm, notHere, readDraft } from "./answer-draft-form.tsx";
import { editorPath } from "./record-places.ts";
import { ConflictPage } from "./side-by-side.tsx";
import { DRAFT_TEXTS } from "./texts.ts";

/** Bringing two versions of a draft together: both windows', or what is published now and what was typed. */
export const SETTLE_ROUTES: readonly DeskRoute[] = [
	{ path: "/borradores/rescatar", needs: "edit", post: rescue },
	{ path: "/borradores/:id/juntar", needs: "edit", post: join },
	{ path: "/borradores/:id/conflicto", needs: "edit", get: (ask) => showConflict(ask, false) },
	{ path: "/borradores/:id/conflicto", needs: "edit", post: settleConflict },
];

/** Goes on in a new draft with what was typed into one that is closed. */
async function rescue(ask: SignedAsk, form: FormData): Promise<Answer> {
	const record = textOf(form, "registro");
	const parsed = parseRecordName(record);
	const typed = readTyped(form, record as RecordName);
	if (!parsed || !typed) return notHere(ask);
	const draft = await ask.services.database.write((desk) => beginDraft(desk, record as RecordName, ask.actor));
	const path = editorPath(draft.record, draft.id);
	// An own draft that is open holds other work: then both are shown beside each other.
	const revision = isSameContent(draft.content, draft.base) ? draft.revision : draft.revision - 1;
	form.set("revision", String(revision));
	return answerDraftForm(ask, form, { draft, content: typed, path });
}

/** Saves, field by field, what was chosen of two windows' versions. */
async function join(ask: SignedAsk, form: FormData): Promise<Answer> {
	const draft = await readDraft(ask);
	const kind = draft && parseRecordName(draft.record)?.kind;
	const typed = draft && readTyped(form, draft.record);
	if (!draft || !kind || !typed) return notHere(ask);
	const pieces = listDifferingPieces(kind, { mine: typed, theirs: draft.content, base: draft.base });
	const theirs = pieces.filter(({ name }) => form.get(`elige.${name}`) === "suyo");
	// Onto what was typed, so that what a third window saved meanwhile is asked about again and never lost.
	const content = takePieces(typed, draft.content, theirs);
	const path = textOf(form, "camino");
	return answerDraftForm(ask, form, {
		...{ draft, content, path: isOwnPath(path) ? path : editorPath(draft.record, draft.id) },
	});
}

async function showConflict(ask: SignedAsk, isIncomplete: boolean): Promise<Answer> {
	const draft = await readDraft(ask);
	if (!draft || draft.author.id !== ask.actor.id) return notHere(ask);
	const current = await ask.services.database.read((desk) => readRecord(desk, draft.record));
	if (isSameContent(current, draft.base)) return goTo(editorPath(draft.record, draft.id));
	const seen = digest(current);
	return {
		title: DRAFT_TEXTS[ask.language].conflictTitle,
		body: <ConflictPage {...{ draft, current, seen, isIncomplete, language: ask.language }} />,
		...(isIncomplete && { status: 422 }),
	};
}

/** Takes what was chosen, and what is published now as the new base. */
async function settleConflict(ask: SignedAsk, form: FormData): Promise<Answer> {
	const draft = await readDraft(ask);
	const kind = draft && parseRecordName(draft.record)?.kind;
	if (!draft || !kind || draft.author.id !== ask.actor.id) return notHere(ask);
	const revision = Number(textOf(form, "revision"));
	const done = await ask.services.database.write(async (desk) => {
		const current = await readRecord(desk, draft.record);
		if (digest(current) !== textOf(form, "visto")) return "unseen";
		const pieces = listDifferingPieces(kind, { mine: draft.content, theirs: current, base: draft.base });
		const choices = pieces.map((piece) => ({ piece, choice: form.get(`elige.${piece.name}`) }));
		if (choices.some(({ choice }) => choice !== "mio" && choice !== "suyo")) return "incomplete";
		const taken = choices.filter(({ choice }) => choice === "suyo").map(({ piece }) => piece);
		const content = claimContent(draft.record, takePieces(draft.content, current, taken));
		const { outcome } = await rebaseDraft(desk, { id: draft.id, revision, content }, ask.actor);
		return outcome === "saved" ? "saved" : "unseen";
	});
	if (done === "saved") return goTo(editorPath(draft.record, draft.id), "saved");
	return showConflict(ask, done === "incomplete");
}

function readTyped(form: FormData, record: RecordName): RecordContent | undefined {
	try {
		return claimContent(record, JSON.parse(textOf(form, "lo-mio")));
	} catch {
		return undefined;
	}
}

/** Equal digests mean the same content. */
function digest(content: RecordContent): string {
	return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
}
