import { ShareBar } from "../../app/quality/share-bar.tsx";
import type { RecordContent } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
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
import { cutToOneDecimal, MATURITY_SCALE, maturityBandOf } from "../../domain/observatory/scales.ts";
import { sayScore } from "./list-routes.tsx";
import { OBSERVATORY_TEXTS } from "./texts.ts";

interface ScoreProps {
	content: RecordContent;
	language: Language;
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
