import { EDITIONS_PAGE } from "../../../content/editions-page.ts";
import type { Catalogue } from "../../../domain/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import type { Indicator } from "../../../domain/observatory/indicators.ts";
import { EVALUATOR_TEAM, evidenceId, readEvidence } from "../../../domain/site-documents/evidence.ts";
import { safeWebAddress, siteName } from "../../../domain/web-address.ts";
import { formatDate } from "../../format.ts";

/** What shows one answer. */
export interface IndicatorEvidence {
	/** The site that an address leads to, or the text. */
	shown: string;
	/** Null for a text. */
	href: string | null;
	/** Who evaluated, and when. */
	by: string;
}

/** What shows the answers of an evaluation, with the words around it; a note alone where nobody noted anything. */
export type EvidenceView =
	| { note: string }
	| { label: string; missing: string; of: Readonly<Partial<Record<Indicator, IndicatorEvidence>>> };

/** The evidence of the evaluation with this id, as far as it can be used. */
export function viewEvidence(catalogue: Catalogue, id: string, language: Language): EvidenceView {
	const words = EDITIONS_PAGE[language].evidence;
	const entries = Object.entries(readEvidence(catalogue.documents.get(evidenceId(id))));
	if (entries.length === 0) return { note: words.none };
	const of = entries.map(([indicator, { source, by, on }]) => {
		const href = safeWebAddress(source);
		const said = words.by
			.replace("{by}", by === EVALUATOR_TEAM ? words.team : by)
			.replace("{date}", formatDate(on, language));
		return [indicator, { shown: href ? siteName(href) : source, href, by: said }] as const;
	});
	return { label: words.source, missing: words.missing, of: Object.fromEntries(of) };
}
