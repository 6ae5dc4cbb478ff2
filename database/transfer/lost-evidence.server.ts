import type { Kysely } from "kysely";
import { evidenceId, readEvidence } from "../../domain/site-documents/evidence.ts";
import type { Tables } from "../tables.ts";

/**
 * Takes the evidence of these answers away, for it proved the ones before; without `isApplied` it only looks. `moved` has
 * the indicators of each evaluation. Answers which had evidence, as `evaluation:indicator`.
 */
export async function dropEvidence(
	database: Kysely<Tables>,
	moved: ReadonlyMap<string, readonly string[]>,
	{ isApplied }: { isApplied: boolean },
): Promise<string[]> {
	const lost: string[] = [];
	const stored =
		moved.size === 0
			? []
			: await database.selectFrom("site_documents").selectAll().where("id", "like", evidenceId("%")).execute();
	const contents = new Map(stored.map(({ id, content }) => [id, content]));
	for (const [evaluation, indicators] of moved) {
		const id = evidenceId(evaluation);
		const content: unknown = JSON.parse(contents.get(id) ?? "{}");
		const entries = Object.entries(typeof content === "object" && content !== null ? content : {});
		const kept = entries.filter(([key]) => !indicators.includes(key));
		if (kept.length === entries.length) continue;
		const usable = readEvidence(content);
		lost.push(...Object.keys(usable).flatMap((key) => (indicators.includes(key) ? [`${evaluation}:${key}`] : [])));
		if (isApplied) await keepEvidence(database, evaluation, kept.length > 0 ? Object.fromEntries(kept) : null);
	}
	return lost;
}

/** Puts the evidence of an evaluation in the place of what is stored; null takes it away. */
export async function keepEvidence(database: Kysely<Tables>, evaluation: string, evidence: unknown): Promise<void> {
	const id = evidenceId(evaluation);
	await database.deleteFrom("site_documents").where("id", "=", id).execute();
	if (evidence === null) return;
	await database
		.insertInto("site_documents")
		.values({ id, content: JSON.stringify(evidence) })
		.execute();
}
