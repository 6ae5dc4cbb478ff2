import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { formatMoment } from "../../app/words/format.ts";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import { keepUpload, makeImportFolder } from "../../database/desk/imports/import-folder.server.ts";
import type { ExportFormat } from "../../database/desk/imports/import-task.ts";
import { EXPORT_FORMATS } from "../../database/desk/imports/import-task.ts";
import { type DeskImport, listImports, makeImport, saveImport } from "../../database/desk/imports/imports.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import type { Answer, DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { Faults } from "../frame/fields.tsx";
import { ImportBadge, ROOM, titleOfImport } from "./import-parts.tsx";
import { startTask, sweepImports, waitFor } from "./import-runner.server.ts";
import { TRANSFER_TEXTS } from "./texts.ts";

const MOST_LISTED = 50;

/** The catalogue as files, a form to bring one, and what was brought so far. */
export async function roomPage(ask: SignedAsk, fault?: string): Promise<DeskPage> {
	const { services, language, account } = ask;
	const t = TRANSFER_TEXTS[language];
	const imports = await services.database.read(listImports);
	return {
		title: t.title,
		...(fault && { status: 422 }),
		body: (
			<>
				{fault && <Faults title={t.faults} faults={[{ to: "archivo", text: fault }]} />}
				<section className="stack">
					<h2>{t.exportTitle}</h2>
					<p>{t.exportLead}</p>
					<ul className="row downloads">
						{EXPORT_FORMATS.map((format) => (
							<li key={format}>
								<a className="button" href={`${ROOM}/catalogo/${format}`} download>
									{t[format]}
								</a>
							</li>
						))}
					</ul>
				</section>
				<section className="stack">
					<h2>{t.importTitle}</h2>
					{mayDo(account.role, "transfer") ? (
						<UploadForm language={language} fault={fault} />
					) : (
						<p className="notice">{t.onlyCoordinators}</p>
					)}
				</section>
				<section className="stack">
					<h2>{t.imports}</h2>
					{imports.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ImportTable imports={imports.slice(0, MOST_LISTED)} language={language} />
					)}
				</section>
			</>
		),
	};
}

function UploadForm({ language, fault }: { language: DeskLanguage; fault: string | undefined }) {
	const t = TRANSFER_TEXTS[language];
	return (
		<>
			<p>{t.importLead}</p>
			<ul>
				{t.rules.map((rule) => (
					<li key={rule}>{rule}</li>
				))}
			</ul>
			<form method="post" action={`${ROOM}/subir`} encType="multipart/form-data" className="stack">
				<div className="field" data-state={fault ? "faulty" : undefined}>
					<label htmlFor="archivo">{t.file}</label>
					{fault && (
						<p id="archivo-error" className="fault">
							{fault}
						</p>
					)}
					<input
						id="archivo"
						name="archivo"
						type="file"
						accept=".xlsx,.csv,.json,.zip"
						required
						aria-invalid={fault ? true : undefined}
						aria-describedby={fault ? "archivo-error" : undefined}
					/>
				</div>
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.send}
					</button>
				</p>
			</form>
		</>
	);
}

function ImportTable({ imports, language }: { imports: readonly DeskImport[]; language: DeskLanguage }) {
	const t = TRANSFER_TEXTS[language];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table" tabIndex={0} aria-label={t.imports}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.brought}</th>
						<th scope="col">{t.author}</th>
						<th scope="col">{t.state}</th>
						<th scope="col">{t.when}</th>
					</tr>
				</thead>
				<tbody>
					{imports.map((each) => (
						<tr key={each.id}>
							<th scope="row">
								<a href={`${ROOM}/${each.id}`}>{titleOfImport(each, language)}</a>
							</th>
							<td>{each.author.name}</td>
							<td>
								<ImportBadge given={each} language={language} />
							</td>
							<td>{formatMoment(each.updatedAt, language)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

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

const TYPES: Readonly<Record<ExportFormat, readonly [type: string, ending: string]>> = {
	xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
	csv: ["application/zip", "zip"],
	json: ["application/json; charset=utf-8", "json"],
};

/** The published catalogue as a file, written by a process of its own; undefined for a format that we do not have. */
export async function answerExport({ services, params }: SignedAsk): Promise<Response | undefined> {
	const format = EXPORT_FORMATS.find((each) => each === params.format);
	if (!format) return undefined;
	const folder = await makeImportFolder(services.dataDir, randomUUID());
	try {
		const file = join(folder, "catalogue");
		const { outcome, ...rest } = await startTask(services, { task: "export", format, file });
		if (outcome !== "done") throw new Error(`The catalogue could not be written: ${JSON.stringify(rest)}`);
		const [type, ending] = TYPES[format];
		return new Response(new Uint8Array(await readFile(file)), {
			headers: {
				"Content-Type": type,
				"Content-Disposition": `attachment; filename="catalogo-${guatemalaToday()}.${ending}"`,
			},
		});
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
