import { formatDate } from "../../app/words/format.ts";
import type { RecordContent } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { judgeIndicator } from "../../domain/observatory/evaluation.ts";
import { DIMENSIONS, INDICATORS_BY_DIMENSION } from "../../domain/observatory/indicators.ts";
import { readObservatoryRecord } from "../../domain/observatory/observatory-record.ts";
import { ONLINE_SHARES, reasonOf } from "../../domain/observatory/scales.ts";
import { readEvidence } from "../../domain/site-documents/evidence.ts";
import { evidenceIn, NO_ANSWER } from "./read-evaluation-form.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";

/** What is published of each indicator: answer, why, and what shows it. */
export function AnswerList({ content, language }: { content: RecordContent; language: Language }) {
	const t = OBSERVATORY_TEXTS[language];
	const record = readObservatoryRecord(content.observatory?.[0])?.row;
	const evidence = readEvidence(evidenceIn(content));
	if (!record) return null;
	return DIMENSIONS.map(({ key: dimension, name }) => (
		<section key={dimension} className="stack">
			<h2>{name[language]}</h2>
			<dl className="differences">
				{INDICATORS_BY_DIMENSION[dimension].map((indicator) => {
					const shown = evidence[indicator.key];
					const figure = indicator.kind === "text" ? null : record[indicator.key];
					const share =
						indicator.key === "completamente_en_linea" ? ONLINE_SHARES.find((each) => each === figure) : undefined;
					const shareWords = share === undefined ? undefined : t.shares[share];
					const reason =
						indicator.kind === "text" ? reasonOf(record.indicators[indicator.key]) : (shareWords ?? figure);
					return (
						<div key={indicator.key}>
							<dt>{indicator.name[language]}</dt>
							<dd>
								<b>{t.answers[judgeIndicator(record, indicator.key) ?? NO_ANSWER]}</b>
								{reason !== null && (
									<>
										: <span lang="es">{reason}</span>
									</>
								)}
							</dd>
							<dd className="quiet">
								{shown ? `${shown.source} · ${shown.by}, ${formatDate(shown.on, language)}` : t.noEvidenceHere}
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	));
}
