import { randomUUID } from "node:crypto";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import { keepUpload } from "../../database/desk/imports/import-folder.server.ts";
import { makeImport, saveImport } from "../../database/desk/imports/imports.server.ts";
import type { Answer, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { startTask, waitFor } from "./import-runner.server.ts";
import { ROOM, roomPage } from "./room-page.tsx";
import { sweepImports } from "./sweep.server.ts";
import { TRANSFER_TEXTS } from "./texts.ts";

/** Largest file that is taken, in bytes. */
export const LARGEST_UPLOAD = 20_000_000;
const LONGEST_NAME = 120;
/** How long a press waits for a file to be read; a large one is told of by its page. */
const WAIT_MS = 15_000;

/** Keeps what was brought, has it read by a process of its own and leads to its page. */
export async function takeUpload(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, language, actor } = ask;
	const t = TRANSFER_TEXTS[language];
	const sent = form.get("archivo");
	if (!(sent instanceof File) || (sent.size === 0 && sent.name === "")) return roomPage(ask, t.noFile);
	if (sent.size > LARGEST_UPLOAD) return roomPage(ask, t.tooLarge);
	const note = { id: randomUUID(), file: readName(sent.name), bytes: sent.size, author: actor };
	// On the disk first: a database that goes away in this moment costs nobody the file.
	await keepUpload(services.dataDir, note, new Uint8Array(await sent.arrayBuffer()));
	try {
		await services.database.write(async (desk) => {
			await saveImport(desk, makeImport(note));
			const { file, bytes } = note;
			await writeLog(desk, { actor, action: "import.uploaded", subject: `import:${note.id}`, detail: { file, bytes } });
		});
	} catch (error) {
		if (!(error instanceof Error) || error.name !== "BackendUnavailable") throw error;
		services.log.warn({ err: error }, "An uploaded file waits for the database");
		setTimeout(() => void sweepImports(services).catch(() => undefined), 2 * WAIT_MS).unref();
		return { title: t.keptTitle, status: 503, body: <p>{t.kept}</p> };
	}
	await waitFor(startTask(services, { task: "read", id: note.id }), WAIT_MS);
	return goTo(`${ROOM}/${note.id}`);
}

/** The name alone, without what no file name needs. */
function readName(name: string): string {
	const own = name.split(/[\\/]/).at(-1) ?? "";
	const clean = own.replace(/\p{Cc}/gu, "").trim();
	return clean.length > LONGEST_NAME ? `${clean.slice(0, LONGEST_NAME - 8)}…${clean.slice(-7)}` : clean || "archivo";
}
