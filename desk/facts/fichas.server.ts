import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type OfficialFicha, officialFichaSchema } from "../../domain/official/ficha.ts";

/** Where a release brings the official catalogue, relative to the working directory. */
const FOLDER = "data/official";

let reading: Promise<ReadonlyMap<string, readonly OfficialFicha[]>> | undefined;

/** The official fichas that describe a procedure: by its number, or as somebody matched them; none without the files. */
export async function listFichasOf({
	id,
	ficha,
}: {
	id: string;
	ficha: string | null;
}): Promise<readonly OfficialFicha[]> {
	reading ??= readFichas().catch((error) => {
		reading = undefined;
		throw error;
	});
	const fichas = await reading;
	const named = ficha === null ? [] : (fichas.get(`ficha ${ficha}`) ?? []);
	return [...new Map([...named, ...(fichas.get(id) ?? [])].map((each) => [each.ficha, each])).values()];
}

async function readFichas(): Promise<ReadonlyMap<string, readonly OfficialFicha[]>> {
	if (!existsSync(`${FOLDER}/fichas.json`)) return new Map();
	const [all, matching] = await Promise.all([
		readFile(`${FOLDER}/fichas.json`, "utf8"),
		readFile(`${FOLDER}/matching.json`, "utf8"),
	]);
	const fichas = z.array(officialFichaSchema).parse(JSON.parse(all));
	const matched = z.record(z.string(), z.string()).parse(JSON.parse(matching));
	const found = new Map<string, OfficialFicha[]>();
	for (const each of fichas) {
		found.set(`ficha ${each.ficha}`, [each]);
		const procedure = matched[each.ficha];
		if (procedure !== undefined) found.set(procedure, [...(found.get(procedure) ?? []), each]);
	}
	return found;
}
