import { ShareBar } from "../../app/quality/share-bar.tsx";
import { formatDate } from "../../app/words/format.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { findProcedure } from "../../domain/catalogue/catalogue.ts";
import { parseRecordName, type RecordContent } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { findEvaluated } from "../../domain/observatory/evaluated.ts";
import {
	bringsOwnFigures,
	countConfirmed,
	findCeiling,
	judgeIndicator,
	LEAST_CONFIRMED,
	scoreDimensions,
	scoreRecord,
} from "../../domain/observatory/evaluation.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION } from "../../domain/observatory/indicators.ts";
import { readObservatoryRecord } from "../../domain/observatory/observatory-record.ts";
import {
	cutToOneDecimal,
	MATURITY_SCALE,
	maturityBandOf,
	ONLINE_SHARES,
	reasonOf,
} from "../../domain/observatory/scales.ts";
import { readEvidence } from "../../domain/site-documents/evidence.ts";
import type { DeskServices } from "../frame/desk-route.ts";
import { readObservatory } from "./evaluations.server.ts";
import { sayScore } from "./list-routes.tsx";
import { evidenceIn, listWarnings, NO_ANSWER } from "./read-evaluation-form.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";

interface ScoreProps {
	content: RecordContent;
	language: DeskLanguage;
	/** Whether the card stands in a form, which can take figures away that were set by hand. */
	isForm: boolean;
}

/** Score, maturity and dimensions that the answers give, as the portal would show them. */
export function ScoreCard({ content, language, isForm }: ScoreProps) {
	const t = OBSERVATORY_TEXTS[language];
	const reading = readObservatoryRecord(content.observatory?.[0]);
	if (!reading) return null;
	const record = scoreRecord(reading.row);
	const confirmed = countConfirmed(record);
	const ceiling = findCeiling(record);
	const dimensions = scoreDimensions(record);
	const { evaluation_score: score, maturity_level: maturity } = record;
	return (
		<section className="card" aria-labelledby="nota-calculada">
			<h2 id="nota-calculada">{t.result}</h2>
			{isForm && <p className="hint">{t.resultHint}</p>}
			<p className="figure">{score === null ? t.notYet : sayScore(score, language)}</p>
			{maturity !== null && (
				<p>
					{t.maturity}: {cutToOneDecimal(maturity).toFixed(1)} {t.of} {MATURITY_SCALE.highest.toFixed(1)} ·{" "}
					{t.maturities[maturityBandOf(maturity)]}
				</p>
			)}
			<p>
				{t.confirmed}: {confirmed} {t.of} {INDICATORS.length}. {score === null && `${t.least} ${LEAST_CONFIRMED}.`}
				{ceiling && `${t.ceiling}: ${sayScore(ceiling.evaluation_score, language)}.`}
			</p>
			{bringsOwnFigures(record) && (
				<div className="notice" data-kind="warning">
					<p>{t.own}</p>
					{isForm && (
						<p>
							<label className="choice">
								<input type="checkbox" name="calcular" value="si" />
								{t.recount}
							</label>
						</p>
					)}
				</div>
			)}
			<dl className="dimensions">
				{DIMENSIONS.map(({ key, name }) => {
					const indicators = INDICATORS_BY_DIMENSION[key];
					const unknown = indicators.filter((each) => judgeIndicator(record, each.key) === null).length;
					const open = unknown / indicators.length;
					const percent = (share: number) => `${Math.round(share * 100)} %`;
					return (
						<div key={key}>
							<dt>{name[language]}</dt>
							<dd>
								<ShareBar
									parts={[
										{ kind: "confirmed", count: dimensions[key] },
										{ kind: "old", count: open },
										{ kind: "none", count: Math.max(0, 1 - dimensions[key] - open) },
									]}
								/>
								{percent(dimensions[key])} {t.reached}
								{unknown > 0 && ` · ${percent(open)} ${t.unknownPart}`}
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}

/** What is published of each indicator: answer, why, and what shows it. */
export function AnswerList({ content, language }: { content: RecordContent; language: DeskLanguage }) {
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

/** For whoever reviews: where the draft of an evaluation does not go with its procedure. Nothing for other drafts. */
export async function listReviewWarnings(
	{ database }: DeskServices,
	{ record, content, base }: Draft,
	language: DeskLanguage,
): Promise<string[]> {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	if (kind !== "evaluation") return [];
	const catalogue = await database.read(readObservatory);
	const procedure = findEvaluated(catalogue, id)?.procedure ?? findProcedure(catalogue, id);
	return [...listWarnings({ content, base, procedure }, language).values()].flat();
}

/** The same in words. */
export function ReviewWarnings({ warnings, language }: { warnings: readonly string[]; language: DeskLanguage }) {
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
