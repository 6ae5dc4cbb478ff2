import type { Draft } from "../../database/desk/drafts.server.ts";
import { findProcedure } from "../../domain/catalogue.ts";
import { parseRecordName } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { findEvaluated } from "../../domain/observatory/evaluated.ts";
import type { DeskServices } from "../desk-services.ts";
import { readObservatory } from "./list-evaluations.server.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";
import { listWarnings } from "./warnings.ts";

/** For whoever reviews: where the draft of an evaluation does not go with its procedure. Nothing for other drafts. */
export async function listReviewWarnings(
	{ database }: DeskServices,
	{ record, content, base }: Draft,
	language: Language,
): Promise<string[]> {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	if (kind !== "evaluation") return [];
	const catalogue = await database.read(readObservatory);
	const procedure = findEvaluated(catalogue, id)?.procedure ?? findProcedure(catalogue, id);
	return [...listWarnings({ content, base, procedure }, language).values()].flat();
}

/** The same in words. */
export function ReviewWarnings({ warnings, language }: { warnings: readonly string[]; language: Language }) {
	const t = OBSERVATORY_TEXTS[language];
	if (warnings.length === 0) return null;
	return (
		<div className="notice" data-kind="warning">
			<h2>{t.warningsForReview}</h2>
			<p>{t.warningsHintForReview}</p>
			<ul>
				{warnings.map((words) => (
					<li key={words}>{words}</li>
				))}
			</ul>
		</div>
	);
}
