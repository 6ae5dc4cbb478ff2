import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeImportFolder } from "../../database/desk/imports/import-folder.server.ts";
import type { ExportFormat } from "../../database/desk/imports/import-task.ts";
import { EXPORT_FORMATS } from "../../database/desk/imports/import-task.ts";
import { guatemalaToday } from "../../domain/desk/today.ts";
import type { SignedAsk } from "../frame/desk-route.ts";
import { startTask } from "./import-runner.server.ts";

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
