import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Institution } from "../domain/institution.ts";
import { officialFichaSchema } from "../domain/official/ficha.ts";
import { listFichaProcedures } from "../domain/official/ficha-procedures.ts";
import type { Procedure } from "../domain/procedure.ts";
import { DatabaseUnusable } from "./backend.ts";
import { readFactFile } from "./fact-file.server.ts";

const matchingSchema = z.record(z.string(), z.string());

/**
 * The curated procedures with the number of the ficha that describes them, then a procedure for each ficha that
 * describes none of them. Without the folder of the official catalogue just the first. Throws `DatabaseUnusable`, naming
 * file, ficha and field, when something in it is broken.
 */
export async function addOfficialFichas(
	factsDir: string,
	curated: readonly Procedure[],
	institutions: readonly Institution[],
): Promise<Procedure[]> {
	const folder = join(factsDir, "official");
	if (!existsSync(join(folder, "fichas.json"))) return [...curated];
	const fichas = await readContent(join(folder, "fichas.json"), z.array(officialFichaSchema));
	const matching = await readContent(join(folder, "matching.json"), matchingSchema);
	const own = fichas.filter(({ ficha }) => matching[ficha] === undefined);
	const described = Map.groupBy(fichas, ({ ficha }) => matching[ficha]);
	return [
		...curated.map((procedure) => {
			const describing = described.get(procedure.id) ?? [];
			if (describing.length === 0) return procedure;
			const addresses = describing.map(({ catalogue_url }) => catalogue_url);
			return {
				...procedure,
				ficha: describing[0]?.ficha ?? null,
				sources: [...new Set([...procedure.sources, ...addresses])],
			};
		}),
		...listFichaProcedures(own, institutions),
	];
}

async function readContent<Content>(file: string, schema: z.ZodType<Content>): Promise<Content> {
	const parsed = await readFactFile(file);
	const result = schema.safeParse(parsed);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const [position, ...field] = issue?.path ?? [];
	const record = Array.isArray(parsed) && typeof position === "number" ? parsed[position] : undefined;
	const ficha = z.object({ ficha: z.string() }).safeParse(record).data?.ficha ?? String(position);
	throw new DatabaseUnusable(
		`The data file ${file} is broken: ficha ${ficha} has an unusable ${field.join(".") || "record"} (${issue?.message}). ` +
			"Correct it or restore the file from the repository.",
	);
}
