import { randomUUID } from "node:crypto";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import { hasFolder, importFolder, removeFolder } from "../../database/desk/imports/import-folder.server.ts";
import {
	changeImport,
	type DeskImport,
	findImport,
	type ImportChange,
	type ImportRefusal,
	keepMapping,
	listImports,
	makeImport,
	nameHeader,
	saveImport,
} from "../../database/desk/imports/imports.server.ts";
import type { Mapping } from "../../database/transfer/mapping.ts";
import type { ForeignSheet } from "../../database/transfer/open-file.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Answer, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import type { Trouble } from "./decision.tsx";
import { LONGEST_NOTE } from "./decision.tsx";
import { importPage } from "./import-page.tsx";
import { ROOM } from "./import-parts.tsx";
import type { WantedTask } from "./import-runner.server.ts";
import { findProgress, startTask, waitFor } from "./import-runner.server.ts";
import { isForeign, listFaults, mappingPage, readChosen } from "./mapping-page.tsx";
import { TRANSFER_TEXTS } from "./texts.ts";

/** How long a press waits for the work behind it; after that the page tells how far it is. */
const WAIT_MS = 15_000;
const LONGEST_APPLYING_MS = 60_000;

/** Reads the kept file once more: after trouble, or with its columns matched anew. */
export async function readAgain(ask: SignedAsk, found: DeskImport): Promise<Answer> {
	return work(ask, found, { task: found.undoes === null ? "read" : "look", id: found.id });
}

/** Takes the choice, or shows what it lacks; `go` reads the file with it. */
export async function answerMapping(
	ask: SignedAsk,
	given: DeskImport & { foreign: ForeignSheet },
	{ form, go }: { form: FormData; go: () => Promise<Answer> },
): Promise<Answer> {
	const { header } = given.foreign;
	const chosen = readChosen(form, header);
	const faults = listFaults(chosen, header, ask.language);
	if (faults.length > 0) return mappingPage(ask, given, { chosen, faults });
	const mapping: Mapping = {
		table: chosen.table,
		columns: Object.fromEntries(header.flatMap((name, at) => (chosen.columns[at] ? [[name, chosen.columns[at]]] : []))),
		constants: Object.fromEntries(chosen.constants),
		ignore: header.filter((_, at) => !chosen.columns[at]),
	};
	const t = TRANSFER_TEXTS[ask.language];
	const again = (text: string) => mappingPage(ask, given, { chosen, faults: [{ to: "tabla", text }], status: 409 });
	// The work that goes on reads the file as it was matched before.
	if (findProgress(given.id) !== undefined) return again(t.busy);
	const done = await ask.services.database.write(async (desk) => {
		const fresh = { mapping, state: "reading", look: null, trouble: null } as const;
		const changed = await changeImport(desk, { id: given.id, isAllowed: isForeign }, fresh);
		if (changed.outcome === "saved") await keepMapping(desk, nameHeader(header), mapping);
		return changed;
	});
	return done.outcome === "saved" ? go() : again(t.moved);
}

/** Compares once more with what is published now. */
export async function lookAgain(ask: SignedAsk, found: DeskImport): Promise<Answer> {
	if (!isOpen(found) || found.look === null) return goTo(`${ROOM}/${found.id}`);
	return work(ask, found, { task: "look", id: found.id });
}

/** Hands an import in, with what it brings and why; who works alone applies it. */
export async function handIn(ask: SignedAsk, found: DeskImport, form: FormData): Promise<Answer> {
	const { services, actor, language, account } = ask;
	const t = TRANSFER_TEXTS[language];
	const { id } = found;
	const note = textOf(form, "nota").slice(0, LONGEST_NOTE);
	const due = readDay(textOf(form, "revisar"));
	const typed = { note, due: due ?? "" };
	if (note === "") return importPage(ask, found, { text: t.needNote, to: "nota", status: 422, typed });
	if (!found.look || found.look.problems > 0 || found.look.changes === 0)
		return importPage(ask, found, { text: t.notReady, status: 409, typed });
	const accounts = await services.accounts.countActive();
	const isAlone = accounts < 2 && mayDo(account.role, "publish");
	const done = await services.database.write(async (desk) => {
		const isAllowed = (each: DeskImport) => each.state === "looked" && each.author.id === actor.id;
		const values = { changeNote: note, due, state: "submitted", reviewNote: "" } as const;
		const changed = await changeImport(desk, { id, revision: readRevision(form), isAllowed }, values);
		if (changed.outcome === "saved")
			await writeLog(desk, { actor, action: "import.submitted", subject: `import:${id}`, detail: { note } });
		return changed;
	});
	if (done.outcome !== "saved") return refused(ask, done.outcome, typed);
	return isAlone ? applyNow(ask, done.import, accounts) : goTo(`${ROOM}/${id}`, "import-submitted");
}

/** Applies what was looked at, and only that. */
export async function apply(ask: SignedAsk, found: DeskImport, form: FormData): Promise<Answer> {
	const accounts = await ask.services.accounts.countActive();
	if (readRevision(form) !== found.revision) return refused(ask, isOpen(found) ? "moved" : "gone");
	return applyNow(ask, found, accounts);
}

async function applyNow(ask: SignedAsk, found: DeskImport, accounts: number): Promise<Answer> {
	const { services, actor, language } = ask;
	const { id, revision } = found;
	const end = startTask(services, { task: "apply", id, revision, publisher: actor, accounts });
	const done = await waitFor(end, LONGEST_APPLYING_MS);
	if (!done) return goTo(`${ROOM}/${id}`);
	switch (done.outcome) {
		case "applied":
			await removeFolder(services.dataDir, id);
			return goTo(`${ROOM}/${id}`, "import-applied");
		case "refused":
			return refused(ask, done.reason);
		case "changed": {
			await waitFor(startTask(services, { task: "look", id }), WAIT_MS);
			return show(ask, id, { text: TRANSFER_TEXTS[language].catalogueChanged, status: 409 });
		}
		case "trouble":
			return show(ask, id, { text: TRANSFER_TEXTS[language][done.trouble], status: 503 });
		case "busy":
			return busy(ask, id);
		case "done":
			return goTo(`${ROOM}/${id}`);
	}
}

/** Sends an import back to its author, saying why. */
export async function sendBack(ask: SignedAsk, found: DeskImport, form: FormData): Promise<Answer> {
	const { services, actor, language } = ask;
	const reason = textOf(form, "motivo").slice(0, LONGEST_NOTE);
	const typed = { reason };
	if (reason === "")
		return importPage(ask, found, { text: TRANSFER_TEXTS[language].needReason, to: "motivo", status: 422, typed });
	const done = await services.database.write(async (desk) => {
		const isAllowed = (each: DeskImport) => each.state === "submitted";
		const values = { state: "looked", reviewNote: reason, reviewer: actor } as const;
		const changed = await changeImport(desk, { id: found.id, revision: readRevision(form), isAllowed }, values);
		return logged(desk, changed, { actor, action: "import.returned", detail: { note: reason } });
	});
	return done.outcome === "saved" ? goTo(`${ROOM}/${found.id}`, "import-returned") : refused(ask, done.outcome, typed);
}

/** Puts an import away; its file goes. */
export async function discard(ask: SignedAsk, found: DeskImport, form: FormData): Promise<Answer> {
	const { services, actor } = ask;
	const done = await services.database.write(async (desk) => {
		const wanted = { id: found.id, revision: readRevision(form), isAllowed: isOpen };
		const changed = await changeImport(desk, wanted, { state: "discarded" });
		return logged(desk, changed, { actor, action: "import.discarded", detail: { file: found.file } });
	});
	if (done.outcome !== "saved") return refused(ask, done.outcome);
	await removeFolder(services.dataDir, found.id);
	return goTo(ROOM, "import-discarded");
}

/** Prepares another import with what was there before, and hands it in. */
export async function undo(ask: SignedAsk, found: DeskImport): Promise<Answer> {
	const { services, actor, language } = ask;
	const id = randomUUID();
	const changeNote = `${TRANSFER_TEXTS[language].undoNote} «${found.file}»: ${found.changeNote}`.slice(0, LONGEST_NOTE);
	const begun = await services.database.write(async (desk) => {
		const others = await listImports(desk);
		const open = others.find(({ undoes, state }) => undoes === found.id && state !== "discarded");
		if (open) return open.id;
		if ((await findImport(desk, found.id))?.state !== "applied") return undefined;
		const made = makeImport({ id, file: found.file, bytes: 0, author: actor });
		await saveImport(desk, { ...made, undoes: found.id, changeNote });
		await writeLog(desk, { actor, action: "import.submitted", subject: `import:${id}`, detail: { note: changeNote } });
		return id;
	});
	if (begun === undefined) return refused(ask, "gone");
	if (begun !== id) return goTo(`${ROOM}/${begun}`);
	await waitFor(startTask(services, { task: "look", id }), WAIT_MS);
	return goTo(`${ROOM}/${id}`);
}

async function work(ask: SignedAsk, found: DeskImport, task: WantedTask): Promise<Answer> {
	const { services } = ask;
	const isThere = found.undoes !== null || hasFolder(importFolder(services.dataDir, found.id));
	const done = isOpen(found) && isThere ? await waitFor(startTask(services, task), WAIT_MS) : undefined;
	return done?.outcome === "busy" ? busy(ask, found.id) : goTo(`${ROOM}/${found.id}`);
}

/** Says that a press was not followed, for other work goes on. */
function busy(ask: SignedAsk, id: string): Promise<Answer> {
	return show(ask, id, { text: TRANSFER_TEXTS[ask.language].busy, status: 409 });
}

function logged(
	desk: Desk,
	changed: ImportChange,
	{ actor, action, detail }: Pick<Parameters<typeof writeLog>[1], "actor" | "action" | "detail">,
): Promise<ImportChange> | ImportChange {
	if (changed.outcome !== "saved") return changed;
	const subject = `import:${changed.import.id}`;
	return writeLog(desk, { actor, action, subject, ...(detail && { detail }) }).then(() => changed);
}

function refused(ask: SignedAsk, reason: ImportRefusal, typed: Trouble["typed"] = {}): Promise<Answer> {
	const t = TRANSFER_TEXTS[ask.language];
	const words = {
		...{ "own-import": t.ownImport, "not-submitted": t.notSubmitted, gone: t.goneTitle, moved: t.moved },
	};
	return show(ask, ask.params.id ?? "", { text: words[reason], status: 409, typed });
}

/** The page of an import as it is now, with what became of the press above it. */
async function show(ask: SignedAsk, id: string, trouble: Trouble): Promise<Answer> {
	const found = await ask.services.database.read((desk) => findImport(desk, id));
	return found ? importPage(ask, found, trouble) : goTo(ROOM);
}

function isOpen({ state }: DeskImport): boolean {
	return state !== "applied" && state !== "discarded";
}

function readRevision(form: FormData): number {
	return Number(textOf(form, "revision"));
}

/** A calendar date that exists; null for anything else. */
function readDay(text: string): string | null {
	return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : null;
}
